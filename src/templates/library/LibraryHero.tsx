import type { Template } from "../../../content/schemas/template.ts";
import { categories } from "../../../content/schemas/template-categories.ts";
import { templateLibrary as copy } from "../../../content/template-library.ts";
import { CornerEngraving } from "../../templates/CornerEngraving.tsx";
import { categoryInks } from "../category-inks.ts";

/** The document in front of each category's sheet. */
export const inFront = (templates: readonly Template[]) =>
  categories.map((category) => templates.find((template) => template.category === category) ?? templates[0]!);

/** The open drawer: one sheet for each category, tabs up, the nearest in front. Phones have the categories just below. */
function OpenDrawer({ templates }: { templates: readonly Template[] }) {
  const fronts = inFront(templates);
  const tabs = ["ml-0", "ml-18", "ml-34", "ml-46"];
  return (
    <div aria-hidden="true" className="relative pt-2 max-md:hidden">
      {categories.map((category, index) => {
        const held = templates.filter((template) => template.category === category);
        return (
          <div key={category} className={`relative ${index > 0 ? "-mt-12" : ""}`}>
            <span
              className={`${tabs[index]} relative z-10 -mb-px inline-flex gap-1.5 border border-b-0 border-line-strong/50 bg-sheet px-3 py-0.5 text-sm font-strong ${categoryInks[category].text}`}
            >
              {category} <span className="font-normal text-muted">{held.length}</span>
            </span>
            <div
              className={`relative overflow-clip border border-line-strong/50 bg-sheet h-26 ${categoryInks[category].edge}`}
            >
              <CornerEngraving template={fronts[index]!} className="absolute -top-20 -right-20 size-52 opacity-80" />
              {/* As much as shows above the folder in front. */}
              <ul className="px-3 pt-1.5 text-sm text-muted max-lg:hidden">
                {held.slice(0, 2).map(({ id, title }) => (
                  <li key={id} className="w-74 truncate">
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      })}
      <div className="relative -mt-9 h-20 border border-line-strong/60 bg-paper-deep shadow-lift">
        <div className="mx-auto mt-6 flex h-8 w-44 items-center justify-center border border-line-strong/60 bg-sheet text-xs font-strong tracking-widest">
          {templates.length} TEMPLATES
        </div>
      </div>
    </div>
  );
}

export const LibraryHero = ({ templates }: { templates: readonly Template[] }) => (
  <div className="page-width grid items-center gap-4 pt-32 pb-6 md:gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,19rem)] md:pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
    <div>
      <h1 className="max-w-[34rem] text-4xl">{copy.heading}</h1>
      <p className="mt-3 max-w-text text-muted md:text-lg md:text-balance lg:mt-5">{copy.intro}</p>
      <ol className="mt-7 grid gap-x-8 border-ink max-md:hidden lg:grid-cols-[1fr_1fr_auto] lg:border-t lg:pt-4">
        {copy.ways.map(({ title, text }) => (
          <li
            key={title}
            className="flex gap-x-3 text-sm text-muted max-lg:border-t max-lg:border-line max-lg:py-1.5 lg:block"
          >
            <b className="w-20 shrink-0 text-ink lg:mb-0.5 lg:block lg:w-auto lg:text-lg lg:font-heading lg:tracking-tight">
              {title}
            </b>
            <span className="block lg:max-w-44">{text}</span>
          </li>
        ))}
      </ol>
    </div>
    <OpenDrawer templates={templates} />
  </div>
);

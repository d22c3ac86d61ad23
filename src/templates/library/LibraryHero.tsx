import type { Template } from "../../../content/schemas/template.ts";
import { categories } from "../../../content/schemas/template-categories.ts";
import { templateLibrary as copy } from "../../../content/template-library.ts";
import { CornerEngraving } from "../../templates/CornerEngraving.tsx";
import { categoryInks } from "../category-inks.ts";

/** The open drawer: one sheet for each category, tabs up, the nearest in front. On phones the head of its first folder. */
function OpenDrawer({ templates }: { templates: readonly Template[] }) {
  const tabs = ["ml-0", "ml-18", "ml-34", "ml-46"];
  return (
    <div aria-hidden="true" className="relative lg:max-w-[27rem] lg:pt-2 max-lg:h-18 max-lg:overflow-clip">
      {categories.map((category, index) => {
        const held = templates.filter((template) => template.category === category);
        const front = held[0] ?? templates[0]!;
        return (
          <div key={category} className={`relative ${index > 0 ? "-mt-12 max-lg:hidden" : ""}`}>
            <span
              className={`${tabs[index]} relative z-10 -mb-px inline-flex gap-1.5 border border-b-0 border-line-strong/50 bg-sheet px-3 py-1 text-xs font-strong ${categoryInks[category].text}`}
            >
              {category} <span className="font-normal text-muted">{held.length}</span>
            </span>
            <div className="relative h-26 overflow-clip border border-line-strong/50 bg-sheet">
              <CornerEngraving template={front} className="absolute -top-20 -right-16 size-52 opacity-80" />
              {/* As much as shows above the folder in front. */}
              <ul className="px-3 pt-2 text-xs text-muted max-lg:hidden">
                {held.slice(0, 2).map(({ id, title }) => (
                  <li key={id} className="w-70 truncate">
                    {title}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        );
      })}
      <div className="relative -mt-9 h-20 max-lg:hidden border border-line-strong/60 bg-paper-deep shadow-lift">
        <div className="mx-auto mt-6 flex h-8 w-44 items-center justify-center border border-line-strong/60 bg-sheet text-xs font-strong tracking-widest">
          {templates.length} TEMPLATES
        </div>
      </div>
    </div>
  );
}

export const LibraryHero = ({ templates }: { templates: readonly Template[] }) => (
  <div className="page-width grid items-center gap-5 pt-32 lg:gap-12 lg:pb-10 max-lg:border-b max-lg:border-line lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-16">
    <div>
      <h1 className="max-w-[34rem] text-4xl">{copy.heading}</h1>
      <p className="mt-3 max-w-text text-muted md:text-lg md:text-balance lg:mt-5">{copy.intro}</p>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm font-strong max-md:hidden">
        {copy.points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-1.5 rounded-full bg-action" />
            {point}
          </li>
        ))}
      </ul>
    </div>
    <OpenDrawer templates={templates} />
  </div>
);

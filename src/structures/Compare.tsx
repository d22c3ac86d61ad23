import { comparison } from "../../content/structures/comparison.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { TickList } from "../ui/TickList.tsx";
import { CompareTable } from "./CompareTable.tsx";

const notes = sectionNotes("compare", lawsNamed(comparison.rows));

/** When to choose which, as the heads of one table on wide screens: the section's heading is over its first column. */
export function Compare() {
  const { heading, text, footnote, choices } = comparison;
  return (
    <section
      id="compare"
      aria-labelledby="compare-heading"
      className="section-space border-y border-line bg-sheet max-md:py-9"
    >
      <div className="page-width">
        <div className="grid gap-y-5 lg:grid-cols-4">
          <div className="max-w-prose lg:pr-6">
            <h2 id="compare-heading" className="text-3xl">
              {heading}
            </h2>
            <p className="mt-3 text-muted md:mt-4 md:text-lg md:text-balance">
              <NoBreaks text={text} />
            </p>
          </div>
          <ul className="max-md:snap-row md:grid md:grid-cols-3 lg:col-span-3">
            {choices.map((choice) => (
              <li
                key={choice.structure}
                className="flex flex-col border border-line bg-paper p-5 md:px-4 md:not-first:border-l-0 lg:pt-6 lg:border-b-0"
              >
                <div className="flex items-end gap-3 border-b border-ink lg:flex-col lg:items-start lg:gap-0">
                  <h3 className="pb-3 text-xl max-lg:grow md:text-lg lg:order-last lg:pt-4">{choice.heading}</h3>
                  <SceneImage name={`form-${choice.structure}`} lazy className="h-14 w-auto lg:h-20" />
                </div>
                <TickList items={choice.points} className="mt-4 mb-5 text-sm max-md:space-y-1.5 lg:mb-6" />
                <ButtonLink look="outline" href={choice.button.href} className="mt-auto px-3!">
                  {choice.button.label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="max-lg:mt-6 lg:border-t lg:border-ink">
          <CompareTable notes={notes} />
        </div>
        <LawNotes notes={notes} className="mt-4 lg:mt-8">
          <p className="max-w-prose pb-5 text-sm text-muted">{footnote}</p>
        </LawNotes>
      </div>
    </section>
  );
}

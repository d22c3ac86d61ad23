import { comparison } from "../../content/structures/comparison.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { SceneImage } from "../ui/guilloche/Guilloche.tsx";
import { Section } from "../ui/Section.tsx";
import { TickList } from "../ui/TickList.tsx";
import { CompareTable } from "./CompareTable.tsx";

const notes = sectionNotes("compare", lawsNamed(comparison.rows));

/** When to choose which, then the rows to compare. */
export function Compare() {
  const { heading, text, footnote, choices } = comparison;
  return (
    <Section id="compare" className="max-md:py-9" tone="sheet" title={heading} intro={text}>
      <ul className="max-md:snap-row md:grid md:grid-cols-3">
        {choices.map((choice) => (
          <li
            key={choice.structure}
            className="flex flex-col border border-line bg-paper p-5 md:px-4 md:not-first:border-l-0 lg:p-6"
          >
            <div className="flex items-end gap-3 border-b border-ink">
              <h3 className="grow pb-3 text-xl md:max-lg:text-lg">{choice.heading}</h3>
              <SceneImage name={`form-${choice.structure}`} lazy className="h-14 w-auto lg:h-18" />
            </div>
            <TickList items={choice.points} className="mt-4 mb-5 text-sm max-md:space-y-1.5 lg:mt-5 lg:mb-6" />
            <ButtonLink look="outline" href={choice.button.href} className="mt-auto px-3!">
              {choice.button.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="mt-6 lg:mt-10">
        <CompareTable notes={notes} />
      </div>
      <LawNotes notes={notes} className="">
        <p className="max-w-prose pb-5 text-sm text-muted">{footnote}</p>
      </LawNotes>
    </Section>
  );
}

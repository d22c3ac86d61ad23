import { comparison } from "../../content/structures/comparison.ts";
import { LawNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { TickList } from "../ui/TickList.tsx";
import { CompareTable } from "./CompareTable.tsx";

const notes = sectionNotes("compare", lawsNamed(comparison.rows));

/** The three structures in one table, the notes of law that go with its figures, and when to choose which. */
export function Compare() {
  const { heading, text, footnote, choices } = comparison;
  return (
    <Section id="compare" className="max-md:py-9" tone="sheet" title={heading} intro={text}>
      <CompareTable notes={notes} />
      <LawNotes notes={notes} className="lg:mt-8">
        <p className="max-w-prose pb-5 text-sm text-muted">{footnote}</p>
      </LawNotes>
      <ul className="max-md:snap-row mt-4 md:mt-6 md:grid md:gap-3 lg:mt-12 lg:grid-cols-3 lg:gap-5">
        {choices.map((choice) => (
          <li
            key={choice.structure}
            className="flex flex-col border border-line bg-paper p-5 md:max-lg:grid md:max-lg:grid-cols-[15rem_minmax(0,1fr)] md:max-lg:gap-x-8 lg:p-7"
          >
            <h3 className="text-xl">{choice.heading}</h3>
            <TickList
              items={choice.points}
              className="mt-3 mb-5 text-sm max-md:space-y-1.5 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:my-0 lg:mt-4 lg:mb-6"
            />
            <ButtonLink look="outline" href={choice.button.href} className="mt-auto md:max-lg:self-end">
              {choice.button.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

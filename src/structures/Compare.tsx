import { comparison } from "../../content/structures/comparison.ts";
import { LawNotes, NoteNumber } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { Section } from "../ui/Section.tsx";
import { TickList } from "../ui/TickList.tsx";

const notes = sectionNotes("compare", lawsNamed(comparison.rows));

/** The three structures in one table, the notes of law that go with its figures, and when to choose which. */
export function Compare() {
  return (
    <Section id="compare" tone="sheet" title={comparison.heading} intro={comparison.text}>
      <DataTable
        caption={comparison.heading}
        columns={["", ...comparison.columns.map(({ label }) => label)]}
        rows={comparison.rows.map((row) => ({
          heading: (
            <>
              {row.label}
              <NoteNumber notes={notes} ids={row.laws} />
            </>
          ),
          cells: comparison.columns.map(({ id }) => row.values[id]),
        }))}
        note={comparison.footnote}
      />
      <LawNotes notes={notes} />
      <ul className="mt-12 grid gap-5 lg:grid-cols-3">
        {comparison.choices.map((choice) => (
          <li key={choice.structure} className="flex flex-col border border-line bg-paper p-6 md:p-7">
            <h3 className="text-xl">{choice.heading}</h3>
            <TickList items={choice.points} className="mt-4 mb-6 text-sm" />
            <ButtonLink look="outline" href={choice.button.href} className="mt-auto">
              {choice.button.label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

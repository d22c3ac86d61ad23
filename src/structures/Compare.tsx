import type { ReactNode } from "react";
import { comparison } from "../../content/structures/comparison.ts";
import { LawNotes, NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { lawsNamed, sectionNotes } from "../law/section-notes.ts";
import { Disclosure } from "../ui/Disclosure.tsx";
import { TextLink } from "../ui/links.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";
import { Section } from "../ui/Section.tsx";

const { heading, columns, rows, later } = comparison;

const firstLater = rows.findIndex(({ id }) => id === later.from);

interface Props {
  notes: SectionNotes;
  caption: string;
  shown: typeof rows;
  /** Goes on from the table above it, which decides and is set larger. */
  goesOn?: boolean;
}

/** Three columns at every width. On phones a row's name is a band above its cells, and the heads stay under the header. */
const Rows = ({ notes, caption, shown, goesOn = false }: Props) => (
  <table
    className={`w-full table-fixed border-collapse text-left text-sm max-md:block max-md:leading-snug ${goesOn ? "" : "lg:text-base"}`}
  >
    <caption className="sr-only">{caption}</caption>
    <thead className="max-md:sticky max-md:top-18 max-md:z-10 max-md:-mx-5 max-md:block max-md:bg-sheet max-md:px-5">
      <tr className="border-b border-ink max-md:grid max-md:grid-cols-3 max-md:gap-x-3">
        <td className="py-3 pr-4 max-md:hidden lg:w-1/5" />
        {columns.map(({ id, label }) => (
          <th
            key={id}
            scope="col"
            className="py-2.5 align-bottom font-strong max-md:self-end max-md:pr-3 max-md:leading-tight md:px-4 md:py-3 md:text-base md:last:pr-0"
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {shown.map(({ id, label, values, laws }) => (
        <tr
          key={id}
          className="border-line max-md:grid max-md:grid-cols-3 max-md:gap-x-3 md:border-b md:in-[details]:last:border-b-0"
        >
          <th
            scope="row"
            className="align-top font-strong max-md:col-span-3 max-md:-mx-5 max-md:bg-paper-deep max-md:px-5 max-md:py-1 md:py-2.5 md:pr-4 lg:py-2.5"
          >
            {label}
            <NoteNumber notes={notes} ids={laws} />
          </th>
          {columns.map((column) => (
            <td key={column.id} className="py-1.5 align-top md:px-4 md:py-2.5 md:last:pr-0 lg:py-2.5">
              <NoBreaks text={values[column.id]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The rows that decide, then the others in a fold. */
const CompareTable = ({ notes }: { notes: SectionNotes }) => (
  <>
    <Rows notes={notes} caption={heading} shown={rows.slice(0, firstLater)} />
    <Disclosure
      line="title"
      label={<span className="text-base">{later.label}</span>}
      className="prints-open max-md:mt-3 max-md:border-t max-md:border-line"
    >
      <Rows notes={notes} caption={later.label} shown={rows.slice(firstLater)} goesOn />
    </Disclosure>
  </>
);

const notes = sectionNotes("compare", lawsNamed(comparison.rows));

/** The rows to compare, when to choose which, and a way on for who cannot tell. */
export function Compare({ children }: { children: ReactNode }) {
  const { heading, text, footnote, choices } = comparison;
  return (
    <Section id="compare" tone="sheet" title={heading} intro={text}>
      <CompareTable notes={notes} />
      <LawNotes notes={notes} className="">
        <p className="max-w-prose pb-5 text-sm text-muted">{footnote}</p>
      </LawNotes>
      <ul className="mt-6 max-md:snap-row md:grid md:grid-cols-3 lg:mt-10">
        {choices.map((choice) => (
          <li
            key={choice.structure}
            className="flex flex-col border border-line bg-paper p-5 text-sm md:px-4 md:not-first:border-l-0 lg:p-6"
          >
            <h3 className="text-lg">{choice.heading}</h3>
            <ul className="my-3 list-disc space-y-1 pl-5 marker:text-muted">
              {choice.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <TextLink href={choice.button.href} className="mt-auto flex min-h-11 items-center font-strong">
              {choice.button.label}
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-5">{children}</p>
    </Section>
  );
}

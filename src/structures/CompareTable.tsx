import { comparison } from "../../content/structures/comparison.ts";
import { NoteNumber, type SectionNotes } from "../law/LawNotes.tsx";
import { NoBreaks } from "../ui/NoBreaks.tsx";

/** Three columns at every width. On phones a row's name is a band above its cells, and the heads stay under the header. */
export const CompareTable = ({ notes }: { notes: SectionNotes }) => (
  <table className="w-full table-fixed border-collapse text-left text-sm max-md:block max-md:leading-snug">
    <caption className="sr-only">{comparison.heading}</caption>
    <thead className="max-md:sticky max-md:top-18 max-md:z-10 max-md:-mx-5 max-md:block max-md:bg-sheet max-md:px-5">
      <tr className="border-b border-ink max-md:grid max-md:grid-cols-3 max-md:gap-x-3">
        <td className="py-3 pr-4 max-md:hidden" />
        {comparison.columns.map(({ id, label }) => (
          <th
            key={id}
            scope="col"
            className="py-2.5 align-bottom font-strong max-md:self-end max-md:leading-tight md:px-4 md:py-3 md:text-base md:last:pr-0"
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-md:block">
      {comparison.rows.map(({ id, label, values, laws }) => (
        <tr key={id} className="border-line max-md:grid max-md:grid-cols-3 max-md:gap-x-3 md:border-b">
          <th
            scope="row"
            className="align-top font-strong max-md:col-span-3 max-md:-mx-5 max-md:bg-paper-deep max-md:px-5 max-md:py-1 md:py-2.5 md:pr-4 lg:py-3.5"
          >
            {label}
            <NoteNumber notes={notes} ids={laws} />
          </th>
          {comparison.columns.map((column) => (
            <td key={column.id} className="py-1.5 align-top md:px-4 md:py-2.5 md:last:pr-0 lg:py-3.5">
              <NoBreaks text={values[column.id]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

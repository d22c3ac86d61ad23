import type { ReactNode } from "react";

interface Row {
  heading: ReactNode;
  cells: readonly ReactNode[];
}

interface Props {
  caption: string;
  /** Column headings; the first is for the row headings and may be empty. */
  columns: readonly string[];
  rows: readonly Row[];
  /** On phones: rows become cards, or the table scrolls inside its own frame. */
  phone?: "cards" | "scroll";
  note?: ReactNode;
}

/** How many rows from this one on share its heading, and 0 for those that the first of them speaks for. */
function rowsUnder(rows: readonly Row[], index: number): number {
  const { heading } = rows[index]!;
  if (rows[index - 1]?.heading === heading) return 0;
  const end = rows.findIndex((row, at) => at > index && row.heading !== heading);
  return (end < 0 ? rows.length : end) - index;
}

/** For all cells at once: tables have up to a hundred rows. */
const cellStyles =
  "[&_th]:py-3.5 [&_th]:pr-4 [&_th]:align-top [&_th]:font-strong [&_td]:px-4 [&_td]:py-3.5 [&_td]:align-top [&_td:last-child]:pr-0";
const cardStyles =
  "max-md:block max-md:[&_th]:block max-md:[&_th]:pt-0 max-md:[&_th]:pb-2 max-md:[&_th]:text-base max-md:[&_td]:grid max-md:[&_td]:grid-cols-[8.5rem_minmax(0,1fr)] max-md:[&_td]:gap-3 max-md:[&_td]:px-0 max-md:[&_td]:py-1 max-md:[&_td:empty]:hidden";

/** A real table on ledger lines. Equal headings in a row are one; as cards each keeps its own. */
export function DataTable({ caption, columns, rows, phone = "cards", note }: Props) {
  const [corner = "", ...heads] = columns;
  const cards = phone === "cards";
  return (
    <figure>
      <div
        className={cards ? "" : "overflow-x-auto"}
        {...(cards ? {} : { tabIndex: 0, role: "region", "aria-label": caption })}
      >
        <table
          className={`w-full border-collapse text-left text-sm ${cards ? "max-md:block md:table-fixed" : columns.length > 3 ? "min-w-[40rem]" : ""}`}
        >
          <caption className="sr-only">{caption}</caption>
          <thead className={cards ? "max-md:sr-only" : ""}>
            <tr className="border-b border-ink">
              {corner ? (
                <th scope="col" className="py-3 pr-4 align-bottom text-base font-strong">
                  {corner}
                </th>
              ) : (
                <td className="py-3 pr-4" />
              )}
              {heads.map((head) => (
                <th key={head} scope="col" className="px-4 py-3 align-bottom text-base font-strong last:pr-0">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={`${cellStyles} ${cards ? cardStyles : ""}`}>
            {rows.map((row, index) => {
              const under = cards ? rowsUnder(rows, index) : 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed content and never reordered
                <tr key={index} className={`border-b border-line ${cards ? "max-md:block max-md:py-4" : ""}`}>
                  <th scope="row" rowSpan={under > 1 ? under : undefined} className={under ? undefined : "md:hidden"}>
                    {row.heading}
                  </th>
                  {row.cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <td key={column}>
                      {cards && cell !== "" && (
                        <span aria-hidden="true" className="text-muted md:hidden">
                          {heads[column]}
                        </span>
                      )}
                      {cell !== "" && <div>{cell}</div>}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {note && <figcaption className="mt-4 max-w-prose text-sm text-muted">{note}</figcaption>}
    </figure>
  );
}

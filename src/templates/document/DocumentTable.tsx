import { type Block, plainText } from "../../../domain/templates/model.ts";
import { Segments } from "./Segments.tsx";

const columnWidths = [
  "",
  "w-1/12",
  "w-2/12",
  "w-3/12",
  "w-4/12",
  "w-5/12",
  "w-6/12",
  "w-7/12",
  "w-8/12",
  "w-9/12",
  "w-10/12",
  "w-11/12",
  "w-full",
];

/** Two columns fit a phone; with more the table scrolls in its frame, and says so. */
const scrolling =
  "scroll-hint before:sticky before:left-0 before:block before:w-fit before:pb-1 before:text-sm before:text-muted max-sm:before:content-['Swipe_to_see_all_columns']";

export function DocumentTable({ table }: { table: Extract<Block, { kind: "table" }> }) {
  const scrolls = table.widths.length > 2;
  const look = (column: number) =>
    `${columnWidths[Math.round((table.widths[column] ?? 0) * 12)]} ${table.align[column] === "right" ? "text-right" : ""} ${scrolls ? "" : "max-sm:w-auto"}`;
  const name = table.header ? `Table: ${table.header.map(plainText).join(", ")}` : "Table";
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has a name because it takes the focus, and is no part of a form
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <div role="group" className={`my-5! overflow-x-auto ${scrolls ? scrolling : ""}`} tabIndex={0} aria-label={name}>
      <table
        className={`w-full border-collapse border-y border-line-strong text-left text-sm leading-snug ${scrolls ? "min-w-[30rem]" : ""}`}
      >
        {table.header && (
          <thead>
            <tr className="bg-paper">
              {table.header.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <th key={column} scope="col" className={`px-3 py-2 align-bottom font-strong ${look(column)}`}>
                  <Segments segments={cell} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {table.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names
            <tr key={row} className="border-t border-line">
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <td key={column} className={`px-3 py-2 align-top ${look(column)}`}>
                  <Segments segments={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * RFC 4180, and safe to open in a spreadsheet: a cell that a spreadsheet would run as a formula is led by an
 * apostrophe, which it shows as text.
 */
export type Cell = string | number | null;

const looksLikeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The semicolon too: it separates cells where the comma is the decimal sign. */
const needsQuotes = /[",;\t\r\n]/;

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

export type Column<Row> = readonly [head: string, cell: (row: Row) => Cell];

/** At the beginning of a file: by it spreadsheets know that names may be in any script. */
export const excelMark = "\ufeff";

/** The line of heads, then one for each row: there may be more than fit into memory. */
export async function* csvLines<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  mark = "",
): AsyncGenerator<string> {
  yield mark + csvLine(columns.map(([head]) => head));
  for await (const row of rows) yield csvLine(columns.map(([, cell]) => cell(row)));
}

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The header that makes a response a download with this name, whatever letters it has. */
export const toAttachment = (name: string): string => `attachment; ${fileName(name)}`;

/** The header of a file that the browser may show. */
export const toInline = (name: string): string => `inline; ${fileName(name)}`;

function fileName(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}

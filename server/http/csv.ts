/**
 * RFC 4180, and safe to open in a spreadsheet: a cell that a spreadsheet would run as a formula is led by an
 * apostrophe, which it shows as text.
 */
export type Cell = string | number | null;

const looksLikeFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The semicolon too: it separates cells where the comma is the decimal sign. */
const needsQuotes = /[",;\t\r\n]/;

export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const harmless = looksLikeFormula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

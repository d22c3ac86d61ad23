import { parseInline } from "./inline.ts";
import type { BodyLine, ParsedSignatures, ParsedTable } from "./parsed.ts";
import { joinPieces, MarkupError, type Piece } from "./position.ts";

/** The cells between the bars of a line; the bar inside {{amount|words}} or [[#id|number]] separates nothing. */
function splitCells({ text, line, column }: Piece): Piece[] {
  const cells: Piece[] = [];
  let start = 0;
  for (const raw of text.split(/\|(?![^{[]*(?:\}\}|\]\]))/)) {
    cells.push({ text: raw.trim(), line, column: column + start + raw.length - raw.trimStart().length });
    start += raw.length + 1;
  }
  return cells;
}

const parseCell = (cell: Piece) => parseInline(joinPieces([cell]));

function rowCells(row: BodyLine): Piece[] {
  if (!row.text.endsWith("|")) throw new MarkupError(row, "a table row ends with |");
  return splitCells({ ...row, text: row.text.slice(1, -1), column: row.column + 1 });
}

const isRule = ({ text }: BodyLine): boolean => /^\|[-:|\s]+\|$/.test(text) && text.includes("---");

export function parseTable(lines: BodyLine[]): ParsedTable {
  const ruleAt = lines.findIndex(isRule);
  const first = lines[0]!;
  const rule = lines[ruleAt];
  if (!rule || ruleAt > 1) throw new MarkupError(first, "a table needs a |---|---| line first or after its header");
  const lastRule = lines.findLast(isRule)!;
  if (lastRule !== rule)
    throw new MarkupError(lastRule, "a second |---|---| line: leave a blank line between two tables");
  const dashes = rowCells(rule).map(({ text }) => text);
  const total = dashes.reduce((sum, cell) => sum + cell.length, 0);
  const rows = lines
    .filter((line) => line !== rule)
    .map((row) => {
      const cells = rowCells(row);
      if (cells.length !== dashes.length)
        throw new MarkupError(row, `${cells.length} cells in a table of ${dashes.length} columns`);
      return { when: row.when, cells: cells.map(parseCell) };
    });
  return {
    kind: "table",
    position: { line: first.line, column: first.column },
    when: rule.when,
    headed: ruleAt === 1,
    widths: dashes.map((cell) => cell.length / total),
    align: dashes.map((cell) => (cell.endsWith(":") ? "right" : "left")),
    rows,
  };
}

/** Each line: what is signed | Name: {{signatory}} | Date: */
export function parseSignatures(directive: BodyLine, lines: BodyLine[]): ParsedSignatures {
  if (lines.length === 0) throw new MarkupError(directive, "@signatures has no signatures under it");
  return {
    kind: "signatures",
    position: { line: directive.line, column: directive.column },
    when: directive.when,
    boxes: lines.map((line) => {
      const [heading, ...fields] = splitCells(line);
      return { when: line.when, heading: parseCell(heading!), fields: fields.map(parseSignatureField) };
    }),
  };
}

function parseSignatureField(field: Piece) {
  const { text, line, column } = field;
  const colon = text.indexOf(":");
  if (colon < 1) throw new MarkupError(field, `"${text}" needs a colon, as in Name: or Date:`);
  const value = text.slice(colon + 1);
  const indent = value.length - value.trimStart().length;
  return {
    label: text.slice(0, colon),
    value: parseCell({ text: value.trim(), line, column: column + colon + 1 + indent }),
  };
}

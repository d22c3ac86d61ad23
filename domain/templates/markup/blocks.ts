import {
  type Condition,
  type Inline,
  joinPieces,
  MarkupError,
  type Piece,
  type Position,
  parseInline,
  readConditionLine,
} from "./inline.ts";

/** The body of a template as blocks, before options are chosen and numbers given. docs/templates.md shows the markup. */
export type ClauseLevel = 1 | 2 | 3 | 4;
export type Align = "left" | "right";

interface Placed {
  position: Position;
  /** The block is in the document when all of these are true. */
  when: Condition[];
  id?: string;
}

export type TextKind =
  | "part"
  | "schedule"
  | "heading"
  | "paragraph"
  | "definition"
  | "line"
  | "note"
  | "recital"
  | "party"
  | "bullet"
  | "continuation";

type ParsedText = Placed & { kind: TextKind; text: Inline[] };
type ParsedClause = Placed & { kind: "clause"; level: ClauseLevel; headed: boolean; text: Inline[] };
type ParsedTable = Placed & {
  kind: "table";
  headed: boolean;
  /** Parts of the whole, adding up to 1. */
  widths: number[];
  align: Align[];
  rows: { when: Condition[]; cells: Inline[][] }[];
};
type ParsedSignatures = Placed & {
  kind: "signatures";
  boxes: { when: Condition[]; heading: Inline[]; fields: { label: string; value: Inline[] }[] }[];
};
export type ParsedBlock = ParsedText | ParsedClause | ParsedTable | ParsedSignatures | (Placed & { kind: "pagebreak" });

/** A line without the spaces around it, and the conditions it is under. */
interface BodyLine extends Piece {
  when: Condition[];
}

const parseCell = (cell: Piece) => parseInline(joinPieces([cell]));

const isRule = ({ text }: BodyLine): boolean => /^\|[-:|\s]+\|$/.test(text) && text.includes("---");

type Marker = { pattern: RegExp } & ({ kind: TextKind } | { kind: "clause"; level: ClauseLevel; headed: boolean });

const markers: Marker[] = [
  { pattern: /^# /, kind: "part" },
  { pattern: /^=== /, kind: "schedule" },
  { pattern: /^### /, kind: "heading" },
  { pattern: /^## /, kind: "clause", level: 1, headed: true },
  { pattern: /^\d+\. /, kind: "clause", level: 1, headed: false },
  { pattern: /^- /, kind: "clause", level: 2, headed: false },
  { pattern: /^-- /, kind: "clause", level: 3, headed: false },
  { pattern: /^--- /, kind: "clause", level: 4, headed: false },
  { pattern: /^\([A-Z]\) /, kind: "recital" },
  { pattern: /^\(\d+\) /, kind: "party" },
  { pattern: /^\* /, kind: "bullet" },
  { pattern: /^: /, kind: "definition" },
  { pattern: /^~ /, kind: "continuation" },
  { pattern: /^% /, kind: "line" },
  { pattern: /^> /, kind: "note" },
];

/** Lines with their conditions; the lines that open and close conditions are used up here. */
function readLines(body: string): BodyLine[] {
  const open: Condition[] = [];
  const lines: BodyLine[] = [];
  body.split("\n").forEach((raw, index) => {
    const text = raw.trim();
    const position = { line: index + 1, column: raw.length - raw.trimStart().length + 1 };
    const opens = readConditionLine(text, position);
    const closes = /^\{\/([A-Za-z0-9]+)\}$/.exec(text)?.[1];
    if (opens) open.push(opens);
    else if (closes) {
      if (open.pop()?.id !== closes) throw new MarkupError(position, `{/${closes}} closes nothing`);
    } else lines.push({ text, ...position, when: [...open] });
  });
  const unclosed = open.pop();
  if (unclosed) throw new MarkupError(unclosed.position, `{?${unclosed.id}} is not closed`);
  return lines;
}

/** The blocks of a body. Throws a MarkupError for the first thing that cannot be read. */
export function parseBody(body: string): ParsedBlock[] {
  const lines = readLines(body);
  const blocks: ParsedBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]!;
    if (!first.text) at += 1;
    else if (first.text.startsWith("|")) {
      const rows = takeWhile(lines, at, ({ text }) => text.startsWith("|"));
      blocks.push(parseTable(rows));
      at += rows.length;
    } else if (first.text === "@signatures") {
      const boxes = takeWhile(lines, at + 1, ({ text }) => text !== "");
      blocks.push(parseSignatures(first, boxes));
      at += 1 + boxes.length;
    } else if (first.text === "@pagebreak") {
      blocks.push({ kind: "pagebreak", position: { line: first.line, column: first.column }, when: first.when });
      at += 1;
    } else if (first.text.startsWith("@")) throw new MarkupError(first, `unknown directive ${first.text}`);
    else {
      const wrapped = takeWhile(lines, at + 1, (next) => continues(first, next));
      blocks.push(parseText(first, wrapped));
      at += 1 + wrapped.length;
    }
  }
  return blocks;
}

function takeWhile(lines: BodyLine[], from: number, test: (line: BodyLine) => boolean): BodyLine[] {
  const end = lines.findIndex((line, index) => index >= from && !test(line));
  return lines.slice(from, end === -1 ? undefined : end);
}

const sameConditions = (a: Condition[], b: Condition[]): boolean =>
  a.length === b.length && a.every((condition, index) => condition === b[index]);

/** A heading is one line; consecutive notes are one note; any other block runs to a blank line, a marker or a condition. */
function continues(first: BodyLine, next: BodyLine): boolean {
  if (!next.text || !sameConditions(first.when, next.when)) return false;
  if (/^(#+|===) /.test(first.text)) return false;
  if (first.text.startsWith("> ")) return next.text.startsWith("> ");
  return !/^[|@]/.test(next.text) && !markers.some(({ pattern }) => pattern.test(next.text));
}

function parseText(first: BodyLine, wrapped: BodyLine[]): ParsedText | ParsedClause {
  const marker = markers.find(({ pattern }) => pattern.test(first.text));
  const withoutMarker = (line: BodyLine): BodyLine => {
    const length = marker?.pattern.exec(line.text)?.[0].length ?? 0;
    return { ...line, text: line.text.slice(length), column: line.column + length };
  };
  const source = joinPieces([
    withoutMarker(first),
    ...wrapped.map((line) => (marker?.kind === "note" ? withoutMarker(line) : line)),
  ]);
  const anchor = /\s*\{#([a-z0-9-]+)\}$/.exec(source.text);
  const text = parseInline(anchor ? { ...source, text: source.text.slice(0, anchor.index) } : source);
  const { line, column, when } = first;
  const placed = { position: { line, column }, when, ...(anchor ? { id: anchor[1]! } : {}) };
  if (marker?.kind === "clause") return { kind: "clause", level: marker.level, headed: marker.headed, text, ...placed };
  return { kind: marker?.kind ?? "paragraph", text, ...placed };
}

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

function rowCells(row: BodyLine): Piece[] {
  if (!row.text.endsWith("|")) throw new MarkupError(row, "a table row ends with |");
  return splitCells({ ...row, text: row.text.slice(1, -1), column: row.column + 1 });
}

function parseTable(lines: BodyLine[]): ParsedTable {
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
function parseSignatures(directive: BodyLine, lines: BodyLine[]): ParsedSignatures {
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

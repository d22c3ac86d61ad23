import { type Condition, type Inline, MarkupError, parseInline, readConditionLine } from "./inline.ts";

/** The body of a template as blocks, before options are chosen and numbers given. docs/templates.md shows the markup. */
export type ClauseLevel = 1 | 2 | 3 | 4;
export type Align = "left" | "right";

interface Placed {
  line: number;
  /** All must hold for the block to stand. */
  when: Condition[];
  id?: string;
}
export const textKinds = [
  "part",
  "schedule",
  "heading",
  "paragraph",
  "definition",
  "line",
  "note",
  "recital",
  "party",
  "bullet",
  "continuation",
] as const;
export type TextKind = (typeof textKinds)[number];

export type ParsedText = Placed & { kind: TextKind; text: Inline[] };
export type ParsedClause = Placed & { kind: "clause"; level: ClauseLevel; headed: boolean; text: Inline[] };
export type ParsedTable = Placed & {
  kind: "table";
  headed: boolean;
  /** Parts of the whole, adding up to 1. */
  widths: number[];
  align: Align[];
  rows: { when: Condition[]; cells: Inline[][] }[];
};
export type ParsedSignatures = Placed & {
  kind: "signatures";
  boxes: { when: Condition[]; heading: Inline[]; fields: { label: string; value: Inline[] }[] }[];
};
export type ParsedBlock = ParsedText | ParsedClause | ParsedTable | ParsedSignatures | (Placed & { kind: "pagebreak" });

interface SourceLine {
  text: string;
  line: number;
  when: Condition[];
}

type Start = { pattern: RegExp } & ({ kind: TextKind } | { kind: "clause"; level: ClauseLevel; headed: boolean });

const starts: Start[] = [
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
function readLines(body: string): SourceLine[] {
  const open: Condition[] = [];
  const lines: SourceLine[] = [];
  body.split("\n").forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    const opens = readConditionLine(text);
    const closes = /^\{\/([A-Za-z0-9]+)\}$/.exec(text)?.[1];
    if (opens) open.push(opens);
    else if (closes) {
      if (open.pop()?.id !== closes) throw new MarkupError(line, `{/${closes}} closes nothing`);
    } else lines.push({ text, line, when: [...open] });
  });
  const left = open.pop();
  if (left) throw new MarkupError(lines.length, `{?${left.id}} is not closed`);
  return lines;
}

const sameConditions = (a: Condition[], b: Condition[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

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
      blocks.push({ kind: "pagebreak", line: first.line, when: first.when });
      at += 1;
    } else if (first.text.startsWith("@")) throw new MarkupError(first.line, `unknown directive ${first.text}`);
    else {
      const wrapped = takeWhile(lines, at + 1, (next) => continues(first, next));
      blocks.push(parseText(first, wrapped));
      at += 1 + wrapped.length;
    }
  }
  return blocks;
}

function takeWhile(lines: SourceLine[], from: number, test: (line: SourceLine) => boolean): SourceLine[] {
  const end = lines.findIndex((line, index) => index >= from && !test(line));
  return lines.slice(from, end === -1 ? undefined : end);
}

/** A heading is one line; consecutive notes are one note; any other block runs to a blank line, a marker or a condition. */
function continues(first: SourceLine, next: SourceLine): boolean {
  if (!next.text || !sameConditions(first.when, next.when)) return false;
  if (/^(#+|===) /.test(first.text)) return false;
  if (first.text.startsWith("> ")) return next.text.startsWith("> ");
  return !/^[|@]/.test(next.text) && !starts.some(({ pattern }) => pattern.test(next.text));
}

function parseText(first: SourceLine, wrapped: SourceLine[]): ParsedText | ParsedClause {
  const start = starts.find(({ pattern }) => pattern.test(first.text));
  const strip = (text: string): string => (start ? text.replace(start.pattern, "") : text);
  const joined = [strip(first.text), ...wrapped.map(({ text }) => (start?.kind === "note" ? strip(text) : text))].join(
    " ",
  );
  const anchor = /\s*\{#([a-z0-9-]+)\}$/.exec(joined);
  const text = parseInline(anchor ? joined.slice(0, anchor.index) : joined, first.line);
  const placed = { line: first.line, when: first.when, ...(anchor ? { id: anchor[1]! } : {}) };
  if (start?.kind === "clause") return { kind: "clause", level: start.level, headed: start.headed, text, ...placed };
  return { kind: start?.kind ?? "paragraph", text, ...placed };
}

function cellsOf({ text, line }: SourceLine): string[] {
  if (!text.endsWith("|")) throw new MarkupError(line, "a table row ends with |");
  // The bar inside {{amount|words}} or [[#id|number]] does not part cells.
  return text
    .slice(1, -1)
    .split(/\|(?![^{[]*(?:\}\}|\]\]))/)
    .map((cell) => cell.trim());
}

function parseTable(lines: SourceLine[]): ParsedTable {
  const isRule = ({ text }: SourceLine): boolean => /^\|[-:|\s]+\|$/.test(text) && text.includes("---");
  const rule = lines.findIndex(isRule);
  const first = lines[0]!;
  if (rule !== 0 && rule !== 1)
    throw new MarkupError(first.line, "a table needs a |---|---| line first or after its header");
  const second = lines.findLast(isRule);
  if (second !== lines[rule])
    throw new MarkupError(second!.line, "a second |---|---| line: leave a blank line between two tables");
  const dashes = cellsOf(lines[rule]!);
  const total = dashes.reduce((sum, cell) => sum + cell.length, 0);
  const rows = lines
    .filter((_, index) => index !== rule)
    .map((row) => {
      const cells = cellsOf(row);
      if (cells.length !== dashes.length)
        throw new MarkupError(row.line, `${cells.length} cells in a table of ${dashes.length} columns`);
      return { when: row.when, cells: cells.map((cell) => parseInline(cell, row.line)) };
    });
  return {
    kind: "table",
    line: first.line,
    when: lines[rule]!.when,
    headed: rule === 1,
    widths: dashes.map((cell) => cell.length / total),
    align: dashes.map((cell) => (cell.endsWith(":") ? "right" : "left")),
    rows,
  };
}

/** Each line: what is signed | Name: {{signatory}} | Date: */
function parseSignatures(directive: SourceLine, lines: SourceLine[]): ParsedSignatures {
  if (lines.length === 0) throw new MarkupError(directive.line, "@signatures has no signatures under it");
  return {
    kind: "signatures",
    line: directive.line,
    when: directive.when,
    boxes: lines.map((source) => {
      const [heading, ...fields] = cellsOf({ ...source, text: `|${source.text}|` });
      return {
        when: source.when,
        heading: parseInline(heading!, source.line),
        fields: fields.map((field) => {
          const colon = field.indexOf(":");
          if (colon < 1) throw new MarkupError(source.line, `"${field}" needs a colon, as in Name: or Date:`);
          return { label: field.slice(0, colon), value: parseInline(field.slice(colon + 1).trim(), source.line) };
        }),
      };
    }),
  };
}

/** A place in the body of a template; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of one line, and where it begins. */
export interface Piece extends Position {
  text: string;
}

/** Pieces joined by spaces, which know where each of their characters was written. */
export interface Source {
  text: string;
  positionAt: (offset: number) => Position;
}

export function joinPieces(pieces: readonly Piece[]): Source {
  return {
    text: pieces.map(({ text }) => text).join(" "),
    positionAt(offset) {
      let start = 0;
      for (const { text, line, column } of pieces) {
        if (offset <= start + text.length) return { line, column: column + offset - start };
        start += text.length + 1;
      }
      return { line: pieces.at(-1)?.line ?? 1, column: 1 };
    },
  };
}

/** Text that does not follow the markup. */
export class MarkupError extends Error {
  readonly position: Position;

  constructor(position: Position, message: string) {
    super(message);
    this.position = position;
  }
}

/** The markup inside a line: **bold**, {{field}}, [[#reference]] and {?condition}…{/condition}. */
export interface Condition {
  id: string;
  /** For a choice: the value it must have. */
  equals?: string;
  negated: boolean;
  position: Position;
}

export type ReferenceForm = "clause" | "Clause" | "number";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "field"; variable: string; format?: string; position: Position }
  | { kind: "reference"; target: string; form: ReferenceForm; position: Position }
  | { kind: "bold"; children: Inline[] }
  | { kind: "when"; condition: Condition; children: Inline[] };

const conditionPattern = String.raw`\{(?<sign>[?!])(?<condition>[A-Za-z0-9]+)(?:=(?<equals>[a-z0-9-]+))?\}`;
const token = new RegExp(
  [
    String.raw`\{\{(?<variable>[A-Za-z0-9]+)(?:\|(?<format>[a-z]+))?\}\}`,
    String.raw`\[\[#(?<target>[a-z0-9-]+)(?:\|(?<form>\w+))?\]\]`,
    conditionPattern,
    String.raw`\{\/(?<closing>[A-Za-z0-9]+)\}`,
    String.raw`(?<bold>\*\*)`,
  ].join("|"),
  "g",
);
const conditionLine = new RegExp(`^${conditionPattern}$`);
type Groups = Record<string, string | undefined>;

const toCondition = ({ sign, condition, equals }: Groups, position: Position): Condition => ({
  id: condition!,
  negated: sign === "!",
  ...(equals ? { equals } : {}),
  position,
});

/** A line that only opens a condition, as {?option}; undefined for any other line. */
export function readConditionLine(text: string, position: Position): Condition | undefined {
  const match = conditionLine.exec(text);
  return match ? toCondition(match.groups!, position) : undefined;
}

/** A bold or conditional stretch that has begun and not yet ended. */
interface Open {
  closes: string;
  children: Inline[];
  offset: number;
}

export function parseInline({ text, positionAt }: Source): Inline[] {
  const root: Inline[] = [];
  const open: Open[] = [{ closes: "", children: root, offset: 0 }];
  const top = (): Open => open[open.length - 1]!;

  function addText(from: number, to: number): void {
    const piece = text.slice(from, to);
    const bad = /\{\{|\}\}|\[\[|\]\]|\{[?!/#]/.exec(piece);
    if (bad)
      throw new MarkupError(positionAt(from + bad.index), `unreadable markup near "${piece.trim().slice(0, 60)}"`);
    if (piece) top().children.push({ kind: "text", text: piece });
  }

  function begin(node: Extract<Inline, { children: Inline[] }>, closes: string, offset: number): void {
    top().children.push(node);
    open.push({ closes, children: node.children, offset });
  }

  let from = 0;
  for (const match of text.matchAll(token)) {
    addText(from, match.index);
    from = match.index + match[0].length;
    const position = positionAt(match.index);
    const groups: Groups = match.groups!;
    const { variable, format, target, form, condition, closing } = groups;
    if (variable) top().children.push({ kind: "field", variable, ...(format ? { format } : {}), position });
    else if (target) top().children.push({ kind: "reference", target, form: referenceForm(form, position), position });
    else if (condition)
      begin({ kind: "when", condition: toCondition(groups, position), children: [] }, condition, match.index);
    else if (closing) {
      if (open.pop()!.closes !== closing) throw new MarkupError(position, `{/${closing}} closes nothing`);
    } else if (top().closes === "**") open.pop();
    else begin({ kind: "bold", children: [] }, "**", match.index);
  }
  addText(from, text.length);
  if (open.length > 1) {
    const { closes, offset } = top();
    throw new MarkupError(positionAt(offset), closes === "**" ? "** is not closed" : `{?${closes}} is not closed`);
  }
  return root;
}

function referenceForm(form: string | undefined, position: Position): ReferenceForm {
  if (form === undefined) return "clause";
  if (form === "Clause" || form === "number") return form;
  throw new MarkupError(position, `a reference takes |Clause or |number, not |${form}`);
}

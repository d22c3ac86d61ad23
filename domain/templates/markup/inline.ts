/** The markup inside a line: **bold**, {{field}}, [[#reference]] and {?condition}…{/condition}. */
export interface Condition {
  id: string;
  /** For a choice: the value it must have. */
  equals?: string;
  negated: boolean;
}

export type ReferenceForm = "clause" | "Clause" | "number";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "field"; variable: string; format?: string }
  | { kind: "reference"; target: string; form: ReferenceForm }
  | { kind: "bold"; children: Inline[] }
  | { kind: "when"; condition: Condition; children: Inline[] };

export class MarkupError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const condition = String.raw`\{([?!])([A-Za-z0-9]+)(?:=([a-z0-9-]+))?\}`;
const token = new RegExp(
  String.raw`\{\{([A-Za-z0-9]+)(?:\|([a-z]+))?\}\}|\[\[#([a-z0-9-]+)(?:\|(\w+))?\]\]|${condition}|\{\/([A-Za-z0-9]+)\}|(\*\*)`,
  "g",
);
const conditionLine = new RegExp(`^${condition}$`);

function toCondition(sign: string, id: string, equals: string | undefined): Condition {
  return { id, negated: sign === "!", ...(equals ? { equals } : {}) };
}

/** A line that only opens a condition, as {?option}; undefined for any other line. */
export function readConditionLine(text: string): Condition | undefined {
  const match = conditionLine.exec(text);
  return match ? toCondition(match[1]!, match[2]!, match[3]) : undefined;
}

interface Open {
  closes: string;
  children: Inline[];
}

export function parseInline(text: string, line: number): Inline[] {
  const root: Inline[] = [];
  const open: Open[] = [{ closes: "", children: root }];
  const top = (): Open => open[open.length - 1]!;
  const addText = (piece: string): void => {
    if (/\{\{|\}\}|\[\[|\]\]|\{[?!/#]/.test(piece))
      throw new MarkupError(line, `unreadable markup near "${piece.trim().slice(0, 60)}"`);
    if (piece) top().children.push({ kind: "text", text: piece });
  };
  let from = 0;
  for (const match of text.matchAll(token)) {
    addText(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, variable, format, target, form, sign, id, equals, closing] = match;
    if (variable) top().children.push({ kind: "field", variable, ...(format ? { format } : {}) });
    else if (target) top().children.push({ kind: "reference", target, form: referenceForm(form, line) });
    else if (sign && id) {
      const node: Inline = { kind: "when", condition: toCondition(sign, id, equals), children: [] };
      top().children.push(node);
      open.push({ closes: id, children: node.children });
    } else if (closing) {
      if (open.pop()!.closes !== closing) throw new MarkupError(line, `{/${closing}} closes nothing`);
    } else if (top().closes === "**") open.pop();
    else {
      const node: Inline = { kind: "bold", children: [] };
      top().children.push(node);
      open.push({ closes: "**", children: node.children });
    }
  }
  addText(text.slice(from));
  if (open.length > 1)
    throw new MarkupError(line, top().closes === "**" ? "** is not closed" : `{?${top().closes}} is not closed`);
  return root;
}

function referenceForm(form: string | undefined, line: number): ReferenceForm {
  if (form === undefined) return "clause";
  if (form === "Clause" || form === "number") return form;
  throw new MarkupError(line, `a reference takes |Clause or |number, not |${form}`);
}

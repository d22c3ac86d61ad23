import type { Template, Variable } from "../../content/schemas/template.ts";
import { blockSegments, type DocumentModel, type Segment } from "./filled-document.ts";
import { cleanText, curlQuotes, formatValue } from "./format.ts";
import { type ParsedBlock, parseBody } from "./markup/blocks.ts";
import type { Condition, Inline, ReferenceForm } from "./markup/inline.ts";
import { type Numbered, numberBlocks } from "./markup/numbering.ts";

export type Values = Record<string, string>;
export type Options = Record<string, boolean>;

/** What the form shows before anything is typed. */
export function initialValues(template: Template): Values {
  return Object.fromEntries(template.variables.map(({ id, default: preset }) => [id, preset ?? ""]));
}

export function initialOptions(template: Template): Options {
  return Object.fromEntries(template.options.map(({ id, default: on }) => [id, on]));
}

/**
 * The document with its options applied, numbers given and fields filled. A variable missing from `typed` shows its
 * default in brackets, or its label in brackets; one that is empty or unreadable shows its label in brackets.
 */
export function fill(template: Template, typed: Values = {}, options: Options = {}): DocumentModel {
  const values = withKnownChoices(template, typed);
  const variables = new Map(template.variables.map((variable) => [variable.id, variable]));
  const chosen = { ...initialOptions(template), ...options };
  const holds = ({ id, equals, negated }: Condition): boolean => {
    const variable = variables.get(id);
    const is = variable ? (values[id] || variable.default) === equals : chosen[id] === true;
    return is !== negated;
  };
  const parsed = parsedBody(template);
  const included = parsed.filter((block) => block.when.every(holds)).flatMap((block) => keepParts(block, holds));
  const numbered = numberBlocks(included);
  const write = (text: Inline[]): Segment[] => toSegments(text, { variables, values, holds, numbered });
  return {
    title: curlQuotes(template.title),
    blocks: numbered.blocks.map((block) => block(write)),
    choices: decidingChoices(parsed, holds),
  };
}

/** A draft saved with an older version may name a choice that is gone; it then counts as not made. */
function withKnownChoices({ variables }: Template, typed: Values): Values {
  const unknown = variables.filter(({ id, choices }) => choices && !choices.some(({ value }) => value === typed[id]));
  return Object.fromEntries(Object.entries(typed).filter(([id]) => !unknown.some((variable) => variable.id === id)));
}

/** A form refills the document at every keystroke; the body is read once. */
const parsedBodies = new WeakMap<Template, ParsedBlock[]>();

function parsedBody(template: Template): ParsedBlock[] {
  const blocks = parsedBodies.get(template) ?? parseBody(template.body);
  parsedBodies.set(template, blocks);
  return blocks;
}

/** The variables worth asking for: those that are in the document as it is now, and the choices that shape it. */
export function askedVariables(template: Template, model: DocumentModel): Variable[] {
  const present = new Set([
    ...model.blocks.flatMap(blockSegments).flatMap((one) => (one.kind === "field" ? one.variable : [])),
    ...model.choices,
  ]);
  return template.variables.filter(({ id }) => present.has(id));
}

type Holds = (condition: Condition) => boolean;

/** The choices whose conditions come into play: those inside a clause that is switched off do not. */
function decidingChoices(blocks: ParsedBlock[], holds: Holds): string[] {
  const choices = new Set<string>();
  const enter = (conditions: Condition[]): boolean =>
    conditions.every((condition) => {
      if (condition.equals !== undefined) choices.add(condition.id);
      return holds(condition);
    });
  const walk = (text: Inline[]): void => {
    for (const node of text)
      if ("children" in node && (node.kind === "bold" || enter([node.condition]))) walk(node.children);
  };
  for (const block of blocks) {
    if (!enter(block.when)) continue;
    if ("text" in block) walk(block.text);
    else if (block.kind === "table") {
      for (const row of block.rows) if (enter(row.when)) row.cells.forEach(walk);
    } else if (block.kind === "signatures") {
      for (const { when, heading, fields } of block.boxes)
        if (enter(when)) [heading, ...fields.map(({ value }) => value)].forEach(walk);
    }
  }
  return [...choices];
}

/** Rows and signature boxes drop one by one; a table without its header or rows drops whole. */
function keepParts(block: ParsedBlock, holds: Holds): ParsedBlock[] {
  const included = ({ when }: { when: Condition[] }): boolean => when.every(holds);
  if (block.kind === "table") {
    const rows = block.rows.filter(included);
    return rows.length > (block.headed ? 1 : 0) ? [{ ...block, rows }] : [];
  }
  if (block.kind === "signatures") {
    const boxes = block.boxes.filter(included);
    return boxes.length > 0 ? [{ ...block, boxes }] : [];
  }
  return [block];
}

interface Writing {
  variables: Map<string, Variable>;
  values: Values;
  holds: Holds;
  numbered: Numbered;
}

function toSegments(text: Inline[], writing: Writing, bold = false): Segment[] {
  const look = bold ? { bold } : {};
  return text.flatMap((node): Segment[] => {
    switch (node.kind) {
      case "text":
        return [{ kind: "text", text: curlQuotes(node.text), ...look }];
      case "bold":
        return toSegments(node.children, writing, true);
      case "when":
        return writing.holds(node.condition) ? toSegments(node.children, writing, bold) : [];
      case "field":
        return [{ ...field(node.variable, node.format, writing), ...look }];
      default:
        return [{ ...reference(node.target, node.form, writing.numbered), ...look }];
    }
  });
}

function field(id: string, format: string | undefined, { variables, values }: Writing): Segment {
  const variable = variables.get(id);
  if (!variable) throw new Error(`{{${id}}} is not a declared variable`);
  const typed = values[id];
  const filled = typed === undefined ? undefined : formatValue(variable, typed, format);
  if (filled !== undefined) return { kind: "field", variable: id, text: filled, filled: true };
  const preset = typed === undefined && variable.default ? formatValue(variable, variable.default, format) : undefined;
  const unread = typed ? cleanText(typed).trim() : "";
  const label = preset ?? (unread || variable.label + (format === "words" ? " in words" : ""));
  return { kind: "field", variable: id, text: `[${label}]`, filled: false };
}

function reference(target: string, form: ReferenceForm, { numbers }: Numbered): Segment {
  const place = numbers.get(target);
  if (!place) throw new Error(`[[#${target}]] points at nothing that is in the document`);
  const { word, number, within } = place;
  const lead = form === "number" || !word ? "" : `${form === "Clause" ? capital(word) : word}\u00A0`;
  return {
    kind: "reference",
    target,
    lead,
    number,
    tail: form === "number" ? "" : within,
    text: `${lead}${number}${form === "number" ? "" : within}`,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

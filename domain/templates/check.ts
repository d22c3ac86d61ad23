import { type Template, templateSchema, type Variable, wordRange } from "../../content/schemas/template.ts";
import { fill, type Options, type Values } from "./fill.ts";
import { formats, formatValue } from "./format.ts";
import { type ParsedBlock, parseBody } from "./markup/blocks.ts";
import type { Condition, Inline } from "./markup/inline.ts";
import { wordCount } from "./model.ts";

/** Everything wrong with a template, each line naming the field. An empty list means it may be published. */
export function problemsOf(candidate: unknown): string[] {
  const read = templateSchema.safeParse(candidate);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join(".") || "template"}: ${message}`);
  const template = read.data;
  try {
    const blocks = parseBody(template.body);
    const shape = [...recordProblems(template), ...usageProblems(template, blocks), ...structureProblems(blocks)];
    return shape.length > 0 ? shape : documentProblems(template);
  } catch (error) {
    return [(error as Error).message];
  }
}

function recordProblems({ version, reviewedOn, changes, variables, options, ...rest }: Template): string[] {
  const found: string[] = [];
  const newest = changes[0]!;
  if (newest.version !== version) found.push(`changes.0.version: is ${newest.version} but version is ${version}`);
  if (newest.date > reviewedOn) found.push("changes.0.date: is later than reviewedOn");
  for (const id of repeated([...variables, ...options].map((one) => one.id)))
    found.push(`variables, options: "${id}" is declared twice`);
  for (const variable of variables) {
    if (variable.default !== undefined && formatValue(variable, variable.default) === undefined)
      found.push(`variables.${variable.id}.default: "${variable.default}" is not a ${variable.kind}`);
  }
  for (const [field, text] of [
    ["body", rest.body],
    ["preview", rest.preview],
    ["purpose", rest.purpose],
    ["description", rest.description],
  ] as const) {
    const stub = /\b(todo|tbd|tbc|fixme|lorem|ipsum|x{3,})\b|_{3,}|\?{3,}|\.{4,}/i.exec(text);
    if (stub) found.push(`${field}: unfinished text "${stub[0]}"`);
  }
  return found;
}

interface Uses {
  fields: { id: string; format?: string }[];
  references: string[];
  conditions: Condition[];
}

function usesOf(blocks: ParsedBlock[]): Uses {
  const uses: Uses = { fields: [], references: [], conditions: [] };
  const walk = (text: Inline[]): void => {
    for (const node of text) {
      if (node.kind === "field")
        uses.fields.push({ id: node.variable, ...(node.format ? { format: node.format } : {}) });
      else if (node.kind === "reference") uses.references.push(node.target);
      else if (node.kind === "when") uses.conditions.push(node.condition);
      if ("children" in node) walk(node.children);
    }
  };
  for (const block of blocks) {
    uses.conditions.push(...block.when);
    if ("text" in block) walk(block.text);
    else if (block.kind === "table")
      for (const row of block.rows) {
        uses.conditions.push(...row.when);
        row.cells.forEach(walk);
      }
    else if (block.kind === "signatures")
      for (const box of block.boxes) {
        uses.conditions.push(...box.when);
        walk(box.heading);
        for (const { value } of box.fields) walk(value);
      }
  }
  return uses;
}

function usageProblems({ variables, options }: Template, blocks: ParsedBlock[]): string[] {
  const found: string[] = [];
  const uses = usesOf(blocks);
  const declared = new Map(variables.map((variable) => [variable.id, variable]));
  for (const { id, format } of uses.fields) {
    const variable = declared.get(id);
    if (!variable) found.push(`body: {{${id}}} is not a declared variable`);
    else if (format && !formats[variable.kind].includes(format))
      found.push(`body: {{${id}|${format}}}: a ${variable.kind} has no such format`);
  }
  for (const condition of uses.conditions) found.push(...conditionProblems(condition, declared, options));
  const used = new Set([...uses.fields, ...uses.conditions].map(({ id }) => id));
  for (const { id } of variables) if (!used.has(id)) found.push(`variables.${id}: is never used in the body`);
  for (const { id } of options) if (!used.has(id)) found.push(`options.${id}: is never used in the body`);
  const anchors = blocks.flatMap(({ id }) => id ?? []);
  for (const id of repeated(anchors)) found.push(`body: {#${id}} stands twice`);
  for (const target of uses.references)
    if (!anchors.includes(target)) found.push(`body: [[#${target}]] points at nothing`);
  return unique(found);
}

function conditionProblems(
  { id, equals }: Condition,
  declared: Map<string, Variable>,
  options: Template["options"],
): string[] {
  if (equals === undefined)
    return options.some((option) => option.id === id) ? [] : [`body: {?${id}} is not a declared option`];
  const choices = declared.get(id)?.choices;
  if (!choices) return [`body: {?${id}=${equals}} needs ${id} to be a choice`];
  return choices.some(({ value }) => value === equals) ? [] : [`body: {?${id}=${equals}} is not one of its values`];
}

/** Numbers that a reader would find broken: (a) without a clause above it, a heading with nothing under it. */
function structureProblems(blocks: ParsedBlock[]): string[] {
  const found: string[] = [];
  let level = 0;
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    if (block.kind === "part" || block.kind === "schedule") level = 0;
    if (block.kind === "clause") {
      if (block.level > 1 && level === 0) found.push(`body line ${block.line}: a sub-clause stands before any clause`);
      if (block.level === 4 && level < 3) found.push(`body line ${block.line}: (i) stands without an (a) above it`);
      level = block.level;
    }
    const heads =
      block.kind === "part" ||
      block.kind === "schedule" ||
      block.kind === "heading" ||
      (block.kind === "clause" && block.headed);
    const alike = next?.kind === block.kind && (next.kind !== "clause" || next.headed);
    if (heads && (!next || alike)) found.push(`body line ${block.line}: a heading with nothing under it`);
  });
  if (!blocks.some(({ kind }) => kind === "signatures")) found.push("body: has no @signatures");
  return found;
}

/** Fills the document in every way its options and choices allow, two at a time, so that no reference is left hanging. */
function documentProblems(template: Template): string[] {
  const found: string[] = [];
  for (const { values, options, name } of variants(template)) {
    try {
      fill(template, values, options);
    } catch (error) {
      found.push(`${(error as Error).message} (${name})`);
    }
  }
  if (found.length > 0) return unique(found);
  const words = wordCount(fill(template));
  const [least, most] = wordRange[template.kind];
  if (words < least || words > most)
    found.push(`body: ${words} words; the kind ${template.kind} takes ${least} to ${most}`);
  return found;
}

export function variants(template: Template): { name: string; values: Values; options: Options }[] {
  const settings = [
    ...template.options.flatMap(({ id }) =>
      [true, false].map((on) => ({ name: `${id} ${on ? "on" : "off"}`, values: {}, options: { [id]: on } })),
    ),
    ...template.variables.flatMap(({ id, choices = [] }) =>
      choices.map(({ value }) => ({ name: `${id} = ${value}`, values: { [id]: value }, options: {} })),
    ),
  ];
  const pairs = settings.flatMap((one, at) =>
    settings.slice(at + 1).map((two) => ({
      name: `${one.name}, ${two.name}`,
      values: { ...one.values, ...two.values },
      options: { ...one.options, ...two.options },
    })),
  );
  const all = (on: boolean): Options => Object.fromEntries(template.options.map(({ id }) => [id, on]));
  return [
    { name: "as downloaded", values: {}, options: {} },
    { name: "all options on", values: {}, options: all(true) },
    { name: "all options off", values: {}, options: all(false) },
    ...settings,
    ...pairs,
  ];
}

const unique = (list: string[]): string[] => [...new Set(list)];
const repeated = (list: string[]): string[] => unique(list.filter((one, at) => list.indexOf(one) !== at));

/** Reads the records of a folder of templates, keyed by path; throws one message that names every file and field at fault. */
export function collectTemplates(modules: Record<string, unknown>): Template[] {
  const records = Object.entries(modules)
    .filter(([path]) => !path.endsWith("/shared.ts") && !path.endsWith(".test.ts"))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, module]) => ({ path, record: (module as { t?: Template }).t }));
  const faults = records.flatMap(({ path, record }) => {
    const found = record ? problemsOf(record) : ["exports no t"];
    if (record && !path.endsWith(`/${record.id}.ts`)) found.push(`id: "${record.id}" is not the file's name`);
    return found.map((problem) => `${path}: ${problem}`);
  });
  for (const field of ["id", "fileName", "title"] as const)
    for (const value of repeated(records.flatMap(({ record }) => record?.[field] ?? [])))
      faults.push(`${field}: "${value}" is used by two templates`);
  if (faults.length > 0) throw new Error(`Templates cannot be published:\n${faults.join("\n")}`);
  return records.map(({ record }) => record!);
}

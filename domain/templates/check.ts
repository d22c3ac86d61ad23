import { type Check, type Template, templateSchema, type Variable, wordRange } from "../../content/schemas/template.ts";
import { fill, type Options, type Values } from "./fill.ts";
import { wordCount } from "./filled-document.ts";
import { formats, formatValue, readUnits } from "./format.ts";
import { type ParsedBlock, parseBody } from "./markup/blocks.ts";
import { type Condition, type Inline, MarkupError, type Position } from "./markup/inline.ts";

/** One thing wrong with a template; one in the body may have a position there. */
export interface Problem {
  field: string;
  message: string;
  position?: Position;
}

/** What one reading of the record and its body shows. Cheap enough for every build. */
export function templateProblems(candidate: unknown): Problem[] {
  const read = templateSchema.safeParse(candidate);
  if (!read.success)
    return read.error.issues.map((issue) => {
      const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]] : issue.path;
      return { field: path.join("."), message: issue.message };
    });
  const template = read.data;
  try {
    const blocks = parseBody(template.body);
    return [
      ...recordProblems(template),
      ...checkProblems(template),
      ...usageProblems(template, blocks),
      ...structureProblems(blocks),
    ];
  } catch (error) {
    if (!(error instanceof MarkupError)) throw error;
    return [inBody(error.position, error.message)];
  }
}

const problem = (field: string, message: string): Problem => ({ field, message });
const inBody = (position: Position, message: string): Problem => ({ field: "body", message, position });

function recordProblems({ version, updatedOn, changes, variables, options, ...rest }: Template): Problem[] {
  const found: Problem[] = [];
  const newest = changes[0]!;
  if (newest.version !== version)
    found.push(problem("changes.0.version", `is ${newest.version} but version is ${version}`));
  if (newest.date !== updatedOn)
    found.push(problem("changes.0.date", `is ${newest.date} but updatedOn is ${updatedOn}`));
  for (const id of repeated([...variables, ...options].map((one) => one.id)))
    found.push(problem("variables", `"${id}" is declared twice among variables and options`));
  variables.forEach((variable, index) => {
    if (variable.default !== undefined && formatValue(variable, variable.default) === undefined)
      found.push(problem(`variables.${index}.default`, `"${variable.default}" is not a ${variable.kind}`));
  });
  for (const [field, text] of [
    ["body", rest.body],
    ["preview", rest.preview],
    ["purpose", rest.purpose],
    ["description", rest.description],
  ] as const) {
    const stub = /\b(todo|tbd|tbc|fixme|lorem|ipsum|x{3,})\b|_{3,}|\?{3,}|\.{4,}/i.exec(text);
    if (stub) found.push(problem(field, `unfinished text "${stub[0]}"`));
  }
  return found;
}

const amountKinds: readonly string[] = ["money", "number", "percent"];

/** Checks that name what is not there, or that compare what cannot be compared. */
function checkProblems({ variables, checks = [] }: Template): Problem[] {
  const declared = new Map(variables.map((variable) => [variable.id, variable]));
  return checks.flatMap((check, index) => {
    const unknown = checkedIds(check).filter((id) => !declared.has(id));
    const message =
      unknown.length > 0
        ? `"${unknown.join('", "')}" is not a declared variable`
        : misfit(check, (id) => declared.get(id));
    return message ? [problem(`checks.${index}`, message)] : [];
  });
}

/** The variables that a check names; a sum may be measured against a number instead. */
function checkedIds(check: Check): string[] {
  if ("order" in check) return check.order;
  if ("amount" in check) return [check.amount];
  if ("weekday" in check) return [check.weekday, check.of];
  if ("sum" in check) return readUnits(check.is) === undefined ? [...check.sum, check.is] : check.sum;
  if ("product" in check) return [...check.product, check.is];
  return "half" in check ? [check.half, ...check.of] : [check.number, check.by];
}

function misfit(check: Check, variable: (id: string) => Variable | undefined): string | undefined {
  if ("number" in check) {
    const choices = variable(check.by)?.choices ?? [];
    const strange = Object.keys(check.kinds).filter((value) => !choices.some((choice) => choice.value === value));
    if (variable(check.number)?.kind !== "text") return `${check.number} must be a text`;
    return strange.length > 0 ? `${check.by} has no choice "${strange.join('", "')}"` : undefined;
  }
  if ("weekday" in check)
    return variable(check.weekday)?.kind === "text" && variable(check.of)?.kind === "date"
      ? undefined
      : "needs a text and a date";
  if ("sum" in check)
    for (const [id, value] of Object.entries(check.when ?? {}))
      if (!variable(id)?.choices?.some((choice) => choice.value === value)) return `${id} has no choice "${value}"`;
  const kinds = new Set(checkedIds(check).map((id) => variable(id)!.kind));
  if ("order" in check && kinds.size === 1 && kinds.has("date")) return undefined;
  if ("order" in check && (check.months || check.apart)) return "months and days lie between dates only";
  if ([...kinds].some((kind) => !amountKinds.includes(kind))) return "can compare only dates, or only amounts";
  return kinds.size > 1 && !("product" in check) ? "mixes amounts of different kinds" : undefined;
}

interface Uses {
  fields: Extract<Inline, { kind: "field" }>[];
  references: Extract<Inline, { kind: "reference" }>[];
  conditions: Condition[];
}

/** Every field, reference and condition that the blocks hold. */
function collectUses(blocks: ParsedBlock[]): Uses {
  const uses: Uses = { fields: [], references: [], conditions: [] };
  const walk = (text: Inline[]): void => {
    for (const node of text) {
      if (node.kind === "field") uses.fields.push(node);
      else if (node.kind === "reference") uses.references.push(node);
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

function usageProblems({ variables, options }: Template, blocks: ParsedBlock[]): Problem[] {
  const found: Problem[] = [];
  const { fields, references, conditions } = collectUses(blocks);
  const declared = new Map(variables.map((variable) => [variable.id, variable]));
  for (const { variable: id, format, position } of fields) {
    const variable = declared.get(id);
    if (!variable) found.push(inBody(position, `{{${id}}} is not a declared variable`));
    else if (format && !formats[variable.kind].includes(format))
      found.push(inBody(position, `{{${id}|${format}}}: a ${variable.kind} has no such format`));
  }
  for (const condition of new Set(conditions)) found.push(...conditionProblems(condition, declared, options));
  const used = new Set([...fields.map(({ variable }) => variable), ...conditions.map(({ id }) => id)]);
  for (const [field, list] of Object.entries({ variables, options }))
    list.forEach(({ id }, index) => {
      if (!used.has(id)) found.push(problem(`${field}.${index}`, `"${id}" is never used in the body`));
    });
  const anchors = new Set<string>();
  for (const { id, position } of blocks) {
    if (!id) continue;
    if (anchors.has(id)) found.push(inBody(position, `{#${id}} is used twice`));
    anchors.add(id);
  }
  for (const { target, position } of references)
    if (!anchors.has(target)) found.push(inBody(position, `[[#${target}]] points at nothing`));
  return found;
}

function conditionProblems(
  { id, equals, position }: Condition,
  declared: Map<string, Variable>,
  options: Template["options"],
): Problem[] {
  if (equals === undefined)
    return options.some((option) => option.id === id) ? [] : [inBody(position, `{?${id}} is not a declared option`)];
  const choices = declared.get(id)?.choices;
  if (!choices) return [inBody(position, `{?${id}=${equals}} needs ${id} to be a choice`)];
  return choices.some(({ value }) => value === equals)
    ? []
    : [inBody(position, `{?${id}=${equals}} is not one of its values`)];
}

/** Numbers that a reader would find broken: (a) without a clause above it, a heading with nothing under it. */
function structureProblems(blocks: ParsedBlock[]): Problem[] {
  const found: Problem[] = [];
  const add = ({ position }: ParsedBlock, message: string) => found.push(inBody(position, message));
  let level = 0;
  blocks.forEach((block, index) => {
    const next = blocks[index + 1];
    if (block.kind === "part" || block.kind === "schedule") level = 0;
    if (block.kind === "clause") {
      if (block.level > 1 && level === 0) add(block, "a sub-clause comes before any clause");
      if (block.level === 4 && level < 3) add(block, "(i) has no (a) above it");
      level = block.level;
    }
    const heads =
      block.kind === "part" ||
      block.kind === "schedule" ||
      block.kind === "heading" ||
      (block.kind === "clause" && block.headed);
    const alike = next?.kind === block.kind && (next.kind !== "clause" || next.headed);
    if (heads && (!next || alike)) add(block, "a heading with nothing under it");
  });
  if (!blocks.some(({ kind }) => kind === "signatures")) found.push(problem("body", "has no @signatures"));
  return found;
}

/** Fills a sound template in every way its options and choices allow, two at a time, so that no reference is left hanging. */
export function variantProblems(template: Template): Problem[] {
  const found: Problem[] = [];
  for (const { values, options, name } of variants(template)) {
    try {
      fill(template, values, options);
    } catch (error) {
      found.push(problem("body", `${(error as Error).message} (${name})`));
    }
  }
  if (found.length > 0) return unique(found);
  const words = wordCount(fill(template));
  const [least, most] = wordRange[template.kind];
  if (words < least || words > most)
    found.push(problem("body", `${words} words; the kind ${template.kind} takes ${least} to ${most}`));
  return found;
}

function variants(template: Template): { name: string; values: Values; options: Options }[] {
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

const unique = (problems: Problem[]): Problem[] => [
  ...new Map(problems.map((one) => [`${one.field}: ${one.message}`, one])).values(),
];
const repeated = (list: string[]): string[] => [...new Set(list.filter((one, at) => list.indexOf(one) !== at))];

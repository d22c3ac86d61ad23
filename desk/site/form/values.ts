import type { FieldSchema } from "../../../content/owner/files.ts";
import { type Part, showsPath } from "../sections.ts";

export type Path = readonly (string | number)[];
export type Value = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Value =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What of a file's schema a section shows. */
export function shownSchema(schema: FieldSchema, part: Part, path: Path = []): FieldSchema {
  if (schema.type !== "object") return schema;
  const all = schema.properties ?? {};
  // In the order in which the section names them.
  const keys = path.length === 0 && part.keys ? part.keys.filter((key) => key in all) : Object.keys(all);
  const properties = keys
    .map((key) => [key, all[key] ?? {}] as const)
    .filter(([key]) => key !== "$schema" && showsPath(part, [...path, key]))
    .map(([key, inner]) => [key, shownSchema(inner, part, [...path, key])]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

const keysOf = ({ properties = {} }: FieldSchema): string[] => Object.keys(properties);
export const isRequired = ({ required = [] }: FieldSchema, key: string): boolean => required.includes(key);
const propertyOf = ({ properties = {} }: FieldSchema, key: string): FieldSchema => properties[key] ?? {};

/** What a section shows of a value, its keys in the order of the schema. */
export function pick(schema: FieldSchema, value: unknown): unknown {
  if (schema.type !== "object") return value;
  if (!isRecord(value)) return undefined;
  const entries = keysOf(schema)
    .map((key) => [key, pick(propertyOf(schema, key), value[key])] as const)
    .filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries);
}

/** The whole value of a file with what a section says of it; the rest stays. */
export function merge(schema: FieldSchema, whole: unknown, picked: unknown): Value {
  const result: Record<string, unknown> = { ...(isRecord(whole) ? whole : {}) };
  const given = isRecord(picked) ? picked : {};
  for (const key of keysOf(schema)) {
    const inner = propertyOf(schema, key);
    const next = inner.type === "object" ? merge(inner, result[key], given[key]) : given[key];
    const isEmpty = next === undefined || (isRecord(next) && Object.keys(next).length === 0);
    if (isEmpty && !(isRequired(schema, key) && isRecord(next))) delete result[key];
    else result[key] = next;
  }
  return result;
}

/** '14,000', '₹1,40,000/-' or '14000' as a number; anything else as it was typed, for the check to refuse. */
export function readWhole(typed: string): number | string {
  const digits = typed
    .trim()
    .replace(/^(₹|Rs\.?)\s*/i, "")
    .replace(/\s*\/-$/, "");
  return /^(\d+|\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})$/.test(digits) ? Number(digits.replaceAll(",", "")) : typed;
}

/** As it is saved: without spaces around, empty fields and empty rows. Undefined where nothing is left. */
export function clean(schema: FieldSchema, value: unknown, isNeeded = true): unknown {
  if (schema.type === "object") {
    const record = isRecord(value) ? value : {};
    const entries = keysOf(schema)
      .map((key) => [key, clean(propertyOf(schema, key), record[key], isRequired(schema, key))] as const)
      .filter(([, inner]) => inner !== undefined);
    const isLeft = entries.some(([, inner]) => !isRecord(inner) || Object.keys(inner).length > 0);
    return isLeft || isNeeded ? Object.fromEntries(entries) : undefined;
  }
  if (schema.type === "array") {
    const rows = (Array.isArray(value) ? value : [])
      .map((row) => clean(schema.items ?? {}, row, false))
      .filter((row) => row !== undefined);
    return rows.length > 0 || isNeeded ? rows : undefined;
  }
  if (typeof value === "boolean") return value === schema.default ? undefined : value;
  if (typeof value !== "string") return value;
  const typed = value.trim();
  if (typed === "") return undefined;
  return schema.type === "integer" ? readWhole(typed) : typed;
}

/** With another value at a place below. */
export function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  if (typeof key === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    list[key] = withValue(list[key], rest, next);
    return list;
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [key]: withValue(record[key], rest, next) };
}

/** A record that is there as a whole or not at all: 'Bank account'. */
export const isAddable = (schema: FieldSchema, isNeeded: boolean): boolean =>
  schema.type === "object" && !isNeeded && schema.default === undefined && (schema.required ?? []).length > 0;

/** The nearest place on the way to this one that the form shows. */
export function nearestShown(schema: FieldSchema, value: unknown, path: Path, isNeeded = true): Path {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (schema.type === "object") {
    if (isAddable(schema, isNeeded) && value === undefined) return [];
    const inner = schema.properties?.[String(key)];
    if (!inner) return [];
    const below = isRecord(value) ? value[String(key)] : undefined;
    return [key, ...nearestShown(inner, below, rest, isRequired(schema, String(key)))];
  }
  if (schema.type !== "array" || schema.items?.enum || !Array.isArray(value) || !(Number(key) in value)) return [];
  return [key, ...nearestShown(schema.items ?? {}, value[Number(key)], rest)];
}

/** What the choices of the owner's files are called; those that are words already stay as they are. */
const choiceNames: Readonly<Record<string, string>> = {
  personal: "A person's",
  "verified-merchant": "A verified merchant's",
  current: "Current account",
  savings: "Savings account",
  once: "Each time",
  month: "A month",
  quarter: "A quarter",
  year: "A year",
  "late-fee": "MCA fee, and the late fee of the day",
  actuals: "At actuals",
  ask: "On asking",
  full: "In full on acceptance",
  half: "Half on acceptance, half with the certificate",
  hi: "Hindi",
  kn: "Kannada",
  INTERN: "Internship",
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  CONTRACTOR: "Contract",
};

export const choiceName = (choice: string): string =>
  choiceNames[choice] ?? choice.charAt(0).toUpperCase() + choice.slice(1);

/** A problem below its field: 'is missing' becomes a sentence. */
export function problemText({ message, example }: { message: string; example?: string | undefined }): string {
  const sentence = /^['{]/.test(message) ? message : `This ${message}`;
  const shown = example?.startsWith('"') ? (JSON.parse(example) as string) : example;
  return `${/[.?]$/.test(sentence) ? sentence : `${sentence}.`}${shown && !/^[[{]/.test(shown) ? ` Example: ${shown}` : ""}`;
}

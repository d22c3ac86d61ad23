import type { FieldSchema } from "../../content/owner/files.ts";
import { rupees } from "../../domain/india/money.ts";
import { choiceName } from "./form/form-words.ts";
import { isRecord } from "./form/values.ts";

export interface ChangedField {
  /** 'Office address, City' */
  label: string;
  before: string;
  after: string;
}

/** A value in one line, for people. */
function inWords(schema: FieldSchema, value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return /rupees|charged/i.test(schema.title ?? "") ? rupees(value) : String(value);
  if (typeof value === "string") return schema.enum ? choiceName(value) : value;
  if (Array.isArray(value))
    return value.length === 0 ? "nothing" : value.map((row) => inWords(schema.items ?? {}, row)).join("; ");
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([key, inner]) => inWords(schema.properties?.[key] ?? {}, inner))
    .join(", ");
}

/** Which fields differ between two values of a file, by their names. */
export function changedFields(schema: FieldSchema, before: unknown, after: unknown, label = ""): ChangedField[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (schema.type !== "object" || !(isRecord(before) || isRecord(after)))
    return [{ label, before: inWords(schema, before), after: inWords(schema, after) }];
  const [old, now] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) => {
    const inner = schema.properties?.[key] ?? {};
    return changedFields(inner, old[key], now[key], [label, inner.title ?? key].filter(Boolean).join(", "));
  });
}

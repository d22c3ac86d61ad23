import { type ParsedPlan, type Plan, readPlan } from "./plan.ts";

/** Larger plans are not read at all. */
export const maxStoredBytes = 2048;

const nothing = (reason: string): ParsedPlan => ({ plan: {}, dropped: [reason] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  // A value of another type is passed on as text that no field accepts, so that it is reported as dropped.
  if (typeof value === "number") return String(value);
  return value === undefined || value === null ? undefined : "?";
};

/** Reads a plan kept on the device or sent with a form. Never throws; what cannot be used is named in `dropped`. */
export function parseStoredPlan(json: string): ParsedPlan {
  if (new TextEncoder().encode(json).length > maxStoredBytes) return nothing("too long");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return nothing("not JSON");
  }
  if (!isRecord(value)) return nothing("not a plan");
  const stored = value;
  const answers = isRecord(stored.answers) ? stored.answers : {};
  const read = (field: string) =>
    asText(Object.hasOwn(stored, field) ? stored[field] : Object.hasOwn(answers, field) ? answers[field] : undefined);
  return readPlan(read);
}

export const stringifyPlan = (plan: Plan): string => JSON.stringify(plan);

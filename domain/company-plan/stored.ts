import {
  type CompanyPlan,
  type CompanyPlanField,
  type ParsedCompanyPlan,
  readCompanyPlan,
  writtenName,
} from "./company-plan.ts";

/** Larger plans are not read at all. */
export const maxStoredBytes = 4096;

const nothing = (reason: string): ParsedCompanyPlan => ({ plan: {}, dropped: [reason] });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const asText = (value: unknown): string | undefined => {
  if (typeof value === "string") return value;
  // A value of another type is passed on as text that no field accepts, so that it is reported as dropped.
  if (typeof value === "number") return String(value);
  return value === undefined || value === null ? undefined : "?";
};

/** Reads a plan kept on the device or sent with a form. Never throws; what cannot be used is named in `dropped`. */
export function parseStoredPlan(json: string): ParsedCompanyPlan {
  if (new TextEncoder().encode(json).length > maxStoredBytes) return nothing("too long");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return nothing("not JSON");
  }
  if (!isRecord(value)) return nothing("not a plan");
  return readStored(value);
}

/** Older plans have what the calendar asks in a part of its own. */
function readStored(stored: StoredPlan): ParsedCompanyPlan {
  const parts = [stored, stored.answers, stored.calendar].filter(isRecord);
  return readCompanyPlan((field) => asText(parts.find((part) => Object.hasOwn(part, field))?.[field]));
}

/** A plan as it is stored and sent: with the names that its fields have outside this program. */
export type StoredPlan = Readonly<Record<string, unknown>>;

export const toStored = ({ answers, ...plan }: CompanyPlan): StoredPlan => ({
  ...Object.fromEntries(Object.entries(plan).map(([field, value]) => [writtenName(field as CompanyPlanField), value])),
  ...(answers && { answers }),
});

export const fromStored = (stored: StoredPlan): CompanyPlan => readStored(stored).plan;

export const stringifyPlan = (plan: CompanyPlan): string => JSON.stringify(toStored(plan));

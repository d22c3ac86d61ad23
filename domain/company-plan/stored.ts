import {
  type CompanyPlan,
  type CompanyPlanField,
  olderNames,
  type ParsedCompanyPlan,
  planFields,
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
  const parts = [value, value.answers, value.calendar].filter(isRecord);
  return readCompanyPlan((field) => asText(parts.find((part) => Object.hasOwn(part, field))?.[field]));
}

/** A plan as it is stored and sent: with the names that its fields have outside this program. */
export type StoredPlan = Readonly<Record<string, unknown>>;

const fieldOf = new Map<string, CompanyPlanField>(planFields.map((field) => [writtenName(field), field]));

export const toStored = ({ answers, ...plan }: CompanyPlan): StoredPlan => ({
  ...Object.fromEntries(Object.entries(plan).map(([field, value]) => [writtenName(field as CompanyPlanField), value])),
  ...(answers && { answers }),
});

/** Of the store itself, which took it as it was read then: nothing is checked again. Older plans have other names, and a part for the calendar. */
export function fromStored(stored: StoredPlan): CompanyPlan {
  const { calendar, [olderNames.notInGroup]: notInGroup, ...plan } = stored;
  const fields = {
    ...plan,
    ...(calendar as object),
    ...(notInGroup ? { group: notInGroup === "no" ? "yes" : "no" } : {}),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldOf.get(name) ?? name, value]));
}

export const stringifyPlan = (plan: CompanyPlan): string => JSON.stringify(toStored(plan));

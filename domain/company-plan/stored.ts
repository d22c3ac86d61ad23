import {
  type CompanyPlan,
  calendarFields,
  type ParsedCompanyPlan,
  planFields,
  readCompanyPlan,
  writtenCalendarName,
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
  const stored = value;
  const parts = [stored, stored.answers, stored.calendar].filter(isRecord);
  const read = (field: string) => asText(parts.find((part) => Object.hasOwn(part, field))?.[field]);
  return readCompanyPlan(read);
}

/** A plan as it is stored and sent: with the names that its fields have outside this program. */
export type StoredPlan = Readonly<Record<string, unknown>> & Pick<CompanyPlan, "answers"> & { calendar?: object };

const renamed = (part: object, names: readonly (readonly [from: string, to: string])[]): object =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [new Map(names).get(name) ?? name, value]));

const fieldNames = planFields.map((field) => [field, writtenName(field)] as const);
const calendarNames = calendarFields.map((field) => [field, writtenCalendarName(field)] as const);
const swapped = (names: readonly (readonly [string, string])[]) => names.map(([from, to]) => [to, from] as const);

export const toStored = ({ answers, calendar, ...plan }: CompanyPlan): StoredPlan => ({
  ...renamed(plan, fieldNames),
  ...(answers && { answers }),
  ...(calendar && { calendar: renamed(calendar, calendarNames) }),
});

/** Of the store itself, which took it as it was read then: nothing is checked again. */
export const fromStored = ({ answers, calendar, ...plan }: StoredPlan): CompanyPlan => ({
  ...renamed(plan, swapped(fieldNames)),
  ...(answers && { answers }),
  ...(calendar && { calendar: renamed(calendar, swapped(calendarNames)) }),
});

export const stringifyPlan = (plan: CompanyPlan): string => JSON.stringify(toStored(plan));

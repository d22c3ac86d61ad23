import { type CompanyPlan, type ParsedCompanyPlan, readCompanyPlan } from "./company-plan.ts";

/** Larger plans are not read at all. */
export const maxStoredBytes = 2048;

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
  const answers = isRecord(stored.answers) ? stored.answers : {};
  const read = (field: string) =>
    asText(Object.hasOwn(stored, field) ? stored[field] : Object.hasOwn(answers, field) ? answers[field] : undefined);
  return readCompanyPlan(read);
}

/** A plan as it is stored and sent: with the names that its fields have outside this program. */
type StoredPlan = Omit<CompanyPlan, "tier"> & { plan?: CompanyPlan["tier"] };

export const toStored = ({ tier, ...plan }: CompanyPlan): StoredPlan => ({ ...plan, ...(tier && { plan: tier }) });

export const fromStored = ({ plan: tier, ...plan }: StoredPlan): CompanyPlan => ({ ...plan, ...(tier && { tier }) });

export const stringifyPlan = (plan: CompanyPlan): string => JSON.stringify(toStored(plan));

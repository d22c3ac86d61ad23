import { type Answers, applicableAnswers, questionIds, serialiseAnswers } from "../structure-choice/answers.ts";
import { type CompanyPlan, mergePlan, type ParsedCompanyPlan } from "./company-plan.ts";
import { type CompanyPlanField, planField, planFieldNames, planFields, readField, readFlag } from "./fields.ts";
import { nothingSaid, type ToldFacts, toldFacts } from "./size.ts";

/** In older links and stores this said the opposite of `group`: read for ever, never written. */
const notInGroupKey = "small-company";

/** Every key that a plan in an address may have. */
export const planKeys: readonly string[] = [
  ...planFieldNames.flatMap((name) => [planField(name).key, ...(planField(name).olderKeys ?? [])]),
  ...questionIds,
  notInGroupKey,
];

/** Reads every field by itself: one bad value never costs another. `read` returns undefined for a missing key. */
function readPlan(read: (key: string) => string | undefined): ParsedCompanyPlan {
  const found: [field: CompanyPlanField, value: string | number][] = [];
  const dropped: string[] = [];
  for (const name of planFieldNames) {
    const field = planField(name);
    const text = readField(field, read)?.trim();
    if (text === undefined || text === "") continue;
    const value = field.read(text);
    if (value === undefined) dropped.push(field.key);
    else if (value !== field.usual || field.isTold) found.push([name, value]);
  }
  const plan: CompanyPlan = Object.fromEntries(found);
  const { structure, tier } = planFields;
  plan.structure ??= structure.read(read(tier.key)?.split(":")[0] ?? "");
  if (readField(structure, read)?.toLowerCase() === "section-8") plan.section8 ??= "yes";
  const notInGroup = readFlag(read(notInGroupKey) ?? "");
  if (notInGroup) plan.inGroup ??= notInGroup === "yes" ? "no" : "yes";
  if (!plan.structure || plan.section8) delete plan.structure;

  const given: Answers = {};
  for (const id of questionIds) {
    const answer = read(id);
    if (answer) given[id] = answer;
  }
  const answers = applicableAnswers(given);
  dropped.push(...questionIds.filter((id) => given[id] !== undefined && answers[id] === undefined));
  if (Object.keys(answers).length > 0) plan.answers = answers;
  return { plan, dropped };
}

/** The plan in an address; whatever is malformed is left out, field by field. */
export const parsePlan = (params: URLSearchParams): CompanyPlan => readPlan((key) => params.get(key) ?? undefined).plan;

/** The plan as address parameters, in full words and a fixed order. */
export function serialisePlan(plan: CompanyPlan): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of planFieldNames) {
    const value = plan[name];
    if (value !== undefined) params.set(planField(name).key, String(value));
  }
  for (const [question, answer] of serialiseAnswers(plan.answers ?? {})) params.set(question, answer);
  return params;
}

/**
 * The plan in the address of the calendar. There `name` is what the calendar is called, and a box that other answers tick already
 * says nothing of its own: when those answers change, so does the box.
 */
export function parseCalendarPlan(params: URLSearchParams): CompanyPlan {
  const plan = parsePlan(params);
  const told = Object.keys(toldFacts({ ...plan, ...nothingSaid })) as (keyof ToldFacts)[];
  const ticked = told.filter((field) => plan[field] === "yes").map((field) => [field, undefined]);
  return mergePlan(plan, { name: undefined, ...Object.fromEntries(ticked) });
}

/** The plan in a link to the calendar, which does not read the structure questions: it is given what they tell. */
export const serialiseForCalendar = (plan: CompanyPlan): URLSearchParams =>
  serialisePlan({ ...plan, ...toldFacts(plan) });

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
  return readPlan((key) => asText(parts.find((part) => Object.hasOwn(part, key))?.[key]));
}

/** A plan as it is stored and sent: with the names that its fields have outside this program. */
export type StoredPlan = Readonly<Record<string, unknown>>;

const fieldOf = new Map(planFieldNames.map((name) => [planField(name).key, name]));
const keyOf = new Map<string, string>(planFieldNames.map((name) => [name, planField(name).key]));

export const toStored = ({ answers, ...plan }: CompanyPlan): StoredPlan => ({
  ...Object.fromEntries(Object.entries(plan).map(([name, value]) => [keyOf.get(name) ?? name, value])),
  ...(answers && { answers }),
});

/** Of the store itself, which took it as it was read then: nothing is checked again. Older plans have other names, and a part for the calendar. */
export function fromStored(stored: StoredPlan): CompanyPlan {
  const { calendar, [notInGroupKey]: notInGroup, ...plan } = stored;
  const fields = {
    ...plan,
    ...(calendar as object),
    ...(notInGroup ? { group: notInGroup === "no" ? "yes" : "no" } : {}),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [fieldOf.get(name) ?? name, value]));
}

export const stringifyPlan = (plan: CompanyPlan): string => JSON.stringify(toStored(plan));

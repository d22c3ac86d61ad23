import { type StructureId, structureIds, type Tier, tiers } from "../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../content/states.ts";
import {
  addressKeys,
  earliestDate,
  labelLimit,
  latestDate,
  oneOf,
  readFlag,
  readMonth,
} from "../compliance/address-keys.ts";
import { type FirstYearChoice, firstYearChoices, type GstChoice, gstChoices } from "../compliance/profile.ts";
import { isCalendarDate } from "../india/calendar-date.ts";
import { type Answers, applicableAnswers, questionIds } from "../structure-choice/answers.ts";

const section8Choices = ["yes", "without-shares"] as const;

/** What a founder has decided so far. Every field may be missing. */
export interface CompanyPlan {
  structure?: StructureId | undefined;
  /** A Section 8 company, with share capital or without, in place of one of the three structures. */
  section8?: (typeof section8Choices)[number] | undefined;
  /** The state of the registered office. */
  state?: StateCode | undefined;
  /** Authorised capital, or contribution of an LLP, in whole rupees. */
  capital?: number | undefined;
  /** How many people sign. */
  people?: number | undefined;
  /** A holding or subsidiary company; while nothing is said, what the structure questions tell. */
  inGroup?: YesOrNo | undefined;
  /** Which of our offers for the structure. */
  tier?: Tier | undefined;
  name?: string | undefined;
  name2?: string | undefined;
  gst?: GstChoice | undefined;
  /** Expected date of incorporation, YYYY-MM-DD. */
  incorporation?: string | undefined;
  /** The rest is what only the compliance calendar asks: see domain/compliance/profile.ts. A month by its name, in lower case. */
  yearEndMonth?: string | undefined;
  agmDate?: string | undefined;
  salaries?: "yes" | undefined;
  pf?: "yes" | undefined;
  esi?: "yes" | undefined;
  smallCompany?: "no" | undefined;
  /** 'no' takes back what the structure questions tell. */
  foreignInvestment?: YesOrNo | undefined;
  llpAudited?: YesOrNo | undefined;
  firstYear?: FirstYearChoice | undefined;
  label?: string | undefined;
  /** Answers of the structure questions. */
  answers?: Answers | undefined;
}

type YesOrNo = "yes" | "no";
export type CompanyPlanField = Exclude<keyof CompanyPlan, "answers">;

/** In the order they are written. */
export const planFields = [
  "structure",
  "section8",
  "state",
  "capital",
  "people",
  "inGroup",
  "tier",
  "name",
  "name2",
  "gst",
  "incorporation",
  "yearEndMonth",
  "agmDate",
  "salaries",
  "pf",
  "esi",
  "smallCompany",
  "foreignInvestment",
  "llpAudited",
  "firstYear",
  "label",
] as const satisfies readonly CompanyPlanField[];

/** What a field is called in addresses, on devices and in the store. Links people have shared carry these: never rename one. */
export const writtenName = (field: CompanyPlanField): string => writtenNames[field] ?? field;

const writtenNames: Partial<Record<CompanyPlanField, string>> = {
  ...addressKeys,
  section8: "section-8",
  tier: "plan",
  name: "name",
  // The calendar calls it `name`, which in a plan is the first choice of name.
  label: "calendarName",
};

/** Other words for parts of a plan in older links and stores: read for ever, never written. */
export const olderNames = { incorporation: "incorporated", notInGroup: "small-company", section8: "kind" } as const;

export const planLimits = {
  /** ₹1,000 crore; beyond it nobody uses a calculator. */
  capital: { min: 1, max: 10_000_000_000 },
  /** SPICe+ takes up to 20 people who sign. */
  people: { min: 1, max: 20 },
  name: 165,
} as const;

function wholeNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d{1,12}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function nameText(text: string): string | undefined {
  const clean = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean !== "" && clean.isWellFormed() && [...clean].length <= planLimits.name ? clean : undefined;
}

const calendarDate = (text: string): string | undefined =>
  isCalendarDate(text) && text >= earliestDate && text <= latestDate ? text : undefined;

const stateCodes = states.map(({ code }) => code);

const yes = (text: string) => (readFlag(text) === "yes" ? "yes" : undefined);

const readers: { [Field in CompanyPlanField]: (text: string) => CompanyPlan[Field] } = {
  structure: oneOf(structureIds),
  section8: oneOf(section8Choices),
  inGroup: readFlag,
  state: (text) => stateCodes.find((code) => code === text.toUpperCase()),
  capital: (text) => wholeNumber(text, planLimits.capital),
  people: (text) => wholeNumber(text, planLimits.people),
  tier: (text) => oneOf(tiers)(text.split(":").at(-1) ?? ""),
  name: nameText,
  name2: nameText,
  gst: oneOf(gstChoices),
  incorporation: calendarDate,
  yearEndMonth: readMonth,
  agmDate: calendarDate,
  salaries: yes,
  pf: yes,
  esi: yes,
  smallCompany: (text) => (readFlag(text) === "no" ? "no" : undefined),
  foreignInvestment: readFlag,
  llpAudited: readFlag,
  firstYear: oneOf(firstYearChoices),
  label: (text) => (text.length <= labelLimit ? nameText(text) : undefined),
};

export interface ParsedCompanyPlan {
  plan: CompanyPlan;
  /** The fields that were given but could not be used. */
  dropped: readonly string[];
}

/** Reads every field by itself: one bad value never costs another. `read` returns undefined for a missing field. */
export function readCompanyPlan(read: (field: string) => string | undefined): ParsedCompanyPlan {
  const plan: CompanyPlan = {};
  const dropped: string[] = [];
  const take = <Field extends CompanyPlanField>(field: Field) => {
    const older = field === "incorporation" ? read(olderNames.incorporation) : undefined;
    const text = (read(writtenName(field)) ?? older)?.trim();
    if (text === undefined || text === "") return;
    const value = readers[field](text);
    if (value === undefined) dropped.push(writtenName(field));
    else plan[field] = value;
  };
  for (const field of planFields) take(field);
  // 'Get Started' buttons carry structure and tier as one word: llp:pro.
  plan.structure ??= readers.structure(read(writtenName("tier"))?.split(":")[0] ?? "");
  // The name checker had a key of its own for it.
  if (read(olderNames.section8) === "section-8" || read("structure")?.toLowerCase() === "section-8")
    plan.section8 ??= "yes";
  const notInGroup = readFlag(read(olderNames.notInGroup) ?? "");
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

/** True while nothing has been decided. */
export const isEmpty = (plan: CompanyPlan): boolean =>
  planFields.every((field) => plan[field] === undefined) && Object.keys(plan.answers ?? {}).length === 0;

/**
 * The plan with what `changes` says on top. A field set to undefined is removed; answers are replaced as a whole. It is a
 * Section 8 company or one of the three structures, whichever was said last.
 */
export function mergePlan(plan: CompanyPlan, changes: CompanyPlan): CompanyPlan {
  const merged: CompanyPlan = { ...plan, ...changes };
  if (changes.section8) delete merged.structure;
  else if (changes.structure) delete merged.section8;
  for (const key of Object.keys(merged) as (keyof CompanyPlan)[]) {
    if (merged[key] === undefined) delete merged[key];
  }
  return merged;
}

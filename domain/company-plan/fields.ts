import { tierIds } from "../../content/offers/tiers.ts";
import { type StructureId, structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { stateName, states } from "../../content/states.ts";
import { type FirstYearChoice, firstYearChoices, type GstChoice, gstChoices } from "../compliance/profile.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import { longDate, monthNames } from "../india/date-text.ts";
import { rupees } from "../india/money.ts";

/** One thing that a founder can decide. */
interface Field<Value extends string | number> {
  /** What it is called in addresses, on devices and in the store. Links people have shared carry it: never change one. */
  key: string;
  /** What it was called in older links and stores: read for ever, never written. */
  olderKeys?: readonly string[];
  /** The value that a text says, or undefined where it says none. */
  read: (text: string) => Value | undefined;
  /** What holds while nothing is said. Said all the same, it is not written down. */
  usual?: NoInfer<Value>;
  /** Other answers may tell it: then its usual value takes that back, and is kept. */
  isTold?: true;
  label: string;
  /** The value for people to read. */
  words(value: NoInfer<Value>): string;
}

export const planLimits = {
  /** ₹1,000 crore; beyond it nobody uses a calculator. */
  capital: { min: 1, max: 10_000_000_000 },
  /** SPICe+ takes up to 20 people who sign. */
  people: { min: 1, max: 20 },
  name: 165,
  calendarName: 60,
} as const;

/** Between which days a date may be. */
export const earliestDate: CalendarDate = "1900-01-01";
export const latestDate: CalendarDate = "2098-12-31";

/** Capitals do not matter. */
export const oneOf =
  <Option extends string>(options: readonly Option[]) =>
  (text: string): Option | undefined =>
    options.find((option) => option === text.toLowerCase());

/** Boxes of older links hold a 1. */
export function readFlag(text: string): "yes" | "no" | undefined {
  const word = text.toLowerCase();
  if (["yes", "1", "on", "true"].includes(word)) return "yes";
  return ["no", "0", "off", "false"].includes(word) ? "no" : undefined;
}

export const monthWords = monthNames.map((name) => name.toLowerCase());

const readDate = (text: string): CalendarDate | undefined =>
  isCalendarDate(text) && text >= earliestDate && text <= latestDate ? text : undefined;

function readNumber(text: string, { min, max }: { min: number; max: number }): number | undefined {
  if (!/^\d{1,12}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

function readName(text: string): string | undefined {
  const clean = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return clean !== "" && clean.isWellFormed() && [...clean].length <= planLimits.name ? clean : undefined;
}

const field = <Value extends string | number>(described: Field<Value>): Field<Value> => described;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const name = (key: string, label: string) => field<string>({ key, read: readName, label, words: (text) => text });

const yesOrNo = (described: Omit<Field<"yes" | "no">, "read" | "words">) =>
  field<"yes" | "no">({ ...described, read: readFlag, words: capitalised });

const gstWords = {
  monthly: "Registered, monthly returns",
  quarterly: "Registered, quarterly returns",
  composition: "Registered, composition scheme",
  none: "Not registered",
} as const;

/** 'aoc-4.2025-26_mgt-7.2025-26': obligations with their periods. */
const readFiled = (text: string): string | undefined =>
  text.length <= 2000 && /^[a-z0-9-]+\.[a-z0-9-]+(_[a-z0-9-]+\.[a-z0-9-]+)*$/.test(text) ? text : undefined;

const section8Words = {
  yes: "Section 8 company",
  "without-shares": "Section 8 company without share capital",
} as const;

/**
 * Everything that a founder can decide but for the structure questions, in the order in which it is written. Addresses, what is kept
 * and stored, the calendar's answers and the lines of forms, mails and papers are made from this table.
 */
export const planFields = {
  structure: field<StructureId>({
    key: "structure",
    olderKeys: ["s"],
    read: oneOf(structureIds),
    label: "Structure",
    words: (id) => structureNames[id],
  }),
  /** With share capital or without, in place of one of the three structures. */
  section8: field({
    key: "section-8",
    // The name checker's. Its other values are structures.
    olderKeys: ["kind"],
    read: (text: string) => (text === "section-8" ? "yes" : oneOf(["yes", "without-shares"])(text)),
    label: "Structure",
    words: (shares) => section8Words[shares],
  }),
  /** Of the registered office. */
  state: field({
    key: "state",
    olderKeys: ["st"],
    read: (text: string) => states.find(({ code }) => code === text.toUpperCase())?.code,
    label: "State",
    words: stateName,
  }),
  /** Authorised capital, or contribution of an LLP, in whole rupees. */
  capital: field({
    key: "capital",
    read: (text: string) => readNumber(text, planLimits.capital),
    label: "Authorised capital",
    words: rupees,
  }),
  people: field({
    key: "people",
    read: (text: string) => readNumber(text, planLimits.people),
    label: "People who sign",
    words: String,
  }),
  /** A holding or subsidiary company, which is never small. */
  inGroup: yesOrNo({ key: "group", usual: "no", isTold: true, label: "Size" }),
  bodyOwner: yesOrNo({ key: "body", usual: "no", isTold: true, label: "A company or LLP owns 10% or more" }),
  /** Which of our offers for the structure. */
  tier: field({
    key: "plan",
    // Buttons of an offer carry structure and tier as one word: llp:pro.
    read: (text: string) => oneOf(tierIds)(text.split(":").at(-1) ?? ""),
    label: "Plan",
    words: capitalised,
  }),
  name: name("name", "First choice of name"),
  name2: name("name2", "Second choice of name"),
  gst: field<GstChoice>({ key: "gst", read: oneOf(gstChoices), label: "GST", words: (choice) => gstWords[choice] }),
  /** Expected or, for the calendar, past. */
  incorporation: field<string>({
    key: "incorporation",
    olderKeys: ["incorporated", "inc"],
    read: readDate,
    label: "Date of incorporation",
    words: (date) => longDate(date),
  }),
  /** The rest is what only the compliance calendar asks. A month by its name; older links have its number. */
  yearEndMonth: field<string>({
    key: "yearEnd",
    olderKeys: ["fye"],
    read: (text: string) => monthWords[Number(text) - 1] ?? oneOf(monthWords)(text),
    usual: "march",
    label: "Financial year ends in",
    words: capitalised,
  }),
  agmDate: field<string>({ key: "agm", read: readDate, label: "Date of the AGM", words: (date) => longDate(date) }),
  salaries: yesOrNo({ key: "salaries", olderKeys: ["sal"], usual: "no", label: "Pays salaries" }),
  pf: yesOrNo({ key: "pf", usual: "no", label: "Registered for PF" }),
  esi: yesOrNo({ key: "esi", usual: "no", label: "Registered for ESI" }),
  smallCompany: yesOrNo({
    key: "smallCompany",
    olderKeys: ["small"],
    usual: "yes",
    label: "Within the limits of a small company",
  }),
  foreignInvestment: yesOrNo({
    key: "foreign",
    usual: "no",
    isTold: true,
    label: "Held from abroad, with money that may go back",
  }),
  llpAudited: yesOrNo({
    key: "audited",
    olderKeys: ["audit"],
    usual: "no",
    isTold: true,
    label: "LLP that is audited",
  }),
  dormant: yesOrNo({ key: "dormant", usual: "no", label: "Dormant company" }),
  filed: field<string>({
    key: "filed",
    read: readFiled,
    label: "Filed already",
    words: (text) => text.replaceAll("_", ", ").replaceAll(".", " ").toUpperCase(),
  }),
  firstYear: field<FirstYearChoice>({
    key: "firstYear",
    olderKeys: ["fy1"],
    read: oneOf(firstYearChoices),
    label: "First financial year",
    words: capitalised,
  }),
  label: field<string>({
    // In the calendar's own address it is `name`, which in a plan is the first choice of name.
    key: "calendarName",
    read: (text: string) => ([...text].length <= planLimits.calendarName ? readName(text) : undefined),
    label: "Name on the calendar",
    words: (text) => text,
  }),
};

export type CompanyPlanField = keyof typeof planFields;
export type PlanFieldValue<Name extends CompanyPlanField> = NonNullable<ReturnType<(typeof planFields)[Name]["read"]>>;

export const planFieldNames = Object.keys(planFields) as CompanyPlanField[];

/** One field by its name, for code that walks through the table. */
export const planField = (name: CompanyPlanField): Field<string | number> => planFields[name];

/** What is written under the key of a field, or under one that it had before. */
export function readField(
  { key, olderKeys = [] }: Pick<Field<string>, "key" | "olderKeys">,
  read: (key: string) => string | undefined,
): string | undefined {
  return [key, ...olderKeys].map(read).find((text) => text !== undefined);
}

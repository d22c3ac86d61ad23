import { registeredNames, registrationForms } from "../../content/schemas/registration-stage.ts";
import {
  type CompanyPlanField,
  earliestDate,
  latestDate,
  monthWords,
  oneOf,
  planField,
  planFields,
  planLimits,
  readField,
} from "../company-plan/fields.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { firstYearEnd, holdsAgm, longFirstYear } from "./financial-year.ts";
import type { FirstYearChoice, GstChoice, Profile } from "./profile.ts";

/** The fields of the company plan that the calendar asks, in the order of its address: people subscribe to it. */
export const calendarFields = [
  "structure",
  "incorporation",
  "yearEndMonth",
  "agmDate",
  "gst",
  "salaries",
  "pf",
  "esi",
  "state",
  "smallCompany",
  "inGroup",
  "foreignInvestment",
  "llpAudited",
  "firstYear",
  "label",
  "bodyOwner",
  "dormant",
  "filed",
] as const satisfies readonly CompanyPlanField[];
export type CalendarField = (typeof calendarFields)[number];

/** The calendar's fields as text, in the words that form and address use; "" where nothing is said. */
export type CalendarAnswers = Record<CalendarField, string>;
export type AnswerErrors = Partial<Record<CalendarField, string>>;
type ParsedProfile = { ok: true; profile: Profile } | { ok: false; errors: AnswerErrors };

const mapFields = (answer: (field: CalendarField) => string): CalendarAnswers =>
  Object.fromEntries(calendarFields.map((field) => [field, answer(field)])) as CalendarAnswers;

export const noAnswers = mapFields(() => "");

/** What a field is called in the calendar's address, where `name` is the name on the calendar. */
export const addressKey = (field: CalendarField): string =>
  field === "label" ? planFields.name.key : planFields[field].key;

const oldKeys = (field: CalendarField): readonly string[] => planField(field).olderKeys ?? [];

const readDate = (text: string) => (isCalendarDate(text) ? text : undefined);

/** What the calendar takes that no plan does: a form of its own, and what it has a message about. */
const ownReaders: Partial<Record<CalendarField, (text: string) => string | undefined>> = {
  structure: oneOf(registrationForms),
  incorporation: readDate,
  agmDate: readDate,
  label: (text) => text.replace(/\p{Cc}/gu, " ").trim(),
};

/** An answer in the address's own word, or undefined when it is missing or cannot be read. */
function readAnswer(answers: CalendarAnswers, field: CalendarField): string | undefined {
  const text = answers[field];
  return text === "" ? undefined : (ownReaders[field] ?? planField(field).read)(text)?.toString();
}

const dateNames = { incorporation: "The date of incorporation", agmDate: "The AGM date" } as const;

const unreadable: Partial<Record<CalendarField, string>> = {
  structure: "Choose Private Limited, OPC, LLP or Section 8",
  incorporation: `${dateNames.incorporation} must be a real date, written as YYYY-MM-DD`,
  yearEndMonth: "Choose the month in which your financial year ends, such as march",
  agmDate: `${dateNames.agmDate} must be a real date, written as YYYY-MM-DD`,
  gst: "Choose monthly, quarterly, composition or none for GST",
  state: "Choose a state from the list",
  firstYear: "Choose a short or a long first year",
  filed: "What is filed must be written as aoc-4.2025-26, with _ between two",
};

/** What is wrong with the answer to a field that has no message of its own. */
const yesOrNo = "Answer yes or no";

function readParam(params: URLSearchParams, field: CalendarField): string | undefined {
  // Links of the other tools to a Section 8 company.
  if (field === "structure" && params.has(planFields.section8.key)) return "section-8";
  const keys = { key: addressKey(field), olderKeys: oldKeys(field) };
  return readField(keys, (key) => params.get(key) ?? undefined);
}

/** Whether the address says when the business was incorporated, however badly. */
export const hasDate = (params: URLSearchParams): boolean => readParam(params, "incorporation") !== undefined;

/** Whether the address holds a profile at all: a first visit shows an empty form, not its errors. */
export const hasProfile = (params: URLSearchParams): boolean =>
  readParam(params, "structure") !== undefined || hasDate(params);

/** What the address says, as it is written there. */
export const readAnswers = (params: URLSearchParams): CalendarAnswers =>
  mapFields((field) => readParam(params, field)?.trim() ?? "");

/** An answer that says what is assumed anyway is left out, so that addresses stay short. */
const withoutUsual = (field: CalendarField, answer: string): string =>
  answer === planField(field).usual ? "" : answer;

/** The address as the form can show it: what cannot be read is left unanswered, and what is assumed anyway too. */
export function readFormAnswers(params: URLSearchParams): CalendarAnswers {
  const given = readAnswers(params);
  return mapFields((field) => withoutUsual(field, readAnswer(given, field) ?? ""));
}

/** What can be read of the answers; the usual case for the rest. */
function profileOf(answers: CalendarAnswers): Profile {
  const answer = (field: CalendarField) => readAnswer(answers, field) || planField(field).usual?.toString();
  const isYes = (field: CalendarField) => answer(field) === "yes";
  return {
    structure: (answer("structure") ?? "private-limited") as Profile["structure"],
    incorporated: (answer("incorporation") ?? earliestDate) as CalendarDate,
    yearEndMonth: monthWords.indexOf(answer("yearEndMonth") ?? "") + 1,
    agmDate: answer("agmDate") as CalendarDate | undefined,
    gst: answer("gst") as GstChoice | undefined,
    salaries: isYes("salaries"),
    pf: isYes("pf"),
    esi: isYes("esi"),
    state: answer("state"),
    smallCompany: isYes("smallCompany"),
    inGroup: isYes("inGroup"),
    foreignInvestment: isYes("foreignInvestment"),
    llpAudited: isYes("llpAudited"),
    bodyOwner: isYes("bodyOwner"),
    dormant: isYes("dormant"),
    filed: answer("filed"),
    firstYear: answer("firstYear") as FirstYearChoice | undefined,
    label: answer("label"),
  };
}

/** A business of which nothing is known but this. */
export const usualProfile = (structure: Profile["structure"], incorporated: CalendarDate): Profile =>
  profileOf({ ...noAnswers, structure, incorporation: incorporated });

export function parseAnswers(answers: CalendarAnswers): ParsedProfile {
  const errors: AnswerErrors = {};
  for (const field of calendarFields) {
    if (answers[field] !== "" && readAnswer(answers, field) === undefined) errors[field] = unreadable[field] ?? yesOrNo;
  }
  if (answers.structure === "") errors.structure = unreadable.structure;
  if (answers.incorporation === "") errors.incorporation = "Enter the date of incorporation";
  for (const field of ["incorporation", "agmDate"] as const) {
    const date = readAnswer(answers, field);
    if (date && (date < earliestDate || date > latestDate)) {
      errors[field] = `${dateNames[field]} must be between 1900 and 2098`;
    }
  }
  const profile = profileOf(answers);
  const longest = planLimits.calendarName;
  if (profile.label && [...profile.label].length > longest) errors.label = `Keep the name within ${longest} characters`;
  if (profile.structure === "llp" && profile.yearEndMonth !== 3) {
    errors.yearEndMonth ??= "An LLP’s financial year always ends on 31 March";
  }
  const canCompare = !errors.structure && !errors.incorporation && !errors.yearEndMonth;
  const allErrors = canCompare ? { ...errorsBetweenFields(profile), ...errors } : errors;
  return Object.keys(allErrors).length > 0 ? { ok: false, errors: allErrors } : { ok: true, profile };
}

function errorsBetweenFields(profile: Profile): AnswerErrors {
  const errors: AnswerErrors = {};
  if (profile.firstYear === "long" && longFirstYear(profile) === "no") {
    errors.firstYear =
      profile.structure === "llp"
        ? "A long first year is open only to an LLP incorporated after 30 September"
        : "A long first year is open only to a company incorporated in January to March";
  }
  if (profile.agmDate === undefined) return errors;
  if (!holdsAgm(profile)) {
    errors.agmDate = `An ${registeredNames[profile.structure]} holds no AGM: leave this empty`;
  } else if (profile.agmDate <= firstYearEnd(profile)) {
    errors.agmDate = `The first AGM comes after the first financial year, which ends on ${longDate(firstYearEnd(profile))}`;
  }
  return errors;
}

export const parseProfile = (params: URLSearchParams): ParsedProfile => parseAnswers(readAnswers(params));

/** Sets the keys of the calendar and deletes those without an answer, old ones included. Other keys stay as they are. */
export function writeAnswers(answers: CalendarAnswers, params: URLSearchParams): void {
  params.delete(planFields.section8.key);
  for (const field of calendarFields) {
    for (const oldKey of oldKeys(field)) params.delete(oldKey);
    if (answers[field] === "") params.delete(addressKey(field));
    else params.set(addressKey(field), answers[field]);
  }
}

export function toAnswers({ incorporated, yearEndMonth, ...profile }: Profile): CalendarAnswers {
  const values = { ...profile, incorporation: incorporated, yearEndMonth: monthWords[yearEndMonth - 1] };
  return mapFields((field) => {
    const value = values[field];
    return withoutUsual(field, typeof value === "boolean" ? (value ? "yes" : "no") : (value ?? ""));
  });
}

/** The query string of a profile, as the subscription address carries it. */
export function profileQuery(profile: Profile): string {
  const params = new URLSearchParams();
  writeAnswers(toAnswers(profile), params);
  return String(params);
}

const without = (answers: CalendarAnswers, ...fields: CalendarField[]): CalendarAnswers => ({
  ...answers,
  ...Object.fromEntries(fields.map((field) => [field, ""])),
});

/** Without answers to questions that the form does not ask for the chosen structure. */
function forStructure(answers: CalendarAnswers): CalendarAnswers {
  const notAsked: Readonly<Record<string, readonly CalendarField[]>> = {
    "private-limited": ["llpAudited"],
    "section-8": ["llpAudited", "smallCompany", "inGroup", "bodyOwner", "foreignInvestment", "yearEndMonth"],
    llp: ["agmDate", "smallCompany", "inGroup", "bodyOwner", "dormant", "yearEndMonth"],
  };
  return without(
    answers,
    ...(notAsked[answers.structure] ?? [
      "agmDate",
      "smallCompany",
      "inGroup",
      "bodyOwner",
      "llpAudited",
      "yearEndMonth",
    ]),
  );
}

type FirstYearEnds = Record<FirstYearChoice | "undecided", CalendarDate>;

/** When the first financial year can end, where the law leaves a choice; undefined where it does not, or not yet known. */
export function firstYearEnds(answers: CalendarAnswers): FirstYearEnds | undefined {
  const parsed = parseAnswers(without(forStructure(answers), "firstYear"));
  if (!parsed.ok || longFirstYear(parsed.profile) === "no") return undefined;
  const end = (firstYear?: FirstYearChoice) => firstYearEnd({ ...parsed.profile, firstYear });
  return { undecided: end(), short: end("short"), long: end("long") };
}

/** What the form says, without answers to questions that it does not ask. */
export const askedAnswers = (answers: CalendarAnswers): CalendarAnswers =>
  firstYearEnds(answers) ? forStructure(answers) : without(forStructure(answers), "firstYear");

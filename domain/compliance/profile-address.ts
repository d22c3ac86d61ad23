import { registeredNames, registrationForms } from "../../content/schemas/registration-stage.ts";
import { type CalendarDate, isCalendarDate } from "../india/calendar-date.ts";
import { longDate } from "../india/date-text.ts";
import { findState } from "../india/states.ts";
import {
  addressKeys,
  earliestDate,
  labelLimit,
  latestDate,
  monthWords,
  oneOf,
  readFlag,
  readMonth,
} from "./address-keys.ts";
import { firstYearEnd, holdsAgm, longFirstYear } from "./financial-year.ts";
import { defaultProfile, firstYearChoices, gstChoices, type Profile, type ProfileField } from "./profile.ts";

export const profileFields = Object.keys(addressKeys) as ProfileField[];

/** Keys of links and subscriptions from before they had one name everywhere and were full words: read for ever, never written. */
export const oldAddressKeys: Readonly<Partial<Record<ProfileField, readonly string[]>>> = {
  structure: ["s"],
  incorporated: ["incorporated", "inc"],
  yearEndMonth: ["fye"],
  salaries: ["sal"],
  state: ["st"],
  smallCompany: ["small"],
  llpAudited: ["audit"],
  firstYear: ["fy1"],
};

/** The profile as text, in the words that the form and the address use; "" where nothing is said. */
export type Answers = Record<ProfileField, string>;
export type ProfileErrors = Partial<Record<ProfileField, string>>;
type ParsedProfile = { ok: true; profile: Profile } | { ok: false; errors: ProfileErrors };

const readDate = (text: string): CalendarDate | undefined => (isCalendarDate(text) ? text : undefined);

/** Reads one answer into the word that the address uses for it, or undefined when it cannot be read. */
const readers = {
  structure: oneOf(registrationForms),
  incorporated: readDate,
  yearEndMonth: readMonth,
  agmDate: readDate,
  gst: oneOf(gstChoices),
  salaries: readFlag,
  pf: readFlag,
  esi: readFlag,
  state: (text: string) => (findState(text.toUpperCase()) ? text.toUpperCase() : undefined),
  smallCompany: readFlag,
  inGroup: readFlag,
  foreignInvestment: readFlag,
  llpAudited: readFlag,
  firstYear: oneOf(firstYearChoices),
  label: (text: string) => text.replace(/\p{Cc}/gu, " ").trim(),
} satisfies Record<ProfileField, (text: string) => string | undefined>;

const dateNames = { incorporated: "The date of incorporation", agmDate: "The AGM date" } as const;
const yesOrNo = "Answer yes or no";

const unreadable: Readonly<Record<ProfileField, string>> = {
  structure: "Choose Private Limited, OPC, LLP or Section 8",
  incorporated: `${dateNames.incorporated} must be a real date, written as YYYY-MM-DD`,
  yearEndMonth: "Choose the month in which your financial year ends, such as march",
  agmDate: `${dateNames.agmDate} must be a real date, written as YYYY-MM-DD`,
  gst: "Choose monthly, quarterly or none for GST",
  salaries: yesOrNo,
  pf: yesOrNo,
  esi: yesOrNo,
  state: "Choose a state from the list",
  smallCompany: yesOrNo,
  inGroup: yesOrNo,
  foreignInvestment: yesOrNo,
  llpAudited: yesOrNo,
  firstYear: "Choose a short or a long first year",
  label: `Keep the name within ${labelLimit} characters`,
};

/** How the other tools' links name a Section 8 company. */
const section8Key = "section-8";

function readParam(params: URLSearchParams, field: ProfileField): string | null {
  if (field === "structure" && params.has(section8Key)) return "section-8";
  const key = [addressKeys[field], ...(oldAddressKeys[field] ?? [])].find((each) => params.has(each));
  return key ? params.get(key) : null;
}

/** Whether the address holds a profile at all: a first visit shows an empty form, not its errors. */
export const hasProfile = (params: URLSearchParams): boolean =>
  readParam(params, "structure") !== null || readParam(params, "incorporated") !== null;

/** Whether the address says when the business was incorporated, however badly. */
export const hasDate = (params: URLSearchParams): boolean => readParam(params, "incorporated") !== null;

/** What the address says, as it is written there. */
export const readAnswers = (params: URLSearchParams): Answers =>
  Object.fromEntries(profileFields.map((field) => [field, readParam(params, field)?.trim() ?? ""])) as Answers;

/** One answer in the address's own word, or undefined when it is missing or cannot be read. */
export function readAnswer<Field extends ProfileField>(
  answers: Answers,
  field: Field,
): ReturnType<(typeof readers)[Field]> | undefined {
  const text = answers[field];
  const read = readers[field] as (text: string) => ReturnType<(typeof readers)[Field]>;
  return text === "" ? undefined : read(text);
}

export function parseAnswers(answers: Answers): ParsedProfile {
  const errors: ProfileErrors = {};
  for (const field of profileFields) {
    if (answers[field] !== "" && readAnswer(answers, field) === undefined) errors[field] = unreadable[field];
  }
  if (answers.structure === "") errors.structure = unreadable.structure;
  if (answers.incorporated === "") errors.incorporated = "Enter the date of incorporation";
  for (const field of ["incorporated", "agmDate"] as const) {
    const date = readAnswer(answers, field);
    if (date && (date < earliestDate || date > latestDate)) {
      errors[field] = `${dateNames[field]} must be between 1900 and 2098`;
    }
  }

  const flag = (field: "salaries" | "pf" | "esi" | "smallCompany" | "inGroup" | "foreignInvestment" | "llpAudited") => {
    const answer = readAnswer(answers, field);
    return answer === undefined ? defaultProfile[field] : answer === "yes";
  };
  const yearEnd = readAnswer(answers, "yearEndMonth");
  const label = readAnswer(answers, "label") || undefined;
  const profile: Profile = {
    structure: readAnswer(answers, "structure") ?? "private-limited",
    incorporated: readAnswer(answers, "incorporated") ?? earliestDate,
    yearEndMonth: yearEnd ? monthWords.indexOf(yearEnd) + 1 : defaultProfile.yearEndMonth,
    agmDate: readAnswer(answers, "agmDate"),
    gst: readAnswer(answers, "gst"),
    salaries: flag("salaries"),
    pf: flag("pf"),
    esi: flag("esi"),
    state: readAnswer(answers, "state"),
    smallCompany: flag("smallCompany"),
    inGroup: flag("inGroup"),
    foreignInvestment: flag("foreignInvestment"),
    llpAudited: flag("llpAudited"),
    firstYear: readAnswer(answers, "firstYear"),
    label,
  };
  if (label && [...label].length > labelLimit) errors.label = unreadable.label;
  if (profile.structure === "llp" && profile.yearEndMonth !== 3) {
    errors.yearEndMonth ??= "An LLP’s financial year always ends on 31 March";
  }
  const canCompare = !errors.structure && !errors.incorporated && !errors.yearEndMonth;
  const allErrors = canCompare ? { ...errorsBetweenFields(profile), ...errors } : errors;
  return Object.keys(allErrors).length > 0 ? { ok: false, errors: allErrors } : { ok: true, profile };
}

function errorsBetweenFields(profile: Profile): ProfileErrors {
  const errors: ProfileErrors = {};
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

/** Sets the keys of the profile and deletes those without an answer, old ones included. Other keys stay as they are. */
export function writeAnswers(answers: Answers, params: URLSearchParams): void {
  params.delete(section8Key);
  for (const field of profileFields) {
    for (const oldKey of oldAddressKeys[field] ?? []) params.delete(oldKey);
    if (answers[field] === "") params.delete(addressKeys[field]);
    else params.set(addressKeys[field], answers[field]);
  }
}

function answerText(field: ProfileField, profile: Partial<Profile>): string {
  const value = profile[field];
  if (field === "yearEndMonth") return monthWords[Number(value) - 1] ?? "";
  return typeof value === "boolean" ? (value ? "yes" : "no") : (value?.toString() ?? "");
}

/** An answer that says what is assumed anyway is left out, so that addresses stay short. */
export const withoutDefault = (field: ProfileField, answer: string): string =>
  answer === answerText(field, defaultProfile) ? "" : answer;

export const toAnswers = (profile: Profile): Answers =>
  Object.fromEntries(
    profileFields.map((field) => [field, withoutDefault(field, answerText(field, profile))]),
  ) as Answers;

/** The query string of a profile, as the subscription address carries it. */
export function profileQuery(profile: Profile): string {
  const params = new URLSearchParams();
  writeAnswers(toAnswers(profile), params);
  return String(params);
}

import type { CalendarDate } from "../india/calendar-date.ts";
import { firstYearEnd, longFirstYear } from "./financial-year.ts";
import type { FirstYearChoice, ProfileField } from "./profile.ts";
import {
  type Answers,
  parseAnswers,
  profileFields,
  readAnswer,
  readAnswers,
  withoutDefault,
} from "./profile-address.ts";

export const noAnswers = Object.fromEntries(profileFields.map((field) => [field, ""])) as Answers;

/** The address as the form can show it: what cannot be read is left unanswered, and what is assumed anyway too. */
export function readFormAnswers(params: URLSearchParams): Answers {
  const given = readAnswers(params);
  return Object.fromEntries(
    profileFields.map((field) => [field, withoutDefault(field, readAnswer(given, field) ?? "")]),
  ) as Answers;
}

const without = (answers: Answers, ...fields: ProfileField[]): Answers => ({
  ...answers,
  ...Object.fromEntries(fields.map((field) => [field, ""])),
});

/** Without answers to questions that the form does not ask for the chosen structure. */
function forStructure(answers: Answers): Answers {
  const notAsked: Readonly<Record<string, readonly ProfileField[]>> = {
    "private-limited": ["llpAudited"],
    "section-8": ["llpAudited", "smallCompany", "inGroup", "foreignInvestment", "yearEndMonth"],
    llp: ["agmDate", "smallCompany", "inGroup", "yearEndMonth"],
  };
  return without(
    answers,
    ...(notAsked[answers.structure] ?? ["agmDate", "smallCompany", "inGroup", "llpAudited", "yearEndMonth"]),
  );
}

type FirstYearEnds = Record<FirstYearChoice | "undecided", CalendarDate>;

/** When the first financial year can end, where the law leaves a choice; undefined where it does not, or not yet known. */
export function firstYearEnds(answers: Answers): FirstYearEnds | undefined {
  const parsed = parseAnswers(without(forStructure(answers), "firstYear"));
  if (!parsed.ok || longFirstYear(parsed.profile) === "no") return undefined;
  const end = (firstYear?: FirstYearChoice) => firstYearEnd({ ...parsed.profile, firstYear });
  return { undecided: end(), short: end("short"), long: end("long") };
}

/** What the form says, without answers to questions that it does not ask. */
export const askedAnswers = (answers: Answers): Answers =>
  firstYearEnds(answers) ? forStructure(answers) : without(forStructure(answers), "firstYear");

import { packs } from "../../content/packs/packs.ts";
import type { PackContent, PackDue, PackForm, StructureFlag } from "../../content/schemas/structure-choice.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateParts,
  isCalendarDate,
} from "../india/calendar-date.ts";
import { longDate, monthNames } from "../india/date-text.ts";
import { type Answers, meets } from "../structure-choice/answers.ts";
import { flagsFor } from "../structure-choice/recommend.ts";
import { packIdsFor, packRules } from "./which-packs.ts";

/** A pack as far as it applies, with the rules behind it. */
export interface Pack extends PackContent {
  rules: readonly StructureFlag[];
}

type Part = Pick<PackContent["steps"][number], "when" | "forms">;

const applying = <Some extends Part>(parts: readonly Some[], answers: Answers, form: PackForm): Some[] =>
  parts.filter(
    ({ when, forms }) =>
      (!when || when.some((condition) => meets(condition, answers))) && (!forms || forms.includes(form)),
  );

/** The packs of these answers and this form, each without what does not concern them. */
export function packsFor(answers: Answers, form: PackForm | null): Pack[] {
  if (!form) return [];
  const ids = packIdsFor(answers, form);
  const flags = flagsFor(answers, form === "section-8" ? null : form);
  return packs
    .filter(({ id }) => ids.includes(id))
    .map((pack) => ({
      ...pack,
      papers: applying(pack.papers, answers, form),
      steps: applying(pack.steps, answers, form),
      costs: applying(pack.costs, answers, form),
      dates: applying(pack.dates, answers, form),
      rules: flags.filter(({ when }) => packRules[pack.id].questions.some((question) => question === when.question)),
    }));
}

/** The first 30 June, or whichever day, after the incorporation. */
function firstYearly(monthAndDay: string, incorporated: CalendarDate): CalendarDate {
  const [month = 1, day = 1] = monthAndDay.split("-").map(Number);
  const sameYear = calendarDate(dateParts(incorporated).year, month, day);
  return sameYear > incorporated ? sameYear : addMonths(sameYear, 12);
}

/** The day something of a pack is first due, where it counts from the incorporation or comes every year. */
function packDate(due: PackDue, incorporated: CalendarDate): CalendarDate | undefined {
  if ("daysAfterIncorporation" in due) return addDays(incorporated, due.daysAfterIncorporation);
  return "yearlyBy" in due ? firstYearly(due.yearlyBy, incorporated) : undefined;
}

/** When it is due, in words: the date, or the rule while there is no date of incorporation. */
export function packDateText(due: PackDue, incorporated: string | undefined): string {
  const date = incorporated && isCalendarDate(incorporated) ? packDate(due, incorporated) : undefined;
  if (date) return "yearlyBy" in due ? `${longDate(date)}, then every year` : longDate(date);
  if ("inWords" in due) return due.inWords;
  if ("daysAfterIncorporation" in due) return `${due.daysAfterIncorporation} days after the incorporation`;
  const [month = 1, day = 1] = due.yearlyBy.split("-").map(Number);
  return `Every year by ${day} ${monthNames[month - 1]}`;
}

import { addMonths, type CalendarDate } from "../india/calendar-date.ts";
import { type DueDate, dueDates } from "./due-dates.ts";
import { firstYearEnd } from "./financial-year.ts";
import type { Profile } from "./profile.ts";

/** What is filed once for each financial year. */
const yearlyFilings = ["income-tax-return", "agm", "adt-1", "aoc-4", "mgt-7", "llp-form-11", "llp-form-8"];

/** The last of them is due eleven months after the first year end; an extension may move it. */
const monthsAfterYearEnd = 15;

/**
 * What is left of the first round of yearly filings after a day. A company formed late in the year holds its first AGM more
 * than twelve months later, so twelve months alone would leave out its most important dates.
 */
export function firstRoundAfter(profile: Profile, day: CalendarDate): DueDate[] {
  const end = addMonths(firstYearEnd(profile), monthsAfterYearEnd);
  return yearlyFilings
    .flatMap((id) => dueDates(id, profile, profile.incorporated, end).slice(0, 1))
    .filter(({ date }) => date > day)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

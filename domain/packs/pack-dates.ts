import type { PackDue } from "../../content/schemas/pack.ts";
import { dueDates } from "../compliance/due-dates.ts";
import { defaultProfile, type Profile } from "../compliance/profile.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateParts,
  isCalendarDate,
} from "../india/calendar-date.ts";
import { longDate, monthNames } from "../india/date-text.ts";

/** Long enough for the first yearly filing of any company. */
const monthsOfFirstRound = 30;

/** The first 30 June, or whichever day, after the incorporation. */
function firstYearly(monthAndDay: string, incorporated: CalendarDate): CalendarDate {
  const [month = 1, day = 1] = monthAndDay.split("-").map(Number);
  const sameYear = calendarDate(dateParts(incorporated).year, month, day);
  return sameYear > incorporated ? sameYear : addMonths(sameYear, 12);
}

function firstFiling(id: string, incorporated: CalendarDate): CalendarDate | undefined {
  const profile: Profile = { ...defaultProfile, structure: "private-limited", incorporated, smallCompany: false };
  return dueDates(id, profile, incorporated, addMonths(incorporated, monthsOfFirstRound))[0]?.date;
}

/** The day something of a pack is first due, where it counts from the incorporation or comes every year. */
function packDate(due: PackDue, incorporated: CalendarDate): CalendarDate | undefined {
  if ("daysAfterIncorporation" in due) return addDays(incorporated, due.daysAfterIncorporation);
  if ("yearlyBy" in due) return firstYearly(due.yearlyBy, incorporated);
  return "filing" in due ? firstFiling(due.filing, incorporated) : undefined;
}

/** When it is due, in words: the date, or the rule while there is no date of incorporation. */
export function packDateText(due: PackDue, incorporated: string | undefined): string {
  const date = incorporated && isCalendarDate(incorporated) ? packDate(due, incorporated) : undefined;
  if (date) return "yearlyBy" in due ? `${longDate(date)}, then every year` : longDate(date);
  if ("inWords" in due) return due.inWords;
  if ("daysAfterIncorporation" in due) return `${due.daysAfterIncorporation} days after the incorporation`;
  if ("filing" in due) return "After the first financial year";
  const [month = 1, day = 1] = due.yearlyBy.split("-").map(Number);
  return `Every year by ${day} ${monthNames[month - 1]}`;
}

import type { PackDue } from "../../content/schemas/structure-choice.ts";
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateParts,
  isCalendarDate,
} from "../india/calendar-date.ts";
import { longDate, monthNames } from "../india/date-text.ts";

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

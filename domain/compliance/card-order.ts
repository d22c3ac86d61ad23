import { type CalendarDate, dateParts, daysBetween } from "../india/calendar-date.ts";
import { monthAndYear } from "../india/date-text.ts";

/** The days of the first group, counted from today. */
export const soonDays = 14;

/** This month and as many after it have a group of their own; what comes later is one group. */
const monthsAfter = 2;

const monthCount = (date: CalendarDate): number => {
  const { year, month } = dateParts(date);
  return 12 * year + month;
};

/** The group of the calendar to which an item belongs: what is due soon, a month, what comes later, or what has no date. */
export function dueGroup(
  due: CalendarDate | undefined,
  today: CalendarDate,
  names: { soon: string; later: string; undated: string },
): string {
  if (due === undefined) return names.undated;
  if (daysBetween(today, due) <= soonDays) return names.soon;
  return monthCount(due) - monthCount(today) <= monthsAfter ? monthAndYear(due) : names.later;
}

interface Dated {
  id: string;
  date?: CalendarDate | undefined;
}

/**
 * The nearest date first; what has no date comes last, in the order of the list. On one day by their ids: the cards and My
 * calendar name the same filing first.
 */
export function byNextDate(one: Dated, other: Dated): number {
  if (one.date === undefined || other.date === undefined) {
    return Number(one.date === undefined) - Number(other.date === undefined);
  }
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.id === other.id ? 0 : one.id < other.id ? -1 : 1;
}

import type { CalendarDate } from "../india/calendar-date.ts";

/** How near the next date of an item is: the groups of the calendar, in their order. */
export type Nearness = "soon" | "quarter" | "later" | "undated";

/** The last day of each group, counted from today. */
export const soonDays = 14;
const quarterDays = 92;

export function nearness(days: number | undefined): Nearness {
  if (days === undefined) return "undated";
  if (days <= soonDays) return "soon";
  return days <= quarterDays ? "quarter" : "later";
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

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

/** The nearest date first; what has no date comes last. Equal dates keep the order of the list. */
export const byNextDate = (one: CalendarDate | undefined, other: CalendarDate | undefined): number => {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -1 : 1;
};

import { addDays, type CalendarDate, daysBetween } from "./calendar-date.ts";
import { dayInYear, longDate, weekdayName } from "./date-text.ts";
import { clockTime, localDay, localMoment } from "./local-time.ts";

/** Whether the office is open, by its own clock, wherever the visitor's clock is. */

export interface Hours {
  days: readonly string[];
  /** 'HH:MM' in the office's time zone; `closes` is the first minute of being closed. */
  opens: string;
  closes: string;
}

/** A day on which the office stays closed, or all days until another. */
export interface ClosedDay {
  day: string;
  until?: string | undefined;
  /** Why, as visitors read it. */
  name?: string | undefined;
}

export interface Office {
  hours: readonly Hours[];
  closedDays: readonly ClosedDay[];
}

export interface TimeSpan {
  from: Date;
  until: Date;
}

/** The national holidays, which nobody has to list. */
const nationalDays: Readonly<Record<string, string>> = {
  "01-26": "Republic Day",
  "08-15": "Independence Day",
  "10-02": "Gandhi Jayanti",
};

/** Far enough for an office that opens once a week and has been away for a month. */
const daysAhead = 60;

/** The national day or the owner's closed day that a date is. */
function closedDayOn(date: CalendarDate, closedDays: readonly ClosedDay[]): ClosedDay | undefined {
  const name = nationalDays[date.slice(5)];
  if (name) return { day: date, name };
  return closedDays.find(({ day, until = day }) => day <= date && date <= until);
}

/** When the office is open on a date, earliest first: what every promise and every 'open now' goes by. */
const hoursOn = (date: CalendarDate, { hours, closedDays }: Office): Hours[] =>
  closedDayOn(date, closedDays)
    ? []
    : hours.filter(({ days }) => days.includes(weekdayName(date))).toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

/** What is left of the office hours from a moment on. */
export function* officeHours(start: Date, office: Office): Generator<TimeSpan, undefined> {
  const today = localDay(start);
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const date = addDays(today, ahead);
    for (const { opens, closes } of hoursOn(date, office)) {
      const opening = localMoment(date, opens);
      const until = localMoment(date, closes);
      if (until > start) yield { from: opening > start ? opening : start, until };
    }
  }
}

/** That day, or the first after it on which the office is open. */
export function openDayFrom(date: CalendarDate, office: Office): CalendarDate {
  const { value: next } = officeHours(localMoment(date), office).next();
  return next ? localDay(next.from) : date;
}

/** No count of open days goes further. */
const yearDays = 366;

/** So many days later, or earlier below zero, counting those on which the office is open; of one that never is, all. */
export function addOpenDays(from: CalendarDate, days: number, office: Office): CalendarDate {
  let left = Math.abs(days);
  for (let far = 1; left > 0 && far <= yearDays; far++) {
    const date = addDays(from, Math.sign(days) * far);
    if (hoursOn(date, office).length > 0) left -= 1;
    if (left === 0) return date;
  }
  return addDays(from, days);
}

type OpeningState =
  | { open: true; until: string }
  | { open: false; opens: string | undefined; when: "today" | "tomorrow" | string; today?: ClosedDay | undefined };

export function openingState(now: Date, office: Office): OpeningState {
  const date = localDay(now);
  const { value: next } = officeHours(now, office).next();
  if (next && next.from <= now) return { open: true, until: clockTime(next.until) };
  const today = closedDayOn(date, office.closedDays);
  if (!next) return { open: false, opens: undefined, when: "", today };
  return { open: false, opens: clockTime(next.from), when: dayFrom(date, localDay(next.from)), today };
}

/** 'today', 'tomorrow', 'Monday', and from a week on 'Monday 23 November'. */
function dayFrom(today: CalendarDate, date: CalendarDate): string {
  const ahead = daysBetween(today, date);
  if (ahead < 2) return ahead === 0 ? "today" : "tomorrow";
  return ahead < 7 ? weekdayName(date) : `${weekdayName(date)} ${dayInYear(date)}`;
}

/** 'today', 'tomorrow' or 'on Monday'. */
const openingDay = (when: string): string => (when === "today" || when === "tomorrow" ? when : `on ${when}`);

export function openingLine(state: OpeningState): string {
  if (state.open) return `Open now, until ${state.until} India time`;
  const { today } = state;
  const closed = today ? `Closed today${today.name ? `, ${today.name}` : ""}` : "Closed now";
  return state.opens ? `${closed}. Opens ${openingDay(state.when)} at ${state.opens} India time` : closed;
}

/** 'Closed on 25 December 2026, Christmas' */
export const closedDayText = ({ day, until, name }: ClosedDay): string =>
  `Closed ${until ? "from" : "on"} ${longDate(day)}${until ? ` to ${longDate(until)}` : ""}${name ? `, ${name}` : ""}`;

/** The next year, in a December in which the owner has not yet listed a closed day of it. */
export function yearWithoutClosedDays(today: CalendarDate, closedDays: readonly ClosedDay[]): number | undefined {
  const next = Number(today.slice(0, 4)) + 1;
  const isListed = closedDays.some(({ day, until = day }) => until >= `${next}`);
  return today.slice(5, 7) === "12" && !isListed ? next : undefined;
}

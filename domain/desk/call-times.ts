import { site } from "../../content/site.ts";
import { claim } from "../claims.ts";
import { addDays, type CalendarDate } from "../india/calendar-date.ts";
import { weekday } from "../india/date-text.ts";
import { localDay, localMoment } from "../india/local-time.ts";
import type { Hours } from "../india/opening-hours.ts";

export interface TimeSpan {
  from: Date;
  until: Date;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody should wait for a call in the last minutes before closing. */
const shortestSpanMs = 15 * minuteMs;
const daysAhead = 14;

/** The office hours in which we call back, by what the site promises for each form. Public holidays are not known here. */
export function callTimes(form: "quick" | "contact", received: Date): TimeSpan[] {
  const hours = Number(/^(\d+) hours?$/.exec(claim(`call-back-${form}`).figure)?.[1] ?? Number.NaN);
  if (Number.isNaN(hours)) return [];
  const start = new Date(Math.floor(received.getTime() / minuteMs) * minuteMs);
  const find = form === "contact" ? officeTime : officeHoursWithin;
  return find(start, hours * hourMs, site.hours);
}

/** So much time in which the office is open. */
export function officeTime(start: Date, totalMs: number, hours: readonly Hours[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let left = totalMs;
  for (const { from, until } of officeHours(start, hours)) {
    if (left <= 0) break;
    const end = new Date(Math.min(until.getTime(), from.getTime() + left));
    left -= end.getTime() - from.getTime();
    spans.push({ from, until: end });
  }
  return spans;
}

/** The office hours within so much time by the clock; where there are none, the next ones. */
export function officeHoursWithin(start: Date, totalMs: number, hours: readonly Hours[]): TimeSpan[] {
  const end = new Date(start.getTime() + totalMs);
  const [next, ...later] = [...officeHours(start, hours)];
  if (!next) return [];
  if (next.from >= end) return [next];
  return [next, ...later]
    .filter(({ from }) => from < end)
    .map(({ from, until }) => ({ from, until: until < end ? until : end }));
}

function* officeHours(start: Date, hours: readonly Hours[]): Generator<TimeSpan> {
  const today = localDay(start) as CalendarDate;
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const open = hours.filter(({ days }) => days.some((name) => name.startsWith(weekday(day))));
    for (const { opens, closes } of open.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))) {
      const opening = localMoment(day, opens);
      const from = opening > start ? opening : start;
      const until = localMoment(day, closes);
      if (until.getTime() - from.getTime() >= shortestSpanMs) yield { from, until };
    }
  }
}

/** When the call is due at the latest, by the promise of the form. */
export const callDueAt = (form: "quick" | "contact", received: Date): Date | undefined =>
  callTimes(form, received).at(-1)?.until;

/** How much office time may pass after nobody answered. */
const tryAgainMs = 2 * hourMs;

/** When to try again after nobody answered. */
export const nextTry = (now: Date): Date | undefined => officeTime(now, tryAgainMs, site.hours).at(-1)?.until;

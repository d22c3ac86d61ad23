import { addDays } from "../india/calendar-date.ts";
import { weekday } from "../india/date-text.ts";
import { clockTime, localDay, localMoment, weekdayAndDate } from "../india/local-time.ts";
import type { Hours } from "../india/opening-hours.ts";

export interface TimeSpan {
  from: Date;
  until: Date;
}

interface Request {
  form: "quick" | "contact";
  received: Date;
  /** One of the best times that the form offers. */
  bestTime?: string | null | undefined;
}

type LabelledHours = Hours & { label: string };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody should wait for a call in the last minutes before closing. */
const shortestSpanMs = 15 * minuteMs;
const daysAhead = 14;

/**
 * The office hours in which we call back: the next ones that suit the visitor, or else those within the hours that the site
 * promises for the form. Public holidays are not known here.
 */
export function timesToCall(
  { form, received, bestTime }: Request,
  promisedHours: number,
  hours: readonly LabelledHours[],
): TimeSpan[] {
  const start = new Date(Math.floor(received.getTime() / minuteMs) * minuteMs);
  const suits = bestTime && nextSuiting(start, bestTime, hours);
  if (suits) return [suits];
  const find = form === "contact" ? officeTime : officeHoursWithin;
  return find(start, promisedHours * hourMs, hours);
}

/** 'Morning, 10:00 to 12:00' on the next day that has it, or 'Saturday, 10:00 to 13:00' on a Saturday. */
function nextSuiting(start: Date, bestTime: string, hours: readonly LabelledHours[]): TimeSpan | undefined {
  const [, name, from, until] = /^(.*), (\d\d:\d\d) to (\d\d:\d\d)$/.exec(bestTime) ?? [];
  if (!from || !until) return undefined;
  const named = hours.filter(({ label }) => label === name);
  const within = (named.length > 0 ? named : hours)
    .map((each) => ({
      ...each,
      opens: each.opens > from ? each.opens : from,
      closes: each.closes < until ? each.closes : until,
    }))
    .filter(({ opens, closes }) => opens < closes);
  return officeHours(start, within).next().value ?? undefined;
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

function* officeHours(start: Date, hours: readonly Hours[]): Generator<TimeSpan, undefined> {
  const today = localDay(start);
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

/** '10:00 to 12:00' */
export const clockSpan = ({ from, until }: TimeSpan): string => `${clockTime(from)} to ${clockTime(until)}`;

/** 'Monday 16 November, 10:00 to 12:00' */
export const describeTime = (span: TimeSpan): string => `${weekdayAndDate(span.from)}, ${clockSpan(span)}`;

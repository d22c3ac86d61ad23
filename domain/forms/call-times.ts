import { clockTime, weekdayAndDate } from "../india/local-time.ts";
import { type Hours, type Office, officeHours, type TimeSpan } from "../india/opening-hours.ts";

interface Request {
  form: "quick" | "contact";
  received: Date;
  /** One of the best times that the form offers. */
  bestTime?: string | null | undefined;
}

interface LabelledOffice extends Office {
  hours: readonly (Hours & { label: string })[];
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody should wait for a call in the last minutes before closing. */
const shortestSpanMs = 15 * minuteMs;

/**
 * The office hours in which we call back: the next ones that suit the visitor, or else those within the hours that the site
 * promises for the form.
 */
export function timesToCall(
  { form, received, bestTime }: Request,
  promisedHours: number,
  office: LabelledOffice,
): TimeSpan[] {
  const start = new Date(Math.floor(received.getTime() / minuteMs) * minuteMs);
  const suits = bestTime && nextSuiting(start, bestTime, office);
  if (suits) return [suits];
  const find = form === "contact" ? officeTime : officeHoursWithin;
  return find(start, promisedHours * hourMs, office);
}

/** 'Morning, 10:00 to 12:00' on the next day that has it, or 'Saturday, 10:00 to 13:00' on a Saturday. */
export function nextSuiting(
  start: Date,
  bestTime: string,
  { hours, closedDays }: LabelledOffice,
): TimeSpan | undefined {
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
  return timesFrom(start, { hours: within, closedDays }).next().value ?? undefined;
}

function* timesFrom(start: Date, office: Office): Generator<TimeSpan, undefined> {
  for (const span of officeHours(start, office))
    if (span.until.getTime() - span.from.getTime() >= shortestSpanMs) yield span;
}

/** So much time in which the office is open. */
export function officeTime(start: Date, totalMs: number, office: Office): TimeSpan[] {
  const spans: TimeSpan[] = [];
  let left = totalMs;
  for (const { from, until } of timesFrom(start, office)) {
    if (left <= 0) break;
    const end = new Date(Math.min(until.getTime(), from.getTime() + left));
    left -= end.getTime() - from.getTime();
    spans.push({ from, until: end });
  }
  return spans;
}

/** The office hours within so much time by the clock; where there are none, the next ones. */
export function officeHoursWithin(start: Date, totalMs: number, office: Office): TimeSpan[] {
  const end = new Date(start.getTime() + totalMs);
  const [next, ...later] = [...timesFrom(start, office)];
  if (!next) return [];
  if (next.from >= end) return [next];
  return [next, ...later]
    .filter(({ from }) => from < end)
    .map(({ from, until }) => ({ from, until: until < end ? until : end }));
}

/** '10:00 to 12:00' */
export const clockSpan = ({ from, until }: TimeSpan): string => `${clockTime(from)} to ${clockTime(until)}`;

/** 'Monday 16 November, 10:00 to 12:00' */
export const describeTime = (span: TimeSpan): string => `${weekdayAndDate(span.from)}, ${clockSpan(span)}`;

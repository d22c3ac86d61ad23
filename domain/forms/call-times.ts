import { enquiryForm } from "../../content/contact/enquiry.ts";
import type { TeamMember } from "../../content/schemas/company.ts";
import { addDays } from "../india/calendar-date.ts";
import { clockTime, localDay, weekdayAndDate } from "../india/local-time.ts";
import { type Hours, type Office, officeHours, type TimeSpan } from "../india/opening-hours.ts";
import { hourMs, minuteMs } from "../india/time.ts";
import { joinWords } from "../text.ts";

const { parts } = enquiryForm;

const dayParts = [
  { name: parts.morning, from: "00:00", until: "12:00" },
  { name: parts.afternoon, from: "12:00", until: "16:00" },
  { name: parts.evening, from: "16:00", until: "24:00" },
];

/** 'Morning, 10:00 to 12:00': parts of the office's usual day, before and after a break, then the days that have other hours. */
export function bestTimes(hours: readonly (Hours & { label: string })[]): string[] {
  const inOrder = hours.toSorted((a, b) => b.days.length - a.days.length || (a.opens < b.opens ? -1 : 1));
  const usual = inOrder.filter(({ days }) => inOrder[0]!.days.every((day) => days.includes(day)));
  const words = (name: string, from: string, until: string) => `${name}, ${from} to ${until}`;
  const ofUsualDay = dayParts.flatMap(({ name, from, until }) =>
    usual.flatMap(({ opens, closes }) => {
      const start = from > opens ? from : opens;
      const end = until < closes ? until : closes;
      return start < end ? [words(name, start, end)] : [];
    }),
  );
  const others = inOrder.filter((each) => !usual.includes(each));
  return [...ofUsualDay, ...others.map(({ label, opens, closes }) => words(label, opens, closes))];
}

interface Request {
  form: "quick" | "contact";
  received: Date;
  /** One of the best times that the form offers. */
  bestTime?: string | null | undefined;
}

interface LabelledOffice extends Office {
  hours: readonly (Hours & { label: string })[];
}

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

/** The parts of a best time as the form offers it: 'Morning, 10:00 to 12:00'. */
export function readBestTime(time: string): { name: string; from: string; until: string } | undefined {
  const [, name, from, until] = /^(.*), (\d\d:\d\d) to (\d\d:\d\d)$/.exec(time) ?? [];
  return name !== undefined && from && until ? { name, from, until } : undefined;
}

/** 'Morning, 10:00 to 12:00' on the next day that has it, or 'Saturday, 10:00 to 13:00' on a Saturday. */
export function nextSuiting(
  start: Date,
  bestTime: string,
  { hours, closedDays }: LabelledOffice,
): TimeSpan | undefined {
  const asked = readBestTime(bestTime);
  if (!asked) return undefined;
  const { name, from, until } = asked;
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

/** 'today, 10:00 to 12:00' or 'on Monday 16 November, 10:00 to 12:00', as said on the day of `at`. */
export function callWhen(spans: readonly TimeSpan[], at: Date): string {
  const today = localDay(at);
  const when = (span: TimeSpan) => {
    const day = localDay(span.from);
    const named = day === today ? "today" : day === addDays(today, 1) ? "tomorrow" : `on ${weekdayAndDate(span.from)}`;
    return `${named}, ${clockSpan(span)}`;
  };
  return spans.map(when).join(" or ");
}

/** Who calls, by what the owner has entered; nobody is named where there is no entry. `language` is what the visitor prefers. */
export function advisorSentence(team: readonly TeamMember[], language?: string | null): string | undefined {
  const speaking = team.filter(({ languages = [] }) => language && languages.includes(language));
  const [first, ...others] = speaking.length > 0 ? speaking : team;
  if (!first) return undefined;
  const named = [first, ...others].map(({ name, role }) => `${name} (${role})`);
  const who = joinWords(named, "or");
  return others.length === 0 ? `Your advisor is ${who}.` : `Your advisor will be ${who}.`;
}

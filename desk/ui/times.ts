import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dayAndMonth } from "../../domain/india/date-text.ts";
import { clockTime, localDay, localMoment, localTime } from "../../domain/india/local-time.ts";
import { dayMs, minuteMs } from "../../domain/india/time.ts";

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** '16 Nov 2026' of a day such as 2026-11-16: for what is copied from a paper. */
export const fullDay = (day: string): string => `${dayAndMonth(day as CalendarDate)} ${day.slice(0, 4)}`;

/** A day such as 2026-11-18 as a caller says it: 'today', 'tomorrow', 'yesterday', '18 Nov', and with the year when it is far. */
export function dayText(day: string, now = new Date()): string {
  const days = Math.round((noon(day).getTime() - noon(localDay(now)).getTime()) / dayMs);
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return Math.abs(days) > 300 ? fullDay(day) : dayAndMonth(day as CalendarDate);
}

/** A day in a sentence: 'today', 'on 18 Nov'. */
export function onDay(day: string, now = new Date()): string {
  const text = dayText(day, now);
  return /\d/.test(text) ? `on ${text}` : text;
}

/** A day on which something was to be done: 'today', 'since 12 Nov' when it has passed, '18 Nov' before it comes. */
export const sinceDay = (day: string, now: Date): string =>
  day < localDay(now) ? `since ${dayText(day, now)}` : dayText(day, now);

/** 'today 16:30', 'tomorrow 10:00', '17 Nov, 10:00'. */
export function momentText(moment: Date, now: Date): string {
  const day = dayText(localDay(moment), now);
  return `${day}${/\d/.test(day) ? "," : ""} ${clockTime(moment)}`;
}

/** '2 days', '3 h 20 min', '5 min': the two largest parts, never more exact than a reader needs. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / minuteMs));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 10) return `${hours} h`;
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** What an input of type datetime-local holds, read as the business's time. */
export function readLocalInput(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  return day && time ? localMoment(day, time) : undefined;
}

/** The other way round: '2026-11-16T16:30'. */
export const writeLocalInput = (moment: Date): string => localTime(moment).replace(" ", "T");

/** '3 quotations', '1 quotation'; nothing for none. */
export const counted = (count: number, one: string, many = `${one}s`): string | undefined =>
  count > 0 ? `${count.toLocaleString("en-IN")} ${count === 1 ? one : many}` : undefined;

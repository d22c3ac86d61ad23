import { site } from "../../content/site.ts";
import { localDay, localMoment, localTime } from "../../domain/india/local-time.ts";

const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: site.timeZone, hourCycle: "h23", ...options });

const clock = inIndia({ hour: "2-digit", minute: "2-digit" });
const weekdayAndDay = inIndia({ weekday: "short", day: "numeric", month: "short" });
const wholeDay = inIndia({ weekday: "long", day: "numeric", month: "long" });
const dayOfYear = inIndia({ day: "numeric", month: "short", year: "numeric" });

/** '16:30' */
export const clockTime = (moment: Date): string => clock.format(moment);

/** 'Monday 16 November' */
export const longDay = (moment: Date): string => wholeDay.format(moment).replace(",", "");

/** '16 Nov 2026' of a day such as 2026-11-16. */
export const dayText = (day: string): string => dayOfYear.format(new Date(`${day}T12:00:00Z`));

const dayMs = 86_400_000;

/** 'today 16:30', 'tomorrow 10:00', 'Tue 17 Nov, 10:00', and with the year when it is far. */
export function momentText(moment: Date, now: Date): string {
  const day = localDay(moment);
  const time = clockTime(moment);
  if (day === localDay(now)) return `today ${time}`;
  if (day === localDay(new Date(now.getTime() + dayMs))) return `tomorrow ${time}`;
  if (day === localDay(new Date(now.getTime() - dayMs))) return `yesterday ${time}`;
  const isFar = Math.abs(moment.getTime() - now.getTime()) > 300 * dayMs;
  return `${isFar ? dayOfYear.format(moment) : weekdayAndDay.format(moment).replace(",", "")}, ${time}`;
}

/** '2 days', '3 h 20 min', '5 min': the two largest parts, never more exact than a reader needs. */
export function spanText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 10) return `${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** What an input of type datetime-local holds, read as the business's time. */
export function readLocalInput(text: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(text) ?? [];
  return day && time ? localMoment(day, time) : undefined;
}

/** The other way round: '2026-11-16T16:30'. */
export const writeLocalInput = (moment: Date): string => localTime(moment).replace(" ", "T");

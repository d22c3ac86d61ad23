import { site } from "../../content/site.ts";

/** The calendar day of a moment where the business is, such as 2026-11-15. */
export const localDay = (moment: Date): string => localFormat(moment).slice(0, 10);
/** Day and time where the business is, such as 2026-11-15 11:30. */
export const localTime = (moment: Date): string => localFormat(moment).slice(0, 16);

/** '11:30', where the business is. */
export const clockTime = (moment: Date): string => localTime(moment).slice(11);

const weekdayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: site.timeZone,
});
/** 'Monday 16 November', where the business is. */
export const weekdayAndDate = (moment: Date): string => weekdayFormat.format(moment).replace(",", "");

/** The moment at which clocks where the business is show this day and time, such as 2026-11-15 and 09:00. */
export function localMoment(day: string, time = "00:00"): Date {
  const asUtc = new Date(`${day}T${time}:00Z`);
  const shown = Date.parse(`${localFormat(asUtc).replace(" ", "T")}Z`);
  return new Date(asUtc.getTime() - (shown - asUtc.getTime()));
}

// Sweden writes dates as ISO 8601 does.
const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: site.timeZone });
const localFormat = (moment: Date): string => format.format(moment);

import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay, localTime } from "../../domain/india/local-time.ts";

export const clockTime = (moment: Date): string => localTime(moment).slice(11);

const shortWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: site.timeZone });
/** 'Mon 13:42', where the business is. */
export const weekdayAndTime = (moment: Date): string => `${shortWeekday.format(moment)} ${clockTime(moment)}`;

/** '15 November 2026, 11:42', where the business is. */
export const dayAndTime = (moment: Date): string => `${longDate(localDay(moment))}, ${clockTime(moment)}`;

const weekdayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: site.timeZone,
});
/** 'Monday 16 November', where the business is. */
export const weekdayAndDate = (moment: Date): string => weekdayFormat.format(moment).replace(",", "");

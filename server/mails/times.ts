import { site } from "../../content/site.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";

const shortWeekday = new Intl.DateTimeFormat("en-GB", { weekday: "short", timeZone: site.timeZone });
/** 'Mon 13:42', where the business is. */
export const weekdayAndTime = (moment: Date): string => `${shortWeekday.format(moment)} ${clockTime(moment)}`;

/** '15 November 2026, 11:42', where the business is. */
export const dayAndTime = (moment: Date): string => `${longDate(localDay(moment))}, ${clockTime(moment)}`;

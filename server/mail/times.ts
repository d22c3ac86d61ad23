import { longDate, weekday } from "../../domain/india/date-text.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";

/** 'Mon 13:42', where the business is. */
export const weekdayAndTime = (moment: Date): string => `${weekday(localDay(moment))} ${clockTime(moment)}`;

/** '15 November 2026, 11:42', where the business is. */
export const dayAndTime = (moment: Date): string => `${longDate(localDay(moment))}, ${clockTime(moment)}`;

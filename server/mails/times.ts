import { longDate } from "../../domain/india/date-text.ts";
import { clockTime, localDay } from "../../domain/india/local-time.ts";

/** '15 November 2026, 11:42', where the business is. */
export const dayAndTime = (moment: Date): string => `${longDate(localDay(moment))}, ${clockTime(moment)}`;

import { type CalendarDate, dateInIndia, indiaOffsetMs } from "./calendar-date.ts";
import { longDate, weekday, weekdayName } from "./date-text.ts";

// India has one time and no summer time. Added by hand: the first formatter of a page takes a slow phone a tenth of a second.
const offset = "+05:30";

/** What clocks in India show, such as 2026-11-15T11:30:00.000. */
const clock = (moment: Date): string => new Date(moment.getTime() + indiaOffsetMs).toISOString();

/** The calendar day of a moment in India, such as 2026-11-15. */
export const localDay = (moment: Date): CalendarDate => dateInIndia(moment.getTime());

/** Day and time in India, such as 2026-11-15 11:30. */
export const localTime = (moment: Date): string => clock(moment).slice(0, 16).replace("T", " ");

/** '11:30' in India. */
export const clockTime = (moment: Date): string => clock(moment).slice(11, 16);

/** '2026-11-15T11:42:40+05:30' */
export const offsetTime = (moment: Date): string => `${clock(moment).slice(0, 19)}${offset}`;

/** 'Monday 16 November', in India. */
export function weekdayAndDate(moment: Date): string {
  const day = localDay(moment);
  return `${weekdayName(day)} ${longDate(day).slice(0, -5)}`;
}

/** 'Mon 13:42', in India. */
export const weekdayAndTime = (moment: Date): string => `${weekday(localDay(moment))} ${clockTime(moment)}`;

/** '15 November 2026, 11:42', in India. */
export const dayAndTime = (moment: Date): string => `${longDate(localDay(moment))}, ${clockTime(moment)}`;

/** The moment at which clocks in India show this day and time, such as 2026-11-15 and 09:00. */
export const localMoment = (day: string, time = "00:00"): Date => new Date(`${day}T${time}:00${offset}`);

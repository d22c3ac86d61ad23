import { dayMs, hourMs } from "./time.ts";

/**
 * A date without a time of day, as 'YYYY-MM-DD'. Dates of law have no time zone, so all arithmetic is done in UTC and
 * nothing here reads the machine's clock or zone. Strings of this form compare in date order.
 */
export type CalendarDate = `${number}-${number}-${number}`;

interface DateParts {
  year: number;
  month: number;
  day: number;
}

const fromMilliseconds = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10) as CalendarDate;

const lastDayOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The date of a year, a month (1 to 12, or beyond: 13 is January of the next year) and a day no later than the month's last. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  fromMilliseconds(Date.UTC(year, month - 1, Math.min(day, lastDayOfMonth(year, month))));

export function isCalendarDate(text: string): text is CalendarDate {
  // Some engines read 30 February as 2 March: a date that exists comes back as it was written.
  const milliseconds = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(milliseconds) && fromMilliseconds(milliseconds) === text;
}

export const dateParts = (date: CalendarDate): DateParts => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Days since 1 January 1970. */
export const dayNumber = (date: CalendarDate): number => Date.parse(date) / dayMs;

export const fromDayNumber = (days: number): CalendarDate => fromMilliseconds(days * dayMs);

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) + days);

/** So many months later on that day of the month, or on the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  return calendarDate(year, month + months, day);
}

export const startOfMonth = (date: CalendarDate): CalendarDate =>
  calendarDate(dateParts(date).year, dateParts(date).month, 1);

export const endOfMonth = (date: CalendarDate): CalendarDate =>
  calendarDate(dateParts(date).year, dateParts(date).month, 31);

export const daysBetween = (from: CalendarDate, to: CalendarDate): number => dayNumber(to) - dayNumber(from);
export const earlierDate = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);
export const laterDate = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

export const indiaOffsetMs = 5.5 * hourMs;

/** The date in India at an instant. India keeps UTC+5:30 all year. */
export const dateInIndia = (epochMilliseconds: number): CalendarDate =>
  fromMilliseconds(epochMilliseconds + indiaOffsetMs);

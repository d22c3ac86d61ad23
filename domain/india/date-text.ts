import { type CalendarDate, dateParts, dayNumber } from "./calendar-date.ts";

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

export type MonthName = (typeof monthNames)[number];

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** 'December 2026' of '2026-12' or '2026-12-07' */
export const monthAndYear = (date: string): string => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** '7 December 2026': how the site writes dates. */
export const longDate = (date: string): string => `${Number(date.slice(8, 10))} ${monthAndYear(date)}`;

/** '7 December', of a year that needs no saying. */
export const dayInYear = (date: string): string => longDate(date).slice(0, -5);

/** 'December 7, 2026': how the specification wants the publish dates of articles. */
export function usLongDate(date: string): string {
  const month = monthNames[Number(date.slice(5, 7)) - 1];
  return `${month} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
}

/** A date that may lack its day or its month: '2026', 'December 2026' or '7 December 2026'. */
export function partialDate(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? monthAndYear(date) : longDate(date);
}

/** '7 Dec' */
export function dayAndMonth(date: CalendarDate): string {
  const { day, month } = dateParts(date);
  return `${day} ${monthNames[month - 1]?.slice(0, 3)}`;
}

/** 0 on Sundays */
const weekdayNumber = (date: CalendarDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

/** 'Monday' */
export const weekdayName = (date: CalendarDate): string => weekdayNames[weekdayNumber(date)] ?? "";

/** 'Mon' */
export const weekday = (date: CalendarDate): string => weekdayName(date).slice(0, 3);

/** '1st', '22nd', '13th' */
export function ordinalDay(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ["th", "st", "nd", "rd"][day % 10]) ?? "th"}`;
}

/**
 * A civil date as 'YYYY-MM-DD'. Dates of law have no time of day and no time zone, so none of this uses the machine's
 * clock or zone: strings compare in date order, and arithmetic runs on day numbers.
 */
export type CalendarDate = string;

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

export interface DateParts {
  year: number;
  month: number;
  day: number;
}

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const padded = (value: number, width: number) => String(value).padStart(width, "0");

export const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The date of a year, a month (1 to 12, or beyond: 13 is January of the next year) and a day no later than the month's last. */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  const months = year * 12 + (month - 1);
  const realYear = Math.floor(months / 12);
  const realMonth = (((months % 12) + 12) % 12) + 1;
  const realDay = Math.min(day, daysInMonth(realYear, realMonth));
  return `${padded(realYear, 4)}-${padded(realMonth, 2)}-${padded(realDay, 2)}`;
}

export function isCalendarDate(text: string): text is CalendarDate {
  const match = shape.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function partsOf(date: CalendarDate): DateParts {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Days since 1 January 1970, counted in the proleptic Gregorian calendar. */
export function dayNumber(date: CalendarDate): number {
  const { year, month, day } = partsOf(date);
  // Years begin in March here, so that the leap day is the last day of a year.
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return y * 365 + leapDays + dayOfYear - 719_468;
}

export function fromDayNumber(days: number): CalendarDate {
  const sinceMarchOfYearZero = days + 719_468;
  const era = Math.floor(sinceMarchOfYearZero / 146_097);
  const dayOfEra = sinceMarchOfYearZero - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return calendarDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export const addDays = (date: CalendarDate, days: number) => fromDayNumber(dayNumber(date) + days);

/** The same day so many months later, or the last day of that month when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date);
  return calendarDate(year, month + months, day);
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date);
  return calendarDate(year, month, 31);
}

export const daysBetween = (from: CalendarDate, to: CalendarDate) => dayNumber(to) - dayNumber(from);
export const earlierOf = (a: CalendarDate, b: CalendarDate) => (a < b ? a : b);
export const laterOf = (a: CalendarDate, b: CalendarDate) => (a > b ? a : b);

/** '7 December 2026' */
export function longDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} ${monthNames[month - 1]} ${year}`;
}

/** '1st', '22nd', '13th' */
export function ordinalDay(day: number): string {
  const isTeen = day >= 11 && day <= 13;
  return `${day}${(isTeen ? undefined : ["th", "st", "nd", "rd"][day % 10]) ?? "th"}`;
}

/** 'December 2026' of '2026-12' or '2026-12-07' */
export const monthAndYear = (date: string) => `${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;

/** The date in India at an instant. India keeps UTC+5:30 all year. */
export const dateInIndia = (epochMilliseconds: number) =>
  fromDayNumber(Math.floor((epochMilliseconds + 5.5 * 3_600_000) / 86_400_000));

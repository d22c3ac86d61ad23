import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dateParts,
  earlierDate,
  endOfMonth,
} from "../india/calendar-date.ts";
import type { Profile } from "./profile.ts";

export interface FinancialYear {
  start: CalendarDate;
  end: CalendarDate;
  isFirst: boolean;
  /** '2026-27', or '2027' for a year that is a calendar year */
  name: string;
}

const yearEnd = (profile: Profile, year: number) => calendarDate(year, profile.yearEndMonth, 31);

/** The close of accounts on or after a date. */
function yearEndFrom(profile: Profile, date: CalendarDate): CalendarDate {
  const { year } = dateParts(date);
  const thisYear = yearEnd(profile, year);
  return date <= thisYear ? thisYear : yearEnd(profile, year + 1);
}

/**
 * A company incorporated in January to March closes its first year on 31 March of the next year. An LLP incorporated after
 * 30 September may do so. Both rules speak of 31 March, so they do not reach other year ends.
 */
export function longFirstYear(profile: Pick<Profile, "structure" | "incorporated" | "yearEndMonth">) {
  const { month } = dateParts(profile.incorporated);
  if (profile.yearEndMonth !== 3) return "no";
  if (profile.structure === "llp") return month >= 10 || month <= 3 ? "optional" : "no";
  return month <= 3 ? "usual" : "no";
}

export function firstYearEnd(profile: Profile): CalendarDate {
  const nearest = yearEndFrom(profile, profile.incorporated);
  const rule = longFirstYear(profile);
  const isLong = rule !== "no" && (profile.firstYear ?? (rule === "usual" ? "long" : "short")) === "long";
  return isLong ? endOfMonth(addMonths(nearest, 12)) : nearest;
}

function yearName(start: CalendarDate, end: CalendarDate): string {
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  return from === to ? to : `${from}-${to.slice(2)}`;
}

/** The financial years that end between two dates, both included. */
export function financialYearsEnding(profile: Profile, from: CalendarDate, to: CalendarDate): FinancialYear[] {
  const years: FinancialYear[] = [];
  const first = firstYearEnd(profile);
  const begin = from > first ? yearEndFrom(profile, from) : first;
  for (let end = begin; end <= to; end = endOfMonth(addMonths(end, 12))) {
    if (end < from) continue;
    const isFirst = end === first;
    const start = isFirst ? profile.incorporated : addDays(endOfMonth(addMonths(end, -12)), 1);
    years.push({ start, end, isFirst, name: yearName(start, end) });
  }
  return years;
}

/** Tax runs April to March for everybody, whatever year the accounts follow. */
interface TaxYear {
  start: CalendarDate;
  end: CalendarDate;
  name: string;
}

export function taxYearsEnding(profile: Profile, from: CalendarDate, to: CalendarDate): TaxYear[] {
  const years: TaxYear[] = [];
  for (let year = dateParts(from).year; year <= dateParts(to).year; year += 1) {
    const end = calendarDate(year, 3, 31);
    if (end < from || end > to || end < profile.incorporated) continue;
    years.push({ start: calendarDate(year - 1, 4, 1), end, name: `${year - 1}-${String(year).slice(2)}` });
  }
  return years;
}

export const isSection8 = (profile: Profile) => profile.structure === "section-8";
/** Companies whose members meet once a year: an OPC and an LLP hold no AGM. */
export const holdsAgm = (profile: Profile) => profile.structure === "private-limited" || isSection8(profile);

/** The last day for the AGM on a year's accounts: six months from year end, nine for the first year. */
const lastDayForAgm = (year: FinancialYear) => addMonths(year.end, year.isFirst ? 9 : 6);

/**
 * The day the AGM is held, or the last day it should be. Filings count from this day: a meeting held after its last day
 * does not move them. After an AGM on a known day the next is due within fifteen months as well.
 */
export function agmDay(profile: Profile, year: FinancialYear): CalendarDate {
  const last = lastDayForAgm(year);
  if (profile.agmDate === undefined) return last;
  if (profile.agmDate > year.end) return earlierDate(profile.agmDate, last);
  const previousEnd = endOfMonth(addMonths(year.end, -12));
  const followsGivenAgm = profile.agmDate > previousEnd && !year.isFirst;
  return followsGivenAgm ? earlierDate(last, addMonths(profile.agmDate, 15)) : last;
}

import type { LawChangeId } from "../../../content/law/law-changes.ts";
import type { Category } from "../../../content/schemas/compliance.ts";
import { addMonths, type CalendarDate, calendarDate, dateParts, endOfMonth } from "../../india/calendar-date.ts";
import { monthAndYear, monthNames } from "../../india/date-text.ts";
import type { LateCost, LateFeeRule } from "../late-fees.ts";
import type { Profile } from "../profile.ts";

export interface Applicability {
  /** 'check': it may apply, but we cannot say on which date. */
  status: "applies" | "does-not-apply" | "check";
  why: string;
}

export interface Occurrence {
  date: CalendarDate;
  /** What the filing covers, for people: 'October 2026', 'Year 2026-27'. */
  period: string;
  /** The period for programs. It stays when the date moves, so a calendar entry is updated and not doubled. */
  periodKey: string;
  why: string;
}

/** Something the law asks for, with a rule for its dates. Most have a card; LLP forms and first filings, for example, have none. */
export interface Obligation {
  id: string;
  /** Whether the calendar page has a card of it, by the same id, in content/compliance. */
  hasCard?: boolean;
  title: string | ((profile: Profile) => string);
  category: Category;
  /** A one-time filing of a new company or LLP. */
  isFirstFiling?: boolean;
  /** Another thing that is done once. */
  isOnce?: boolean;
  applicability(profile: Profile): Applicability;
  /** At least every occurrence between the two dates; more does no harm. */
  occurrences(profile: Profile, from: CalendarDate, to: CalendarDate): Occurrence[];
  /** When the date binds only some: 'Only if you deducted tax in the month.' */
  condition?(profile: Profile): string | undefined;
  /** What a delay costs: the calculator on the card. None where the penalty is at an officer's discretion or not settled. */
  lateFee?: LateFeeRule;
  /**
   * What filing it so many days after the due date costs: said of what was due and may not have been filed. `normalFee` is that of the
   * form, where it is not the usual company or LLP.
   */
  lateCost?(daysLate: number, due: CalendarDate, normalFee?: number): LateCost;
  /** Why these dates are not the ones printed on the card. */
  differsFromCard?(profile: Profile): string | undefined;
  /** Another obligation whose filing includes this one: My calendar shows one entry for both. */
  filedWith?: string;
  lawChanges: readonly LawChangeId[] | ((profile: Profile) => readonly LawChangeId[]);
}

export const applies = (why: string): Applicability => ({ status: "applies", why });
export const doesNotApply = (why: string): Applicability => ({ status: "does-not-apply", why });
export const checkYourself = (why: string): Applicability => ({ status: "check", why });

export interface Period {
  start: CalendarDate;
  end: CalendarDate;
  name: string;
  key: string;
}

/** Periods of so many months, aligned to April, that reach the incorporation date or end after it, and end before `to`. */
function periods(length: 1 | 3 | 6, profile: Profile, from: CalendarDate, to: CalendarDate): Period[] {
  const { year, month } = dateParts(from);
  const found: Period[] = [];
  const monthsSinceApril = (month + 8) % 12;
  let start = calendarDate(year, month - (monthsSinceApril % length), 1);
  for (; start <= to; start = addMonths(start, length)) {
    const end = endOfMonth(addMonths(start, length - 1));
    if (end < profile.incorporated) continue;
    const [first, last] = [dateParts(start), dateParts(end)];
    const span = `${monthNames[first.month - 1]}${first.year === last.year ? "" : ` ${first.year}`}`;
    found.push({
      start,
      end,
      name: length === 1 ? monthAndYear(start) : `${span} to ${monthAndYear(end)}`,
      key: length === 1 ? start.slice(0, 7) : `${start.slice(0, 7)}-${length}m`,
    });
  }
  return found;
}

/** Once in each calendar year, on the same day. */
export function perCalendarYear(
  [month, day]: readonly [month: number, day: number],
  from: CalendarDate,
  to: CalendarDate,
  due: (year: number) => Omit<Occurrence, "date">,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let { year } = dateParts(from); year <= dateParts(to).year; year += 1) {
    found.push({ date: calendarDate(year, month, day), ...due(year) });
  }
  return found;
}

/** Once for each of these financial years. */
export const perYear = <Year extends { name: string }>(
  years: readonly Year[],
  due: (year: Year) => Pick<Occurrence, "date" | "why">,
): Occurrence[] => years.map((year) => ({ ...due(year), period: `Year ${year.name}`, periodKey: year.name }));

/** How far before `from` a period may end and still fall due after it. */
const reach = (from: CalendarDate, length: number) =>
  addMonths(calendarDate(dateParts(from).year, dateParts(from).month, 1), -length - 3);

export function perPeriod(
  length: 1 | 3 | 6,
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
  due: (period: Period) => { date: CalendarDate; why: string; period?: string },
): Occurrence[] {
  return periods(length, profile, reach(from, length), to).map((period) => ({
    period: period.name,
    periodKey: period.key,
    ...due(period),
  }));
}

/** A day of the month after the period. */
export function dayOfNextMonth(period: Period, day: number): CalendarDate {
  const { year, month } = dateParts(period.end);
  return calendarDate(year, month + 1, day);
}

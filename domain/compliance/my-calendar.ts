import type { ComplianceItemId } from "../../content/compliance/cards.ts";
import type { LawChangeId } from "../../content/law/law-changes.ts";
import { addDays, addMonths, type CalendarDate, daysBetween, laterDate, startOfMonth } from "../india/calendar-date.ts";
import { monthAndYear } from "../india/date-text.ts";
import { compareText } from "../lists.ts";
import {
  allDueDates,
  type DueDate,
  dueDates,
  findObligation,
  firstRoundAfter,
  lawChangesFor,
  obligations,
  obligationTitle,
} from "./due-dates.ts";
import { firstFilingsWindowDays } from "./obligations/first-filings.ts";
import type { Applicability, Obligation } from "./obligations/obligation.ts";
import { type PastDue, pastDue } from "./past-due.ts";
import { genericProfile, type Profile } from "./profile.ts";

interface CalendarMonth {
  /** '2026-12' */
  month: string;
  /** 'December 2026' */
  name: string;
  dueDates: DueDate[];
}

export interface FirstFiling extends DueDate {
  daysLeft: number;
}

export interface ObligationSummary {
  obligationId: string;
  title: string;
  why: string;
  condition?: string | undefined;
  differsFromCard?: string | undefined;
  lawChanges: readonly LawChangeId[];
}

interface AppliedObligation extends ObligationSummary {
  /** The next date, which can lie beyond the twelve months. */
  next: CalendarDate | null;
}

export interface MyCalendar {
  from: CalendarDate;
  to: CalendarDate;
  next: DueDate | null;
  daysToNext: number | null;
  dueDates: DueDate[];
  /** Every month from the first to the last, with an empty list where nothing is due. */
  months: CalendarMonth[];
  /** What is left of the first round of yearly filings after the twelve months. */
  later: DueDate[];
  firstFilings: FirstFiling[];
  /** What was due before today and may not have been filed, in the order in which it is. */
  pastDue: PastDue[];
  applies: AppliedObligation[];
  check: ObligationSummary[];
  doesNotApply: ObligationSummary[];
}

/** Director KYC: a DIN of 1 April is first due 51 months later. */
const longestCycleMonths = 51;

/** What comes back every quarter or more often. */
const shortCycleMonths = 4;

function summary(obligation: Obligation, profile: Profile): ObligationSummary {
  return {
    obligationId: obligation.id,
    title: obligationTitle(obligation, profile),
    why: obligation.applicability(profile).why,
    condition: obligation.condition?.(profile),
    differsFromCard: obligation.differsFromCard?.(profile),
    lawChanges: lawChangesFor(obligation, profile),
  };
}

function byMonth(found: DueDate[], from: CalendarDate, to: CalendarDate): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) {
    const month = day.slice(0, 7);
    months.push({ month, name: monthAndYear(month), dueDates: found.filter(({ date }) => date.startsWith(month)) });
  }
  return months;
}

/** The first filings that are still to come, for as long as they are news. */
const firstFilings = (profile: Profile, today: CalendarDate): FirstFiling[] =>
  obligations
    .filter(({ isFirstFiling }) => isFirstFiling)
    .flatMap((obligation) =>
      dueDates(obligation, profile, today, addDays(profile.incorporated, firstFilingsWindowDays)),
    )
    .map((filing) => ({ ...filing, daysLeft: daysBetween(today, filing.date) }))
    .sort((a, b) => compareText(a.date, b.date));

/** The coming twelve months, today included, with what applies and why. */
export function myCalendar(profile: Profile, today: CalendarDate): MyCalendar {
  const to = addDays(addMonths(today, 12), -1);
  const found = allDueDates(profile, today, to);
  const next = found[0] ?? null;
  const calendar: MyCalendar = {
    from: today,
    to,
    next,
    daysToNext: next && daysBetween(today, next.date),
    dueDates: found,
    months: byMonth(found, today, to),
    later: firstRoundAfter(profile, to),
    firstFilings: firstFilings(profile, today),
    pastDue: pastDue(profile, today),
    applies: [],
    check: [],
    doesNotApply: [],
  };
  for (const obligation of obligations) {
    const { status } = obligation.applicability(profile);
    if (status === "check") calendar.check.push(summary(obligation, profile));
    else if (status === "does-not-apply") calendar.doesNotApply.push(summary(obligation, profile));
    else {
      const horizon = addMonths(laterDate(today, profile.incorporated), longestCycleMonths);
      const nextDate = dueDates(obligation, profile, today, horizon)[0]?.date ?? null;
      // What is done once is history when its day has passed: the list of first filings shows it while it matters.
      if (nextDate === null && (obligation.isFirstFiling || obligation.isOnce)) continue;
      calendar.applies.push({ ...summary(obligation, profile), next: nextDate });
    }
  }
  return calendar;
}

/** The nearest dates of the cards, for a visitor who has told us nothing. */
export const listedDates = (today: CalendarDate, count: number): DueDate[] =>
  allDueDates(genericProfile, today, addMonths(today, shortCycleMonths))
    .filter(({ hasCard }) => hasCard)
    .slice(0, count);

/**
 * The next date of a card, if it applies; the generic profile is for a visitor who has told us nothing. It is the date of
 * the law in force, not the one printed on the card, because people put it in their calendars.
 */
export function nextCardDate(itemId: ComplianceItemId, today: CalendarDate, profile: Profile): DueDate | undefined {
  const start = laterDate(today, profile.incorporated);
  // Most dates are near, and the first one found there spares a phone the years after it.
  for (const months of [shortCycleMonths, longestCycleMonths]) {
    const next = dueDates(itemId, profile, today, addMonths(start, months))[0];
    if (next) return next;
  }
  return undefined;
}

/** The card's last date of the past year: somebody may have missed it. */
export const lastCardDate = (itemId: ComplianceItemId, today: CalendarDate, profile: Profile): DueDate | undefined =>
  dueDates(itemId, profile, addMonths(today, -12), addDays(today, -1)).at(-1);

export const cardStatus = (itemId: ComplianceItemId, profile: Profile): Applicability["status"] =>
  findObligation(itemId).applicability(profile).status;

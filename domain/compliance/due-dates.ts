import { extensions } from "../../content/compliance/extensions.ts";
import type { Category, Extension } from "../../content/schemas/compliance.ts";
import { addMonths, type CalendarDate, earlierDate } from "../india/calendar-date.ts";
import { byNextDate } from "./cards.ts";
import { firstYearEnd } from "./financial-year.ts";
import { companyLawObligations } from "./obligations/company-law.ts";
import { firstFilingObligations } from "./obligations/first-filings.ts";
import { gstObligations } from "./obligations/gst.ts";
import { incomeTaxObligations } from "./obligations/income-tax.ts";
import { labourObligations } from "./obligations/labour.ts";
import type { Obligation, Occurrence } from "./obligations/obligation.ts";
import { partnerAndDirectorObligations } from "./obligations/partners-and-directors.ts";
import { section8Obligations } from "./obligations/section-8.ts";
import { stateObligations } from "./obligations/states.ts";
import type { Profile } from "./profile.ts";

interface ExtendedOccurrence extends Occurrence {
  /** Present if the date was moved once, with the source that moved it. */
  extension?: Extension | undefined;
}

/** The day from which to look for occurrences, so that a date moved past `from` is found. */
const searchFrom = (obligationId: string, from: CalendarDate): CalendarDate =>
  extensions
    .filter((extension) => extension.obligationId === obligationId && extension.extendedTo >= from)
    .reduce<CalendarDate>((earliest, { statutoryDate }) => earlierDate(earliest, statutoryDate as CalendarDate), from);

export interface DueDate {
  date: CalendarDate;
  title: string;
  why: string;
  /** Whom the date binds, when not everybody. */
  condition?: string | undefined;
  /** A one-time extension; `date` is then the extended one. */
  extension?: Extension | undefined;
  period: string;
  periodKey: string;
  category: Category;
  obligationId: string;
  /** Whether the page has a card of the obligation. */
  hasCard: boolean;
}

export const obligations: readonly Obligation[] = [
  ...firstFilingObligations,
  ...companyLawObligations,
  ...partnerAndDirectorObligations,
  ...section8Obligations,
  ...incomeTaxObligations,
  ...gstObligations,
  ...labourObligations,
  ...stateObligations,
];

export function findObligation(id: string): Obligation {
  const found = obligations.find((obligation) => obligation.id === id);
  if (!found) throw new RangeError(`No obligation has the id ${id}`);
  return found;
}

export const obligationTitle = (obligation: Obligation, profile: Profile) =>
  typeof obligation.title === "string" ? obligation.title : obligation.title(profile);

export const lawChangesFor = ({ lawChanges }: Obligation, profile: Profile) =>
  typeof lawChanges === "function" ? lawChanges(profile) : lawChanges;

const dated = ({ obligationId: id, date }: DueDate) => ({ id, date });

const inOrder = (one: DueDate, other: DueDate) => byNextDate(dated(one), dated(other));

/** Every date of one obligation between two days, both included, in order. Nothing falls due before the incorporation. */
export function dueDates(
  which: Obligation | string,
  profile: Profile,
  from: CalendarDate,
  to: CalendarDate,
): DueDate[] {
  const obligation = typeof which === "string" ? findObligation(which) : which;
  if (from > to || obligation.applicability(profile).status !== "applies") return [];
  const common = {
    title: obligationTitle(obligation, profile),
    condition: obligation.condition?.(profile),
    category: obligation.category,
    obligationId: obligation.id,
    hasCard: obligation.hasCard ?? false,
  };
  return obligation
    .occurrences(profile, searchFrom(obligation.id, from), to)
    .map((occurrence) => applyExtension(obligation.id, occurrence))
    .filter(({ date }) => date >= from && date <= to && date >= profile.incorporated)
    .map((occurrence) => ({ ...common, ...occurrence }))
    .sort(inOrder);
}

/** One entry for each filing: what is filed with another obligation is left to that one. */
export const allDueDates = (profile: Profile, from: CalendarDate, to: CalendarDate): DueDate[] =>
  obligations
    .filter(({ filedWith }) => filedWith === undefined)
    .flatMap((obligation) => dueDates(obligation, profile, from, to))
    .sort(inOrder);

/** The occurrence on its extended date, if it was extended. */
function applyExtension(obligationId: string, occurrence: Occurrence): ExtendedOccurrence {
  const extension = extensions.find(
    (candidate) =>
      candidate.obligationId === obligationId &&
      candidate.periodKey === occurrence.periodKey &&
      candidate.statutoryDate === occurrence.date,
  );
  return extension ? { ...occurrence, date: extension.extendedTo as CalendarDate, extension } : occurrence;
}

/** What is filed once for each financial year. */
const yearlyFilings = ["income-tax-return", "agm", "adt-1", "aoc-4", "mgt-7", "llp-form-11", "llp-form-8"];

/** The last of them is due eleven months after the first year end; an extension may move it. */
const monthsAfterYearEnd = 15;

/**
 * What is left of the first round of yearly filings after a day. A company formed late in the year holds its first AGM more
 * than twelve months later, so twelve months alone would leave out its most important dates.
 */
export function firstRoundAfter(profile: Profile, day: CalendarDate): DueDate[] {
  const end = addMonths(firstYearEnd(profile), monthsAfterYearEnd);
  return yearlyFilings
    .flatMap((id) => dueDates(id, profile, profile.incorporated, end).slice(0, 1))
    .filter(({ date }) => date > day)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

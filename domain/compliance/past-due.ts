import { lateReturn } from "../../content/law/calendar-figures.ts";
import { addDays, addMonths, type CalendarDate, calendarDate, dateParts, daysBetween } from "../india/calendar-date.ts";
import { compareText } from "../lists.ts";
import { type DueDate, dueDates, findObligation, obligations } from "./due-dates.ts";
import { lateFeeText } from "./late-fees.ts";
import { firstFilingsWindowDays } from "./obligations/first-filings.ts";
import { isCompany, type Profile } from "./profile.ts";

/** What was due before today, and may not have been filed. */
export interface PastDue extends DueDate {
  daysLate: number;
  /** In rupees, today, of a usual company or LLP. */
  lateFee?: number | undefined;
  /** What it costs today and tomorrow. */
  cost?: string | undefined;
  /** What the fee is on top of, and what else follows. */
  says?: string | undefined;
  /** The visitor has ticked it off. */
  filed: boolean;
}

/** What is caught up, in the order in which a year's filings are made: nobody signs with a DIN that is deactivated. */
const inOrder = [
  "dir-kyc",
  "agm",
  "adt-1",
  "aoc-4",
  "mgt-7",
  "msc-3",
  "llp-form-11",
  "llp-form-8",
  "income-tax-return",
  "dpt-3",
  "fla",
];

type Filing = Pick<DueDate, "obligationId" | "periodKey">;

export const filedKey = ({ obligationId, periodKey }: Filing) => `${obligationId}.${periodKey}`;

export const isFiled = ({ filed = "" }: Pick<Profile, "filed">, filing: Filing): boolean =>
  filed.split("_").includes(filedKey(filing));

/** The text of the answer, with these filings ticked or without them. */
export function withFiled(filed: string, filings: readonly Filing[], on: boolean): string {
  const keys = new Set(filed === "" ? [] : filed.split("_"));
  for (const filing of filings) on ? keys.add(filedKey(filing)) : keys.delete(filedKey(filing));
  return [...keys].join("_");
}

/** All filings of three years are listed: whoever misses accounts or annual returns of three years may be no director. */
const yearsListed = 3;

/** The day after which they fell due: the end of the oldest of these financial years. */
export function listedSince(today: CalendarDate): CalendarDate {
  const { year, month } = dateParts(today);
  return calendarDate((month > 3 ? year : year - 1) - yearsListed + 1, 3, 31);
}

/** The newest tax year whose return cannot be filed any more, not even as an updated one. */
export function closedReturn(today: CalendarDate): string {
  const { year } = dateParts(today);
  const ended = (today > calendarDate(year, 3, 31) ? year : year - 1) - lateReturn.updatedMonths / 12;
  return `${ended - 1}-${String(ended).slice(2)}`;
}

/** What can be filed of any year: a company since the first one under the Act of 2013, whose forms these are. */
const ofAnyYear = ["adt-1", "aoc-4", "mgt-7", "llp-form-11", "llp-form-8", "income-tax-return"];
const actOf2013 = calendarDate(2014, 4, 1);

function passed(id: string, profile: Profile, today: CalendarDate): DueDate[] {
  const oldest = isCompany(profile) ? addMonths(actOf2013, 12) : profile.incorporated;
  const since = ofAnyYear.includes(id) ? oldest : addDays(listedSince(today), 1);
  const found = dueDates(id, profile, since, addDays(today, -1));
  // Only the first appointment is sure to have been due: a term is five years.
  if (id === "adt-1") return profile.incorporated < actOf2013 ? [] : found.slice(0, 1);
  if (id === "income-tax-return") return found.filter(({ periodKey }) => periodKey > closedReturn(today));
  // One filing makes up for every round.
  return id === "dir-kyc" ? found.slice(-1) : found;
}

/** First the first filings and the KYC, then an older year before a newer one. */
const yearOf = ({ obligationId, periodKey }: Filing) =>
  periodKey === "once" || obligationId === "dir-kyc" ? "" : periodKey;

const byYear = (one: DueDate, other: DueDate) =>
  compareText(yearOf(one), yearOf(other)) ||
  inOrder.indexOf(one.obligationId) - inOrder.indexOf(other.obligationId) ||
  compareText(one.date, other.date);

export function pastDue(profile: Profile, today: CalendarDate): PastDue[] {
  const isNew = today <= addDays(profile.incorporated, firstFilingsWindowDays);
  const first = obligations
    // After the first 180 days only what costs more with every step of delay.
    .filter(({ isFirstFiling, lateCost }) => isFirstFiling && (isNew || lateCost))
    .flatMap(({ id }) => dueDates(id, profile, profile.incorporated, addDays(today, -1)));
  const yearly = inOrder.flatMap((id) => passed(id, profile, today));
  return [...first, ...yearly].sort(byYear).map((dueDate) => {
    const { lateCost } = findObligation(dueDate.obligationId);
    const daysLate = daysBetween(dueDate.date, today);
    const cost = lateCost && ((days: number) => lateCost(days, dueDate.date));
    return {
      ...dueDate,
      daysLate,
      lateFee: cost?.(daysLate).fee,
      cost: cost && lateFeeText(cost, daysLate),
      says: cost?.(daysLate).says,
      filed: isFiled(profile, dueDate),
    };
  });
}

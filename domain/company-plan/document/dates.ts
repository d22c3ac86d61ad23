import { myPlan } from "../../../content/tools/my-plan.ts";
import { allDueDates, type DueDate, findObligation } from "../../compliance/due-dates.ts";
import { firstRoundAfter } from "../../compliance/first-round.ts";
import { firstFilingsWindowDays } from "../../compliance/obligations/first-filings.ts";
import { groupBy } from "../../group-by.ts";
import { addDays, addMonths, type CalendarDate, daysBetween, startOfMonth } from "../../india/calendar-date.ts";
import { dayAndMonth, longDate } from "../../india/date-text.ts";
import type { Pack } from "../../packs/packs.ts";
import { fill } from "../../text.ts";
import { calendarProfile } from "../calendar-answers.ts";
import { isSection8 } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { packDates } from "./case-section.ts";
import type { DateRow, PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.dates;

/** '15 Jun, 15 Sep, 15 Dec 2027, 15 Mar 2028' */
function datesText(dates: readonly CalendarDate[]): string {
  return dates
    .map((date, index) => {
      const endsYear = dates[index + 1]?.slice(0, 4) !== date.slice(0, 4);
      return endsYear ? `${dayAndMonth(date)} ${date.slice(0, 4)}` : dayAndMonth(date);
    })
    .join(", ");
}

const isFirstFiling = ({ obligationId }: DueDate): boolean => findObligation(obligationId).isFirstFiling === true;

/** One row for each filing, with all its dates. */
const byObligation = (found: readonly DueDate[]): DateRow[] =>
  [...groupBy(found, ({ obligationId }) => obligationId)].map(([id, dates]) => ({
    id,
    title: dates[0]?.title ?? id,
    when: datesText(dates.map(({ date }) => date)),
    dates: dates.map(({ date }) => date),
    text: dates[0]?.condition,
  }));

/** The first day of every month from one date to another. */
function monthsBetween(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = startOfMonth(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** What falls due in the first 180 days and the first year after the expected incorporation. */
export function datesSection(plan: CompanyPlan, packs: readonly Pack[]): PlanSection {
  const section = { id: "dates", heading: words.heading } as const;
  const decided = plan.incorporation && longDate(plan.incorporation);
  const more = packDates(packs, plan);
  if (!plan.incorporation) return { ...section, blocks: [{ kind: "open", text: words.open }, ...more] };
  const profile = calendarProfile(isSection8(plan) ? { section8: "yes", ...plan } : plan);
  if (!profile) {
    const open: PlanBlock = { kind: "open", text: words.openStructure, step: "structure", canWait: true };
    return { ...section, decided, blocks: [open, ...more] };
  }
  const yearEnd = addDays(addMonths(profile.incorporated, 12), -1);
  const found = allDueDates(profile, profile.incorporated, yearEnd);
  const first = found.filter(isFirstFiling);
  const blocks: PlanBlock[] = [
    {
      kind: "dates",
      heading: fill(words.first, { days: firstFilingsWindowDays }),
      days: firstFilingsWindowDays,
      rows: first.map(({ obligationId, title, date, condition, why }) => ({
        id: obligationId,
        title,
        when: longDate(date),
        day: daysBetween(profile.incorporated, date),
        text: condition ?? why,
      })),
    },
    {
      kind: "dates",
      heading: fill(words.year, { date: longDate(yearEnd) }),
      months: monthsBetween(profile.incorporated, yearEnd),
      rows: byObligation(found.filter((dueDate) => !isFirstFiling(dueDate))),
    },
  ];
  const later = firstRoundAfter(profile, yearEnd);
  if (later.length > 0) blocks.push({ kind: "dates", heading: words.later, rows: byObligation(later) });
  blocks.push(...more);
  blocks.push({ kind: "text", text: fill(words.assumed, { gst: words.gstNames[profile.gst ?? "none"] }) });
  if (!plan.gst) blocks.push({ kind: "open", text: words.gstOpen, canWait: true });
  return { ...section, decided, blocks };
}

import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { llp } from "../../content/structures/llp.ts";
import { usualProfile } from "../../domain/compliance/answers.ts";
import { firstFilingObligations, firstFilingsWindowDays } from "../../domain/compliance/obligations/first-filings.ts";
import { dayNumber } from "../../domain/india/calendar-date.ts";

export interface FirstFiling {
  id: string;
  title: string;
  /** Last day, counted from incorporation. */
  day: number;
  why: string;
  condition: string | undefined;
}

/** Any date gives the same counts but for two months, which are shortest from here: 59 days. */
const incorporated = "2027-01-01";

/** The first filings of a structure in the order of their last days, by the same rules as the compliance calendar. */
export function firstFilings(structure: StructureId): FirstFiling[] {
  const profile = usualProfile(structure, incorporated);
  return firstFilingObligations
    .filter((obligation) => obligation.applicability(profile).status === "applies")
    .flatMap((obligation) =>
      obligation.occurrences(profile, incorporated, incorporated).map(({ date, why }) => ({
        id: obligation.id,
        title: typeof obligation.title === "string" ? obligation.title : obligation.title(profile),
        day: dayNumber(date) - dayNumber(incorporated),
        why,
        condition: obligation.condition?.(profile),
      })),
    )
    .sort((one, other) => one.day - other.day);
}

/** How long the first sheet runs: the last of the filings, or the window of the calendar for a company. */
export const firstFilingsSpan = (structure: StructureId): number =>
  structure === "llp" ? Math.max(...firstFilings(structure).map(({ day }) => day)) : firstFilingsWindowDays;

/** Yearly forms whose date is the same for every LLP. A company's follow its AGM, so they have no place on a first sheet. */
export const yearlyDates = (structure: StructureId) =>
  structure === "llp" ? llp.compliance.items.filter(({ form }) => form === "Form 11" || form === "Form 8") : [];

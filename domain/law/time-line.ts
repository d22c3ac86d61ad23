import type { LawChange } from "../../content/schemas/law-change.ts";
import { groupBy } from "../group-by.ts";

/** Years that are drawn month by month, newest last; those before have one place each. */
const yearsByMonth = 2;

interface Mark {
  change: LawChange;
  /** How many marks it stands on. */
  level: number;
}

interface Column {
  /** 0 for January of the first year drawn by months; below 0 for years before: -1 is the last of them. */
  place: number;
  /** Lowest first. */
  marks: Mark[];
}

export interface TimeLine {
  firstYear: number;
  /** The first year that is drawn month by month. */
  monthsFrom: number;
  lastYear: number;
  columns: Column[];
}

/** Where a year whose month is not known has its mark: in the middle. */
const middleOfYear = 6;

/** The dated changes as columns along an axis: what fell in one month, or before that in one year, stands on one another. */
export function timeLine(changes: readonly LawChange[]): TimeLine {
  const dated = changes
    .filter(({ effective }) => effective)
    .toSorted((a, b) => (a.effective ?? "").localeCompare(b.effective ?? ""));
  const yearOf = ({ effective = "" }: LawChange) => Number(effective.slice(0, 4));
  const years = dated.map(yearOf);
  const lastYear = Math.max(...years);
  const monthsFrom = lastYear - yearsByMonth + 1;
  const columns = groupBy(dated, (change) => {
    const year = yearOf(change);
    if (year < monthsFrom) return year - monthsFrom;
    return (year - monthsFrom) * 12 + Number(change.effective?.slice(5, 7) || middleOfYear) - 1;
  });
  return {
    firstYear: Math.min(...years),
    monthsFrom,
    lastYear,
    columns: [...columns].map(([place, held]) => ({ place, marks: held.map((change, level) => ({ change, level })) })),
  };
}

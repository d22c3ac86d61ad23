import { compareText } from "../../../domain/compare-text.ts";
import type { Total } from "../../../domain/costs/amount.ts";
import type { StateCost } from "../../../domain/costs/compare.ts";

export type SortColumn = "state" | "duty" | "total";

const figures = { duty: "stampDuty", total: "total" } as const;

/** A range is placed by its lower end, then by its upper one. */
const byAmount = (a: Total, b: Total): number => a.from - b.from || a.to - b.to;

/** Rows by name or amount. What has no figure comes last, whichever way the others are sorted. */
export function sortStates(rows: readonly StateCost[], column: SortColumn, descending: boolean): StateCost[] {
  const turn = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    if (column === "state") return turn * compareText(a.name, b.name);
    const [first, second] = [a[figures[column]], b[figures[column]]];
    const known = Math.sign(first.missing.length) - Math.sign(second.missing.length);
    return known || turn * byAmount(first, second) || compareText(a.name, b.name);
  });
}

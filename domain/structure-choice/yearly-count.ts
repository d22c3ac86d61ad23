import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { yearlyCompliance } from "../../content/structure-choice/conversions-and-duties.ts";

interface Count {
  from: number;
  to: number;
}

/** How many meetings, forms, returns and audits a year brings at least and at most. */
export function yearlyCount(structure: StructureId, neverSmall = false): Count {
  const total = { from: 0, to: 0 };
  for (const { counts, notSmall } of yearlyCompliance.rows) {
    const larger = neverSmall && structure === "private-limited" ? notSmall?.count : undefined;
    const [from, to] = larger === undefined ? (counts?.[structure] ?? [0, 0]) : [larger, larger];
    total.from += from;
    total.to += to;
  }
  return total;
}

import type { Total } from "../costs/amount.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { costSection } from "./document/cost-section.ts";
import type { LedgerRow, LedgerSum } from "./document/model.ts";
import { planTotal } from "./total.ts";

/** What a founder was told that the plan costs, in the words of that day: later prices do not change it. */
export interface Estimate {
  lines: readonly Pick<LedgerRow, "id" | "label" | "value">[];
  sums: readonly LedgerSum[];
  note: string;
  total?: Total | undefined;
}

/** As 'My plan' shows it; nothing while structure or state is open. */
export function estimateOf(plan: CompanyPlan): Estimate | undefined {
  const ledger = costSection(plan, []).blocks.find((block) => block.kind === "ledger");
  if (!ledger) return undefined;
  return {
    lines: ledger.lines.map(({ id, label, value }) => ({ id, label, value })),
    sums: ledger.sums,
    note: ledger.note,
    total: planTotal(plan),
  };
}

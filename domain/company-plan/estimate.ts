import { costWords } from "../../content/incorporation-costs/ledger-words.ts";
import { estimate } from "../../content/sources/certainty.ts";
import { myPlan } from "../../content/tools/my-plan.ts";
import { formatAmount, type Total } from "../costs/amount.ts";
import { estimateNote, whenDutyIsKnown } from "../costs/duty-words.ts";
import { type CostStructure, formatLine, isEstimate, type Ledger, ledgerParts } from "../costs/ledger.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { fill } from "../text.ts";
import { isSection8 } from "./case.ts";
import type { CompanyPlan } from "./company-plan.ts";
import type { CostSum } from "./summary.ts";
import { isFormed, planLedger, planTotal } from "./total.ts";

const words = myPlan.cost;

interface CostLine {
  id: string;
  label: string;
  value: string;
  isEstimate?: boolean;
}

/** Every charge with its sums, in words. */
export interface CostTable {
  lines: readonly CostLine[];
  sums: readonly CostSum[];
  note: string;
}

/** What a founder was told that the plan costs, in the words of that day: later prices do not change it. */
export interface Estimate extends CostTable {
  lines: readonly Pick<CostLine, "id" | "label" | "value">[];
  total?: Total | undefined;
}

/** The cost of the plan, line by line; undefined while structure or state are open, or where the business is formed. */
export function decidedLedger(plan: CompanyPlan, today?: CalendarDate): Ledger<CostStructure> | undefined {
  if (!plan.state || isFormed(plan, today)) return undefined;
  if (isSection8(plan)) return planLedger({ ...plan, section8: plan.section8 ?? "yes" });
  return plan.structure && planLedger(plan);
}

const ledgerRows = ({ lines }: Ledger<CostStructure>): CostLine[] =>
  ledgerParts.flatMap(({ groups }) =>
    lines
      .filter((line) => groups.includes(line.group))
      .map((line) => ({
        id: line.id,
        label: line.label,
        value: formatLine(line) ?? costWords.unknown,
        isEstimate: isEstimate(line),
      })),
  );

const ledgerSum = (label: string, total: Total, ledger: Ledger<CostStructure>): CostSum => ({
  label,
  value: formatAmount(total),
  missing: total.missing.length > 0 ? fill(words.missing, { when: whenDutyIsKnown(ledger) }) : undefined,
});

/** The charges of a Section 8 company are without our fee, which is quoted. */
export function costTable(plan: CompanyPlan, ledger: Ledger<CostStructure>): CostTable {
  const sum = (label: string, total: Total) => ledgerSum(label, total, ledger);
  const sums = isSection8(plan)
    ? [{ ...sum(words.chargesAlone, ledger.charges), total: true }]
    : [
        sum(words.ours, ledger.ours),
        sum(words.others, ledger.others),
        { ...sum(words.total, ledger.total), total: true },
      ];
  const lines = ledgerRows(ledger);
  const marked = lines.some((line) => line.isEstimate) ? estimate.note : "";
  return { lines, sums, note: `${estimateNote(ledger)} ${marked}`.trim() };
}

/** As 'My plan' shows it; nothing where there is no ledger. */
export function estimateOf(plan: CompanyPlan, today?: CalendarDate): Estimate | undefined {
  const ledger = decidedLedger(plan, today);
  if (!ledger) return undefined;
  const { lines, sums, note } = costTable(plan, ledger);
  return { lines: lines.map(({ id, label, value }) => ({ id, label, value })), sums, note, total: planTotal(plan) };
}

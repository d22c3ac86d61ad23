import { costWords } from "../../../content/incorporation-costs/words.ts";
import { myPlan } from "../../../content/my-plan.ts";
import { costInput } from "../../company-plan/cost.ts";
import { formatAmount, type Total } from "../../costs/amount.ts";
import { calculateCost } from "../../costs/calculate.ts";
import { estimateNote, whenDutyIsKnown } from "../../costs/duty-words.ts";
import { keepingCost, toNearestThousand } from "../../costs/keeping.ts";
import { formatLine, type Ledger, ledgerParts } from "../../costs/ledger.ts";
import { rupees } from "../../india/money.ts";
import { stateName } from "../../india/state-names.ts";
import { offerSet } from "../../offers/offers.ts";
import { fill, joinWords } from "../../text.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { type CompletePlan, completePlan } from "../complete.ts";
import { describeTotal } from "../summary.ts";
import type { LedgerRow, LedgerSum, PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.cost;

const ledgerRows = ({ lines }: Ledger): LedgerRow[] =>
  ledgerParts.flatMap(({ groups }) =>
    lines
      .filter((line) => groups.includes(line.group))
      .map((line) => ({
        id: line.id,
        label: line.label,
        value: formatLine(line) ?? costWords.unknown,
        status: line.sources.length > 0 ? line.status : undefined,
      })),
  );

const ledgerSum = (label: string, total: Total, ledger: Ledger): LedgerSum => ({
  label,
  value: formatAmount(total),
  missing: total.missing.length > 0 ? fill(words.missing, { when: whenDutyIsKnown(ledger) }) : undefined,
});

/** What was not chosen and is counted as usual, in words. */
function assumedFields(plan: CompanyPlan, { structure, capital, people, tier }: CompletePlan): string {
  const tierName = offerSet(structure).offers.find((offer) => offer.tier === tier)?.name ?? tier;
  const fields = [
    plan.capital === undefined && fill(words.fields.capital, { value: rupees(capital) }),
    plan.people === undefined && structure !== "opc" && fill(words.fields.people, { value: people }),
    plan.tier === undefined && fill(words.fields.tier, { value: tierName }),
  ];
  return joinWords(fields.filter((field) => field !== false));
}

/** Every charge with its sum; nothing is calculated before structure and state are known. */
export function costSection(plan: CompanyPlan): PlanSection {
  const section = { id: "cost", heading: words.heading } as const;
  if (!plan.structure) return { ...section, blocks: [{ kind: "open", text: words.openStructure, step: "structure" }] };
  if (!plan.state) return { ...section, blocks: [{ kind: "open", text: words.open, step: "cost" }] };

  const complete = completePlan(plan);
  const ledger = calculateCost(costInput(complete));
  const { low, high } = keepingCost(complete.structure, complete.capital, plan.answers?.turnover).threeYears;
  const inThousands = (amount: number) => rupees(toNearestThousand(amount));
  const assumed = assumedFields(plan, complete);
  const blocks: PlanBlock[] = [
    {
      kind: "ledger",
      lines: ledgerRows(ledger),
      sums: [
        ledgerSum(words.charges, ledger.charges, ledger),
        { ...ledgerSum(words.total, ledger.total, ledger), total: true },
      ],
      note: `${estimateNote(ledger)} ${words.unmarked}`,
    },
    { kind: "text", text: fill(words.keeping, { low: inThousands(low), high: inThousands(high.to) }) },
  ];
  if (assumed) blocks.push({ kind: "open", text: fill(words.assumed, { fields: assumed }), step: "cost" });
  return { ...section, decided: `${describeTotal(ledger.total)}, ${stateName(complete.state)}`, blocks };
}

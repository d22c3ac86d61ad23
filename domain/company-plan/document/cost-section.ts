import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { formatAmount, type Total } from "../../costs/amount.ts";
import { estimateNote, whenDutyIsKnown } from "../../costs/duty-words.ts";
import { keepingCost, toNearestThousand } from "../../costs/keeping.ts";
import { type CostStructure, formatLine, type Ledger, ledgerParts } from "../../costs/ledger.ts";
import { rupees } from "../../india/money.ts";
import { stateName } from "../../india/states.ts";
import { offerOf } from "../../offers/offers.ts";
import type { Pack } from "../../packs/packs.ts";
import { fill, joinWords } from "../../text.ts";
import { isSection8 } from "../case.ts";
import type { CompanyPlan } from "../company-plan.ts";
import { type CompletePlan, completePlan } from "../cost.ts";
import { describeTotal } from "../summary.ts";
import { planLedger } from "../total.ts";
import { packCosts } from "./case-section.ts";
import type { LedgerRow, LedgerSum, PlanBlock, PlanSection } from "./model.ts";

const words = myPlan.cost;

const ledgerRows = ({ lines }: Ledger<CostStructure>): LedgerRow[] =>
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

const ledgerSum = (label: string, total: Total, ledger: Ledger<CostStructure>): LedgerSum => ({
  label,
  value: formatAmount(total),
  missing: total.missing.length > 0 ? fill(words.missing, { when: whenDutyIsKnown(ledger) }) : undefined,
});

/** What was not chosen and is counted as usual, in words. */
function assumedFields(plan: CompanyPlan, { structure, capital, people, tier }: CompletePlan): string {
  const fields = [
    plan.capital === undefined && fill(words.fields.capital, { value: rupees(capital) }),
    plan.people === undefined && structure !== "opc" && fill(words.fields.people, { value: people }),
    plan.tier === undefined && fill(words.fields.tier, { value: offerOf(structure, tier).name }),
  ];
  return joinWords(fields.filter((field) => field !== false));
}

/** The cost of the plan, line by line; undefined while structure or state are open. */
export function decidedLedger(plan: CompanyPlan): Ledger<CostStructure> | undefined {
  if (!plan.state) return undefined;
  if (isSection8(plan)) return planLedger({ ...plan, section8: plan.section8 ?? "yes" });
  return plan.structure && planLedger(plan);
}

const block = (ledger: Ledger<CostStructure>, sums: readonly LedgerSum[]): PlanBlock => ({
  kind: "ledger",
  lines: ledgerRows(ledger),
  sums,
  note: `${estimateNote(ledger)} ${words.unmarked}`,
});

/** The charges of a Section 8 company, for which we have no plan: our fee is quoted. */
function section8Blocks(plan: CompanyPlan, ledger: Ledger<CostStructure>): PlanBlock[] {
  const sum = { ...ledgerSum(words.chargesAlone, ledger.charges, ledger), total: true };
  const assumed = [
    plan.capital === undefined && fill(words.fields.capital, { value: rupees(ledger.capital) }),
    plan.people === undefined && fill(words.fields.people, { value: ledger.people }),
  ].filter((field) => field !== false);
  const text =
    assumed.length > 0 ? `${fill(words.assumed, { fields: joinWords(assumed) })} ${words.quoted}` : words.quoted;
  return [block(ledger, [sum]), { kind: "text", text }];
}

/** Every charge with its sum; nothing is calculated before structure and state are known. */
export function costSection(plan: CompanyPlan, packs: readonly Pack[]): PlanSection {
  const section = { id: "cost", heading: words.heading } as const;
  const more = packCosts(packs);
  const open = (block: PlanBlock): PlanSection => ({ ...section, blocks: [block, ...more] });
  const forCharity = isSection8(plan);
  if (!plan.structure && !forCharity)
    return open({ kind: "open", text: words.openStructure, step: "structure", canWait: true });
  const ledger = decidedLedger(plan);
  if (!ledger) return open({ kind: "open", text: words.open, step: "cost" });
  const decided = `${describeTotal(ledger.total)}, ${stateName(ledger.state)}`;
  if (forCharity) return { ...section, decided, blocks: [...section8Blocks(plan, ledger), ...more] };

  const complete = completePlan(plan);
  const { low, high } = keepingCost(complete.structure, plan.capital, plan.answers?.turnover).threeYears;
  const inThousands = (amount: number) => rupees(toNearestThousand(amount));
  const assumed = assumedFields(plan, complete);
  const blocks: PlanBlock[] = [
    block(ledger, [
      ledgerSum(words.ours, ledger.ours, ledger),
      ledgerSum(words.others, ledger.others, ledger),
      { ...ledgerSum(words.total, ledger.total, ledger), total: true },
    ]),
    { kind: "text", text: fill(words.keeping, { low: inThousands(low), high: inThousands(high.to) }) },
    ...more,
  ];
  if (assumed)
    blocks.push({ kind: "open", text: fill(words.assumed, { fields: assumed }), step: "cost", canWait: true });
  return { ...section, decided, blocks };
}

import { planPacks } from "../../domain/company-plan/case.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { costSection } from "../../domain/company-plan/document/cost-section.ts";

/** What the plan costs, as 'My plan' says it. */
export default function PlanTotal({ plan }: { plan: CompanyPlan }) {
  const ledger = costSection(plan, planPacks(plan)).blocks.find((block) => block.kind === "ledger");
  const total = ledger?.sums.find((sum) => sum.total);
  return total && <strong className="whitespace-nowrap tabular-nums">{total.value}</strong>;
}

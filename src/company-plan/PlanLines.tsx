import { filledFromPlan as words } from "../../content/tools/plan-words.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { summariseLine } from "../../domain/company-plan/summary.ts";
import type { CompanyPlanState } from "./useCompanyPlan.ts";

/** 'From your plan: LLP · Maharashtra', for those of the fields that were decided on another page. */
export function fromPlanText(
  { brought }: Pick<CompanyPlanState, "brought">,
  fields: readonly (keyof CompanyPlan)[],
): string | undefined {
  const used: CompanyPlan = Object.fromEntries(fields.map((field) => [field, brought[field]]));
  // A dot stays with what it follows.
  const line = summariseLine(used).replaceAll(" · ", "\u00a0· ");
  return line ? `${words.from} ${line}` : undefined;
}

interface FromPlanProps {
  planState: CompanyPlanState;
  /** What the page uses, and asks for below. */
  fields: readonly (keyof CompanyPlan)[];
}

/** Says which answers of a form were decided elsewhere. */
export function FromPlan({ planState, fields }: FromPlanProps) {
  const text = fromPlanText(planState, fields);
  return (
    text && (
      <p data-from-plan="" className="figures border-l-3 border-action bg-action-wash px-4 py-2 text-sm">
        {text}
      </p>
    )
  );
}

import { planSets } from "../../content/plans.ts";
import type { PlanSet } from "../../content/schemas/plan.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { planId } from "../forms/form.ts";
import { rupees } from "../india/money.ts";

export function planSet(structure: StructureId): PlanSet {
  const found = planSets.find((set) => set.structure === structure);
  if (!found) throw new Error(`content/plans.ts has no plans for '${structure}'`);
  return found;
}

/** What the contact form calls each plan that a 'Get Started' button may carry to it. */
export const planNames: Record<string, string> = Object.fromEntries(
  planSets.flatMap(({ structure, tab, plans }) =>
    plans.map((plan) => [
      planId(structure, plan.id),
      `${tab}, ${plan.name} plan (our fee ${rupees(plan.discountedPrice)})`,
    ]),
  ),
);

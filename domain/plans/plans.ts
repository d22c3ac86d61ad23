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

const plans = planSets.flatMap(({ structure, tab, plans: ofStructure }) =>
  ofStructure.map((plan) => ({ ...plan, id: planId(structure, plan.id), title: `${tab}, ${plan.name} plan` })),
);

/** 'Private Limited, Standard plan' of 'private-limited:standard'. */
export const planTitle = (id: string): string | undefined => plans.find((plan) => plan.id === id)?.title;

/** What the contact form calls each plan that a 'Get Started' button may carry to it. */
export const planNames: Record<string, string> = Object.fromEntries(
  plans.map(({ id, title, discountedPrice }) => [id, `${title} (our fee ${rupees(discountedPrice)})`]),
);

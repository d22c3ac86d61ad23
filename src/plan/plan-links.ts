import type { PlanTier, StructureId } from "../../content/schemas/structure-id.ts";
import { planId } from "../../domain/forms/form.ts";
import { serialisePlan } from "../../domain/plan/address.ts";
import { isEmpty, mergePlan, type Plan } from "../../domain/plan/plan.ts";

/** A link to another page that takes the plan along. */
export function withPlan(path: string, plan: Plan): string {
  const [page, anchor] = path.split("#");
  const query = serialisePlan(plan).toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

/** The contact page with the plan that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: PlanTier, plan: Plan): string {
  const contact = `/contact-us?plan=${planId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, plan: undefined }))}`;
}

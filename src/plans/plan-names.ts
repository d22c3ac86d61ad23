import { planId } from "../../domain/forms/form.ts";
import { rupees } from "../../domain/india/money.ts";
import { planSets } from "./plans.ts";

/** What the contact form calls each plan that a 'Get Started' button may carry to it. */
export const planNames: Record<string, string> = Object.fromEntries(
  planSets.flatMap(({ structure, tab, plans }) =>
    plans.map((plan) => [planId(structure, plan.id), `${tab}, ${plan.name} plan (${rupees(plan.discountedPrice)})`]),
  ),
);

import { planId } from "../leads/form.rules.ts";
import { planSets } from "./plans.ts";

const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** What the contact form calls each plan that a 'Get Started' button may carry to it. */
export const planNames: Record<string, string> = Object.fromEntries(
  planSets.flatMap(({ structure, tab, plans }) =>
    plans.map((plan) => [
      planId(structure, plan.id),
      `${tab}, ${plan.name} plan (${rupees.format(plan.discountedPrice)})`,
    ]),
  ),
);

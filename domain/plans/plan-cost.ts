import type { PlanTier, StructureId } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import type { Total } from "../costs/amount.ts";
import { calculateCost } from "../costs/calculate.ts";
import type { CostInput, Ledger } from "../costs/ledger.ts";
import { type CompletePlan, completePlan } from "../plan/complete.ts";
import type { Plan } from "../plan/plan.ts";
import { planSet } from "./plans.ts";
import { planPrice } from "./price.ts";

export function planFee(structure: StructureId, tier: PlanTier): number {
  const plan = planSet(structure).plans.find(({ id }) => id === tier);
  if (!plan) throw new Error(`content/plans.ts has no ${tier} plan for '${structure}'`);
  return plan.discountedPrice;
}

/** What the cost of a plan is calculated from, our price for it included. */
export const costInput = ({ structure, state, capital, people, plan }: CompletePlan): CostInput => ({
  structure,
  state,
  capital,
  people,
  ourFee: planFee(structure, plan),
  gstPercent: site.gst.registered ? site.gst.percent : 0,
});

export interface PlanCharges {
  /** Everything but our fee and its GST. */
  ledger: Ledger;
  /** The usual case, whose basis content/plans.ts prints, because nothing has been said that would change it. */
  usual: boolean;
}

/** The charges beside our plans: for what the visitor has said, or the usual case in Karnataka. */
export function planCharges(structure: StructureId, plan: Plan = {}): PlanCharges {
  const { state, capital, people } = completePlan({ ...plan, structure });
  const usual = state === "KA" && plan.capital === undefined && plan.people === undefined;
  return { ledger: calculateCost({ structure, state, capital, people }), usual };
}

/** Our fee, GST on it, and both with the charges: a range where the charges are one. */
export function planTotal(plan: Parameters<typeof planPrice>[0], { from, to, missing }: Total) {
  const { fee, gst } = planPrice(plan, { amount: 0 });
  const total: Total = { from: fee + gst + from, to: fee + gst + to, missing };
  return { fee, gst, total };
}

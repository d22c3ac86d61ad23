import type { Plan, PlanSet } from "../../content/schemas/plan.ts";
import { site } from "../../content/site.ts";

export interface PlanPrice {
  fee: number;
  /** On our fee only; 0 for a provider that is not registered for GST. Whole rupees. */
  gst: number;
  /** Estimated government and third-party charges. */
  charges: number;
  total: number;
}

/** What a founder pays for a plan, part by part. */
export function planPrice(
  { discountedPrice: fee }: Pick<Plan, "discountedPrice">,
  { amount: charges }: Pick<PlanSet["governmentCharge"], "amount">,
  { registered, percent } = site.gst,
): PlanPrice {
  const gst = registered ? Math.round((fee * percent) / 100) : 0;
  return { fee, gst, charges, total: fee + gst + charges };
}

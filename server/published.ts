import type { Submission } from "./store/contract.ts";
import { storedPlan } from "./store/rows.ts";

/** A submission as others see it: programs that read the webhook or an export have known these names since the first version. */
export function published(submission: Submission) {
  if (submission.kind !== "lead") return submission;
  const { offer, companyPlan, ...lead } = submission;
  return { ...lead, plan: offer, companyPlan: companyPlan && storedPlan(companyPlan) };
}

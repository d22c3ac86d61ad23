import { toStored } from "../../domain/company-plan/written.ts";
import type { Notice, Submission } from "../store/contract.ts";

/** A submission or a notice as others see it: programs that read the webhook or an export have known these names since the first version. */
export function published(content: Submission | Notice) {
  if (content.kind !== "lead") return content;
  const { offer, companyPlan, ...lead } = content;
  return { ...lead, plan: offer, companyPlan: companyPlan && { ...companyPlan, plan: toStored(companyPlan.plan) } };
}

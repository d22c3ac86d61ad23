import { structureIds, tiers } from "../../content/schemas/structure-id.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";

/** What was asked for: the plan, and the offer that a 'Get Started' button carried into the form, which was chosen last. */
export function askedPlan(plan: CompanyPlan | undefined, offer: string | null): CompanyPlan {
  const [of, at] = offer?.split(":") ?? [];
  const structure = structureIds.find((id) => id === of);
  const tier = tiers.find((id) => id === at);
  if (!structure || plan?.section8) return plan ?? {};
  return { ...plan, structure, ...(tier && { tier }) };
}

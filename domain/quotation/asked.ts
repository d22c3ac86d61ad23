import { structureIds, tiers } from "../../content/schemas/structure-id.ts";
import type { CompanyPlan } from "../company-plan/company-plan.ts";
import type { Estimate } from "../company-plan/estimate.ts";
import type { Total } from "../costs/amount.ts";
import type { AgreedCompany } from "../registration/registration.ts";

/** What was asked for: the plan, and the offer that a 'Get Started' button carried into the form, which was chosen last. */
export function askedPlan(plan: CompanyPlan | undefined, offer: string | null): CompanyPlan {
  const [of, at] = offer?.split(":") ?? [];
  const structure = structureIds.find((id) => id === of);
  const tier = tiers.find((id) => id === at);
  if (!structure || plan?.section8) return plan ?? {};
  return { ...plan, structure, ...(tier && { tier }) };
}

/** The plan as it is since the registration began: what was agreed then goes before what was asked for. */
export const agreedPlan = (plan: CompanyPlan, { form, state, capital, people }: AgreedCompany): CompanyPlan => ({
  ...plan,
  ...(form !== "section-8" && { structure: form, section8: undefined }),
  ...(state && { state }),
  ...(capital && { capital }),
  people,
});

/** What was asked for, and the total that the founder has seen for just that. */
export interface Asked {
  plan: CompanyPlan;
  seen?: Total | undefined;
}

interface Enquired {
  companyPlan: { plan: CompanyPlan } | null;
  offer: string | null;
  estimate: Estimate | null;
}

export function askedOf({ companyPlan, offer, estimate }: Enquired): Asked {
  const planned = companyPlan?.plan ?? {};
  const plan = askedPlan(planned, offer);
  const isSame = plan.structure === planned.structure && plan.tier === planned.tier;
  return { plan, seen: isSame ? estimate?.total : undefined };
}

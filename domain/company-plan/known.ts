import { type CompanyPlan, isEmpty, mergePlan } from "./company-plan.ts";

/** How a visitor came to a page: by a link from elsewhere or a typed address, from another page of ours, or by Back, Forward or a reload. */
export type Arrival = "elsewhere" | "within" | "back";

/** Structure and tier alone are what every button of an offer carries. */
export const saysMore = ({ structure: _, tier: _tier, ...more }: CompanyPlan): boolean => !isEmpty(more);

/**
 * What is known of a plan when a page opens. The address wins over what was kept, field by field; a plan that somebody shared
 * wins as a whole, so that it comes to what its sender saw. An address that is opened again is not newer than what was kept.
 */
export function knownPlan(kept: CompanyPlan, address: CompanyPlan, arrival: Arrival): CompanyPlan {
  if (isEmpty(kept)) return address;
  if (isEmpty(address) || arrival === "back") return kept;
  return arrival === "elsewhere" && saysMore(address) ? address : mergePlan(kept, address);
}

import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { tools } from "../../content/tools.ts";
import { serialisePlan } from "../../domain/company-plan/address.ts";
import { type CompanyPlan, isEmpty, mergePlan } from "../../domain/company-plan/company-plan.ts";
import { calendarProfile } from "../../domain/company-plan/profile.ts";
import { addressKeys } from "../../domain/compliance/address-keys.ts";
import { offerId } from "../../domain/forms/form.ts";

/** A link to another page that takes the plan along. The calendar has words of its own for some of it. */
export function withPlan(path: string, plan: CompanyPlan): string {
  const [page, anchor] = path.split("#");
  const params = serialisePlan(plan);
  if (page === tools.nextSteps.steps.calendar.href) addCalendarKeys(plan, params);
  const query = params.toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

function addCalendarKeys(plan: CompanyPlan, params: URLSearchParams): void {
  const profile = calendarProfile(plan);
  if (!profile) return;
  params.set(addressKeys.incorporated, profile.incorporated);
  if (profile.llpAudited) params.set(addressKeys.llpAudited, "yes");
}

/** The contact page with the offer that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: Tier, plan: CompanyPlan): string {
  const contact = `/contact-us?plan=${offerId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, tier: undefined }))}`;
}

import type { PlanTier, StructureId } from "../../content/schemas/structure-id.ts";
import { tools } from "../../content/tools.ts";
import { addressKeys } from "../../domain/compliance/address-keys.ts";
import { planId } from "../../domain/forms/form.ts";
import { serialisePlan } from "../../domain/plan/address.ts";
import { isEmpty, mergePlan, type Plan } from "../../domain/plan/plan.ts";
import { calendarProfile } from "../../domain/plan/profile.ts";

/** A link to another page that takes the plan along. The calendar has words of its own for some of it. */
export function withPlan(path: string, plan: Plan): string {
  const [page, anchor] = path.split("#");
  const params = serialisePlan(plan);
  if (page === tools.nextSteps.steps.calendar.href) addCalendarKeys(plan, params);
  const query = params.toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

function addCalendarKeys(plan: Plan, params: URLSearchParams): void {
  const profile = calendarProfile(plan);
  if (!profile) return;
  params.set(addressKeys.incorporated, profile.incorporated);
  if (profile.llpAudited) params.set(addressKeys.llpAudited, "yes");
}

/** The contact page with the plan that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: PlanTier, plan: Plan): string {
  const contact = `/contact-us?plan=${planId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, plan: undefined }))}`;
}

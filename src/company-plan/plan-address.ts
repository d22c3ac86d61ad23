import { calendarPath } from "../../content/compliance/calendar-words.ts";
import type { Tier } from "../../content/offers/tiers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { type CompanyPlan, isEmpty, mergePlan } from "../../domain/company-plan/company-plan.ts";
import { parsePlan, planKeys, serialiseForCalendar, serialisePlan } from "../../domain/company-plan/written.ts";
import { offerId } from "../../domain/forms/form.ts";
import { type AddressFormat, currentQuery } from "../ui/useAddressState.ts";

export const planFormat: AddressFormat<CompanyPlan> = {
  parse: parsePlan,
  write: (plan, params) => {
    for (const key of planKeys) params.delete(key);
    for (const [key, value] of serialisePlan(plan)) params.set(key, value);
  },
};

export const planInAddress = (): CompanyPlan => parsePlan(currentQuery());

/** A link to another page that takes the plan along. */
export function withPlan(path: string, plan: CompanyPlan): string {
  const [page, anchor] = path.split("#");
  const query = String(page === calendarPath ? serialiseForCalendar(plan) : serialisePlan(plan));
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

/** The contact page with the offer that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: Tier, plan: CompanyPlan): string {
  const contact = `/contact-us?plan=${offerId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, tier: undefined }))}`;
}

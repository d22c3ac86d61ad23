import { calendarPath } from "../../content/compliance/calendar-path.ts";
import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { parsePlan, serialiseForCalendar, serialisePlan } from "../../domain/company-plan/address.ts";
import {
  type CompanyPlan,
  isEmpty,
  mergePlan,
  olderNames,
  planFields,
  writtenName,
} from "../../domain/company-plan/company-plan.ts";
import { offerId } from "../../domain/forms/form.ts";
import { questionIds } from "../../domain/structure-choice/answers.ts";
import { type AddressFormat, currentQuery } from "../ui/useAddressState.ts";

const keys = [...planFields.map(writtenName), ...questionIds, ...Object.values(olderNames)];

export const planFormat: AddressFormat<CompanyPlan> = {
  parse: parsePlan,
  write: (plan, params) => {
    for (const key of keys) params.delete(key);
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

import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { parsePlan, serialisePlan } from "../../domain/company-plan/address.ts";
import {
  type CompanyPlan,
  calendarFields,
  isEmpty,
  mergePlan,
  olderNames,
  planFields,
  writtenCalendarName,
  writtenName,
} from "../../domain/company-plan/company-plan.ts";
import { isAudited, isForeignOwned, isSmallCompany } from "../../domain/company-plan/size.ts";
import { addressKeys } from "../../domain/compliance/address-keys.ts";
import { offerId } from "../../domain/forms/form.ts";
import { questionIds } from "../../domain/structure-choice/answers.ts";
import { type AddressFormat, currentQuery } from "../ui/useAddressState.ts";

const keys = [
  ...planFields.map(writtenName),
  ...questionIds,
  ...calendarFields.map(writtenCalendarName),
  // Other words for parts of the plan, which are read but not written.
  "kind",
  addressKeys.inGroup,
  ...Object.values(olderNames),
];

export const planFormat: AddressFormat<CompanyPlan> = {
  parse: parsePlan,
  write: (plan, params) => {
    for (const key of keys) params.delete(key);
    for (const [key, value] of serialisePlan(plan)) params.set(key, value);
  },
};

/** Named here, because the words of the tools are not loaded by every page with a plan. */
export const calendarPath = "/compliance-calendar";

export const planInAddress = (): CompanyPlan => parsePlan(currentQuery());

/** A link to another page that takes the plan along. The calendar has words of its own for some of it. */
export function withPlan(path: string, plan: CompanyPlan): string {
  const [page, anchor] = path.split("#");
  const params = serialisePlan(plan);
  if (page === calendarPath) addCalendarKeys(plan, params);
  const query = params.toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

function addCalendarKeys(plan: CompanyPlan, params: URLSearchParams): void {
  if (!plan.structure || !plan.incorporation) return;
  if (isAudited(plan)) params.set(addressKeys.llpAudited, "yes");
  if (isForeignOwned(plan)) params.set(addressKeys.foreignInvestment, "yes");
  if (plan.structure !== "private-limited" || isSmallCompany(plan)) return;
  params.set(addressKeys.inGroup, "yes");
  params.delete(writtenName("smallCompany"));
}

/** The contact page with the offer that a 'Get Started' button is for, and whatever else has been decided. */
export function contactWithPlan(structure: StructureId, tier: Tier, plan: CompanyPlan): string {
  const contact = `/contact-us?plan=${offerId(structure, tier)}`;
  if (isEmpty(plan)) return contact;
  return `${contact}&${serialisePlan(mergePlan(plan, { structure, tier: undefined }))}`;
}

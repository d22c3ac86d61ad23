import { type DetailKey, enquiryDetails } from "../../content/contact/enquiry.ts";
import { structureIds, structureNames } from "../../content/schemas/plain-lists.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callDueAt } from "../../domain/desk/call-times.ts";
import { internationalNumber } from "../../domain/forms/person.ts";
import { offerTitle } from "../../domain/offers/offers.ts";
import { storable } from "../store/documents.ts";
import type { Lead } from "../store/records.ts";
import type { WorkColumns } from "../store/tables.ts";

/** The digits with the country in front, or those that were typed. */
export const phoneKey = (typed: string): string => (internationalNumber(typed) ?? typed).replace(/\D/g, "");

type Known = Pick<
  Lead,
  | "createdAt"
  | "form"
  | "name"
  | "email"
  | "phone"
  | "companyName"
  | "offer"
  | "companyPlan"
  | "spam"
  | "filing"
  | DetailKey
> & { utm: Readonly<Record<string, string>> };

/** What lists filter by, and when the call is due. */
export function derivedColumns(lead: Known) {
  const { phone, offer, companyPlan, utm, spam } = lead;
  const due = spam ? undefined : callDueAt(lead)?.toISOString();
  const offered = offer?.split(":")[0];
  return {
    structure: companyPlan?.plan.structure ?? structureIds.find((id) => id === offered) ?? null,
    state: companyPlan?.plan.state ?? null,
    campaign: storable(utm.utm_campaign ?? utm.utm_source ?? "") || null,
    phoneKey: phoneKey(phone),
    promisedAt: due ?? null,
    dueAt: due ?? null,
  };
}

/** Of an enquiry that nobody has worked on, before what is derived. */
export const noWork: WorkColumns = {
  status: "new",
  closedReason: null,
  ownerId: null,
  promisedAt: null,
  dueAt: null,
  firstCallAt: null,
  contactedAt: null,
  quotedAt: null,
  engagedAt: null,
  remindedAt: null,
  followUpOn: null,
  version: 1,
  structure: null,
  state: null,
  campaign: null,
  phoneKey: "",
  joinedAs: null,
  wrongPhoneKey: null,
};

/** What a search looks through: who it is, what they wrote and what they asked about. */
export function searchWords(lead: Known): string {
  const { name, phone, email, companyName, companyPlan, offer, filing } = lead;
  const typed = enquiryDetails.filter(({ kind }) => kind !== "choice").map(({ key }) => lead[key]);
  const { structure } = derivedColumns(lead);
  return storable(
    [
      ...[name, phoneKey(phone), phone.replace(/\D/g, ""), email, companyName, companyPlan?.plan.name, ...typed],
      ...[offer && offerTitle(offer), filing && filingNames[filing.id], structure && structureNames[structure]],
    ]
      .filter(Boolean)
      .join(" ")
      .toLowerCase(),
  );
}

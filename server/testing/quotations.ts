import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { QuotationRecord } from "../enquiries/store-contract.ts";
import type { Store } from "../store/open.ts";
import { sampleLead } from "./samples.ts";

/** A quotation that was sent for an enquiry, on this day by the clock of the store. */
export async function quote(
  { quotations }: Store,
  enquiryId: string,
  plan: CompanyPlan,
  today = dateInIndia(Date.now()),
): Promise<QuotationRecord> {
  const draft = newDraft(basisOf(plan), today);
  const begun = await quotations.begin(enquiryId, draft);
  if (begun.result !== "done") throw new Error(begun.result);
  const { quotation } = composeQuotation(draft, { to: "Asha Rao", advisor: "Arun Pai", today });
  const sent = await quotations.send(begun.quotation.id, 1, quotation, { name: "Arun Pai" });
  if (sent.result !== "done") throw new Error(sent.result);
  return sent.quotation;
}

/** A quotation that was sent to this address, for an enquiry of its own. */
export async function sendQuotation(store: Store, email: string): Promise<QuotationRecord> {
  const { id } = await store.saveLead(sampleLead({ email }));
  return quote(store, id, { structure: "opc", state: "KA", tier: "starter" });
}

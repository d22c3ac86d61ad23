import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { basisOf } from "../../domain/quotation/testing/quotations.ts";
import type { Store } from "../store/contract.ts";
import type { QuotationRecord } from "../store/desk/contract.ts";
import { sampleLead } from "./samples.ts";

/** A quotation that was sent to this address, for an enquiry of its own. */
export async function sendQuotation({ saveLead, quotations }: Store, email: string): Promise<QuotationRecord> {
  const { id: enquiryId } = await saveLead(sampleLead({ email }));
  const today = dateInIndia(Date.now());
  const draft = newDraft(basisOf({ structure: "opc", state: "KA", tier: "starter" }), today);
  const begun = await quotations.begin(enquiryId, draft);
  if (begun.result !== "done") throw new Error(begun.result);
  const { quotation } = composeQuotation(draft, { to: "Asha Rao", advisor: "Arun Pai", today });
  const sent = await quotations.send(begun.quotation.id, 1, quotation, { name: "Arun Pai" });
  if (sent.result !== "done") throw new Error(sent.result);
  return sent.quotation;
}

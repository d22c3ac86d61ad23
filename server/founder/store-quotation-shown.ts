import { undoMs } from "../../domain/desk/history.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { agreedQuotation } from "../../domain/payments/account.ts";
import { askedOf } from "../../domain/quotation/basis.ts";
import { askedDifferences } from "../../domain/quotation/differences.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import type { QuotationFacts } from "../../domain/registration/founder-view.ts";
import { type QuotationShown, quotationState } from "../../domain/registration/shown-quotations.ts";
import { readDocument } from "../store/documents.ts";
import type { Lead } from "../store/records.ts";
import type { Db } from "../store/schema.ts";

/** The quotations of an enquiry, as far as a founder's page needs them. */
export interface FounderQuotation {
  /** The newest that was sent and is neither withdrawn nor replaced. */
  quotation?: QuotationShown | undefined;
  /** The one that counts. */
  agreed?: SentQuotation | undefined;
  /** Undefined where none was ever sent. */
  state?: QuotationFacts | undefined;
}

/** What can still be taken back is not shown. */
export async function founderQuotation(db: Db, lead: Lead, now: Date): Promise<FounderQuotation> {
  const today = dateInIndia(now.getTime());
  const rows = await db
    .selectFrom("quotations")
    .select(["id", "state", "content", "acceptedAt"])
    .where("enquiryId", "=", lead.id)
    .where("state", "in", ["sent", "withdrawn"])
    .where("sentAt", "<=", new Date(now.getTime() - undoMs).toISOString())
    .orderBy("sentAt", "desc")
    .orderBy("count", "desc")
    .orderBy("version", "desc")
    .execute();
  const newest = rows.find(({ state }) => state === "sent");
  const agreed = agreedQuotation(
    rows.map(({ content, acceptedAt }) => ({
      sent: content ? readDocument<SentQuotation>(content) : null,
      acceptedAt,
    })),
  );
  if (!newest?.content) return rows.length > 0 ? { agreed, state: { state: "withdrawn" } } : {};
  const sent = readDocument<SentQuotation>(newest.content);
  const quotation = {
    id: newest.id,
    sent,
    acceptedOn: newest.acceptedAt === null ? undefined : dateInIndia(Date.parse(newest.acceptedAt)),
    differences: askedDifferences(sent, askedOf(lead)),
  };
  return {
    quotation,
    agreed,
    state: { state: quotationState(quotation, today), validUntil: sent.validUntil as CalendarDate },
  };
}

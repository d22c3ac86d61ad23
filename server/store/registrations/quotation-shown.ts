import { undoMs } from "../../../domain/desk/undo.ts";
import { dateInIndia } from "../../../domain/india/calendar-date.ts";
import { askedOf } from "../../../domain/quotation/asked.ts";
import { askedDifferences } from "../../../domain/quotation/differences.ts";
import type { SentQuotation } from "../../../domain/quotation/model.ts";
import { type QuotationShown, quotationState } from "../../../domain/registration/quotation-shown.ts";
import { readDocument } from "../documents.ts";
import type { Lead } from "../records.ts";
import type { Db } from "../schema.ts";

/** The quotations of an enquiry, as far as a founder's page needs them. */
export interface FounderQuotation {
  /** The newest that was sent and is neither withdrawn nor replaced. */
  quotation?: QuotationShown | undefined;
  /** Whether it can be accepted; undefined where none was ever sent. */
  quotationOpen?: boolean | undefined;
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
  if (!newest?.content) return { quotationOpen: rows.length > 0 ? false : undefined };
  const sent = readDocument<SentQuotation>(newest.content);
  const quotation = {
    id: newest.id,
    sent,
    acceptedOn: newest.acceptedAt === null ? undefined : dateInIndia(Date.parse(newest.acceptedAt)),
    differences: askedDifferences(sent, askedOf(lead)),
  };
  return { quotation, quotationOpen: quotationState(quotation, today) === "open" };
}

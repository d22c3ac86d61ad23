import { type CalendarDate, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { planDifferences } from "../../../domain/quotation/differences.ts";
import type { SentQuotation } from "../../../domain/quotation/model.ts";
import { type QuotationShown, quotationState } from "../../../domain/registration/quotation-shown.ts";
import { readDocument } from "../documents.ts";
import type { Lead } from "../records.ts";
import type { Db } from "../schema.ts";

/** The quotations of an enquiry, as far as a founder's page needs them. Everything runs inside the caller's transaction. */
export interface FounderQuotation {
  /** The newest that was sent and is neither withdrawn nor replaced. */
  quotation?: QuotationShown | undefined;
  /** Whether it can be accepted; undefined where none was ever sent. */
  quotationOpen?: boolean | undefined;
}

export async function founderQuotation(db: Db, lead: Lead, today: CalendarDate): Promise<FounderQuotation> {
  const rows = await db
    .selectFrom("quotations")
    .select(["id", "state", "content", "acceptedAt"])
    .where("enquiryId", "=", lead.id)
    .where("state", "in", ["sent", "withdrawn"])
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
    differences: planDifferences(sent, lead.companyPlan?.plan ?? {}),
  };
  return { quotation, quotationOpen: quotationState(quotation, today) === "open" };
}

/** Of two who write to the row at the same moment one comes second, and learns what the first has made of it. */
export async function acceptQuotation(db: Db, id: string, at: Date): Promise<"done" | "already" | "changed"> {
  const { numUpdatedRows } = await db
    .updateTable("quotations")
    .set({ acceptedAt: at.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("acceptedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return "done";
  const row = await db.selectFrom("quotations").select("acceptedAt").where("id", "=", id).executeTakeFirst();
  return row?.acceptedAt ? "already" : "changed";
}

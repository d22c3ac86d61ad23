import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import type { QuotationDraft, SentQuotation } from "../../domain/quotation/model.ts";
import { numberText } from "../../domain/quotation/number-and-limits.ts";
import type { QuotationRecord, QuotationResult } from "../enquiries/store-contract.ts";
import { readDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { readPages } from "../store/rows.ts";
import type { Db, QuotationRow } from "../store/tables.ts";

export const quotationColumns = (db: Db) =>
  db
    .selectFrom("quotations")
    .select(["id", "enquiryId", "createdAt", "state", "revision", "draft", "replacesId"])
    .select(["content", "sentAt", "sentBy", "acceptedAt"]);

export const toQuotation = ({
  draft,
  content,
  ...row
}: Omit<QuotationRow, "year" | "count" | "version" | "rupees" | "pdf" | "deliveryId">): QuotationRecord => ({
  ...row,
  draft: readDocument<QuotationDraft>(draft),
  sent: content === null ? null : readDocument<SentQuotation>(content),
});

export async function quotationById(db: Db, id: string): Promise<QuotationRecord | undefined> {
  const row = await quotationColumns(db).where("id", "=", id).executeTakeFirst();
  return row && toQuotation(row);
}

/** Oldest first. */
export async function quotationsOf(db: Db, enquiryId: string): Promise<QuotationRecord[]> {
  return (await quotationColumns(db).where("enquiryId", "=", enquiryId).orderBy("id").execute()).map(toQuotation);
}

/** What was agreed stays as it is. */
export const acceptedText = (sent: SentQuotation, at: string): string =>
  `${numberText(sent)} was accepted on ${longDate(dateInIndia(Date.parse(at)))} and stays as it is. To change what was agreed, make a new quotation: it gets a number of its own and names this one.`;

/** Why somebody who knew an older state cannot do it. */
export async function outdated(db: Db, id: string): Promise<QuotationResult> {
  const quotation = await quotationById(db, id);
  if (!quotation) return { result: "gone" };
  const { state, sent, sentBy, acceptedAt } = quotation;
  if (!sent) return { result: "stale", quotation, error: "Somebody was faster: this quotation has changed." };
  if (acceptedAt) return { result: "stale", quotation, error: acceptedText(sent, acceptedAt) };
  const what = `${numberText(sent)} was ${state}${state === "sent" && sentBy ? ` by ${sentBy}` : ""} already.`;
  const error = state === "sent" ? `${what} To change it, make a new version.` : what;
  return { result: "stale", quotation, error };
}

/** What the founder accepted before: a later quotation says how it stands to it. */
export async function lastAccepted(db: Db, enquiryId: string): Promise<SentQuotation["agreed"]> {
  const row = await quotationColumns(db)
    .where("enquiryId", "=", enquiryId)
    .where("acceptedAt", "is not", null)
    .orderBy("acceptedAt", "desc")
    .executeTakeFirst();
  const { sent, acceptedAt } = row ? toQuotation(row) : { sent: null, acceptedAt: null };
  if (!sent || !acceptedAt) return undefined;
  return { number: sent.number, version: sent.version, date: dateInIndia(Date.parse(acceptedAt)) };
}

export const openOnes = (db: Db, enquiryId: string) =>
  db
    .selectFrom("quotations")
    .select("id")
    .where("enquiryId", "=", enquiryId)
    .where("state", "=", "sent")
    .where("acceptedAt", "is", null);

export const hasOpenQuotation = async (db: Db, enquiryId: string): Promise<boolean> =>
  (await openOnes(db, enquiryId).executeTakeFirst()) !== undefined;

/** Whether the founder may hold it, or an earlier version: what has not gone out tells them nothing. */
export async function wasMailed(db: Db, { enquiryId, sent }: QuotationRecord): Promise<boolean> {
  const rows = await db
    .selectFrom("quotations")
    .leftJoin("deliveries", "deliveries.id", "quotations.deliveryId")
    .select(["quotations.content", "deliveries.state"])
    .where("quotations.enquiryId", "=", enquiryId)
    .where("quotations.content", "is not", null)
    .execute();
  return rows.some(
    ({ content, state }) =>
      (state === "sending" || state === "done") && readDocument<SentQuotation>(content!).number === sent?.number,
  );
}

const pageSize = 100;

export async function* sentPages(engine: Engine, since: Date | undefined): AsyncIterable<QuotationRecord> {
  const rows = readPages<Parameters<typeof toQuotation>[0]>(engine, pageSize, (db, last) => {
    const sent = quotationColumns(db)
      .where("state", "!=", "draft")
      .where("id", ">", last?.id ?? "")
      .orderBy("id");
    return since ? sent.where("sentAt", ">=", since.toISOString()) : sent;
  });
  for await (const row of rows) yield toQuotation(row);
}

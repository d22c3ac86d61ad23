import type { QuotationDraft, SentQuotation } from "../../domain/quotation/model.ts";
import type { QuotationRecord } from "../enquiries/store-contract.ts";
import { readDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Db, QuotationRow } from "../store/tables.ts";

/** Reading quotations. */

export const columns = (db: Db) =>
  db
    .selectFrom("quotations")
    .select([
      "id",
      "enquiryId",
      "createdAt",
      "state",
      "revision",
      "draft",
      "replacesId",
      "content",
      "sentAt",
      "sentBy",
      "acceptedAt",
    ]);

export const toRecord = ({
  draft,
  content,
  ...row
}: Omit<QuotationRow, "year" | "count" | "version" | "rupees" | "pdf" | "deliveryId">): QuotationRecord => ({
  ...row,
  draft: readDocument<QuotationDraft>(draft),
  sent: content === null ? null : readDocument<SentQuotation>(content),
});

export async function byId(db: Db, id: string): Promise<QuotationRecord | undefined> {
  const row = await columns(db).where("id", "=", id).executeTakeFirst();
  return row && toRecord(row);
}

/** Oldest first. */
export async function listOf(db: Db, enquiryId: string): Promise<QuotationRecord[]> {
  return (await columns(db).where("enquiryId", "=", enquiryId).orderBy("id").execute()).map(toRecord);
}

const pageSize = 100;

export async function* sentPages(engine: Engine, since: Date | undefined): AsyncIterable<QuotationRecord> {
  for (let after = ""; ; ) {
    const rows = await engine.read((db) => {
      const page = columns(db).where("state", "!=", "draft").where("id", ">", after).orderBy("id").limit(pageSize);
      return (since ? page.where("sentAt", ">=", since.toISOString()) : page).execute();
    });
    for (const row of rows) yield toRecord(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

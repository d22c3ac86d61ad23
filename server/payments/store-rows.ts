import { sql } from "kysely";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import type { Receipt } from "../../domain/payments/receipt.ts";
import type { PaymentRecord } from "../enquiries/store-contract.ts";
import { readDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Db, PaymentRow } from "../store/tables.ts";

/** Reading payments. */

type Read = PaymentRow & { cancelledBy: string | null };

/** With the contrary entry that takes one back. */
const select = (db: Db) =>
  db
    .selectFrom("payments")
    .leftJoin("payments as contrary", "contrary.cancelsId", "payments.id")
    .selectAll("payments")
    .select("contrary.id as cancelledBy");

function toRecord({ enquiryId, address, content, ...row }: Read): PaymentRecord {
  const receipt = readDocument<Receipt>(content);
  const payment: Payment = {
    id: row.id,
    receivedOn: row.receivedOn as CalendarDate,
    rupees: Number(row.rupees),
    tds: Number(row.tds),
    fee: Number(row.fee),
    way: row.way,
    reference: row.reference,
    receipt: receipt.number,
    cancels: row.cancelsId ?? undefined,
    reason: row.reason ?? undefined,
    cancelledBy: row.cancelledBy ?? undefined,
    by: row.byName,
    at: row.createdAt,
  };
  return { enquiryId, payment, receipt, address };
}

export async function paymentById(db: Db, id: string): Promise<PaymentRecord | undefined> {
  const row = await select(db).where("payments.id", "=", id).executeTakeFirst();
  return row && toRecord(row);
}

export async function paymentOfDelivery(db: Db, deliveryId: string): Promise<PaymentRecord | undefined> {
  const row = await select(db).where("payments.deliveryId", "=", deliveryId).executeTakeFirst();
  return row && toRecord(row);
}

/** In the order of their numbers. */
export async function paymentsOf(db: Db, enquiryId: string): Promise<PaymentRecord[]> {
  const rows = select(db).where("payments.enquiryId", "=", enquiryId);
  return (await rows.orderBy("payments.year").orderBy("payments.count").execute()).map(toRecord);
}

/** One with this reference that was not taken back, of any enquiry. */
export async function withReference(db: Db, reference: string, except: string): Promise<PaymentRecord | undefined> {
  const row = await select(db)
    .where(sql<string>`lower(payments.reference)`, "=", reference.toLowerCase())
    .where("payments.id", "!=", except)
    .where("payments.rupees", ">", 0)
    .where("contrary.id", "is", null)
    .executeTakeFirst();
  return row && toRecord(row);
}

const pageSize = 500;

/** Those that were written down between two moments, in the order of their numbers, a page at a time. */
export async function* paymentPages(engine: Engine, from = new Date(0), until?: Date): AsyncIterable<PaymentRecord> {
  for (let [year, count] = ["", 0]; ; ) {
    const rows = await engine.read((db) => {
      const page = select(db)
        .where(sql<boolean>`(payments.year, payments.count) > (${year}, ${count})`)
        .where("payments.createdAt", ">=", from.toISOString())
        .orderBy("payments.year")
        .orderBy("payments.count")
        .limit(pageSize);
      return (until ? page.where("payments.createdAt", "<", until.toISOString()) : page).execute();
    });
    for (const row of rows) yield toRecord(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    ({ year, count } = last);
  }
}

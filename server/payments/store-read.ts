import { sql } from "kysely";
import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import type { EnquiryStatus } from "../../domain/desk/enquiry.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { type Account, account, agreedQuotation } from "../../domain/payments/account.ts";
import type { Outgoing, Payment } from "../../domain/payments/payment.ts";
import { type Receipt, taxOf } from "../../domain/payments/receipt.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { stageOf } from "../../domain/registration/registration.ts";
import type { OutgoingRecord, PaymentRecord } from "../enquiries/store-contract.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { readDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { readPages } from "../store/rows.ts";
import type { Db, OutgoingRow, PaymentRow } from "../store/tables.ts";

/** With the contrary entry that takes one back. */
const paymentRows = (db: Db) =>
  db
    .selectFrom("payments")
    .leftJoin("payments as contrary", "contrary.cancelsId", "payments.id")
    .selectAll("payments")
    .select("contrary.id as cancelledBy");

function toPayment({
  enquiryId,
  content,
  deliveryId,
  ...row
}: PaymentRow & { cancelledBy: string | null }): PaymentRecord {
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
  return { enquiryId, payment, receipt, deliveryId };
}

export async function paymentById(
  db: Db,
  id: string,
  column: "id" | "deliveryId" = "id",
): Promise<PaymentRecord | undefined> {
  const row = await paymentRows(db).where(`payments.${column}`, "=", id).executeTakeFirst();
  return row && toPayment(row);
}

/** In the order of their numbers. */
export async function paymentsOf(db: Db, enquiryId: string): Promise<PaymentRecord[]> {
  const rows = paymentRows(db).where("payments.enquiryId", "=", enquiryId);
  return (await rows.orderBy("payments.year").orderBy("payments.count").execute()).map(toPayment);
}

/** One with this reference that was not taken back, of any enquiry. */
export async function withReference(db: Db, reference: string, except: string): Promise<PaymentRecord | undefined> {
  const row = await paymentRows(db)
    .where(sql<string>`lower(payments.reference)`, "=", reference.toLowerCase())
    .where("payments.id", "!=", except)
    .where("payments.rupees", ">", 0)
    .where("contrary.id", "is", null)
    .executeTakeFirst();
  return row && toPayment(row);
}

const pageSize = 500;

/** Those that were written down between two moments, in the order of their numbers, a page at a time. */
export async function* paymentPages(engine: Engine, from = new Date(0), until?: Date): AsyncIterable<PaymentRecord> {
  const rows = readPages<Parameters<typeof toPayment>[0]>(engine, pageSize, (db, last) => {
    const some = paymentRows(db)
      .where(sql<boolean>`(payments.year, payments.count) > (${last?.year ?? ""}, ${last?.count ?? 0})`)
      .where("payments.createdAt", ">=", from.toISOString())
      .orderBy("payments.year")
      .orderBy("payments.count");
    return until ? some.where("payments.createdAt", "<", until.toISOString()) : some;
  });
  for await (const row of rows) yield toPayment(row);
}

/** With the contrary entry that takes one back. */
const outgoingRows = (db: Db) =>
  db
    .selectFrom("outgoings")
    .leftJoin("outgoings as contrary", "contrary.cancelsId", "outgoings.id")
    .selectAll("outgoings")
    .select("contrary.id as cancelledBy");

function toOutgoing({
  enquiryId,
  content,
  deliveryId,
  ...row
}: OutgoingRow & { cancelledBy: string | null }): OutgoingRecord {
  const receipt = content === null ? null : readDocument<Receipt>(content);
  const outgoing: Outgoing = {
    ...{ id: row.id, kind: row.kind, rupees: Number(row.rupees), fee: Number(row.fee) },
    ...{ paidOn: row.paidOn as CalendarDate, way: row.way ?? undefined, reference: row.reference },
    receipt: receipt?.number,
    cancels: row.cancelsId ?? undefined,
    reason: row.reason ?? undefined,
    cancelledBy: row.cancelledBy ?? undefined,
    ...{ by: row.byName, at: row.createdAt },
  };
  return { enquiryId, outgoing, receipt, deliveryId };
}

/** In the order in which they were written down. */
export async function outgoingsOf(db: Db, enquiryId: string): Promise<OutgoingRecord[]> {
  const rows = outgoingRows(db).where("outgoings.enquiryId", "=", enquiryId);
  return (await rows.orderBy("outgoings.id").execute()).map(toOutgoing);
}

export async function outgoingBy(
  db: Db,
  column: "id" | "deliveryId",
  value: string,
): Promise<OutgoingRecord | undefined> {
  const row = await outgoingRows(db).where(`outgoings.${column}`, "=", value).executeTakeFirst();
  return row && toOutgoing(row);
}

/** Those that were written down between two moments, a page at a time. */
export async function* outgoingPages(engine: Engine, from = new Date(0), until?: Date): AsyncIterable<OutgoingRecord> {
  const rows = readPages<Parameters<typeof toOutgoing>[0]>(engine, pageSize, (db, last) => {
    const some = outgoingRows(db)
      .where("outgoings.id", ">", last?.id ?? "")
      .where("outgoings.createdAt", ">=", from.toISOString())
      .orderBy("outgoings.id");
    return until ? some.where("outgoings.createdAt", "<", until.toISOString()) : some;
  });
  for await (const row of rows) yield toOutgoing(row);
}

/** A refund as its receipt shows it. */
export function asIssued({ outgoing, receipt, ...record }: OutgoingRecord): PaymentRecord | undefined {
  if (!receipt || !outgoing.way) return undefined;
  const { paidOn, way, kind: _, ...entry } = outgoing;
  return { ...record, receipt, payment: { ...entry, way, receivedOn: paidOn, tds: 0, receipt: receipt.number } };
}

/** What was paid to us and returned, as the tax of the next receipt is counted from it. */
export async function issuedOf(db: Db, enquiryId: string) {
  const returned = (await outgoingsOf(db, enquiryId)).flatMap((record) => asIssued(record) ?? []);
  return [
    ...(await paymentsOf(db, enquiryId)),
    ...returned.map((issued) => ({
      payment: { fee: 0 - issued.payment.fee },
      receipt: { ...issued.receipt, tax: 0 - taxOf(issued) },
    })),
  ];
}

interface Subject {
  id: string;
  status: EnquiryStatus;
  stage?: WorkStage | undefined;
}

/** What is due, paid and left of the quotation that counts. */
export async function readAccount(db: Db, id: string): Promise<Account> {
  const lead = await db.selectFrom("leads").select("status").where("id", "=", id).executeTakeFirst();
  const stage = (await registrationRow(db, id))?.stage;
  return (await readAccounts(db, [{ id, status: lead?.status ?? "closed", stage }])).get(id)!;
}

/** The accounts of many, in three questions. */
export async function readAccounts(db: Db, subjects: readonly Subject[]): Promise<Map<string, Account>> {
  if (subjects.length === 0) return new Map();
  const ids = subjects.map(({ id }) => id);
  const quotations = await db
    .selectFrom("quotations")
    .select(["enquiryId", "content", "acceptedAt"])
    .where("enquiryId", "in", ids)
    .where("acceptedAt", "is not", null)
    .execute();
  const payments = await db
    .selectFrom("payments")
    .select(["enquiryId", "rupees", "tds", "fee"])
    .where("enquiryId", "in", ids)
    .execute();
  const outgoings = await outgoingRows(db).where("outgoings.enquiryId", "in", ids).execute();
  const [quoted, paid, went] = [
    Map.groupBy(quotations, ({ enquiryId }) => enquiryId),
    Map.groupBy(payments, ({ enquiryId }) => enquiryId),
    Map.groupBy(outgoings, ({ enquiryId }) => enquiryId),
  ];
  return new Map(
    subjects.map(({ id, status, stage }) => {
      const agreed = (quoted.get(id) ?? []).map(({ content, acceptedAt }) => ({
        sent: readDocument<SentQuotation>(content!),
        acceptedAt,
      }));
      const sums = (paid.get(id) ?? []).map(({ rupees, tds, fee }) => {
        return { rupees: Number(rupees), tds: Number(tds), fee: Number(fee) };
      });
      const out = (went.get(id) ?? []).map((row) => toOutgoing(row).outgoing);
      return [id, account(agreedQuotation(agreed), sums, stageOf(status, stage && { stage }), out)];
    }),
  );
}

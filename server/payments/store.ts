import { sql } from "kysely";
import { paymentWords } from "../../content/registration/payments.ts";
import type { WorkStage } from "../../content/schemas/registration-stage.ts";
import type { EnquiryStatus } from "../../domain/desk/enquiry.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { type Account, account, agreedQuotation } from "../../domain/payments/account.ts";
import type { RecordedPayment } from "../../domain/payments/actions.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import {
  issuedReceiptSchema,
  nextTax,
  type Receipt,
  type ReceiptContent,
  receiptNumber,
  taxOf,
} from "../../domain/payments/receipt.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { financialYear } from "../../domain/quotation/number-and-limits.ts";
import { stageOf } from "../../domain/registration/registration.ts";
import { fill } from "../../domain/text.ts";
import { changeEnquiry, undoably } from "../enquiries/store-changes.ts";
import type { Actor, Enquiry, PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { addEvent, endedByPayment } from "../enquiries/store-events.ts";
import { enquiryById } from "../enquiries/store-list.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { readDocument, storable, toDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { newId } from "../store/ids.ts";
import { lockEnquiry, nextNumber } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db, PaymentRow } from "../store/tables.ts";

const words = paymentWords.problems;

/** On which state it was decided, by whom, and a key so that it happens once. */
interface Deciding {
  version: number;
  actor: Actor;
  key?: string | undefined;
}

export function createPayments(intake: Intake) {
  const { engine } = intake;
  return {
    list: (enquiryId: string) => engine.read((db) => paymentsOf(db, enquiryId)),
    /** What is due, paid and left of the quotation that counts. */
    account: (enquiryId: string) => engine.read((db) => readAccount(db, enquiryId)),
    find: (id: string) => engine.read((db) => paymentById(db, id)),
    /** Written down between two moments, contrary entries among them, in the order of their numbers. */
    all: (from?: Date, until?: Date) => paymentPages(engine, from, until),
    /** The one whose receipt a mail takes to the founder. */
    ofDelivery: (deliveryId: string) => engine.read((db) => paymentById(db, deliveryId, "deliveryId")),
    record: (enquiryId: string, given: RecordedPayment, content: ReceiptContent, by: Deciding) =>
      recordPayment(intake, enquiryId, given, content, by),
    /** A contrary entry: a number of its own, and the reason. It cannot be undone; the payment can be recorded again. */
    cancel: (id: string, reason: string, by: Deciding) => cancelPayment(intake, id, reason, by),
  };
}

async function recordPayment(
  intake: Intake,
  enquiryId: string,
  given: RecordedPayment,
  content: ReceiptContent,
  { version, actor, key }: Deciding,
): Promise<PaymentResult> {
  const { engine, now } = intake;
  return engine.write(async (db): Promise<PaymentResult> => {
    if (!(await lockEnquiry(db, engine, enquiryId))) return { result: "gone" };
    return undoably(db, intake, [enquiryId], key, async (held): Promise<PaymentResult> => {
      const enquiry = (await enquiryById(db, enquiryId))!;
      const before = await doneBefore(db, enquiry, "recorded", key);
      if (before) return before;
      if (enquiry.version !== version) return { result: "stale", enquiry, error: hasChanged };
      const at = now();
      // Whoever has no address gets the receipt from whoever recorded it.
      const [deliveryId] = enquiry.email ? await queueDeliveries(db, held, "receipt", enquiryId, ["mail"]) : [];
      await changeEnquiry(db, held, enquiryId, await endedByPayment(db, enquiry, given));
      const { reference, ...sums } = given;
      const tax = nextTax(given.fee, content, await paymentsOf(db, enquiryId));
      const row = await insertPayment(db, {
        ...sums,
        ...{ enquiryId, at, actor, content: { ...content, tax } },
        reference: storable(reference),
        deliveryId: deliveryId ?? null,
      });
      // The number is taken: whoever records the same elsewhere waits for it, and is seen here. It is given back.
      const other = reference === "" ? undefined : await withReference(db, storable(reference), row.id);
      if (other)
        throw new Abort({ result: "refused", enquiry, error: fill(words.twice, { number: other.payment.receipt }) });
      const { rupees, tds, way } = given;
      const event = { type: "payment", did: "recorded", receipt: row.receipt.number, rupees, tds, way } as const;
      await addEvent(db, enquiryId, { ...event, ...(reference && { reference }) }, actor, at, key);
      return { result: "done", enquiry: (await enquiryById(db, enquiryId))!, payment: await paymentById(db, row.id) };
    });
  });
}

/** What the same key has done, with its payment. Nothing else is done with it, here or at another enquiry. */
async function doneBefore(
  db: Db,
  enquiry: Enquiry,
  asked: "recorded" | "cancelled",
  key: string | undefined,
): Promise<PaymentResult | undefined> {
  if (key === undefined) return undefined;
  const event = await db.selectFrom("events").select(["enquiryId", "data"]).where("key", "=", key).executeTakeFirst();
  if (!event) return undefined;
  const { receipt, did } = readDocument<{ receipt?: string; did?: string }>(event.data);
  const records = event.enquiryId === enquiry.id && did === asked ? await paymentsOf(db, enquiry.id) : [];
  const recorded = records.find(({ payment }) => payment.receipt === receipt);
  const payment =
    asked === "recorded" ? recorded : records.find(({ payment: { id } }) => id === recorded?.payment.cancelledBy);
  return payment ? { result: "done", enquiry, payment } : { result: "refused", enquiry, error: words.key };
}

const hasChanged =
  "Somebody was faster: this enquiry has changed. Look at its payments, and press again if it still holds.";

interface Entry extends Pick<PaymentRow, "receivedOn" | "way" | "reference" | "deliveryId"> {
  enquiryId: string;
  rupees: number;
  tds: number;
  fee: number;
  at: Date;
  actor: Actor;
  content: ReceiptContent & Pick<Receipt, "cancels" | "tax">;
  cancelsId?: string;
  reason?: string;
}

/** The number last but for the row itself: its row is locked until the commit, and a rollback gives it back. */
async function insertPayment(db: Db, entry: Entry): Promise<{ id: string; receipt: Receipt }> {
  const { at, actor, content, cancelsId = null, reason = null, ...columns } = entry;
  const id = newId(at);
  const date = dateInIndia(at.getTime());
  const { year, count } = await nextNumber(db, "receiptNumbers", financialYear(date));
  const receipt = issuedReceiptSchema.parse({ ...content, number: receiptNumber(year, count), date });
  await db
    .insertInto("payments")
    .values({
      ...columns,
      ...{ id, year, count, cancelsId, reason },
      createdAt: at.toISOString(),
      byName: storable(actor.name),
      content: toDocument(receipt),
    })
    .execute();
  return { id, receipt };
}

interface Contrary {
  reason: string;
  key?: string | undefined;
  deliveryId?: string | null;
}

/** Takes a payment back by an entry of its own, and says so in the enquiry. */
async function insertContrary(
  db: Db,
  { payment, receipt, enquiryId }: PaymentRecord & { enquiryId: string },
  { reason, actor, at, key, deliveryId = null }: Pick<Entry, "actor" | "at"> & Contrary,
): Promise<string> {
  const { number, date, cancels: _, ...content } = receipt;
  const { id, receivedOn, rupees, tds, fee, way, reference } = payment;
  const row = await insertPayment(db, {
    ...{ enquiryId, at, actor, deliveryId, receivedOn, way, reference, reason: storable(reason) },
    ...{ rupees: 0 - rupees, tds: 0 - tds, fee: 0 - fee },
    content: { ...content, tax: 0 - taxOf({ payment, receipt }), cancels: { number, date } },
    cancelsId: id,
  });
  const event = { type: "payment", did: "cancelled", receipt: number, rupees, tds, way, note: reason } as const;
  await addEvent(db, enquiryId, event, actor, at, key);
  return row.id;
}

async function cancelPayment(
  intake: Intake,
  id: string,
  reason: string,
  { version, actor, key }: Deciding,
): Promise<PaymentResult> {
  const { engine, now } = intake;
  return engine.write(async (db): Promise<PaymentResult> => {
    const enquiryId = (await paymentById(db, id))?.enquiryId;
    if (!enquiryId || !(await lockEnquiry(db, engine, enquiryId))) return { result: "gone" };
    const enquiry = (await enquiryById(db, enquiryId))!;
    const before = await doneBefore(db, enquiry, "cancelled", key);
    if (before) return before;
    const found = (await paymentById(db, id))!;
    const { receipt: number, cancels, cancelledBy } = found.payment;
    if (cancels) return { result: "refused", enquiry, error: fill(words.contrary, { number }) };
    if (cancelledBy) return { result: "stale", enquiry, error: fill(words.cancelled, { number }) };
    if (enquiry.version !== version) return { result: "stale", enquiry, error: hasChanged };
    const at = now();
    const [deliveryId] = (await wasMailed(db, id, enquiry))
      ? await queueDeliveries(db, { ...intake, now: () => at }, "receipt", enquiryId, ["mail"])
      : [];
    await changeEnquiry(db, intake, enquiryId);
    const contrary = await insertContrary(
      db,
      { ...found, enquiryId },
      { reason, actor, at, key, deliveryId: deliveryId ?? null },
    );
    return { result: "done", enquiry: (await enquiryById(db, enquiryId))!, payment: await paymentById(db, contrary) };
  });
}

/** Whether the founder may hold the receipt: one that has not gone out tells them nothing. */
async function wasMailed(db: Db, id: string, { email }: Enquiry): Promise<boolean> {
  if (!email) return false;
  const mail = await db
    .selectFrom("payments")
    .innerJoin("deliveries", "deliveries.id", "payments.deliveryId")
    .select("deliveries.state")
    .where("payments.id", "=", id)
    .executeTakeFirst();
  return mail?.state === "sending" || mail?.state === "done";
}

const undone = "Undone before its receipt was mailed.";

/** What was recorded since is taken back by contrary entries; the numbers stay used. */
export async function takeBackPayments(
  db: Db,
  enquiryId: string,
  known: readonly string[],
  actor: Actor,
  at: Date,
): Promise<void> {
  for (const each of await paymentsOf(db, enquiryId))
    if (!known.includes(each.payment.id) && !each.payment.cancels && !each.payment.cancelledBy)
      await insertContrary(db, { ...each, enquiryId }, { reason: undone, actor, at });
}

// Reading payments.

/** With the contrary entry that takes one back. */
const paymentRows = (db: Db) =>
  db
    .selectFrom("payments")
    .leftJoin("payments as contrary", "contrary.cancelsId", "payments.id")
    .selectAll("payments")
    .select("contrary.id as cancelledBy");

function toPayment({ enquiryId, content, ...row }: PaymentRow & { cancelledBy: string | null }): PaymentRecord {
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
  return { enquiryId, payment, receipt };
}

async function paymentById(db: Db, id: string, column: "id" | "deliveryId" = "id"): Promise<PaymentRecord | undefined> {
  const row = await paymentRows(db).where(`payments.${column}`, "=", id).executeTakeFirst();
  return row && toPayment(row);
}

/** In the order of their numbers. */
export async function paymentsOf(db: Db, enquiryId: string): Promise<PaymentRecord[]> {
  const rows = paymentRows(db).where("payments.enquiryId", "=", enquiryId);
  return (await rows.orderBy("payments.year").orderBy("payments.count").execute()).map(toPayment);
}

/** One with this reference that was not taken back, of any enquiry. */
async function withReference(db: Db, reference: string, except: string): Promise<PaymentRecord | undefined> {
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
async function* paymentPages(engine: Engine, from = new Date(0), until?: Date): AsyncIterable<PaymentRecord> {
  for (let [year, count] = ["", 0]; ; ) {
    const rows = await engine.read((db) => {
      const page = paymentRows(db)
        .where(sql<boolean>`(payments.year, payments.count) > (${year}, ${count})`)
        .where("payments.createdAt", ">=", from.toISOString())
        .orderBy("payments.year")
        .orderBy("payments.count")
        .limit(pageSize);
      return (until ? page.where("payments.createdAt", "<", until.toISOString()) : page).execute();
    });
    for (const row of rows) yield toPayment(row);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    ({ year, count } = last);
  }
}

interface Subject {
  id: string;
  status: EnquiryStatus;
  stage?: WorkStage | undefined;
}

/** What is due, paid and left of the quotation that counts. */
async function readAccount(db: Db, id: string): Promise<Account> {
  const lead = await db.selectFrom("leads").select("status").where("id", "=", id).executeTakeFirst();
  const stage = (await registrationRow(db, id))?.stage;
  return (await readAccounts(db, [{ id, status: lead?.status ?? "closed", stage }])).get(id)!;
}

/** The accounts of many, in two questions. */
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
    .select(["enquiryId", "rupees", "tds"])
    .where("enquiryId", "in", ids)
    .execute();
  const [quoted, paid] = [
    Map.groupBy(quotations, ({ enquiryId }) => enquiryId),
    Map.groupBy(payments, ({ enquiryId }) => enquiryId),
  ];
  return new Map(
    subjects.map(({ id, status, stage }) => {
      const agreed = (quoted.get(id) ?? []).map(({ content, acceptedAt }) => ({
        sent: readDocument<SentQuotation>(content!),
        acceptedAt,
      }));
      const sums = (paid.get(id) ?? []).map(({ rupees, tds }) => ({ rupees: Number(rupees), tds: Number(tds) }));
      return [id, account(agreedQuotation(agreed), sums, stageOf(status, stage && { stage }))];
    }),
  );
}

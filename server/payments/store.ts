import { paymentWords } from "../../content/registration/payments.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import type { RecordedPayment } from "../../domain/payments/actions.ts";
import {
  issuedReceiptSchema,
  nextTax,
  type Receipt,
  type ReceiptContent,
  receiptNumber,
  taxOf,
} from "../../domain/payments/receipt.ts";
import { financialYear } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { changeEnquiry, undoablyOn } from "../enquiries/store-changes.ts";
import type { Actor, Enquiry, PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { addEvent, endedByPayment } from "../enquiries/store-events.ts";
import { enquiryById } from "../enquiries/store-list.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, storable, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import { lockEnquiry, nextNumber } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db, PaymentRow } from "../store/tables.ts";
import { issuedOf, paymentById, paymentPages, paymentsOf, readAccount, withReference } from "./store-read.ts";

const words = paymentWords.problems;

/** On which state it was decided, by whom, and a key so that it happens once. */
export interface Deciding {
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
    /** That the next receipt gets, unless somebody else is faster. */
    nextNumber: () =>
      engine.read(async (db) => {
        const year = financialYear(dateInIndia(intake.now().getTime()));
        const row = await db.selectFrom("receiptNumbers").select("last").where("year", "=", year).executeTakeFirst();
        return receiptNumber(year, (row?.last ?? 0) + 1);
      }),
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
  return undoablyOn(intake, enquiryId, key, async (db, held): Promise<PaymentResult> => {
    const enquiry = (await enquiryById(db, enquiryId))!;
    const before = await doneBefore(db, enquiry, "recorded", key);
    if (before) return before;
    if (enquiry.version !== version) return { result: "stale", enquiry, error: hasChanged };
    const at = intake.now();
    // Whoever has no address gets the receipt from whoever recorded it.
    const [deliveryId] = enquiry.email ? await queueDeliveries(db, held, "receipt", enquiryId, ["mail"]) : [];
    await changeEnquiry(db, held, enquiryId, await endedByPayment(db, enquiry, given));
    const { reference, ...sums } = given;
    const tax = nextTax(given.fee, content, await issuedOf(db, enquiryId));
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

export const hasChanged =
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
export async function issueReceipt(db: Db, content: Entry["content"], at: Date) {
  const date = dateInIndia(at.getTime());
  const { year, count } = await nextNumber(db, "receiptNumbers", financialYear(date));
  return { year, count, receipt: issuedReceiptSchema.parse({ ...content, number: receiptNumber(year, count), date }) };
}

async function insertPayment(db: Db, entry: Entry): Promise<{ id: string; receipt: Receipt }> {
  const { at, actor, content, cancelsId = null, reason = null, ...columns } = entry;
  const id = newId(at);
  const { year, count, receipt } = await issueReceipt(db, content, at);
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
    const [deliveryId] = (await wasMailed(db, found.deliveryId, enquiry))
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
export async function wasMailed(
  db: Db,
  deliveryId: string | null | undefined,
  { email }: Pick<Enquiry, "email">,
): Promise<boolean> {
  if (!email || !deliveryId) return false;
  const mail = await db.selectFrom("deliveries").select("state").where("id", "=", deliveryId).executeTakeFirst();
  return mail?.state === "sending" || mail?.state === "done";
}

export const undone = "Undone before its receipt was mailed.";

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

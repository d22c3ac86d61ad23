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
import { changeEnquiry } from "../enquiries/store-change.ts";
import type { Actor, Enquiry, PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { addEvent } from "../enquiries/store-events.ts";
import { enquiryById } from "../enquiries/store-rows.ts";
import { undoably } from "../enquiries/store-undo.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, storable, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import { nextNumber } from "../store/last-numbers.ts";
import { lockEnquiry } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db, PaymentRow } from "../store/tables.ts";
import { readAccount } from "./store-account.ts";
import { paymentById, paymentOfDelivery, paymentPages, paymentsOf, withReference } from "./store-rows.ts";

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
    ofDelivery: (deliveryId: string) => engine.read((db) => paymentOfDelivery(db, deliveryId)),
    record: (enquiryId: string, given: RecordedPayment, content: ReceiptContent, by: Deciding) =>
      record(intake, enquiryId, given, content, by),
    /** A contrary entry: a number of its own, and the reason. It cannot be undone; the payment can be recorded again. */
    cancel: (id: string, reason: string, by: Deciding) => cancel(intake, id, reason, by),
  };
}

async function record(
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
      await changeEnquiry(db, held, enquiryId);
      const { reference, address, ...sums } = given;
      const tax = nextTax(given.fee, content, await paymentsOf(db, enquiryId));
      const row = await insert(db, {
        ...sums,
        ...{ enquiryId, at, actor, content: { ...content, tax } },
        reference: storable(reference),
        address: storable(address),
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

interface Entry extends Pick<PaymentRow, "receivedOn" | "way" | "reference" | "address" | "deliveryId"> {
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
async function insert(db: Db, entry: Entry): Promise<{ id: string; receipt: Receipt }> {
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

/** Takes a payment back by an entry of its own, and says so in the enquiry. */
async function insertContrary(
  db: Db,
  { payment, receipt, address, enquiryId }: PaymentRecord & { enquiryId: string },
  {
    reason,
    actor,
    at,
    key,
    deliveryId = null,
  }: { reason: string; actor: Actor; at: Date; key?: string | undefined; deliveryId?: string | null },
): Promise<string> {
  const { number, date, cancels: _, ...content } = receipt;
  const { id, receivedOn, rupees, tds, fee, way, reference } = payment;
  const row = await insert(db, {
    ...{ enquiryId, at, actor, deliveryId, receivedOn, way, reference, address, reason: storable(reason) },
    ...{ rupees: 0 - rupees, tds: 0 - tds, fee: 0 - fee },
    content: { ...content, tax: 0 - taxOf({ payment, receipt }), cancels: { number, date } },
    cancelsId: id,
  });
  const event = { type: "payment", did: "cancelled", receipt: number, rupees, tds, way, note: reason } as const;
  await addEvent(db, enquiryId, event, actor, at, key);
  return row.id;
}

async function cancel(
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

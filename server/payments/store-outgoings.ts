import { sql } from "kysely";
import { paymentWords } from "../../content/registration/payments.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { rupees as rupeesText } from "../../domain/india/money.ts";
import { standing } from "../../domain/payments/account.ts";
import type { RecordedCharge, RecordedRefund } from "../../domain/payments/actions.ts";
import type { Outgoing } from "../../domain/payments/payment.ts";
import { nextTax, type Receipt, type ReceiptContent, taxOf } from "../../domain/payments/receipt.ts";
import { financialYear } from "../../domain/quotation/number-and-limits.ts";
import { fill } from "../../domain/text.ts";
import { changeEnquiry, undoablyOn } from "../enquiries/store-changes.ts";
import type { Actor, Enquiry, OutgoingRecord, PaymentRecord, PaymentResult } from "../enquiries/store-contract.ts";
import { addEvent } from "../enquiries/store-events.ts";
import { enquiryById } from "../enquiries/store-list.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, storable, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import { Abort } from "../store/outcome.ts";
import type { Db } from "../store/tables.ts";
import { type Deciding, hasChanged, issueReceipt, undone, wasMailed } from "./store.ts";
import { asIssued, issuedOf, outgoingBy, outgoingPages, outgoingsOf, readAccount } from "./store-read.ts";

const words = paymentWords.problems;

/** Money that went out, as payments are: charges as they were, and what was paid too much. */
export function createOutgoings(intake: Intake) {
  const { engine } = intake;
  const issued = async (column: "id" | "deliveryId", value: string): Promise<PaymentRecord | undefined> => {
    const found = await engine.read((db) => outgoingBy(db, column, value));
    return found && asIssued(found);
  };
  return {
    list: (enquiryId: string) => engine.read((db) => outgoingsOf(db, enquiryId)),
    all: (from?: Date, until?: Date) => outgoingPages(engine, from, until),
    /** A refund, as its receipt shows it. */
    find: (id: string) => issued("id", id),
    ofDelivery: (deliveryId: string) => issued("deliveryId", deliveryId),
    charges: (enquiryId: string, given: readonly RecordedCharge[], by: Deciding) =>
      act(intake, enquiryId, by, (...at) => recordCharges(given, ...at)),
    refund: (enquiryId: string, given: RecordedRefund, content: ReceiptContent, by: Deciding) =>
      act(intake, enquiryId, by, (...at) => recordRefund(given, content, ...at)),
    keep: (enquiryId: string, rupees: number, by: Deciding) =>
      act(intake, enquiryId, by, (...at) => recordKept(rupees, ...at)),
    /** A contrary entry with the reason; of a refund with a number of its own. */
    cancel: (id: string, reason: string, by: Deciding) => cancelOutgoing(intake, id, reason, by),
  };
}

interface Doing {
  db: Db;
  held: Intake;
  enquiry: Enquiry;
  at: Date;
  actor: Actor;
  key: string | undefined;
}

/** Does it once, decided on the newest state, so that it can be taken back. The work says why not, or what has a receipt. */
async function act(
  intake: Intake,
  enquiryId: string,
  { version, actor, key }: Deciding,
  work: (doing: Doing) => Promise<{ error?: string; refundId?: string }>,
): Promise<PaymentResult> {
  return undoablyOn(intake, enquiryId, key, async (db, held): Promise<PaymentResult> => {
    const enquiry = (await enquiryById(db, enquiryId))!;
    const before = await doneBefore(db, enquiry, key);
    if (before) return before;
    if (enquiry.version !== version) return { result: "stale", enquiry, error: hasChanged };
    const outcome = await work({ db, held, enquiry, at: intake.now(), actor, key });
    if (outcome.error) throw new Abort({ result: "refused", enquiry, error: outcome.error });
    await changeEnquiry(db, held, enquiryId);
    const refund = outcome.refundId ? await outgoingBy(db, "id", outcome.refundId) : undefined;
    return { result: "done", enquiry: (await enquiryById(db, enquiryId))!, payment: refund && asIssued(refund) };
  });
}

/** What the same key has done. Nothing else is done with it, here or at another enquiry. */
async function doneBefore(db: Db, enquiry: Enquiry, key: string | undefined): Promise<PaymentResult | undefined> {
  if (key === undefined) return undefined;
  const event = await db.selectFrom("events").selectAll().where("key", "=", key).executeTakeFirst();
  if (!event) return undefined;
  if (event.enquiryId !== enquiry.id || event.type !== "outgoing")
    return { result: "refused", enquiry, error: words.key };
  const { receipt } = readDocument<{ receipt?: string }>(event.data);
  const record = receipt && (await outgoingsOf(db, enquiry.id)).find(({ outgoing }) => outgoing.receipt === receipt);
  return { result: "done", enquiry, payment: record ? asIssued(record) : undefined };
}

type Entry = Pick<Outgoing, "kind" | "rupees" | "fee" | "paidOn" | "way" | "reference" | "cancels" | "reason"> & {
  content?: ReceiptContent & Pick<Receipt, "cancels" | "tax">;
  deliveryId?: string | null | undefined;
};

/** Writes it down and says so in the enquiry. */
async function insert(
  { db, enquiry, at, actor, key }: Omit<Doing, "held" | "enquiry"> & { enquiry: { id: string } },
  { content, cancels, reason, way, reference, ...entry }: Entry,
): Promise<string> {
  const id = newId(at);
  const issued = content && (await issueReceipt(db, content, at));
  const receipt = issued?.receipt;
  await db
    .insertInto("outgoings")
    .values({
      ...entry,
      ...{ id, enquiryId: enquiry.id, createdAt: at.toISOString(), byName: storable(actor.name) },
      ...{ way: way ?? null, reference: storable(reference), cancelsId: cancels ?? null },
      reason: reason === undefined ? null : storable(reason),
      year: financialYear(dateInIndia(at.getTime())),
      count: issued?.count ?? null,
      content: receipt ? toDocument(receipt) : null,
      deliveryId: entry.deliveryId ?? null,
    })
    .execute();
  const said = { receipt: receipt?.number, reference: cancels ? undefined : reference || undefined, way, note: reason };
  const event = {
    ...{ type: "outgoing" as const, did: cancels ? ("cancelled" as const) : ("recorded" as const), kind: entry.kind },
    rupees: Math.abs(entry.rupees),
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  };
  await addEvent(db, enquiry.id, event, actor, at, key);
  return id;
}

/** Takes an entry back by one of its own. */
function insertContrary(
  doing: Parameters<typeof insert>[0],
  { outgoing, receipt }: OutgoingRecord,
  reason: string,
  deliveryId?: string,
): Promise<string> {
  const { kind, rupees, fee, paidOn, way, reference, id } = outgoing;
  const issued = receipt && {
    ...receipt,
    tax: 0 - taxOf({ payment: outgoing, receipt }),
    cancels: { number: receipt.number, date: receipt.date },
  };
  return insert(doing, {
    ...{ kind, paidOn, way, reference, reason, deliveryId, cancels: id },
    ...{ rupees: 0 - rupees, fee: 0 - fee },
    ...(issued && { content: issued }),
  });
}

const standingOf = async (db: Db, enquiryId: string): Promise<OutgoingRecord[]> => {
  const records = await outgoingsOf(db, enquiryId);
  const entries = standing(records.map(({ outgoing }) => outgoing));
  return records.filter(({ outgoing }) => entries.includes(outgoing));
};

/** A millisecond apart: ids sort by time. */
function apart<Of extends { at: Date }>(doing: Of): () => Of {
  let count = 0;
  return () => ({ ...doing, at: new Date(doing.at.getTime() + count++) });
}

/** One number of each kind stands: another takes its place. */
async function recordCharges(given: readonly RecordedCharge[], doing: Doing) {
  const { db, enquiry } = doing;
  const before = await standingOf(db, enquiry.id);
  const of = (kind: string) => before.find(({ outgoing }) => outgoing.kind === kind);
  const changed = given.filter(({ kind, rupees, paidOn, reference }) => {
    const old = of(kind)?.outgoing;
    return !old || old.rupees !== rupees || old.paidOn !== paidOn || old.reference !== storable(reference);
  });
  if (changed.length === 0) return { error: words.sameCharges };
  const next = apart(doing);
  let { key } = doing;
  for (const { kind, rupees, paidOn, reference } of changed) {
    const old = of(kind);
    if (old) await insertContrary({ ...next(), key: undefined }, old, paymentWords.corrected);
    await insert({ ...next(), key }, { kind, rupees, fee: 0, paidOn: paidOn as CalendarDate, reference });
    // An event alone has it.
    key = undefined;
  }
  return {};
}

async function recordRefund(
  { paidOn, rupees, fee, way, reference }: RecordedRefund,
  content: ReceiptContent,
  doing: Doing,
) {
  const { db, held, enquiry } = doing;
  const { ours, others } = (await readAccount(db, enquiry.id)).returnable;
  const [sum, ofOurs, ofOthers] = [ours + others, ours, others].map(rupeesText);
  if (rupees > ours + others) return { error: fill(words.refundTooMuch, { sum: sum! }) };
  if (fee > ours || rupees - fee > others)
    return { error: fill(words.refundSplit, { ours: ofOurs!, others: ofOthers! }) };
  if (reference && (await refundWith(db, reference))) return { error: words.refundTwice };
  const [deliveryId] = enquiry.email ? await queueDeliveries(db, held, "receipt", enquiry.id, ["mail"]) : [];
  const tax = 0 - nextTax(0 - fee, content, await issuedOf(db, enquiry.id));
  const refundId = await insert(doing, {
    ...{ kind: "refund", rupees, fee, paidOn: paidOn as CalendarDate, way, reference, deliveryId },
    content: { ...content, tax },
  });
  return { refundId };
}

/** One that was not taken back, of any enquiry. */
async function refundWith(db: Db, reference: string): Promise<boolean> {
  const row = db
    .selectFrom("outgoings")
    .leftJoin("outgoings as contrary", "contrary.cancelsId", "outgoings.id")
    .select("outgoings.id")
    .where("outgoings.kind", "=", "refund")
    .where(sql<string>`lower(outgoings.reference)`, "=", storable(reference).toLowerCase())
    .where("outgoings.cancelsId", "is", null)
    .where("contrary.id", "is", null);
  return (await row.executeTakeFirst()) !== undefined;
}

async function recordKept(rupees: number, doing: Doing) {
  const { db, enquiry, at } = doing;
  const { credit } = await readAccount(db, enquiry.id);
  if (rupees > credit) return { error: fill(words.keepTooMuch, { credit: rupeesText(credit) }) };
  await insert(doing, { kind: "kept", rupees, fee: 0, paidOn: dateInIndia(at.getTime()), reference: "" });
  return {};
}

async function cancelOutgoing(intake: Intake, id: string, reason: string, by: Deciding): Promise<PaymentResult> {
  const found = await intake.engine.read((db) => outgoingBy(db, "id", id));
  if (!found?.enquiryId) return { result: "gone" };
  return act(intake, found.enquiryId, by, async (doing) => {
    const { db, held, enquiry } = doing;
    const record = (await outgoingBy(db, "id", id))!;
    if (record.outgoing.cancels || record.outgoing.cancelledBy) return { error: words.outgoingCancelled };
    const [deliveryId] = (await wasMailed(db, record.deliveryId, enquiry))
      ? await queueDeliveries(db, held, "receipt", enquiry.id, ["mail"])
      : [];
    const contrary = await insertContrary(doing, record, reason, deliveryId);
    return record.receipt ? { refundId: contrary } : {};
  });
}

/** What was recorded since is taken back by contrary entries, and what it took the place of stands again. */
export async function takeBackOutgoings(
  db: Db,
  enquiryId: string,
  known: readonly string[],
  actor: Actor,
  at: Date,
): Promise<void> {
  const next = apart({ db, enquiry: { id: enquiryId }, at, actor, key: undefined });
  const records = await outgoingsOf(db, enquiryId);
  for (const record of records)
    if (!known.includes(record.outgoing.id) && !record.outgoing.cancels && !record.outgoing.cancelledBy)
      await insertContrary(next(), record, undone);
  for (const { outgoing, receipt } of records)
    if (known.includes(outgoing.id) && outgoing.cancelledBy && !known.includes(outgoing.cancelledBy)) {
      const { kind, rupees, fee, paidOn, way, reference } = outgoing;
      await insert(next(), { kind, rupees, fee, paidOn, way, reference, ...(receipt && { content: receipt }) });
    }
}

import type { NewEnquiry } from "../../domain/desk/actions.ts";
import { undoText } from "../../domain/desk/history.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import { dayMs, minuteMs } from "../../domain/india/time.ts";
import { acceptSubmission, type Intake, queueDeliveries } from "../intake/store.ts";
import { readNumbers, readPromises } from "../numbers/store.ts";
import { readOwed } from "../numbers/store-owed.ts";
import { takeBackPayments } from "../payments/store.ts";
import { takeBackOutgoings } from "../payments/store-outgoings.ts";
import { unsend } from "../quotations/store.ts";
import { quotationsOf } from "../quotations/store-read.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { dropIdleStageMails } from "../registrations/store-stage-mails.ts";
import { findPerson, forget, forgetNumber } from "../store/erasure.ts";
import { lockRows } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import { toDelivery, toLead } from "../store/rows.ts";
import type { Db } from "../store/tables.ts";
import { actOnEnquiry, assignSeveral, type Chosen, colleague } from "./store-actions.ts";
import { changeEnquiry, readUndo, type UndoRecord } from "./store-changes.ts";
import type {
  ActionResult,
  Actor,
  EnquiryAction,
  EnquiryDetail,
  EnquiryFilters,
  ErasurePreview,
} from "./store-contract.ts";
import { addEvent, listEvents, wasDone } from "./store-events.ts";
import {
  countEnquiries,
  enquiryById,
  listEnquiries,
  readChoices,
  readFiltered,
  selectEnquiries,
  toEnquiry,
} from "./store-list.ts";
import { enter, findAgain, findKnown } from "./store-person.ts";
import { readToday, readUndelivered } from "./store-today.ts";

const longestThread = 50;

export function createEnquiries(intake: Intake) {
  const { engine, now } = intake;
  return {
    list: (filters: EnquiryFilters, page: { before?: string | undefined; limit: number }) =>
      engine.read((db) => listEnquiries(db, filters, page)),
    /** All that the filters find, as it was sent. */
    filtered: (filters: EnquiryFilters) => readFiltered(engine, filters),
    /** With a key that was used before it gives back the first one. */
    enter: (given: NewEnquiry, actor: Actor, key?: string) => enter(intake, given, actor, key),
    known: (typed: { phone: string; email: string }) => engine.read((db) => findKnown(db, typed)),
    today: () => engine.read((db) => readToday(db, now())),
    detail: (id: string) => engine.read((db) => readDetail(db, id)),
    /** With a key that was used before it does nothing and gives back how the enquiry is now. */
    act: (id: string, action: EnquiryAction, actor: Actor, key?: string) =>
      actOnEnquiry(intake, id, action, actor, now(), key),
    assign: (ownerId: string | null, chosen: readonly Chosen[], actor: Actor) =>
      assignSeveral(intake, ownerId, chosen, actor, now()),
    /** Takes back what was done a moment ago. */
    undo: (id: string, undoId: string, actor: Actor) => takeBack(intake, id, undoId, actor),
    async accept(id: string, actor: Actor): Promise<ActionResult> {
      const accepted = await acceptSubmission(intake, id, actor);
      const enquiry = await engine.read((db) => enquiryById(db, id));
      if (!enquiry) return { result: "gone" };
      return accepted ? { result: "done", enquiry } : { result: "stale", enquiry, error: "It is not kept as spam." };
    },
    /** What an erasure would take, for whoever is asked whether they are sure. */
    erasure: (id: string) => engine.read((db) => readErasure(db, id)),
    /** Erases everything about its address and those joined with it, whatever it was sent with. */
    async erase(id: string) {
      const found = await engine.read((db) =>
        db.selectFrom("leads").select(["email", "phoneKey"]).where("id", "=", id).executeTakeFirst(),
      );
      if (!found) return undefined;
      return found.email ? forget(engine, found.email, now()) : forgetNumber(engine, found.phoneKey, now());
    },
    undelivered: () => engine.read((db) => readUndelivered(db)),
    choices: () => engine.read(readChoices),
    counts: (personId: string) => engine.read((db) => countEnquiries(db, personId)),
    remind: (before: Date) => remind(intake, before),
    promises: (from: Date, until: Date) => readPromises(engine, from, until, now()),
    numbers: (from: Date, until: Date) => readNumbers(engine, from, until, now()),
    owed: () => readOwed(engine),
  };
}

async function readErasure(db: Db, id: string): Promise<ErasurePreview | undefined> {
  const found = await db.selectFrom("leads").select(["emailKey", "phoneKey"]).where("id", "=", id).executeTakeFirst();
  if (!found) return undefined;
  const { leads, applications, subscribers } = (await findPerson(db, found)).targets;
  const count = async (table: "quotations" | "registrations" | "payments") =>
    (await db.selectFrom(table).select("enquiryId").where("enquiryId", "in", leads).execute()).length;
  const refunds = await db
    .selectFrom("outgoings")
    .select("id")
    .where("enquiryId", "in", leads)
    .where("kind", "=", "refund")
    .execute();
  const people = await db
    .selectFrom("leads")
    .select(["name", "email"])
    .distinct()
    .where("id", "in", leads)
    .orderBy("email")
    .execute();
  return {
    people,
    leads: leads.length,
    quotations: await count("quotations"),
    registrations: await count("registrations"),
    applications: applications.length,
    subscribers: subscribers.length,
    receipts: (await count("payments")) + refunds.length,
  };
}

async function readDetail(db: Db, id: string): Promise<EnquiryDetail | undefined> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
  const enquiry = row && (await enquiryById(db, id));
  if (!enquiry) return undefined;
  const deliveries = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("submissionId", "=", id)
    .orderBy("id")
    .execute();
  const thread = await selectEnquiries(db)
    .where("leads.id", "!=", id)
    .where((column) =>
      column.or([
        ...(row.emailKey ? [column("leads.emailKey", "=", row.emailKey)] : []),
        ...(row.joinedAs ? [column("leads.joinedAs", "=", row.joinedAs)] : []),
        ...(row.phoneKey ? [column("leads.phoneKey", "=", row.phoneKey)] : []),
      ]),
    )
    .orderBy("leads.id", "desc")
    .limit(longestThread)
    .execute();
  return {
    enquiry,
    lead: toLead(row),
    events: await listEvents(db, "enquiryId", id),
    deliveries: deliveries.map(toDelivery),
    undelivered: await readUndelivered(db, id),
    thread: thread.map(toEnquiry),
    told: row.message || thread.length === 0 ? null : await readTold(db, toIds(thread)),
  };
}

/** As Today's row has it: of what is due first, or else the newest. */
async function readTold(db: Db, ids: readonly string[]): Promise<EnquiryDetail["told"]> {
  const row = await db
    .selectFrom("leads")
    .selectAll()
    .where("id", "in", ids)
    .where("message", "is not", null)
    .where("status", "!=", "closed")
    .where("spamScore", "<", spamLimit)
    .orderBy("dueAt", (order) => order.asc().nullsLast())
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row ? toLead(row) : null;
}

const toIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** So long after an enquiry nobody is reminded of it: the mail that it has come is enough. */
const newMs = 15 * minuteMs;

/** Once of a promise, and of none from long ago. No version counts on: a caller decides on the same enquiry. */
async function remind(intake: Intake, before: Date): Promise<string[]> {
  const { engine, now } = intake;
  const waiting = (db: Db) =>
    db
      .selectFrom("leads")
      .select("id")
      .where("remindedAt", "is", null)
      .where("firstCallAt", "is", null)
      .where("status", "=", "new");
  const late = await engine.read((db) =>
    waiting(db)
      .where("spamScore", "<", spamLimit)
      .where("dueAt", "is not", null)
      .where("promisedAt", "<=", before.toISOString())
      .where("promisedAt", ">", new Date(now().getTime() - dayMs).toISOString())
      .where("createdAt", "<=", new Date(now().getTime() - newMs).toISOString())
      .execute(),
  );
  // Asked every minute: nothing is written, and no page is told of a change, while nobody is late.
  if (late.length === 0) return [];
  return engine.write(async (db) => {
    const locked = await lockRows(db, engine, "leads", toIds(late));
    if (locked.length === 0) return [];
    const due = await waiting(db).where("id", "in", locked).execute();
    for (const { id } of due) {
      await db.updateTable("leads").set({ remindedAt: now().toISOString() }).where("id", "=", id).execute();
      await queueDeliveries(db, intake, "reminder", id, ["mail"]);
      await addEvent(db, id, { type: "reminded" }, { name: "The server" }, now());
    }
    return toIds(due);
  });
}

const tooLate = `It is too late to undo this: the ${undoText} are over, or it was undone.`;
const hasChanged = "This cannot be undone: somebody has done something since.";
const hasLeft = "This cannot be undone: its mail has left.";
const hasDraft = "This cannot be undone: another draft was begun since.";

/** Puts everything back as it was, unless the time is over or somebody has acted since. */
async function takeBack(intake: Intake, enquiryId: string, undoId: string, actor: Actor): Promise<ActionResult> {
  const { engine } = intake;
  return engine.write(async (db): Promise<ActionResult> => {
    const ids = (await readUndo(db, undoId)).map((undo) => undo.enquiryId);
    const locked = await lockRows(db, engine, "leads", [...ids, enquiryId]);
    if (!locked.includes(enquiryId)) return { result: "gone" };
    const enquiry = (await enquiryById(db, enquiryId))!;
    const key = `undo ${undoId}`;
    if (await wasDone(db, key)) return { result: "done", enquiry };
    const undos = await readUndo(db, undoId);
    const now = intake.now();
    if (!undos.some((undo) => undo.enquiryId === enquiryId) || undos[0]!.until <= now.toISOString())
      return { result: "stale", enquiry, error: tooLate };
    for (const { enquiryId: id, record } of undos)
      if ((await enquiryById(db, id))?.version !== record.version)
        return { result: "stale", enquiry, error: hasChanged };
    for (const { enquiryId: id, record } of undos) {
      const error = await restore(db, intake, id, record, actor);
      if (error) throw new Abort({ result: "stale", enquiry, error });
      await addEvent(db, id, { type: "undone", events: record.events }, actor, now, id === enquiryId ? key : undefined);
      await dropIdleStageMails(db, id);
    }
    await db.deleteFrom("undos").where("id", "=", undoId).execute();
    return { result: "done", enquiry: (await enquiryById(db, enquiryId))! };
  });
}

/** Or says why it cannot: then nothing of it may be kept. */
async function restore(
  db: Db,
  intake: Intake,
  id: string,
  record: UndoRecord,
  actor: Actor,
): Promise<string | undefined> {
  const { lead, quotations, registration, payments, outgoings, deliveries, planned } = record;
  if (!(await removeMails(db, deliveries))) return hasLeft;
  for (const mail of planned)
    await db
      .updateTable("deliveries")
      .set({ dueAt: mail.dueAt })
      .where("id", "=", mail.id)
      .where("state", "=", "waiting")
      .execute();
  const isDraft = (quotationId: string) =>
    quotations.some((before) => before.id === quotationId && before.state === "draft");
  for (const { id: quotationId, state } of await quotationsOf(db, id))
    if (isDraft(quotationId) && state !== "draft" && !(await unsend(db, quotationId, actor, intake.now())))
      return hasDraft;
  for (const { id: quotationId, state } of quotations)
    if (state !== "draft") await db.updateTable("quotations").set({ state }).where("id", "=", quotationId).execute();
  const current = await registrationRow(db, id);
  if (current && !registration) await db.deleteFrom("registrations").where("enquiryId", "=", id).execute();
  if (current && registration)
    await db
      .updateTable("registrations")
      .set({ ...registration, version: current.version + 1 })
      .where("enquiryId", "=", id)
      .execute();
  await takeBackPayments(db, id, payments, actor, intake.now());
  await takeBackOutgoings(db, id, outgoings, actor, intake.now());
  // Not to somebody who was removed meanwhile.
  const ownerId = lead.ownerId && (await colleague(db, intake.engine, lead.ownerId)) ? lead.ownerId : null;
  await changeEnquiry(db, intake, id, { ...lead, ownerId });
  await findAgain(db, await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  return undefined;
}

/** False when one has left. The webhook hears how it is by then; a mail about stages may have others to tell of. */
async function removeMails(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const mails = db.selectFrom("deliveries").select("id").where("channel", "=", "mail").where("id", "in", ids);
  if (await mails.where("state", "!=", "waiting").executeTakeFirst()) return false;
  await db.deleteFrom("deliveries").where("id", "in", mails).where("purpose", "!=", "stage").execute();
  return true;
}

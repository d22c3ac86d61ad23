import type { Intake } from "../intake/store.ts";
import { takeBackPayments } from "../payments/store.ts";
import { unsend } from "../quotations/store.ts";
import { listOf } from "../quotations/store-rows.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { dropIdleStageMails } from "../registrations/store-stage-mails.ts";
import { lockRows } from "../store/locks.ts";
import type { Db } from "../store/schema.ts";
import { colleague } from "./store-actions.ts";
import { changeEnquiry } from "./store-change.ts";
import { findAgain } from "./store-contact.ts";
import type { ActionResult, Actor } from "./store-contract.ts";
import { addEvent, wasDone } from "./store-events.ts";
import { enquiryById } from "./store-rows.ts";
import { readUndo, type UndoRecord } from "./store-undo.ts";

const tooLate = "It is too late to undo this: the ten seconds are over, or it was undone.";
const hasChanged = "This cannot be undone: somebody has done something since.";
const hasLeft = "This cannot be undone: its mail has left.";
const hasDraft = "This cannot be undone: another draft was begun since.";

/** Nothing of the transaction is kept. */
class NotUndone extends Error {
  override name = "NotUndone";
}

/** Puts everything back as it was, unless the time is over or somebody has acted since. */
export async function takeBack(intake: Intake, enquiryId: string, undoId: string, actor: Actor): Promise<ActionResult> {
  const { engine } = intake;
  const refused = async (db: Db, error: string): Promise<ActionResult> => {
    const enquiry = await enquiryById(db, enquiryId);
    return enquiry ? { result: "stale", enquiry, error } : { result: "gone" };
  };
  try {
    return await engine.write(async (db) => {
      const ids = (await readUndo(db, undoId)).map((undo) => undo.enquiryId);
      const locked = await lockRows(db, engine, "leads", [...ids, enquiryId]);
      if (!locked.includes(enquiryId)) return { result: "gone" };
      const key = `undo ${undoId}`;
      if (await wasDone(db, key)) return { result: "done", enquiry: (await enquiryById(db, enquiryId))! };
      const undos = await readUndo(db, undoId);
      const now = intake.now();
      if (!undos.some((undo) => undo.enquiryId === enquiryId) || undos[0]!.until <= now.toISOString())
        return refused(db, tooLate);
      for (const { enquiryId: id, record } of undos)
        if ((await enquiryById(db, id))?.version !== record.version) return refused(db, hasChanged);
      for (const { enquiryId: id, record } of undos) {
        await restore(db, intake, id, record, actor);
        await addEvent(
          db,
          id,
          { type: "undone", events: record.events },
          actor,
          now,
          id === enquiryId ? key : undefined,
        );
        await dropIdleStageMails(db, id);
      }
      await db.deleteFrom("undos").where("id", "=", undoId).execute();
      return { result: "done", enquiry: (await enquiryById(db, enquiryId))! };
    });
  } catch (error) {
    if (!(error instanceof NotUndone)) throw error;
    return engine.read((db) => refused(db, error.message));
  }
}

async function restore(db: Db, intake: Intake, id: string, record: UndoRecord, actor: Actor): Promise<void> {
  const { lead, quotations, registration, payments, deliveries } = record;
  await removeMails(db, deliveries);
  const isDraft = (quotationId: string) =>
    quotations.some((before) => before.id === quotationId && before.state === "draft");
  for (const { id: quotationId, state } of await listOf(db, id))
    if (isDraft(quotationId) && state !== "draft" && !(await unsend(db, quotationId, actor, intake.now())))
      throw new NotUndone(hasDraft);
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
  // Not to somebody who was removed meanwhile.
  const ownerId = lead.ownerId && (await colleague(db, intake.engine, lead.ownerId)) ? lead.ownerId : null;
  await changeEnquiry(db, intake, id, { ...lead, ownerId });
  await findAgain(db, await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

/** The webhook hears of it in any case: what it is told is how the enquiry is by then. A mail about stages may have others to tell of. */
async function removeMails(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const mails = db.selectFrom("deliveries").select("id").where("channel", "=", "mail").where("id", "in", ids);
  if (await mails.where("state", "!=", "waiting").executeTakeFirst()) throw new NotUndone(hasLeft);
  await db.deleteFrom("deliveries").where("id", "in", mails).where("purpose", "!=", "stage").execute();
}

import { undoText } from "../../domain/desk/history.ts";
import type { Intake } from "../intake/store.ts";
import { takeBackPayments } from "../payments/store.ts";
import { unsend } from "../quotations/store.ts";
import { quotationsOf } from "../quotations/store-read.ts";
import { registrationRow } from "../registrations/store-rows.ts";
import { dropIdleStageMails } from "../registrations/store-stage-mails.ts";
import { lockRows } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db } from "../store/tables.ts";
import { colleague } from "./store-actions.ts";
import { changeEnquiry, readUndo, type UndoRecord } from "./store-changes.ts";
import type { ActionResult, Actor } from "./store-contract.ts";
import { addEvent, wasDone } from "./store-events.ts";
import { findAgain } from "./store-person.ts";
import { enquiryById } from "./store-rows.ts";

const tooLate = `It is too late to undo this: the ${undoText} are over, or it was undone.`;
const hasChanged = "This cannot be undone: somebody has done something since.";
const hasLeft = "This cannot be undone: its mail has left.";
const hasDraft = "This cannot be undone: another draft was begun since.";

/** Puts everything back as it was, unless the time is over or somebody has acted since. */
export async function takeBack(intake: Intake, enquiryId: string, undoId: string, actor: Actor): Promise<ActionResult> {
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
  const { lead, quotations, registration, payments, deliveries } = record;
  if (!(await removeMails(db, deliveries))) return hasLeft;
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
  // Not to somebody who was removed meanwhile.
  const ownerId = lead.ownerId && (await colleague(db, intake.engine, lead.ownerId)) ? lead.ownerId : null;
  await changeEnquiry(db, intake, id, { ...lead, ownerId });
  await findAgain(db, await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
  return undefined;
}

/**
 * False when one has left. The webhook hears of it in any case: what it is told is how the enquiry is by then. A mail about stages may
 * have others to tell of.
 */
async function removeMails(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const mails = db.selectFrom("deliveries").select("id").where("channel", "=", "mail").where("id", "in", ids);
  if (await mails.where("state", "!=", "waiting").executeTakeFirst()) return false;
  await db.deleteFrom("deliveries").where("id", "in", mails).where("purpose", "!=", "stage").execute();
  return true;
}

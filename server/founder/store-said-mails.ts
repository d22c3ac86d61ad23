import { type Intake, queueDeliveries } from "../intake/store.ts";
import type { Db } from "../store/schema.ts";

/** Between two mails about one founder's page: its buttons can be pressed often, and each mail goes to everybody at the desk. */
const pauseMs = 10 * 60_000;

/**
 * Tells whoever has the enquiry what the founder did: at once, or some minutes after the last mail. The mail says all that was done since
 * it was queued, so one that waits is enough.
 */
export async function queueSaid(
  db: Db,
  intake: Intake,
  enquiryId: string,
  { atOnce }: { atOnce: boolean },
): Promise<void> {
  const mails = await db
    .selectFrom("deliveries")
    .select(["id", "state", "createdAt", "doneAt"])
    .where("submissionId", "=", enquiryId)
    .where("purpose", "=", "founder")
    .orderBy("createdAt", "desc")
    .execute();
  const now = intake.now();
  const waiting = mails.find(({ state }) => state === "waiting");
  if (waiting) {
    const hurried = db.updateTable("deliveries").set({ dueAt: now.toISOString() }).where("id", "=", waiting.id);
    if (atOnce) await hurried.execute();
    return;
  }
  const [last] = mails;
  const next = last ? Date.parse(last.doneAt ?? last.createdAt) + pauseMs : 0;
  const dueAt = !atOnce && next > now.getTime() ? new Date(next) : undefined;
  await queueDeliveries(db, intake, "founder", enquiryId, ["mail"], dueAt);
}

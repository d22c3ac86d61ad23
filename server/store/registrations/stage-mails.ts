import { addDays, dateInIndia } from "../../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../../domain/india/local-time.ts";
import type { Db } from "../schema.ts";
import { type Intake, queueDeliveries } from "../submissions.ts";

/** When the mail about a second change of the same day goes out. */
const morning = "09:00";

/**
 * Tells the founder that the stage has changed: at once, or tomorrow when a mail went out today. The mail says how things are when
 * it is sent, so one that waits is enough.
 */
export async function queueStageMail(db: Db, intake: Intake, enquiryId: string): Promise<void> {
  if (!intake.founderPages || !(await hasAddress(db, enquiryId))) return;
  const stopped = await db
    .selectFrom("founderMails")
    .select("enquiryId")
    .where("enquiryId", "=", enquiryId)
    .executeTakeFirst();
  if (stopped) return;
  const last = await db
    .selectFrom("deliveries")
    .select(["state", "dueAt"])
    .where("submissionId", "=", enquiryId)
    .where("purpose", "=", "stage")
    .orderBy("dueAt", "desc")
    .executeTakeFirst();
  if (last?.state === "waiting") return;
  const now = intake.now();
  const wroteToday = last !== undefined && localDay(new Date(last.dueAt)) >= localDay(now);
  const tomorrow = localMoment(addDays(dateInIndia(now.getTime()), 1), morning);
  await queueDeliveries(db, intake, "stage", enquiryId, ["mail"], wroteToday ? tomorrow : undefined);
}

/** Somebody who was entered by hand may have none. */
const hasAddress = async (db: Db, enquiryId: string): Promise<boolean> =>
  Boolean((await db.selectFrom("leads").select("email").where("id", "=", enquiryId).executeTakeFirst())?.email);

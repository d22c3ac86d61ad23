import { standing } from "../../domain/desk/history.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { enquiriesOfPerson, listEvents } from "../enquiries/store-events.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { lockPerson } from "../store/locks.ts";
import type { Db } from "../store/tables.ts";

/** When the mail about a second change of the same day goes out. */
const morning = "09:00";

/**
 * Tells the founder that the stage has changed: at once, or tomorrow when a mail went out today, whichever of their enquiries it was about.
 * The mail says how things are when it is sent, so one that waits is enough for all of them. A certificate does not wait for tomorrow.
 */
export async function queueStageMail(
  db: Db,
  intake: Intake,
  enquiryId: string,
  { atOnce = false } = {},
): Promise<void> {
  if (!intake.founderPages || (await isStopped(db, enquiryId))) return;
  const { email } = await lockPerson(db, intake.engine, enquiryId);
  if (!email) return;
  const mails = await db
    .selectFrom("deliveries")
    .select(["id", "state", "dueAt", "doneAt"])
    .where("submissionId", "in", await enquiriesOfPerson(db, enquiryId))
    .where("purpose", "=", "stage")
    .orderBy("id")
    .execute();
  const now = intake.now();
  const soon = intake.hold?.until ?? now;
  const waiting = mails.find(({ state }) => state === "waiting");
  if (waiting) {
    // Whoever queued it may have begun after this change and have been faster: it tells what is not older than itself.
    const at = now.toISOString();
    const mail = db.updateTable("deliveries").set({ createdAt: at }).where("id", "=", waiting.id);
    await mail.where("createdAt", ">", at).execute();
    const dueAt = soon.toISOString();
    const later = db.updateTable("deliveries").set({ dueAt }).where("id", "=", waiting.id);
    await (atOnce ? later : later.where("dueAt", "<", dueAt)).execute();
    return;
  }
  const wroteToday = mails.some(
    ({ state, doneAt }) => state === "sending" || (doneAt !== null && localDay(new Date(doneAt)) >= localDay(now)),
  );
  const tomorrow = localMoment(addDays(dateInIndia(now.getTime()), 1), morning);
  const dueAt = wroteToday && !atOnce ? tomorrow : soon;
  await queueDeliveries(db, intake, "stage", enquiryId, ["mail"], { dueAt });
}

/** The enquiries of the person whose stage has changed since a mail was queued, those of which they want no mail left out. */
export async function stageNews(db: Db, mail: { submissionId: string; createdAt: string }): Promise<string[]> {
  const news: string[] = [];
  for (const id of await enquiriesOfPerson(db, mail.submissionId)) {
    const events = standing(await listEvents(db, "enquiryId", id));
    const hasMoved = events.some((event) => event.type === "registration" && event.moved && event.at >= mail.createdAt);
    if (hasMoved && !(await isStopped(db, id))) news.push(id);
  }
  return news;
}

/** After a change was taken back, or the mails were stopped: a mail that has nothing to say does not go. */
export async function dropIdleStageMails(db: Db, enquiryId: string): Promise<void> {
  const waiting = await db
    .selectFrom("deliveries")
    .select(["id", "submissionId", "createdAt"])
    .where("submissionId", "in", await enquiriesOfPerson(db, enquiryId))
    .where("purpose", "=", "stage")
    .where("state", "=", "waiting")
    .execute();
  for (const mail of waiting)
    if ((await stageNews(db, mail)).length === 0)
      await db.deleteFrom("deliveries").where("id", "=", mail.id).where("state", "=", "waiting").execute();
}

export async function isStopped(db: Db, enquiryId: string): Promise<boolean> {
  const stopped = db.selectFrom("founderMails").select("enquiryId").where("enquiryId", "=", enquiryId);
  return (await stopped.executeTakeFirst()) !== undefined;
}

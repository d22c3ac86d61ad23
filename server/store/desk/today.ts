import { followUpReason } from "../../../domain/desk/follow-ups.ts";
import { type OnePerson, sortToday, type Waiting } from "../../../domain/desk/today.ts";
import { standing } from "../../../domain/desk/undo.ts";
import { spamLimit } from "../../../domain/forms/spam.ts";
import { localDay, localMoment } from "../../../domain/india/local-time.ts";
import type { Db } from "../schema.ts";
import type { DeskEvent, Enquiry, PersonToCall, Today } from "./contract.ts";
import { selectEnquiries, toEnquiry } from "./enquiry-rows.ts";
import { eventsOf } from "./events.ts";
import { readUndelivered } from "./undelivered.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** As many as somebody looks through. */
const longestList = 100;
const longAgo = new Date(0).toISOString();

export async function readToday(db: Db, now: Date): Promise<Today> {
  const sorted = sortToday(await selectWaiting(db, now).execute(), now);
  const [calls, followUps, later] = [sorted.calls, sorted.followUps, sorted.later].map((all) =>
    all.slice(0, longestList),
  );
  const toPeople = peopleOf(await readEnquiries(db, [...calls!, ...followUps!, ...later!].flat()));
  const followed = toPeople(followUps!);
  const events = await eventsOf(
    db,
    followed.map(({ id }) => id),
  );
  const yesterday = new Date(localMoment(localDay(now)).getTime() - dayMs).toISOString();
  const received = await selectEnquiries(db)
    .where("leads.spamScore", "<", spamLimit)
    .where("leads.createdAt", ">=", yesterday)
    .orderBy("leads.id", "desc")
    .limit(longestList)
    .execute();
  const overdue = sorted.calls.filter(([{ dueAt }]) => dueAt! <= now.toISOString()).length;
  return {
    calls: toPeople(calls!),
    followUps: followed.map((person) => ({ ...person, reason: reasonOf(events.get(person.id)) })),
    later: toPeople(later!),
    undelivered: await readUndelivered(db),
    received: received.map(toEnquiry),
    counts: {
      overdue,
      due: sorted.calls.length - overdue,
      followUps: sorted.followUps.length,
      later: sorted.later.length,
      spam: await countSpam(db, yesterday),
    },
  };
}

const reasonOf = (events: readonly DeskEvent[] = []): DeskEvent | null => followUpReason(standing(events)) ?? null;

/** Everything that waits, in few columns: people are found among all of it, and only those on the page are read whole. */
export const selectWaiting = (db: Db, now: Date) =>
  db
    .selectFrom("leads")
    .select(["id", "emailKey", "phoneKey", "joinedAs", "bestTime", "dueAt", "followUpOn"])
    .where("spamScore", "<", spamLimit)
    // Not `is not null`: SQLite would read all enquiries.
    .where((column) => column.or([column("dueAt", ">", longAgo), column("followUpOn", "<=", localDay(now))]));

async function readEnquiries(db: Db, waiting: readonly Waiting[]): Promise<Map<string, Enquiry>> {
  if (waiting.length === 0) return new Map();
  const rows = await selectEnquiries(db)
    .where(
      "leads.id",
      "in",
      waiting.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, toEnquiry(row)]));
}

/** Without those that were erased between two queries. */
const peopleOf =
  (enquiries: ReadonlyMap<string, Enquiry>) =>
  (people: readonly OnePerson<Waiting>[]): PersonToCall[] =>
    people.flatMap((person) => {
      const [first, ...also] = person.flatMap(({ id }) => enquiries.get(id) ?? []);
      return first ? [{ ...first, also }] : [];
    });

async function countSpam(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select((column) => column.fn.countAll().as("count"))
    .where("spamScore", ">=", spamLimit)
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

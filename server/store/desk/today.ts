import { filingNames } from "../../../domain/compliance/filing-names.ts";
import { followUpReason } from "../../../domain/desk/follow-ups.ts";
import { saidLast } from "../../../domain/desk/row-words.ts";
import { type OnePerson, sortToday, type Waiting } from "../../../domain/desk/today.ts";
import { standing } from "../../../domain/desk/undo.ts";
import { describeFiling } from "../../../domain/forms/filing.ts";
import { spamLimit } from "../../../domain/forms/spam.ts";
import { localDay, localMoment } from "../../../domain/india/local-time.ts";
import type { Db } from "../schema.ts";
import type { DeskEvent, Enquiry, PersonToCall, RowWords, Today } from "./contract.ts";
import { selectEnquiries, toEnquiry } from "./enquiry-rows.ts";
import { eventsOf } from "./events.ts";
import { readUndelivered } from "./undelivered.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** As many as somebody looks through. */
const longestList = 100;
const longAgo = new Date(0).toISOString();

/** A line of it is shown. */
const longestWords = 200;

export async function readToday(db: Db, now: Date): Promise<Today> {
  const sorted = sortToday(await selectWaiting(db, now).execute(), now);
  const [calls, followUps, later] = [sorted.calls, sorted.followUps, sorted.later].map((all) =>
    all.slice(0, longestList),
  );
  const shown = [...calls!, ...followUps!, ...later!];
  const events = await eventsOf(
    db,
    shown.map(([{ id }]) => id),
  );
  const all = shown.flat();
  const toPeople = peopleOf(await readEnquiries(db, all), await readWords(db, all, events));
  const overdue = sorted.calls.filter(([{ dueAt }]) => dueAt! <= now.toISOString()).length;
  return {
    calls: toPeople(calls!),
    followUps: toPeople(followUps!).map((person) => ({ ...person, reason: reasonOf(events.get(person.id)) })),
    later: toPeople(later!),
    undelivered: await readUndelivered(db),
    counts: {
      overdue,
      due: sorted.calls.length - overdue,
      followUps: sorted.followUps.length,
      later: sorted.later.length,
      spam: await countSpam(db, new Date(localMoment(localDay(now)).getTime() - dayMs).toISOString()),
    },
  };
}

async function readWords(
  db: Db,
  waiting: readonly Waiting[],
  events: ReadonlyMap<string, DeskEvent[]>,
): Promise<Map<string, RowWords>> {
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const rows = await db.selectFrom("leads").select(["id", "message", "filing"]).where("id", "in", ids).execute();
  return new Map(
    rows.map(({ id, message, filing }) => [
      id,
      {
        message: message?.slice(0, longestWords).toWellFormed() ?? null,
        filing: filing === null ? null : describeFiling(JSON.parse(filing), filingNames),
        ...saidLast(standing(events.get(id) ?? [])),
      },
    ]),
  );
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
  (enquiries: ReadonlyMap<string, Enquiry>, words: ReadonlyMap<string, RowWords>) =>
  (people: readonly OnePerson<Waiting>[]): PersonToCall[] =>
    people.flatMap((person) => {
      const [first, ...also] = person.flatMap(({ id }) => enquiries.get(id) ?? []);
      if (!first) return [];
      const [said = noWords, ...others] = [first, ...also].flatMap(({ id }) => words.get(id) ?? []);
      const message = said.message ?? others.find((other) => other.message)?.message ?? null;
      return [{ ...first, also, words: { ...said, message } }];
    });

/** Of one whose more urgent enquiry was erased between two queries. */
const noWords: RowWords = { message: null, filing: null, ...saidLast<DeskEvent["by"]>([]) };

async function countSpam(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select((column) => column.fn.countAll().as("count"))
    .where("spamScore", ">=", spamLimit)
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

import { filingNames } from "../../domain/compliance/filing-names.ts";
import { contactOn, type FollowUp, offerFollowUp, workFollowUp } from "../../domain/desk/follow-ups.ts";
import { followUpReason, saidLast, standing } from "../../domain/desk/history.ts";
import { isDueToday, isFollowedUpNow, type OnePerson, sortToday, type Waiting } from "../../domain/desk/today.ts";
import { describeFiling } from "../../domain/forms/filing.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import { type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { dayMs } from "../../domain/india/time.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import { toOpenDelivery } from "../mail/store.ts";
import { readWork } from "../registrations/store.ts";
import { readDocument } from "../store/documents.ts";
import { addressTrouble, toOutside } from "../store/records.ts";
import type { Db } from "../store/tables.ts";
import type { DeskEvent, Enquiry, PersonToCall, RowWords, Today, Undelivered } from "./store-contract.ts";
import { eventsOf } from "./store-events.ts";
import { beginning, selectEnquiries, toEnquiry } from "./store-list.ts";

/** As many as somebody looks through. */
const longestList = 100;
const longAgo = new Date(0).toISOString();

export async function readToday(db: Db, now: Date): Promise<Today> {
  const { found, events: known } = await readFollowUps(db, now);
  const waiting = await selectWaiting(db, now, [...found.keys()]).execute();
  const sorted = sortToday(
    waiting.map((row) => ({ ...row, followUp: found.get(row.id) ?? null })),
    now,
  );
  const [calls, followUps, later] = [sorted.calls, sorted.followUps, sorted.later].map((all) =>
    all.slice(0, longestList),
  );
  const shown = [...calls!, ...followUps!, ...later!];
  const events = new Map([
    ...known,
    ...(await eventsOf(
      db,
      shown.flatMap(([{ id }]) => (known.has(id) ? [] : [id])),
    )),
  ]);
  const all = shown.flat();
  const toPeople = peopleOf(await readEnquiries(db, all), await readWords(db, all, events), found);
  const overdue = sorted.calls.filter(([{ dueAt }]) => dueAt !== null && dueAt <= now.toISOString()).length;
  return {
    calls: toPeople(calls!),
    followUps: toPeople(followUps!).map((person) => ({
      ...person,
      reason: isFollowedUpNow(person.followUpOn, now) ? reasonOf(events.get(person.id)) : null,
    })),
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

type Known = Pick<Waiting, "id">;

type Planned = Pick<Waiting, "dueAt" | "followUpOn">;

type FindFollowUp = (contact: CalendarDate | undefined) => FollowUp | undefined;

/**
 * What the rules find, by enquiry, with the events of these. A contact only puts a follow-up off: so what was done is read of those alone
 * that would be due if nobody had done anything.
 */
async function readFollowUps(db: Db, now: Date) {
  const today = dateInIndia(now.getTime());
  const rules = new Map<string, FindFollowUp>();
  // A call that is due says what for, however often it was tried.
  const isDue = ({ dueAt }: Planned) => dueAt !== null && isDueToday(dueAt, now);
  const isPlanned = (row: Planned) => !isDue(row) && (row.dueAt !== null || (row.followUpOn ?? today) > today);
  for (const [id, { row, ...offer }] of await readOffers(db)) {
    const known = { ...offer, isPlanned: isPlanned(row) };
    rules.set(id, (contact) => offerFollowUp(known, isDue(row) ? undefined : contact, today));
  }
  for (const { row, ...work } of await readWork(db, now)) {
    const engagedOn = dateInIndia(Date.parse(row.engagedAt ?? row.createdAt));
    const known = { ...work, engagedOn, isPlanned: isPlanned(row) };
    rules.set(row.enquiryId, (contact) => workFollowUp(known, isDue(row) ? undefined : contact, today));
  }
  const due = [...rules].flatMap(([id, rule]) => {
    const followUp = rule(undefined);
    return followUp ? [{ id, rule, followUp }] : [];
  });
  const events = await eventsOf(
    db,
    due.map(({ id }) => id),
  );
  const found = new Map<string, FollowUp>();
  for (const { id, rule, followUp } of due) {
    const contact = contactOn(events.get(id));
    const still = contact ? rule(contact) : followUp;
    if (still) found.set(id, still);
  }
  return { found, events };
}

async function readWords(
  db: Db,
  waiting: readonly Known[],
  events: ReadonlyMap<string, DeskEvent[]>,
): Promise<Map<string, RowWords>> {
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const rows = await db
    .selectFrom("leads")
    .select(["id", "createdAt", "message", "filing"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, createdAt, message, filing }) => [
      id,
      {
        message: beginning(message),
        filing: filing === null ? null : describeFiling(JSON.parse(filing), filingNames, new Date(createdAt)),
        ...saidLast(standing(events.get(id) ?? [])),
      },
    ]),
  );
}

const reasonOf = (events: readonly DeskEvent[] = []): DeskEvent | null => followUpReason(standing(events)) ?? null;

/** Everything that waits, with these, in few columns: people are found among all of it, and only those on the page are read whole. */
export const selectWaiting = (db: Db, now: Date, ids: readonly string[] = []) =>
  db
    .selectFrom("leads")
    .select(["id", "emailKey", "phoneKey", "joinedAs", "bestTime", "dueAt", "followUpOn"])
    .where("spamScore", "<", spamLimit)
    .where((column) =>
      column.or([
        // Not `is not null`: SQLite would read all enquiries.
        column("dueAt", ">", longAgo),
        column("followUpOn", "<=", localDay(now)),
        ...(ids.length > 0 ? [column("id", "in", ids)] : []),
        column.and([
          column("status", "=", "new"),
          ...(["dueAt", "promisedAt", "firstCallAt", "followUpOn"] as const).map((never) => column(never, "is", null)),
        ]),
      ]),
    );

async function readEnquiries(db: Db, waiting: readonly Known[]): Promise<Map<string, Enquiry>> {
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
  (
    enquiries: ReadonlyMap<string, Enquiry>,
    words: ReadonlyMap<string, RowWords>,
    followUps: ReadonlyMap<string, FollowUp>,
  ) =>
  (people: readonly OnePerson<Known>[]): PersonToCall[] =>
    people.flatMap((person) => {
      const [first, ...also] = person.flatMap(({ id }) => enquiries.get(id) ?? []);
      if (!first) return [];
      const [said = noWords, ...others] = [first, ...also].flatMap(({ id }) => words.get(id) ?? []);
      const message = said.message ?? others.find((other) => other.message)?.message ?? null;
      const followUp = [first, ...also].map(({ id }) => followUps.get(id)).find(Boolean) ?? null;
      return [{ ...first, also, words: { ...said, message }, followUp }];
    });

/** Of one whose more urgent enquiry was erased between two queries. */
const noWords: RowWords = { message: null, filing: null, ...saidLast<DeskEvent["by"]>([]) };

/** As many as are ever open. */
const mostOffers = 500;

/** The last quotation of enquiries that are quoted: nobody has accepted it. */
async function readOffers(db: Db) {
  const quoted = db
    .selectFrom("leads")
    .select("id")
    .where("status", "=", "quoted")
    .where("spamScore", "<", spamLimit)
    .orderBy("quotedAt", "desc")
    .limit(mostOffers);
  const rows = await db
    .selectFrom("quotations")
    .innerJoin("leads", "leads.id", "quotations.enquiryId")
    .select(["enquiryId", "quotations.state", "content", "sentAt", "dueAt", "followUpOn"])
    .where("enquiryId", "in", quoted)
    .where("quotations.state", "in", ["sent", "withdrawn"])
    .orderBy("sentAt")
    .execute();
  const last = new Map(rows.map((row) => [row.enquiryId, row]));
  return new Map(
    [...last].map(([id, { state, content, sentAt, dueAt, followUpOn }]) => [
      id,
      {
        row: { dueAt, followUpOn },
        ...readDocument<SentQuotation>(content!),
        sentOn: dateInIndia(Date.parse(sentAt!)),
        isWithdrawn: state === "withdrawn",
      },
    ]),
  );
}

async function countSpam(db: Db, since: string): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select((column) => column.fn.countAll().as("count"))
    .where("spamScore", ">=", spamLimit)
    .where("createdAt", ">=", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails to founders that did not arrive, of one enquiry or of all: given up, or refused by the address. The newest first. */
export async function readUndelivered(db: Db, enquiryId?: string): Promise<Undelivered[]> {
  let query = db
    .selectFrom("deliveries")
    .innerJoin("leads", "leads.id", "deliveries.submissionId")
    .leftJoin("quotations", "quotations.deliveryId", "deliveries.id")
    .selectAll("deliveries")
    .select(["leads.name", "leads.email", "quotations.id as quotationId"])
    .where("deliveries.channel", "=", "mail")
    .where("deliveries.purpose", "in", toOutside)
    .where("leads.spamScore", "<", spamLimit)
    .where((mail) =>
      mail.or([
        mail("deliveries.state", "=", "dead"),
        mail.and([
          mail("deliveries.state", "=", "waiting"),
          mail("deliveries.attempts", ">", 0),
          mail("deliveries.lastError", "like", `${addressTrouble}%`),
        ]),
      ]),
    )
    .orderBy("deliveries.createdAt", "desc")
    .limit(longestList);
  if (enquiryId !== undefined) query = query.where("deliveries.submissionId", "=", enquiryId);
  return (await query.execute()).map(({ name, email, quotationId, ...row }) => ({
    ...toOpenDelivery(row, { kind: "lead", id: row.submissionId, name, email }),
    quotationId,
  }));
}

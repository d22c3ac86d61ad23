import { randomBytes } from "node:crypto";
import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { filingNames } from "../../domain/compliance/filing-names.ts";
import { callDueAt } from "../../domain/desk/call-times.ts";
import type { EventContent } from "../../domain/desk/events.ts";
import { openClaims, questionsIn, questionText, standing, undoMs } from "../../domain/desk/history.ts";
import { spamLimit } from "../../domain/forms/spam.ts";
import { addDays, type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { localDay, localMoment } from "../../domain/india/local-time.ts";
import { hourMs, minuteMs } from "../../domain/india/time.ts";
import { agreedQuotation } from "../../domain/payments/account.ts";
import type { Claim } from "../../domain/payments/claim.ts";
import { askedOf } from "../../domain/quotation/basis.ts";
import { askedDifferences } from "../../domain/quotation/differences.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { SentQuotation } from "../../domain/quotation/model.ts";
import type { RegistrationAction } from "../../domain/registration/actions.ts";
import { acceptedText, approvedText } from "../../domain/registration/founder-page.ts";
import type { QuotationFacts } from "../../domain/registration/founder-view.ts";
import { draftsSentOn, stageOf, type Work } from "../../domain/registration/registration.ts";
import {
  agreedWork,
  type QuotationShown,
  quotationState,
  quotedWork,
} from "../../domain/registration/shown-quotations.ts";
import { changeEnquiry } from "../enquiries/store-changes.ts";
import type { Actor, DeskEvent } from "../enquiries/store-contract.ts";
import { addEvent, listEvents } from "../enquiries/store-events.ts";
import { type Intake, insertKey, queueDeliveries } from "../intake/store.ts";
import { outgoingsOf, paymentsOf } from "../payments/store-read.ts";
import { acceptQuotation } from "../quotations/store.ts";
import { actOnRegistration, agreeOnWork } from "../registrations/store.ts";
import {
  type Acceptance,
  type FounderRecord,
  registrationRow,
  type Told,
  toRegistration,
} from "../registrations/store-rows.ts";
import { dropIdleStageMails, isStopped, stageNews } from "../registrations/store-stage-mails.ts";
import { readDocument, storable } from "../store/documents.ts";
import { addressHash, emailKey, hashToken } from "../store/ids.ts";
import { lockEnquiry } from "../store/locks.ts";
import type { Lead } from "../store/records.ts";
import { toLead } from "../store/rows.ts";
import type { Db } from "../store/tables.ts";

const linksPerDay = 3;

/** The founder acts by the page: nobody of the desk. */
const founder: Actor = { name: "Founder" };

export function createFounders(intake: Intake) {
  const { engine, now } = intake;

  /** Works on the enquiry that a key opens, in one transaction; undefined when it opens none. */
  const withKey = <T>(key: string, work: (db: Db, record: FounderRecord) => Promise<T>): Promise<T | undefined> =>
    engine.write(async (db) => {
      const id = await enquiryOf(db, key);
      if (!id || !(await lockEnquiry(db, engine, id))) return undefined;
      // It may have been revoked meanwhile.
      const record = await findByKey(db, key);
      return record && work(db, record);
    });

  /** Works on it only while the enquiry is open, for what makes no sense afterwards. */
  const whileOpen = async <T extends string>(key: string, work: (db: Db, record: FounderRecord) => Promise<T>) =>
    (await withKey(key, async (db, record) =>
      record.facts.status === "closed" ? ("closed" as const) : work(db, record),
    )) ?? ("unknown" as const);

  /** A millisecond after their word: ids sort by time. */
  const act = (db: Db, enquiryId: string, action: RegistrationAction) =>
    actOnRegistration(
      db,
      { ...intake, now: () => new Date(now().getTime() + 1) },
      { enquiryId, action, actor: founder },
    );

  const read = async (db: Db, enquiryId: string): Promise<FounderRecord | undefined> => {
    const record = await readRecord(db, enquiryId, now());
    if (!record) return undefined;
    const { quotation, agreed, state } = await founderQuotation(db, record.lead, now());
    // What can still be taken back is not shown.
    const shown = <Entry extends { at: string }>(entry: Entry) => (mayBeUndone(entry, now()) ? [] : [entry]);
    const payments = (await paymentsOf(db, enquiryId)).flatMap(({ payment }) => shown(payment));
    const outgoings = (await outgoingsOf(db, enquiryId)).flatMap(({ outgoing }) => shown(outgoing));
    const sent = agreed ?? quotation?.sent;
    const work = sent ? quotedWork(sent) : askedWork(record.lead);
    return { ...record, quotation, facts: { ...record.facts, work, quotation: state, agreed, payments, outgoings } };
  };

  const findByKey = async (db: Db, key: string): Promise<FounderRecord | undefined> => {
    const id = await enquiryOf(db, key);
    return id === undefined ? undefined : read(db, id);
  };

  /** Writes down what the founder did, for the desk, and tells whoever has the enquiry. */
  const tell = async (
    db: Db,
    enquiryId: string,
    said: string | EventContent,
    { atOnce = false } = {},
  ): Promise<void> => {
    const at = now();
    const event = typeof said === "string" ? { type: "founder" as const, text: storable(said) } : said;
    await addEvent(db, enquiryId, event, founder, at);
    await queueSaid(db, { ...intake, now: () => at }, enquiryId, { atOnce });
  };

  return {
    /** A new secret for the link of one mail; those of earlier mails stay good. Only its hash is kept. */
    issueKey: (enquiryId: string) =>
      engine.write(async (db) => {
        if (!(await lockEnquiry(db, engine, enquiryId))) return undefined;
        const key = randomBytes(32).toString("hex");
        const row = { hash: hashToken(key), enquiryId, createdAt: now().toISOString() };
        await db.insertInto("founderKeys").values(row).execute();
        return key;
      }),
    /** Ends every link to the page of an enquiry; returns how many there were. */
    revoke: (enquiryId: string, actor: Actor) =>
      engine.write(async (db) => {
        if (!(await lockEnquiry(db, engine, enquiryId))) return 0;
        const { numDeletedRows } = await db
          .deleteFrom("founderKeys")
          .where("enquiryId", "=", enquiryId)
          .executeTakeFirst();
        if (numDeletedRows > 0n)
          await addEvent(
            db,
            enquiryId,
            { type: "registration", text: "Links to the founder's page ended" },
            actor,
            now(),
          );
        return Number(numDeletedRows);
      }),
    /** Reads and changes nothing. Undefined for a key that never was, was revoked or has ended. */
    open: (key: string) => engine.read((db) => findByKey(db, key)),
    /** Whose key it is, also where its page has ended. */
    enquiryOf: (key: string) => engine.read((db) => enquiryOf(db, key)),
    /** For a mail about to be sent: the record by its enquiry. */
    record: (enquiryId: string) => engine.read((db) => read(db, enquiryId)),
    /** What a mail about stages has to tell: of that enquiry first, then of others of the person. */
    stageNews: (mail: { submissionId: string; createdAt: string }) =>
      engine.read(async (db) => {
        const ids = (await stageNews(db, mail)).toSorted(
          (a, b) => Number(b === mail.submissionId) - Number(a === mail.submissionId),
        );
        const records: FounderRecord[] = [];
        for (const id of ids) {
          const record = await read(db, id);
          if (record && record.facts.status !== "closed") records.push(record);
        }
        return records;
      }),
    /**
     * Queues a mail with a fresh link if the address has an enquiry whose page is open, one an hour and three a day at most. The
     * caller must respond alike in every case.
     */
    requestLink: (email: string) =>
      engine.write(async (db) => {
        const address = storable(emailKey(email));
        const hash = await addressHash(db, address);
        // Known or not, an address has as much read and written.
        const may = await claimLink(db, hash, now());
        const leads = await db
          .selectFrom("leads")
          .select("id")
          .where("emailKey", "=", address)
          .where("spamScore", "<", spamLimit)
          .orderBy("id", "desc")
          .limit(20)
          .execute();
        if (!may || !address) return;
        for (const { id } of leads) {
          if (!(await readRecord(db, id, now()))) continue;
          await queueDeliveries(db, intake, "fresh-link", id, ["mail"]);
          return;
        }
      }),
    chooseCallTime: (key: string, bestTime: string, notBefore?: CalendarDate) =>
      whileOpen(key, async (db, { lead }): Promise<Told> => {
        const from = notBefore && notBefore > localDay(now()) ? notBefore : undefined;
        const wish = from ? `, not before ${longDate(from)}` : "";
        const due = callDueAt({ ...lead, bestTime }, from ? localMoment(from) : now())?.toISOString() ?? null;
        await changeEnquiry(db, intake, lead.id, {
          bestTime,
          dueAt: due,
          // What was promised before no longer suits the founder.
          ...(lead.work.firstCallAt === null && { promisedAt: due, remindedAt: null }),
        });
        await tell(db, lead.id, `Asks for a call at another time: ${bestTime}${wish}`);
        return "done";
      }),
    /** What is wrong with drafts is for us to correct. */
    ask: (key: string, question: string, areDraftsWrong = false) =>
      whileOpen(key, async (db, { lead, facts: { registration } }): Promise<Told> => {
        await changeEnquiry(db, intake, lead.id, { followUpOn: localDay(now()) });
        await tell(db, lead.id, questionText(question));
        if (areDraftsWrong && registration && draftsSentOn(registration))
          await act(db, lead.id, { action: "actor", actor: "we" });
        return "done";
      }),
    /** That they have paid. What they have told us already is told once. */
    claim: (key: string, claim: Claim) =>
      whileOpen(key, async (db, { lead, claims }): Promise<Told> => {
        const isTold = claims.some(({ rupees, reference }) => rupees === claim.rupees && reference === claim.reference);
        if (isTold) return "done";
        await changeEnquiry(db, intake, lead.id, { followUpOn: localDay(now()) });
        await tell(db, lead.id, {
          type: "says-paid",
          ...claim,
          reference: claim.reference && storable(claim.reference),
        });
        return "done";
      }),
    /** Of the drafts as they were when the page was opened: "changed" when anything is otherwise since. Approved already, it stays so. */
    approve: (key: string, version: number) =>
      whileOpen(key, async (db, { lead, workVersion, facts: { registration } }): Promise<Acceptance> => {
        if (registration?.stage === "filing" && registration.approvedOn) return "already";
        const sentOn = registration && draftsSentOn(registration);
        if (!sentOn || workVersion !== version) return "changed";
        await tell(db, lead.id, approvedText(sentOn), { atOnce: true });
        await act(db, lead.id, { action: "approve" });
        return "done";
      }),
    /** These are false when the key opens nothing. */
    setFiled: async (key: string, filing: string, done: boolean) =>
      (await withKey(key, async (db, { lead, facts: { registration } }) => {
        const doer = registration?.doers?.[filing];
        // What is ours, we tick.
        if (doer === "fee" || doer === "extra") return false;
        const action = { action: "filed", id: filing, done } as const;
        return (await actOnRegistration(db, intake, { enquiryId: lead.id, action, actor: founder })).result === "done";
      })) ?? false,
    setMails: async (key: string, on: boolean) =>
      (await withKey(key, async (db, { lead, mailsStopped }) => {
        if (on !== mailsStopped) return true;
        const enquiryId = lead.id;
        if (on) await db.deleteFrom("founderMails").where("enquiryId", "=", enquiryId).execute();
        else {
          const row = { enquiryId, stoppedAt: now().toISOString() };
          await db
            .insertInto("founderMails")
            .values(row)
            .onConflict((conflict) => conflict.column("enquiryId").doNothing())
            .execute();
          await dropIdleStageMails(db, enquiryId);
        }
        await addEvent(
          db,
          enquiryId,
          { type: "founder", text: on ? "Wants mails about stages again" : "Wants no more mails about stages" },
          founder,
          now(),
        );
        return true;
      })) ?? false,
    /** Of the newest version: "changed" when what was seen is not that any more, or has ended. */
    accept: (key: string, given: { number: string; version: number; total: string }) =>
      whileOpen(key, async (db, { lead, quotation }): Promise<Acceptance> => {
        if (!quotation) return "changed";
        const { id, sent } = quotation;
        const { number, version } = sent;
        const total = quotationDocument(sent).total.value;
        const isSame = given.number === number && given.version === version && given.total === total;
        if (!isSame) return "changed";
        const state = quotationState(quotation, dateInIndia(now().getTime()));
        if (state !== "open") return state === "accepted" ? "already" : "changed";
        const outcome = await acceptQuotation(db, id, now());
        if (outcome !== "done") return outcome;
        await tell(db, lead.id, acceptedText(number, version, total), { atOnce: true });
        await agreeOnWork(db, intake, lead.id, agreedWork(sent), founder);
        return "done";
      }),
  };
}

/** A filing that was asked about, where no company is to be registered. */
const askedWork = ({ filing }: Lead): Work | undefined =>
  filing
    ? {
        tasks: [
          {
            id: filing.id,
            title: filingNames[filing.id] ?? filing.id,
            ...(filing.year && { about: `for ${filing.year}` }),
            ...{ kind: "service", isFiling: true },
          },
        ],
      }
    : undefined;

async function enquiryOf(db: Db, key: string): Promise<string | undefined> {
  const keys = db.selectFrom("founderKeys").select("enquiryId").where("hash", "=", hashToken(key));
  return (await keys.executeTakeFirst())?.enquiryId;
}

/** One an hour and three a day for an address, known or not. Kept as repeat keys, without the address. */
async function claimLink(db: Db, hash: string, now: Date): Promise<boolean> {
  const hour = Math.floor(now.getTime() / hourMs);
  const key = (name: string) => ({
    formKind: "fresh-link",
    key: `${hash} ${name}`,
    bodyDigest: null,
    submissionId: "",
    createdAt: now.toISOString(),
  });
  const isFirst = await insertKey(db, key(`hour ${hour}`));
  if (!isFirst) return false;
  for (let index = 1; index <= linksPerDay; index++)
    if (await insertKey(db, key(`${localDay(now)} ${index}`))) return true;
  return false;
}

const dayOf = (at: string | null): CalendarDate | undefined => (at === null ? undefined : localDay(new Date(at)));

/** Undefined when there is none, or its page has ended. */
async function readRecord(db: Db, enquiryId: string, now: Date): Promise<FounderRecord | undefined> {
  const row = await db
    .selectFrom("leads")
    .leftJoin("people", "people.id", "leads.ownerId")
    .selectAll("leads")
    .select(["people.name as ownerName", "people.email as ownerEmail"])
    .where("leads.id", "=", enquiryId)
    .executeTakeFirst();
  if (!row) return undefined;
  const lead = toLead(row);
  const found = await registrationRow(db, enquiryId);
  const registration = found && toRegistration(found);
  const stage = stageOf(row.status, registration);
  const events = await listEvents(db, "enquiryId", enquiryId);
  const closedOn = stage === "closed" ? closingDay(events) : undefined;
  const endedOn = stage === "complete" ? registration?.reached.complete : closedOn;
  if (endedOn && addDays(endedOn, daysOpenAfterEnd) < dateInIndia(now.getTime())) return undefined;
  const claimed = openClaims(events);
  return {
    lead,
    advisor: row.ownerName === null ? undefined : { name: row.ownerName, email: row.ownerEmail },
    dueAt: row.dueAt,
    mailsStopped: await isStopped(db, enquiryId),
    claims: claimed,
    workVersion: found?.version,
    facts: {
      told: claimed.reduce((sum, { rupees }) => sum + rupees, 0),
      status: row.status,
      plan: lead.companyPlan?.plan ?? {},
      seen: lead.estimate?.total ?? null,
      receivedOn: dayOf(row.createdAt)!,
      contactedOn: dayOf(row.contactedAt),
      quotedOn: dayOf(row.quotedAt),
      engagedOn: dayOf(row.engagedAt),
      closedOn,
      registration,
      questions: questionsIn(events.filter((event) => event.type !== "answered" || !mayBeUndone(event, now))),
    },
  };
}

/** As long as the desk may take it back. */
const mayBeUndone = ({ at }: { at: string }, now: Date): boolean => Date.parse(at) > now.getTime() - undoMs;

function closingDay(events: readonly DeskEvent[]): CalendarDate | undefined {
  const closed = standing(events).findLast((event) => event.type === "status" && event.to === "closed");
  return dayOf(closed?.at ?? null);
}

/** The quotations of an enquiry, as far as a founder's page needs them. */
interface FounderQuotation {
  /** The newest that was sent and is neither withdrawn nor replaced. */
  quotation?: QuotationShown | undefined;
  /** The one that counts. */
  agreed?: SentQuotation | undefined;
  /** Undefined where none was ever sent. */
  state?: QuotationFacts | undefined;
}

/** What can still be taken back is not shown. */
async function founderQuotation(db: Db, lead: Lead, now: Date): Promise<FounderQuotation> {
  const today = dateInIndia(now.getTime());
  const rows = await db
    .selectFrom("quotations")
    .select(["id", "state", "content", "acceptedAt"])
    .where("enquiryId", "=", lead.id)
    .where("state", "in", ["sent", "withdrawn"])
    .where("sentAt", "<=", new Date(now.getTime() - undoMs).toISOString())
    .orderBy("sentAt", "desc")
    .orderBy("count", "desc")
    .orderBy("version", "desc")
    .execute();
  const newest = rows.find(({ state }) => state === "sent");
  const agreed = agreedQuotation(
    rows.map(({ content, acceptedAt }) => ({
      sent: content ? readDocument<SentQuotation>(content) : null,
      acceptedAt,
    })),
  );
  if (!newest?.content) return rows.length > 0 ? { agreed, state: { state: "withdrawn" } } : {};
  const sent = readDocument<SentQuotation>(newest.content);
  const quotation = {
    id: newest.id,
    sent,
    acceptedOn: newest.acceptedAt === null ? undefined : dateInIndia(Date.parse(newest.acceptedAt)),
    differences: askedDifferences(sent, askedOf(lead, today)),
  };
  return {
    quotation,
    agreed,
    state: { state: quotationState(quotation, today), validUntil: sent.validUntil as CalendarDate },
  };
}

/** Between two mails about one founder's page: its buttons can be pressed often, and each mail goes to everybody at the desk. */
const pauseMs = 10 * minuteMs;

/**
 * Tells whoever has the enquiry what the founder did: at once, or some minutes after the last mail. The mail says all that was done since
 * it was queued, so one that waits is enough.
 */
async function queueSaid(db: Db, intake: Intake, enquiryId: string, { atOnce }: { atOnce: boolean }): Promise<void> {
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
  await queueDeliveries(db, intake, "founder", enquiryId, ["mail"], { dueAt });
}

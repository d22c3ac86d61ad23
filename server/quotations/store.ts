import { mayFollow } from "../../domain/desk/enquiry.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { stampQuotation } from "../../domain/quotation/compose.ts";
import {
  type Quotation,
  type QuotationDraft,
  type SentQuotation,
  sentQuotationSchema,
} from "../../domain/quotation/model.ts";
import { financialYear, quotationNumber } from "../../domain/quotation/number-and-limits.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import { changeEnquiry, undoably } from "../enquiries/store-changes.ts";
import type { Actor, Enquiry, QuotationResult } from "../enquiries/store-contract.ts";
import { addEvent, wasDone } from "../enquiries/store-events.ts";
import { enquiryById } from "../enquiries/store-list.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, toDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { newId } from "../store/ids.ts";
import { lockEnquiry, nextNumber } from "../store/locks.ts";
import { Abort } from "../store/outcome.ts";
import type { Db } from "../store/tables.ts";
import {
  acceptedText,
  lastAccepted,
  openOnes,
  outdated,
  quotationById,
  quotationColumns,
  quotationsOf,
  sentPages,
  toQuotation,
  wasMailed,
} from "./store-read.ts";

export function createQuotations(intake: Intake) {
  const { engine, now } = intake;
  return {
    list: (enquiryId: string) => engine.read((db) => quotationsOf(db, enquiryId)),
    find: (id: string) => engine.read((db) => quotationById(db, id)),
    /** A draft; with `replacesId` of the next version of one that was sent. */
    begin: (enquiryId: string, draft: QuotationDraft, replacesId?: string) =>
      engine.write(
        async (db): Promise<QuotationResult> =>
          (await lockEnquiry(db, engine, enquiryId))
            ? beginDraft(db, { enquiryId, draft, replacesId, now: now() })
            : { result: "gone" },
      ),
    change: (id: string, revision: number, draft: QuotationDraft) =>
      onOne(engine, id, (db) => changeDraft(db, id, revision, draft)),
    discard: (id: string, revision: number) => onOne(engine, id, (db) => discardDraft(db, id, revision)),
    /** With a key that was used before it does nothing. */
    send: (id: string, revision: number, quotation: Quotation, actor: Actor, key?: string) =>
      onOne(engine, id, (db, enquiryId) =>
        undoably(db, intake, [enquiryId], key, (held) =>
          freeze(db, held, { id, revision, quotation, actor, now: now(), key }),
        ),
      ),
    withdraw: (id: string, reason: string, actor: Actor) =>
      onOne(engine, id, (db, enquiryId) =>
        undoably(db, intake, [enquiryId], undefined, async (held) => {
          const outcome = await withdraw(db, held, id, reason, actor, now());
          if (outcome.result === "done") await changeEnquiry(db, held, enquiryId);
          return outcome;
        }),
      ),
    /** All that were sent, oldest first, read in pages so that any number fits in memory. */
    sent: (since?: Date) => sentPages(engine, since),
    async pdf(id: string) {
      const row = await engine.read((db) =>
        db.selectFrom("quotations").select("pdf").where("id", "=", id).executeTakeFirst(),
      );
      return row?.pdf ? new Uint8Array(row.pdf) : undefined;
    },
    async keepPdf(id: string, sentAt: string, bytes: Uint8Array) {
      // What was kept first stays: it is what was sent. Sent, undone and sent again, it is another.
      await engine.write((db) =>
        db
          .updateTable("quotations")
          .set({ pdf: Buffer.from(bytes) })
          .where("id", "=", id)
          .where("sentAt", "=", sentAt)
          .where("pdf", "is", null)
          .execute(),
      );
    },
    /** The one that a mail takes to the founder. */
    ofDelivery: (deliveryId: string) =>
      engine.read(async (db) => {
        const row = await quotationColumns(db).where("deliveryId", "=", deliveryId).executeTakeFirst();
        return row && toQuotation(row);
      }),
  };
}

/** A write about one: its enquiry is held first. */
const onOne = (
  engine: Engine,
  id: string,
  work: (db: Db, enquiryId: string) => Promise<QuotationResult>,
): Promise<QuotationResult> =>
  engine.write(async (db) => {
    const of = await db.selectFrom("quotations").select("enquiryId").where("id", "=", id).executeTakeFirst();
    return of && (await lockEnquiry(db, engine, of.enquiryId)) ? work(db, of.enquiryId) : { result: "gone" };
  });

/** What a draft does not have yet, or no more. */
const notSent = {
  ...({ state: "draft", deliveryId: null } as const),
  ...{ year: null, count: null, version: null, content: null, pdf: null, sentAt: null, sentBy: null },
};

interface Beginning {
  enquiryId: string;
  draft: QuotationDraft;
  replacesId?: string | undefined;
  now: Date;
}

/** One draft for an enquiry: of two who begin at once the second gets the first one's. */
async function beginDraft(db: Db, { enquiryId, draft, replacesId, now }: Beginning): Promise<QuotationResult> {
  if (replacesId !== undefined) {
    const replaced = await quotationById(db, replacesId);
    if (replaced?.enquiryId !== enquiryId) return { result: "gone" };
    if (replaced.sent && replaced.acceptedAt)
      return { result: "refused", quotation: replaced, error: acceptedText(replaced.sent, replaced.acceptedAt) };
    if (replaced.state !== "sent")
      return {
        result: "stale",
        quotation: replaced,
        error: "It is not the one that is open: there is a newer version, or it was withdrawn.",
      };
  }
  const id = newId(now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("quotations")
    .values({
      id,
      enquiryId,
      createdAt: now.toISOString(),
      ...notSent,
      revision: 1,
      rupees: null,
      draft: toDocument(draft),
      replacesId: replacesId ?? null,
      acceptedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return { result: "done", quotation: (await quotationById(db, id))! };
  const open = (await quotationsOf(db, enquiryId)).find(({ state }) => state === "draft");
  return open
    ? { result: "stale", quotation: open, error: "There is a draft already: here it is." }
    : { result: "gone" };
}

const openDraft = (db: Db, id: string, revision: number) =>
  db
    .updateTable("quotations")
    .set((column) => ({ revision: column("revision", "+", 1) }))
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("revision", "=", revision);

async function changeDraft(db: Db, id: string, revision: number, draft: QuotationDraft): Promise<QuotationResult> {
  const { numUpdatedRows } = await openDraft(db, id, revision)
    .set({ draft: toDocument(draft) })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return outdated(db, id);
  return { result: "done", quotation: (await quotationById(db, id))! };
}

async function discardDraft(db: Db, id: string, revision: number): Promise<QuotationResult> {
  const quotation = await quotationById(db, id);
  const { numDeletedRows } = await db
    .deleteFrom("quotations")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .where("revision", "=", revision)
    .executeTakeFirst();
  return quotation && numDeletedRows > 0n ? { result: "done", quotation } : outdated(db, id);
}

interface Sending {
  id: string;
  revision: number;
  quotation: Quotation;
  actor: Actor;
  now: Date;
  key?: string | undefined;
}

/** Freezes the draft, gives it its number, queues the mail and says so in the enquiry: all of it or nothing. */
async function freeze(db: Db, intake: Intake, sending: Sending): Promise<QuotationResult> {
  const { id, revision, quotation, actor, now, key } = sending;
  const draft = await quotationById(db, id);
  if (!draft) return { result: "gone" };
  if (await wasDone(db, key)) return { result: "done", quotation: draft };
  const enquiry = await enquiryById(db, draft.enquiryId);
  if (!enquiry) return { result: "gone" };
  if (enquiry.status === "closed")
    return { result: "refused", quotation: draft, error: "The enquiry is closed. Reopen it first." };
  if ((await openDraft(db, id, revision).executeTakeFirst()).numUpdatedRows === 0n) return outdated(db, id);
  const replaced = draft.replacesId === null ? undefined : await replace(db, draft.replacesId);
  // Whoever has no address gets the link from whoever sends it.
  const [deliveryId] = enquiry.email ? await queueDeliveries(db, intake, "quotation", enquiry.id, ["mail"]) : [];
  await moveToQuoted(db, intake, enquiry, sending);

  // The number last: its row is locked until the commit, and a rollback gives it back.
  const date = dateInIndia(now.getTime());
  const { year, count } = replaced ?? (await nextNumber(db, "quotationNumbers", financialYear(date)));
  const version = (replaced?.version ?? 0) + 1;
  const agreed = await lastAccepted(db, enquiry.id);
  const sent = stampQuotation(quotation, {
    number: quotationNumber(year, count),
    version,
    date,
    ...(replaced && { replaces: { version: replaced.version, date: replaced.date } }),
    ...(agreed && { agreed }),
  });
  await db
    .updateTable("quotations")
    .set({
      state: "sent",
      year,
      count,
      version,
      rupees: quotationTotal(sent).from,
      content: toDocument(sentQuotationSchema.parse(sent)),
      sentAt: now.toISOString(),
      sentBy: actor.name,
      deliveryId: deliveryId ?? null,
    })
    .where("id", "=", id)
    .execute();
  await addEvent(db, enquiry.id, { type: "quotation", did: "sent", number: sent.number, version }, actor, now, key);
  return { result: "done", quotation: (await quotationById(db, id))! };
}

/** The version before is replaced; if it is no longer open, nothing is sent. */
async function replace(db: Db, id: string) {
  const row = await db
    .updateTable("quotations")
    .set({ state: "replaced" })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("acceptedAt", "is", null)
    .returning(["year", "count", "version", "content"])
    .executeTakeFirst();
  if (!row?.content || row.year === null || row.count === null || row.version === null)
    throw new Abort(await outdated(db, id));
  const { date } = readDocument<SentQuotation>(row.content);
  return { year: row.year, count: row.count, version: row.version, date };
}

/** False when a later one was given. Whoever takes the next one waits for this, or was faster. */
async function giveBack(db: Db, year: string, count: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("quotationNumbers")
    .set({ last: count - 1 })
    .where("year", "=", year)
    .where("last", "=", count)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Back to a draft, as if it had not been sent. Where a later number was given meanwhile there would be a gap: then it keeps its own and is
 * withdrawn, no mail about it goes, and the draft goes on as another. False when somebody has begun another draft.
 */
export async function unsend(db: Db, id: string, actor: Actor, now: Date): Promise<boolean> {
  const { enquiryId, draft, sent } = (await quotationById(db, id))!;
  if ((await quotationsOf(db, enquiryId)).some(({ state }) => state === "draft")) return false;
  const { year, count } = await db
    .selectFrom("quotations")
    .select(["year", "count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { number, version } = sent!;
  // A later version has the number of the first.
  if (version > 1 || (await giveBack(db, year!, count!))) {
    await db
      .updateTable("quotations")
      .set((column) => ({ ...notSent, revision: column("revision", "+", 1) }))
      .where("id", "=", id)
      .execute();
    return true;
  }
  await db.updateTable("quotations").set({ state: "withdrawn", deliveryId: null }).where("id", "=", id).execute();
  const note = "Undone before its mail left; a later number was given already.";
  await addEvent(db, enquiryId, { type: "quotation", did: "withdrawn", number, version, note }, actor, now);
  return (await beginDraft(db, { enquiryId, draft, now })).result === "done";
}

/** An enquiry that is further stays where it is. */
async function moveToQuoted(db: Db, intake: Intake, { id, status }: Enquiry, { actor, now }: Sending): Promise<void> {
  if (!mayFollow(status, "quoted")) return changeEnquiry(db, intake, id);
  await changeEnquiry(db, intake, id, { status: "quoted", quotedAt: now.toISOString() });
  // A millisecond later: ids sort by time, and the quotation comes first.
  await addEvent(db, id, { type: "status", from: status, to: "quoted" }, actor, new Date(now.getTime() + 1));
}

/** What is open when its enquiry is closed; returns how many there were. */
export async function withdrawOpen(db: Db, intake: Intake, enquiryId: string, actor: Actor, now: Date) {
  const open = await openOnes(db, enquiryId).orderBy("id").execute();
  // A millisecond apart: ids sort by time.
  for (const [index, { id }] of open.entries())
    await withdraw(db, intake, id, "The enquiry was closed.", actor, new Date(now.getTime() + index));
  return open.length;
}

async function withdraw(
  db: Db,
  intake: Intake,
  id: string,
  reason: string,
  actor: Actor,
  at: Date,
): Promise<QuotationResult> {
  const { numUpdatedRows } = await db
    .updateTable("quotations")
    .set({ state: "withdrawn" })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("acceptedAt", "is", null)
    .executeTakeFirst();
  const quotation = await quotationById(db, id);
  if (!quotation) return { result: "gone" };
  if (quotation.sent && quotation.acceptedAt)
    return { result: "refused", quotation, error: acceptedText(quotation.sent, quotation.acceptedAt) };
  if (numUpdatedRows === 0n || !quotation.sent)
    return { result: "stale", quotation, error: "Only a quotation that was sent and not replaced can be withdrawn." };
  const { number, version } = quotation.sent;
  const { enquiryId } = quotation;
  const event = { type: "quotation", did: "withdrawn", number, version, note: reason } as const;
  const eventId = await addEvent(db, enquiryId, event, actor, at);
  // Of one that has ended by itself there is nothing to tell.
  const isOpen = quotation.sent.validUntil >= dateInIndia(at.getTime());
  if (isOpen && (await wasMailed(db, quotation)))
    await queueDeliveries(db, intake, "withdrawn", enquiryId, ["mail"], { eventId });
  return { result: "done", quotation };
}

/** Of two who write to the row at the same moment one comes second, and learns what the first has made of it. */
export async function acceptQuotation(db: Db, id: string, at: Date): Promise<"done" | "already" | "changed"> {
  const { numUpdatedRows } = await db
    .updateTable("quotations")
    .set({ acceptedAt: at.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sent")
    .where("acceptedAt", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return "done";
  const row = await db.selectFrom("quotations").select("acceptedAt").where("id", "=", id).executeTakeFirst();
  return row?.acceptedAt ? "already" : "changed";
}

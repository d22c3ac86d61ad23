import { type Undo, undoMs } from "../../domain/desk/history.ts";
import { type Intake, queueDeliveries } from "../intake/store.ts";
import { readDocument, toDocument } from "../store/documents.ts";
import { newId } from "../store/ids.ts";
import { lockEnquiry } from "../store/locks.ts";
import type { CanBeUndone } from "../store/outcome.ts";
import { fromDesk } from "../store/records.ts";
import {
  type Db,
  type DeliveryRow,
  type LeadRow,
  type QuotationRow,
  type RegistrationRow,
  workColumns,
} from "../store/tables.ts";

/** Whatever changes an enquiry ends with this, once in its transaction: the version counts on, and the webhook is told. */
export async function changeEnquiry(db: Db, intake: Intake, id: string, set: Partial<LeadRow> = {}): Promise<void> {
  await db
    .updateTable("leads")
    .set((column) => ({ ...set, version: column("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await queueDeliveries(db, intake, "change", id, ["webhook"]);
}

const { version: _counts, remindedAt: _tells, ...undone } = workColumns;
/** What can be done to an enquiry at the desk, by its columns; the version counts on, and what was mailed was mailed. */
const leadColumns = [
  ...(["name", "email", "emailKey", "phone"] as const),
  ...(Object.keys(undone) as (keyof typeof undone)[]),
];

/** An enquiry and what belongs to it, before something was done. */
interface Before {
  lead: Pick<LeadRow, (typeof leadColumns)[number]>;
  quotations: Pick<QuotationRow, "id" | "state">[];
  registration: Omit<RegistrationRow, "version"> | null;
  /** The ids of its payments, and of what went out. */
  payments: string[];
  outgoings: string[];
  /** When its mails about stages that wait were to go out: a certificate takes them along at once. */
  planned: Pick<DeliveryRow, "id" | "dueAt">[];
}

/** What is kept to take it back. */
export interface UndoRecord extends Before {
  /** Of the enquiry, after it was done. */
  version: number;
  /** That were written down, and that were queued. */
  events: string[];
  deliveries: string[];
}

/**
 * Does something to enquiries that are locked, so that it can be taken back: what it queues is held until then. With a key, the undo is
 * known by it, so that whoever asks again gets the same one.
 */
export async function undoably<Outcome extends { result: string }>(
  db: Db,
  intake: Intake,
  enquiryIds: readonly string[],
  key: string | undefined,
  work: (held: Intake) => Promise<Outcome>,
): Promise<Outcome & CanBeUndone> {
  const now = intake.now();
  const until = new Date(now.getTime() + undoMs);
  const ids = [...new Set(enquiryIds)];
  const before = await readBefore(db, ids);
  const known = await eventIds(db, ids);
  const hold = { until, queued: [] };
  const outcome = await work({ ...intake, hold });
  if (outcome.result !== "done") return outcome;
  const written = Map.groupBy(
    (await eventIds(db, ids)).filter(({ id }) => !known.some((event) => event.id === id)),
    ({ enquiryId }) => enquiryId!,
  );
  const id = key ?? newId(now);
  for (const [enquiryId, events] of written) {
    const { version } = await db
      .selectFrom("leads")
      .select("version")
      .where("id", "=", enquiryId)
      .executeTakeFirstOrThrow();
    const record: UndoRecord = {
      ...before.get(enquiryId)!,
      version,
      events: events.map((event) => event.id),
      deliveries: hold.queued,
    };
    await db
      .insertInto("undos")
      .values({ id, enquiryId, until: until.toISOString(), data: toDocument(record) })
      .execute();
  }
  if (written.size > 0) await holdMails(db, ids, until);
  const undo = written.size > 0 ? { id, until: until.toISOString() } : await openUndo(db, key, now);
  return { ...outcome, undo };
}

/** The same with one enquiry, which is locked here. */
export const undoablyOn = <Outcome extends { result: string }>(
  intake: Intake,
  enquiryId: string,
  key: string | undefined,
  work: (db: Db, held: Intake) => Promise<Outcome>,
): Promise<(Outcome & CanBeUndone) | { result: "gone" }> =>
  intake.engine.write(async (db) =>
    (await lockEnquiry(db, intake.engine, enquiryId))
      ? undoably(db, intake, [enquiryId], key, (held) => work(db, held))
      : { result: "gone" as const },
  );

/** Those that wait already may no longer make sense, and make sense again when it is taken back. */
async function holdMails(db: Db, enquiryIds: readonly string[], until: Date): Promise<void> {
  await db
    .updateTable("deliveries")
    .set({ dueAt: until.toISOString() })
    .where("submissionId", "in", enquiryIds)
    .where("purpose", "in", fromDesk)
    .where("state", "=", "waiting")
    .where("dueAt", "<", until.toISOString())
    .execute();
}

/** Of something that was done before, with the same key. */
async function openUndo(db: Db, key: string | undefined, now: Date): Promise<Undo | null> {
  if (key === undefined) return null;
  const row = await db.selectFrom("undos").select(["id", "until"]).where("id", "=", key).executeTakeFirst();
  return row && row.until > now.toISOString() ? row : null;
}

/** For each enquiry that it was done to. */
export async function readUndo(db: Db, id: string) {
  const rows = await db.selectFrom("undos").selectAll().where("id", "=", id).orderBy("enquiryId").execute();
  return rows.map(({ enquiryId, until, data }) => ({ enquiryId, until, record: readDocument<UndoRecord>(data) }));
}

const eventIds = (db: Db, enquiryIds: readonly string[]) =>
  db.selectFrom("events").select(["id", "enquiryId"]).where("enquiryId", "in", enquiryIds).orderBy("id").execute();

async function readBefore(db: Db, ids: readonly string[]): Promise<Map<string, Before>> {
  const leads = await db
    .selectFrom("leads")
    .select(["id", ...leadColumns])
    .where("id", "in", ids)
    .execute();
  const quotations = await db
    .selectFrom("quotations")
    .select(["id", "state", "enquiryId"])
    .where("enquiryId", "in", ids)
    .execute();
  const payments = await db.selectFrom("payments").select(["id", "enquiryId"]).where("enquiryId", "in", ids).execute();
  const outgoings = await db
    .selectFrom("outgoings")
    .select(["id", "enquiryId"])
    .where("enquiryId", "in", ids)
    .execute();
  const planned = await db
    .selectFrom("deliveries")
    .select(["id", "dueAt", "submissionId"])
    .where("submissionId", "in", ids)
    .where("purpose", "=", "stage")
    .where("state", "=", "waiting")
    .execute();
  const registrations = await db.selectFrom("registrations").selectAll().where("enquiryId", "in", ids).execute();
  return new Map(
    leads.map(({ id, ...lead }) => {
      const { version, ...registration } = registrations.find(({ enquiryId }) => enquiryId === id) ?? {};
      return [
        id,
        {
          lead,
          quotations: quotations.filter(({ enquiryId }) => enquiryId === id).map(({ id, state }) => ({ id, state })),
          payments: payments.filter(({ enquiryId }) => enquiryId === id).map((payment) => payment.id),
          outgoings: outgoings.filter(({ enquiryId }) => enquiryId === id).map((outgoing) => outgoing.id),
          planned: planned.filter(({ submissionId }) => submissionId === id).map(({ id, dueAt }) => ({ id, dueAt })),
          registration: version === undefined ? null : (registration as Before["registration"]),
        },
      ];
    }),
  );
}

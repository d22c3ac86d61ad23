import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import { isSpamScore, spamLimit, spamScore } from "../../domain/forms/spam.ts";
import { localDay } from "../../domain/india/local-time.ts";
import type { Actor } from "../enquiries/store-contract.ts";
import { addApplicationEvent, addEvent } from "../enquiries/store-events.ts";
import { derivedColumns, noWork, searchWords } from "../enquiries/store-list.ts";
import { storable, storableJson, toDocument } from "../store/documents.ts";
import type { Engine } from "../store/engines/engine.ts";
import { emailKey, hashToken, hashWith, mailboxKey, newId, readAddressKey } from "../store/ids.ts";
import { nextNumber } from "../store/locks.ts";
import {
  type ApplicationInput,
  type Channel,
  type DeliveryPurpose,
  IdempotencyConflict,
  type LeadInput,
  NoRoomForResume,
  type Saved,
  type SubscriberInput,
} from "../store/records.ts";
import { storedPlan, toLead } from "../store/rows.ts";
import type { ApplicationRow, Db, DeliveryRow, IdempotencyKeyRow, LeadRow } from "../store/tables.ts";

export interface Intake {
  engine: Engine;
  now: () => Date;
  deliveries: readonly Channel[];
  resumeStorageBytes?: number | undefined;
  acknowledge: boolean;
  /** Whether founders have pages, so that mails about them go out. */
  founderPages: boolean;
  /** While what is done can be taken back: nothing leaves before `until`, and `queued` are the ids of what was to. */
  hold?: { until: Date; queued: string[] };
}

const storableOrNull = (text: string | undefined): string | null => (text ? storable(text) : null);

export const originColumns = ({ page, utm, suspect }: SubscriberInput | LeadInput | ApplicationInput) => ({
  page: storableOrNull(page),
  utm: storableJson(utm ?? {}),
  suspect: JSON.stringify(suspect),
  spamScore: spamScore(suspect),
});

export async function saveLead(intake: Intake, input: LeadInput): Promise<Saved & { number: string | null }> {
  const saved = await onceForKey(intake, input.form, input, async (db, id, createdAt) => {
    const deliveries = await firstDeliveries(db, intake, "lead", input, id);
    await insertLead(db, input, id, createdAt);
    await insertDeliveries(db, deliveries);
    return id;
  });
  const stored = await intake.engine.read((db) =>
    db.selectFrom("leads").select("number").where("id", "=", saved.id).executeTakeFirst(),
  );
  return { ...saved, number: stored?.number ?? null };
}

export async function insertLead(db: Db, input: LeadInput, id: string, createdAt: string): Promise<void> {
  const { count } = await nextNumber(db, "enquiryNumbers", "all");
  const row: LeadRow = {
    ...noWork,
    joinedAs: await joinedAs(db, storable(emailKey(input.email))),
    id,
    createdAt,
    number: `E-${String(count).padStart(4, "0")}`,
    ...originColumns(input),
    form: input.form,
    name: storable(input.name),
    email: storable(input.email),
    emailKey: storable(emailKey(input.email)),
    phone: storable(input.phone),
    companyName: storableOrNull(input.companyName),
    plan: storableOrNull(input.offer),
    companyPlan: input.companyPlan ? storedPlan(input.companyPlan) : null,
    estimate: input.estimate ? toDocument(input.estimate) : null,
    ...byDetail(({ key }) => storableOrNull(input[key])),
    filing: input.filing ? storableJson(input.filing) : null,
  };
  const lead = toLead(row);
  await db
    .insertInto("leads")
    .values({ ...row, ...derivedColumns(lead) })
    .execute();
  await db
    .insertInto("enquirySearch")
    .values({ id, words: searchWords(lead), notes: "" })
    .execute();
}

/** Whoever was joined with another address stays so when they write again. */
async function joinedAs(db: Db, address: string): Promise<string | null> {
  if (!address) return null;
  const earlier = db.selectFrom("leads").select("joinedAs").where("emailKey", "=", address);
  return (await earlier.where("joinedAs", "is not", null).executeTakeFirst())?.joinedAs ?? null;
}

export async function saveApplication(intake: Intake, input: ApplicationInput): Promise<Saved> {
  return onceForKey(intake, "application", input, async (db, id, createdAt) => {
    const { resumeStorageBytes: room = Number.POSITIVE_INFINITY } = intake;
    if ((await sumResumeBytes(db)) + input.resume.bytes.byteLength > room) {
      throw new NoRoomForResume("The resumes stored take up all the room they may.");
    }
    const application: ApplicationRow = {
      id,
      createdAt,
      ...originColumns(input),
      position: storable(input.position),
      name: storable(input.name),
      email: storable(input.email),
      emailKey: storable(emailKey(input.email)),
      phone: storable(input.phone),
      experience: storable(input.experience),
      coverLetter: storable(input.coverLetter),
      resumeName: storable(input.resume.fileName),
      resumeType: storable(input.resume.type),
      resumeSize: input.resume.bytes.byteLength,
      status: "new",
      version: 1,
    };
    const resume = { applicationId: id, bytes: Buffer.from(input.resume.bytes) };
    const deliveries = await firstDeliveries(db, intake, "application", input, id);
    await db.insertInto("applications").values(application).execute();
    await db.insertInto("resumes").values(resume).execute();
    await insertDeliveries(db, deliveries);
    return id;
  });
}

export async function sumResumeBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom("applications")
    .select((column) => column.fn.sum("resumeSize").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** The owner has looked at it and it is no spam: it is sent as if it had just come in. False when there is no such spam. */
export async function acceptSubmission(intake: Intake, id: string, actor: Actor): Promise<boolean> {
  return intake.engine.write(async (db) => {
    for (const [table, purpose] of [
      ["leads", "lead"],
      ["applications", "application"],
    ] as const) {
      const { numUpdatedRows } = await db
        .updateTable(table)
        .set((column) => ({ spamScore: 0, version: column("version", "+", 1) }))
        .where("id", "=", id)
        .where("spamScore", ">=", spamLimit)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) continue;
      await queueDeliveries(db, intake, purpose, id, ["mail", "webhook"]);
      const add = purpose === "lead" ? addEvent : addApplicationEvent;
      await add(db, id, { type: "accepted" }, actor, intake.now());
      if (purpose === "lead") await setDue(db, id);
      return true;
    }
    return false;
  });
}

/** The promise of the form holds from when it was sent. */
async function setDue(db: Db, id: string): Promise<void> {
  const row = await db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { promisedAt, dueAt } = derivedColumns(toLead(row));
  await db.updateTable("leads").set({ promisedAt, dueAt }).where("id", "=", id).execute();
}

/**
 * Stores once for each key: the one who writes the key first stores, everybody else gets the first one's id.
 * `insert` returns the id it stored under.
 */
export async function onceForKey(
  intake: Intake,
  formKind: string,
  given: Pick<LeadInput, "idempotencyKey" | "bodyDigest">,
  insert: (db: Db, id: string, createdAt: string) => Promise<string>,
): Promise<Saved> {
  const key = given.idempotencyKey === undefined ? undefined : storable(given.idempotencyKey);
  const bodyDigest = given.bodyDigest ?? null;
  return intake.engine.write(async (db) => {
    const now = intake.now();
    const id = newId(now);
    const createdAt = now.toISOString();
    if (key) {
      const keyRow = { formKind, key, bodyDigest, submissionId: id, createdAt };
      if (!(await insertKey(db, keyRow))) {
        const first = await db
          .selectFrom("idempotencyKeys")
          .select(["submissionId", "bodyDigest"])
          .where("formKind", "=", formKind)
          .where("key", "=", key)
          .executeTakeFirstOrThrow();
        if (bodyDigest && first.bodyDigest && bodyDigest !== first.bodyDigest) {
          throw new IdempotencyConflict("This key was used before, for something else.");
        }
        return { id: first.submissionId, repeated: true };
      }
    }
    const storedAs = await insert(db, id, createdAt);
    if (key && storedAs !== id) {
      await db
        .updateTable("idempotencyKeys")
        .set({ submissionId: storedAs })
        .where("formKind", "=", formKind)
        .where("key", "=", key)
        .execute();
    }
    return { id: storedAs, repeated: false };
  });
}

/** To the owner unless it is spam, and to the sender once a day unless there is any doubt. */
async function firstDeliveries(
  db: Db,
  intake: Intake,
  purpose: "lead" | "application",
  input: LeadInput | ApplicationInput,
  id: string,
): Promise<DeliveryRow[]> {
  const rows = isSpamScore(spamScore(input.suspect)) ? [] : newDeliveries(intake, purpose, id, ["mail", "webhook"]);
  if (!intake.acknowledge || !input.email || input.suspect.length > 0) return rows;
  const isFirst = await claimAcknowledgement(db, emailKey(storable(input.email)), id, intake.now());
  return isFirst ? [...rows, ...newDeliveries(intake, "acknowledgement", id, ["mail"])] : rows;
}

export async function queueDeliveries(
  db: Db,
  intake: Intake,
  purpose: DeliveryPurpose,
  submissionId: string,
  channels: readonly Channel[],
  { dueAt = intake.hold?.until, eventId }: { dueAt?: Date | undefined; eventId?: string | undefined } = {},
): Promise<string[]> {
  const ids = await insertDeliveries(db, newDeliveries(intake, purpose, submissionId, channels, dueAt, eventId));
  intake.hold?.queued.push(...ids);
  return ids;
}

/** Returns their ids. */
async function insertDeliveries(db: Db, rows: DeliveryRow[]): Promise<string[]> {
  if (rows.length > 0) await db.insertInto("deliveries").values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Mail is queued even while mail is off: it goes out once mail is set up. A webhook nobody has set up gets nothing. */
function newDeliveries(
  intake: Intake,
  purpose: DeliveryPurpose,
  submissionId: string,
  channels: readonly Channel[],
  dueAt?: Date,
  eventId?: string,
): DeliveryRow[] {
  const now = intake.now();
  const createdAt = now.toISOString();
  return channels
    .filter((channel) => channel === "mail" || intake.deliveries.includes(channel))
    .map((channel) => ({
      id: newId(now),
      channel,
      purpose,
      submissionId,
      state: "waiting",
      attempts: 0,
      createdAt,
      dueAt: dueAt?.toISOString() ?? createdAt,
      leaseOwner: null,
      doneAt: null,
      lastError: null,
      eventId: eventId ?? null,
    }));
}

/**
 * Whether this submission is the one that is acknowledged: the first of the day for its mailbox, which must not have asked
 * for silence. Kept as a repeat key, without the address itself; it is erased with the submission.
 */
export async function claimAcknowledgement(
  db: Db,
  emailKey: string,
  submissionId: string,
  now: Date,
): Promise<boolean> {
  if (await isSuppressed(db, emailKey)) return false;
  const key = `${localDay(now)} ${hashToken(mailboxKey(emailKey))}`;
  const row = { formKind: "acknowledgement", key, bodyDigest: null, submissionId, createdAt: now.toISOString() };
  return insertKey(db, row);
}

/** Of the address in lower case, and of the mailbox behind it. */
export async function suppressionHashes(db: Db, emailKey: string): Promise<string[]> {
  const key = await readAddressKey(db);
  return [...new Set([emailKey, mailboxKey(emailKey)])].map((each) => hashWith(key, each));
}

/** Whether this address, in lower case, never wants mail from us. */
export async function isSuppressed(db: Db, emailKey: string): Promise<boolean> {
  const hashes = await suppressionHashes(db, emailKey);
  const found = await db.selectFrom("suppressions").select("hash").where("hash", "in", hashes).executeTakeFirst();
  return found !== undefined;
}

export async function suppress(db: Db, hashes: readonly string[], now: Date): Promise<void> {
  await db
    .insertInto("suppressions")
    .values(hashes.map((hash) => ({ hash, createdAt: now.toISOString() })))
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** False when the key was used before. */
export async function insertKey(db: Db, row: IdempotencyKeyRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("idempotencyKeys")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

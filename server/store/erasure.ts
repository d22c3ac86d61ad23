import type { ExpressionBuilder } from "kysely";
import { daysOpenAfterEnd } from "../../content/legal/retention.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { dayMs } from "../../domain/india/time.ts";
import { confirmDays } from "../intake/store-newsletter.ts";
import type { Engine } from "./engines/engine.ts";
import { addressHash, emailKey, personKey } from "./ids.ts";
import { lockRows } from "./locks.ts";
import type { Channel, Erased } from "./records.ts";
import type { Db, Tables } from "./tables.ts";

export interface ErasureTargets {
  leads: string[];
  applications: string[];
  subscribers: string[];
}

const chunkSize = 500;

/** For the audit: numbers, nobody's name. */
export const describeErased = ({ leads, applications, subscribers }: Erased): string =>
  `${leads} leads, ${applications} applications, ${subscribers} newsletter entries`;

/**
 * Everything about one address, about others that were joined with it, and what was entered by hand with the same number and no address.
 * That they were erased stays known, as hashes, so that no back-up brings them back.
 */
export async function forget(engine: Engine, email: string, now: Date): Promise<Erased> {
  const key = emailKey(email);
  if (key === "") throw new Error("Without an address nobody is known by it.");
  return forgetPerson(engine, { emailKey: key, phoneKey: "" }, now);
}

/** Everything about somebody who gave a number alone. */
export const forgetNumber = (engine: Engine, phoneKey: string, now: Date): Promise<Erased> =>
  forgetPerson(engine, { emailKey: "", phoneKey }, now);

const forgetPerson = (engine: Engine, known: KnownBy, now: Date): Promise<Erased> =>
  erase(engine, async (db) => {
    const { hashes, targets } = await findPerson(db, known);
    const erasedAt = now.toISOString();
    for (const hash of hashes)
      await db
        .insertInto("erasures")
        .values({ hash, erasedAt })
        .onConflict((conflict) => conflict.column("hash").doUpdateSet({ erasedAt }))
        .execute();
    return targets;
  });

interface KnownBy {
  /** Empty for somebody who is known by the number alone. */
  emailKey: string;
  phoneKey: string;
}

/** What is kept about a person, under all the addresses that were joined. */
export async function findPerson(db: Db, known: KnownBy): Promise<{ hashes: string[]; targets: ErasureTargets }> {
  const leads = () => db.selectFrom("leads").select(["id", "emailKey", "phoneKey"]);
  const isMeant = (column: ExpressionBuilder<Tables, "leads">) =>
    known.emailKey
      ? column("emailKey", "=", known.emailKey)
      : column.and([column("emailKey", "=", ""), column("phoneKey", "=", known.phoneKey)]);
  const joinedAs = db.selectFrom("leads").select("joinedAs").where(isMeant).where("joinedAs", "is not", null);
  const joined = await leads().where("joinedAs", "in", joinedAs).execute();
  const keys = [...new Set([known.emailKey, ...joined.map((each) => each.emailKey)])].filter(Boolean);
  const hashes = await Promise.all(keys.map((key) => addressHash(db, key)));
  const ofAddresses = await leads()
    .where("emailKey", "in", [...keys, ...hashes, noKey])
    .execute();
  const numbers = [...new Set([known, ...joined, ...ofAddresses].map(({ phoneKey }) => phoneKey))].filter(Boolean);
  const withoutAddress = await leads()
    .where("emailKey", "=", "")
    .where("phoneKey", "in", [...numbers, noKey])
    .execute();
  const ids = async (table: "applications" | "subscribers") =>
    toIds(
      await db
        .selectFrom(table)
        .select("id")
        .where("emailKey", "in", [...keys, ...hashes, noKey])
        .execute(),
    );
  const byNumber = new Set(withoutAddress.map((lead) => personKey(lead)));
  return {
    hashes: [...hashes, ...(await Promise.all([...byNumber].map((key) => addressHash(db, key))))],
    targets: {
      leads: [...new Set(toIds([...joined, ...ofAddresses, ...withoutAddress]))],
      applications: await ids("applications"),
      subscribers: await ids("subscribers"),
    },
  };
}

/** No address and no number is this: a list must not be empty. */
const noKey = "-";

/** What was received before, apart from what is still in work, and who did not confirm the newsletter. */
export async function findOutdated(
  db: Db,
  received: Partial<Record<"leads" | "applications", Date>>,
  channels: readonly Channel[],
  now: Date,
): Promise<ErasureTargets> {
  const outdated = async (table: "leads" | "applications") => {
    const before = received[table];
    if (!before) return [];
    const rows = db
      .selectFrom(table)
      .select("id")
      .where("createdAt", "<", before.toISOString())
      .where("id", "not in", worked[table](db, now));
    return toIds(await rows.where("id", "not in", undelivered(db, channels)).execute());
  };
  return {
    leads: await outdated("leads"),
    applications: await outdated("applications"),
    subscribers: toIds(await unconfirmed(db, now).execute()),
  };
}

/** Of people who never confirmed, and were not asked to for as long as the link of a mail works. */
const unconfirmed = (db: Db, now: Date) => {
  const before = new Date(now.getTime() - confirmDays * dayMs).toISOString();
  return db
    .selectFrom("subscribers")
    .select("id")
    .where("status", "=", "pending")
    .where("requestedAt", "<", before)
    .where((column) => column.or([column("confirmQueuedAt", "is", null), column("confirmQueuedAt", "<", before)]));
};

/**
 * Ids of what people at the desk are working on. A registration is in work until it is complete and the founder's page has ended,
 * whatever became of its enquiry. Without one, an enquiry is in work that somebody has touched and nobody has closed.
 */
const worked = {
  leads: (db: Db, now: Date) =>
    db
      .selectFrom("leads")
      .select("id")
      .where((lead) =>
        lead.or([
          lead("id", "in", registered(db).where(isRunning(now))),
          lead.and([
            lead("id", "not in", registered(db)),
            lead("status", "!=", "closed"),
            lead.or([lead("status", "!=", "new"), lead("ownerId", "is not", null), lead("followUpOn", "is not", null)]),
          ]),
        ]),
      ),
  applications: (db: Db) =>
    db.selectFrom("applications").select("id").where("status", "in", ["shortlisted", "interview"]),
};

const registered = (db: Db) => db.selectFrom("registrations").select("enquiryId");

const isRunning = (now: Date) => (column: ExpressionBuilder<Tables, "registrations">) =>
  column.or([
    column("stage", "!=", "complete"),
    column("waitingSince", ">=", addDays(dateInIndia(now.getTime()), -daysOpenAfterEnd)),
  ]);

/** Ids of what the owner has yet to get. What waits for a channel that is not set up does not count: it would wait for ever. */
const undelivered = (db: Db, channels: readonly Channel[]) =>
  db
    .selectFrom("deliveries")
    .select("submissionId")
    .where("purpose", "in", ["lead", "application"])
    .where("state", "!=", "done")
    .where("channel", "in", channels.length > 0 ? channels : ["none" as Channel]);

const toIds = (rows: { id: string }[]): string[] => rows.map((row) => row.id);

/** Erases what `find` names, and lets the engine clean up after it. */
export async function erase(engine: Engine, find: (db: Db) => Promise<ErasureTargets>): Promise<Erased> {
  const erased = await engine.longWrite(async (db) => {
    const { leads, applications, subscribers } = await find(db);
    const total: Erased = {
      leads: leads.length,
      applications: applications.length,
      resumes: 0,
      subscribers: subscribers.length,
      deliveries: 0,
      undelivered: 0,
      idempotencyKeys: 0,
      receipts: 0,
      cleaned: false,
    };
    for (const ids of chunks([...leads, ...applications, ...subscribers])) {
      // Whoever writes about them has ended, or finds nobody: nothing is left behind.
      for (const table of ["leads", "applications", "subscribers"] as const) await lockRows(db, engine, table, ids);
      await eraseChunk(db, ids, total);
    }
    return total;
  });
  const found = erased.leads + erased.applications + erased.subscribers;
  return { ...erased, cleaned: found === 0 || (await engine.scrub()) };
}

async function eraseChunk(db: Db, ids: string[], total: Erased): Promise<void> {
  const undelivered = await db
    .selectFrom("deliveries")
    .select("id")
    .where("submissionId", "in", ids)
    .where("state", "!=", "done")
    .execute();
  total.undelivered += undelivered.length;
  const count = (result: { numDeletedRows: bigint }) => Number(result.numDeletedRows);
  const { deliveries, keys, resumes } = {
    deliveries: await db.deleteFrom("deliveries").where("submissionId", "in", ids).executeTakeFirst(),
    keys: await db.deleteFrom("idempotencyKeys").where("submissionId", "in", ids).executeTakeFirst(),
    resumes: await db.deleteFrom("resumes").where("applicationId", "in", ids).executeTakeFirst(),
  };
  total.deliveries += count(deliveries);
  total.idempotencyKeys += count(keys);
  total.resumes += count(resumes);
  // Tax law wants receipts kept: what they say stays, of a voucher also the client's address and GSTIN, and nothing leads to the enquiry.
  for (const table of ["payments", "outgoings"] as const) {
    const entries = await db
      .updateTable(table as "payments")
      .set((column) => ({
        ...{ enquiryId: null, reference: "", deliveryId: null },
        reason: column.case().when("cancelsId", "is", null).then(null).else("").end(),
      }))
      .where("enquiryId", "in", ids)
      .returning("count")
      .execute();
    total.receipts += entries.filter(({ count }) => count !== null).length;
  }
  // What belongs to them goes with them: the tables say so.
  for (const table of ["leads", "applications", "subscribers"] as const)
    await db.deleteFrom(table).where("id", "in", ids).execute();
}

function* chunks(ids: string[]): Iterable<string[]> {
  for (let start = 0; start < ids.length; start += chunkSize) yield ids.slice(start, start + chunkSize);
}

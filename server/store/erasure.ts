import type { Erased, SubmissionKind } from "./contract.ts";
import type { Engine } from "./engines/engine.ts";
import { type Db, emailKey } from "./schema.ts";

interface ErasureTargets {
  leads: string[];
  applications: string[];
  subscribers: string[];
}

const chunkSize = 500;

/** Everything about one address. */
export async function forget(engine: Engine, email: string): Promise<Erased> {
  const key = emailKey(email);
  return erase(engine, async (db) => ({
    leads: toIds(await db.selectFrom("leads").select("id").where("emailKey", "=", key).execute()),
    applications: toIds(await db.selectFrom("applications").select("id").where("emailKey", "=", key).execute()),
    subscribers: toIds(await db.selectFrom("subscribers").select("id").where("emailKey", "=", key).execute()),
  }));
}

/** Everything received before, of all kinds or one, but for confirmed subscribers. */
export async function purge(engine: Engine, before: Date, kind?: SubmissionKind): Promise<Erased> {
  const at = before.toISOString();
  const idsOfKind = async (wanted: SubmissionKind, rows: () => Promise<{ id: string }[]>) =>
    kind === undefined || kind === wanted ? toIds(await rows()) : [];
  return erase(engine, async (db) => ({
    leads: await idsOfKind("lead", () => db.selectFrom("leads").select("id").where("createdAt", "<", at).execute()),
    applications: await idsOfKind("application", () =>
      db.selectFrom("applications").select("id").where("createdAt", "<", at).execute(),
    ),
    subscribers: await idsOfKind("subscriber", () =>
      db
        .selectFrom("subscribers")
        .select("id")
        .where("createdAt", "<", at)
        .where("status", "!=", "confirmed")
        .execute(),
    ),
  }));
}

const toIds = (rows: { id: string }[]): string[] => rows.map((row) => row.id);

async function erase(engine: Engine, find: (db: Db) => Promise<ErasureTargets>): Promise<Erased> {
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
      overwritten: false,
    };
    for (const ids of chunks([...leads, ...applications, ...subscribers])) await eraseChunk(db, ids, total);
    return total;
  });
  return { ...erased, overwritten: await engine.scrub() };
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
  await db.deleteFrom("leads").where("id", "in", ids).execute();
  await db.deleteFrom("applications").where("id", "in", ids).execute();
  await db.deleteFrom("subscribers").where("id", "in", ids).execute();
}

function* chunks(ids: string[]): Iterable<string[]> {
  for (let start = 0; start < ids.length; start += chunkSize) yield ids.slice(start, start + chunkSize);
}

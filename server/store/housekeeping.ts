import type { Engine } from "./engines/engine.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;

/** Removes what has done its work: repeat keys, links that have ended, notices. Nothing a person has sent. */
export async function housekeep(engine: Engine, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs).toISOString();
  await engine.longWrite(async (db) => {
    await db.deleteFrom("idempotencyKeys").where("createdAt", "<", before).execute();
    await db.deleteFrom("newsletterTokens").where("expiresAt", "<", before).execute();
    const old = db.selectFrom("notices").select("id").where("createdAt", "<", before);
    await db.deleteFrom("deliveries").where("submissionId", "in", old).execute();
    await db.deleteFrom("notices").where("createdAt", "<", before).execute();
  });
}

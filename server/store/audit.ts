import type { Engine } from "./engines/engine.ts";
import { newId } from "./ids.ts";

export interface AuditEntry {
  id: string;
  createdAt: string;
  who: string;
  command: string;
  outcome: string;
}

/** Notes that somebody begins; the outcome is filled in afterwards, so that a command that dies leaves a trace too. */
export async function beginAudit(engine: Engine, who: string, command: string, now: Date): Promise<string> {
  const id = newId(now);
  await engine.write((db) =>
    db.insertInto("audit").values({ id, createdAt: now.toISOString(), who, command, outcome: "begun" }).execute(),
  );
  return id;
}

/** Whatever takes data out, erases it or changes who may come in. `done` and `failed` are what is noted of how it ended. */
export async function audited<T>(
  engine: Engine,
  { who, command, now }: { who: string; command: string; now: Date },
  work: () => Promise<T>,
  {
    done = () => "done",
    failed = ({ name }) => name,
  }: { done?: (result: T) => string; failed?: (error: Error) => string } = {},
): Promise<T> {
  const id = await beginAudit(engine, who, command, now);
  try {
    const result = await work();
    await endAudit(engine, id, done(result));
    return result;
  } catch (error) {
    await endAudit(engine, id, `failed: ${failed(error as Error)}`);
    throw error;
  }
}

export async function endAudit(engine: Engine, id: string, outcome: string): Promise<void> {
  await engine.write((db) => db.updateTable("audit").set({ outcome }).where("id", "=", id).execute());
}

/** Newest first. */
export async function listAudit(engine: Engine): Promise<AuditEntry[]> {
  return engine.read((db) => db.selectFrom("audit").selectAll().orderBy("id", "desc").execute());
}

/** The last back-up that was finished. */
export async function lastBackup(engine: Engine): Promise<{ at: string; outcome: string } | undefined> {
  return engine.read((db) =>
    db
      .selectFrom("audit")
      .select(["createdAt as at", "outcome"])
      .where("command", "=", "backup")
      .where("outcome", "like", "to %")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
}

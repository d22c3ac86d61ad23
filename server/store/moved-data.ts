import { sql } from "kysely";
import { StoreUnavailable } from "./contract.ts";
import type { Engine } from "./engines/engine.ts";
import { movedMessage } from "./engines/sqlite.ts";
import type { Db } from "./tables.ts";

const movedTo = "moved-to";

/**
 * The data of this SQLite file lives elsewhere from now on: whoever opens it is told so, and a server that still runs on it can write
 * nothing more. Only the audit stays open.
 */
export async function markMoved(db: Db, place: string, now: Date): Promise<void> {
  await db.insertInto("marks").values({ name: movedTo, value: place, createdAt: now.toISOString() }).execute();
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not in ('audit', 'marks', 'migrations')`.execute(db);
  for (const { name } of tables.rows)
    for (const change of ["insert", "update", "delete"])
      await sql
        .raw(
          `create trigger moved_${name}_${change} before ${change} on ${name} begin select raise(abort, '${movedMessage}'); end`,
        )
        .execute(db);
}

export async function refuseMoved(engine: Engine): Promise<void> {
  const mark = await engine.read((db) =>
    db.selectFrom("marks").select(["value", "createdAt"]).where("name", "=", movedTo).executeTakeFirst(),
  );
  if (!mark) return;
  throw new StoreUnavailable(
    `The data in ${engine.place} was moved to ${mark.value} on ${mark.createdAt.slice(0, 10)}. Set DATABASE_URL to that address.`,
  );
}

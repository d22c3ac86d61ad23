import { sql } from "kysely";
import type { Engine } from "./engines/engine.ts";
import type { Db } from "./tables.ts";

/**
 * Holds rows until the transaction ends, and says which of them are there. Every write about somebody begins with it: an erasure waits
 * for it, or was faster, and there is nothing left to write to. Taken in the order of the ids, so that no two wait for each other.
 */
export async function lockRows(
  db: Db,
  { rowLocks }: Engine,
  table: "leads" | "applications" | "subscribers",
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom(table).select("id").where("id", "in", ids).orderBy("id");
  return (await (rowLocks ? rows.forUpdate() : rows).execute()).map(({ id }) => id);
}

/** False when it is gone. */
export const lockEnquiry = async (db: Db, engine: Engine, id: string): Promise<boolean> =>
  (await lockRows(db, engine, "leads", [id])).length > 0;

/** For what looks at all people before it changes one: who is the first, the last owner, the last passkey. */
export async function lockPeople(db: Db, { rowLocks }: Engine): Promise<void> {
  if (rowLocks) await sql`lock table people in share row exclusive mode`.execute(db);
}

/** Of two who decide about a mail to the same person one waits: their enquiries are locked one by one. */
export async function lockPerson(db: Db, { rowLocks }: Engine, enquiryId: string) {
  const person = await db
    .selectFrom("leads")
    .select(["email", "emailKey", "joinedAs"])
    .where("id", "=", enquiryId)
    .executeTakeFirstOrThrow();
  const key = person.joinedAs ?? person.emailKey;
  if (rowLocks) await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  return person;
}

export type NumbersTable = "quotationNumbers" | "receiptNumbers" | "enquiryNumbers";

/** Without gaps within a year: the count is taken in the transaction that uses it, and its row is locked until the commit. */
export async function nextNumber(db: Db, table: NumbersTable, year: string): Promise<{ year: string; count: number }> {
  const { rows } = await sql<{ last: number }>`
    insert into ${sql.table(table)} (year, last) values (${year}, 1)
    on conflict (year) do update set last = ${sql.ref(`${table}.last`)} + 1 returning last`.execute(db);
  return { year, count: rows[0]!.last };
}

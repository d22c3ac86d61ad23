import { sql } from "kysely";
import type { Db } from "./tables.ts";

/** Without gaps within a year: the count is taken in the transaction that uses it, and its row is locked until the commit. */
export async function nextNumber(
  db: Db,
  table: "quotationNumbers" | "receiptNumbers",
  year: string,
): Promise<{ year: string; count: number }> {
  const { rows } = await sql<{ last: number }>`
    insert into ${sql.table(table)} (year, last) values (${year}, 1)
    on conflict (year) do update set last = ${sql.ref(`${table}.last`)} + 1 returning last`.execute(db);
  return { year, count: rows[0]!.last };
}

import { sql } from "kysely";
import { readAddressKey, setAddressKey } from "./address-hash.ts";
import { notePurge, readPurge, submissionKinds } from "./marks.ts";
import type { Db, Tables } from "./schema.ts";

type TableName = keyof Tables;

/**
 * Every table that holds data, the order in which its rows are read, and how many of them fit in memory at once. Sessions, links and
 * challenges stay behind: whoever was signed in signs in again, and what was ended stays ended.
 */
const tables: readonly { name: TableName; order: readonly string[]; page: number }[] = [
  { name: "people", order: ["id"], page: 500 },
  { name: "passkeys", order: ["id"], page: 500 },
  { name: "leads", order: ["id"], page: 500 },
  { name: "applications", order: ["id"], page: 200 },
  { name: "resumes", order: ["applicationId"], page: 10 },
  { name: "subscribers", order: ["id"], page: 500 },
  { name: "newsletterTokens", order: ["hash"], page: 500 },
  { name: "suppressions", order: ["hash"], page: 500 },
  { name: "erasures", order: ["hash"], page: 500 },
  { name: "notices", order: ["id"], page: 500 },
  { name: "deliveries", order: ["id"], page: 500 },
  { name: "audit", order: ["id"], page: 500 },
  { name: "idempotencyKeys", order: ["formKind", "key"], page: 500 },
  { name: "enquirySearch", order: ["id"], page: 500 },
  { name: "events", order: ["id"], page: 500 },
  { name: "quotations", order: ["id"], page: 100 },
  { name: "quotationNumbers", order: ["year"], page: 500 },
  { name: "registrations", order: ["enquiryId"], page: 500 },
  { name: "founderKeys", order: ["hash"], page: 500 },
  { name: "founderMails", order: ["enquiryId"], page: 500 },
  { name: "views", order: ["day", "path", "referrer"], page: 500 },
];

export type CopiedRows = Partial<Record<TableName, number>>;

export class CopyRejected extends Error {
  override name = "CopyRejected";
}

/** Copies everything between two engines. Both sides must be inside a transaction that the caller holds. */
export async function copyEverything(from: Db, to: Db): Promise<CopiedRows> {
  for (const { name } of tables) {
    if ((await countRows(to, name)) > 0)
      throw new CopyRejected(`The target already holds ${name}. Nothing was copied.`);
  }
  await setAddressKey(to, await readAddressKey(from), { replace: true });
  for (const kind of submissionKinds) {
    const before = await readPurge(from, kind);
    if (before !== undefined) await notePurge(to, kind, before);
  }
  const copied: CopiedRows = {};
  for (const { name, order, page } of tables) {
    for (let offset = 0; ; offset += page) {
      let query = from.selectFrom(name).selectAll();
      for (const column of order) query = query.orderBy(sql.ref(column));
      const rows = await query.limit(page).offset(offset).execute();
      if (rows.length > 0) {
        await to
          .insertInto(name)
          .values(rows as never)
          .execute();
      }
      if (rows.length < page) break;
    }
    const [expected, found] = [await countRows(from, name), await countRows(to, name)];
    if (expected !== found) throw new CopyRejected(`${name}: ${found} of ${expected} rows arrived. Nothing was kept.`);
    copied[name] = found;
  }
  return copied;
}

/** How many rows each table holds. */
export async function countEverything(db: Db): Promise<CopiedRows> {
  const counts: CopiedRows = {};
  for (const { name } of tables) counts[name] = await countRows(db, name);
  return counts;
}

async function countRows(db: Db, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((column) => column.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

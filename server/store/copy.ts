import { sql } from "kysely";
import { readAddressKey, setAddressKey } from "./address-hash.ts";
import type { Engine } from "./engines/engine.ts";
import type { Db, Tables } from "./schema.ts";

type TableName = keyof Tables;

/**
 * Every table that holds data, its key, and how many of its rows fit in memory at once. Sessions, links and challenges stay behind:
 * whoever was signed in signs in again, and what was ended stays ended. So does what could be taken back for ten seconds.
 */
const tables: readonly { name: TableName; key: readonly string[]; page?: number }[] = [
  { name: "people", key: ["id"] },
  { name: "passkeys", key: ["id"] },
  { name: "leads", key: ["id"] },
  { name: "applications", key: ["id"], page: 200 },
  { name: "resumes", key: ["applicationId"], page: 2 },
  { name: "subscribers", key: ["id"] },
  { name: "newsletterTokens", key: ["hash"] },
  { name: "suppressions", key: ["hash"] },
  { name: "erasures", key: ["hash"] },
  { name: "notices", key: ["id"] },
  { name: "deliveries", key: ["id"] },
  { name: "audit", key: ["id"] },
  { name: "idempotencyKeys", key: ["formKind", "key"] },
  { name: "enquirySearch", key: ["id"] },
  { name: "events", key: ["id"] },
  { name: "quotations", key: ["id"], page: 50 },
  { name: "quotationNumbers", key: ["year"] },
  { name: "payments", key: ["id"] },
  { name: "receiptNumbers", key: ["year"] },
  { name: "registrations", key: ["enquiryId"] },
  { name: "founderKeys", key: ["hash"] },
  { name: "founderMails", key: ["enquiryId"] },
  { name: "siteChanges", key: ["id"], page: 20 },
  { name: "views", key: ["day", "path", "referrer"] },
];

export type CopiedRows = Partial<Record<TableName, number>>;

export class CopyRejected extends Error {
  override name = "CopyRejected";
}

/**
 * Copies everything into a store that holds nothing, a page at a time. `from` is one moment's state; `write` makes either one
 * transaction of it all, or one of each page, where what was left half done is thrown away.
 */
export async function copyEverything(from: Db, write: Engine["write"]): Promise<CopiedRows> {
  const addressKey = await readAddressKey(from);
  await write(async (to) => {
    for (const { name } of tables)
      if ((await countRows(to, name)) > 0)
        throw new CopyRejected(`The target already holds ${name}. Nothing was copied.`);
    await setAddressKey(to, addressKey, { replace: true });
  });
  const copied: CopiedRows = {};
  for (const { name, key, page } of tables) {
    for await (const rows of pagesOf(from, name, key, page))
      await write((to) =>
        to
          .insertInto(name)
          .values(rows as never)
          .execute(),
      );
    const [expected, found] = [await countRows(from, name), await write((to) => countRows(to, name))];
    if (expected !== found) throw new CopyRejected(`${name}: ${found} of ${expected} rows arrived. Nothing was kept.`);
    copied[name] = found;
  }
  return copied;
}

/** All rows in the order of their key, a page at a time. */
export async function* pagesOf<Name extends TableName>(
  db: Db,
  name: Name,
  key: readonly string[],
  page = 500,
): AsyncIterable<Tables[Name][]> {
  const columns = key.map((column) => sql.ref(column));
  let last: Tables[Name] | undefined;
  do {
    let query = db.selectFrom(name as TableName).selectAll();
    for (const column of columns) query = query.orderBy(column);
    if (last) {
      const values = key.map((column) => (last as unknown as Record<string, string>)[column]);
      query = query.where(sql<boolean>`(${sql.join(columns)}) > (${sql.join(values)})`);
    }
    const rows = (await query.limit(page).execute()) as unknown as Tables[Name][];
    if (rows.length > 0) yield rows;
    last = rows.length === page ? rows.at(-1) : undefined;
  } while (last);
}

/** How many rows each table holds. */
export async function countEverything(db: Db): Promise<CopiedRows> {
  const counts: CopiedRows = {};
  for (const { name } of tables) counts[name] = await countRows(db, name);
  return counts;
}

export async function countRows(db: Db, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((column) => column.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

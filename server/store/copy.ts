import { sql } from "kysely";
import { readAddressKey, setAddressKey } from "./address-hash.ts";
import { keyOf, type Table } from "./columns.ts";
import type { Engine } from "./engines/engine.ts";
import { type Db, type TableName, type Tables, tables } from "./tables.ts";

const described: Record<TableName, Table> = tables;
/** In an order in which they can be copied. */
const copied = (Object.keys(described) as TableName[]).filter((name) => !described[name].staysBehind);

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
    for (const name of copied)
      if ((await countRows(to, name)) > 0)
        throw new CopyRejected(`The target already holds ${name}. Nothing was copied.`);
    await setAddressKey(to, addressKey, { replace: true });
  });
  const rowsCopied: CopiedRows = {};
  for (const name of copied) {
    for await (const rows of pagesOf(from, name))
      await write((to) =>
        to
          .insertInto(name)
          .values(rows as never)
          .execute(),
      );
    const [expected, found] = [await countRows(from, name), await write((to) => countRows(to, name))];
    if (expected !== found) throw new CopyRejected(`${name}: ${found} of ${expected} rows arrived. Nothing was kept.`);
    rowsCopied[name] = found;
  }
  return rowsCopied;
}

/** All rows in the order of their key, a page of what fits in memory at a time. */
export async function* pagesOf<Name extends TableName>(db: Db, name: Name): AsyncIterable<Tables[Name][]> {
  const { page = 500 } = described[name];
  const key = keyOf(described[name]);
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
  for (const name of copied) counts[name] = await countRows(db, name);
  return counts;
}

export async function countRows(db: Db, table: TableName): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((column) => column.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

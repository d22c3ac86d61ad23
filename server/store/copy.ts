import { sql } from "kysely";
import { leave } from "../intake/store-newsletter.ts";
import { keyOf, type Table } from "./columns.ts";
import type { Engine } from "./engines/engine.ts";
import type { SqliteEngine } from "./engines/sqlite.ts";
import { type ErasureTargets, erase } from "./erasure.ts";
import { hashWith, personKey, readAddressKey, setAddressKey } from "./ids.ts";
import type { NumbersTable } from "./locks.ts";
import type { Erased } from "./records.ts";
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
async function* pagesOf<Name extends TableName>(
  db: Db,
  name: Name,
  key = keyOf(described[name]),
): AsyncIterable<Tables[Name][]> {
  // Of an older version it may be a table that is gone.
  const page = described[name]?.page ?? 500;
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

/**
 * Every row of every table, the ledger and sessions too, into a file that has the same tables of whatever version and no row. `from` is
 * one moment's state.
 */
export async function copyAsItIs(from: Db, { connection, write }: SqliteEngine): Promise<void> {
  const camel = (name: unknown) => String(name).replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  // They come in the order of their names, and point at each other.
  connection.exec("pragma foreign_keys = off");
  for (const { name } of connection.prepare("select name from sqlite_master where type = 'table'").all()) {
    const keys = connection.prepare("select name from pragma_table_info(?) where pk > 0 order by pk").all(name!);
    const table = camel(name) as TableName;
    for await (const rows of pagesOf(
      from,
      table,
      keys.map((key) => camel(key.name)),
    ))
      await write((to) =>
        to
          .insertInto(table)
          .values(rows as never)
          .execute(),
      );
    const [expected, found] = [await countRows(from, table), await write((to) => countRows(to, table))];
    if (expected !== found) throw new CopyRejected(`${table}: ${found} of ${expected} rows arrived. Nothing was kept.`);
  }
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

/** Tables whose rows since the back-up are kept, and what they are known by. */
const kept = [
  ["suppressions", "hash"],
  ["erasures", "hash"],
  ["audit", "id"],
] as const;

/**
 * What people decided after a back-up was made holds for the back-up too: who was erased, who left, who never wants mail. The audit is
 * kept as well. Undefined when the two are not the same store's, whose hashes cannot be compared.
 */
export async function carryOver(previous: Db, restored: Engine): Promise<Erased | undefined> {
  const key = await readAddressKey(previous);
  if (key !== (await restored.read(readAddressKey))) return undefined;
  await restored.longWrite(async (db) => {
    for (const [table, key] of kept)
      for (const row of await previous.selectFrom(table).selectAll().execute())
        await db
          .insertInto(table)
          .values(row as never)
          .onConflict((conflict) => conflict.column(key as never).doUpdateSet(row as never))
          .execute();
    await carryLeavers(previous, db);
    await carryPeople(previous, db);
    await carryHistory(previous, db);
    await carryNumbers(previous, db, "quotationNumbers");
    await carryMoney(previous, db, "payments");
    await carryMoney(previous, db, "outgoings");
    await carryNumbers(previous, db, "receiptNumbers");
    await carryNumbers(previous, db, "enquiryNumbers");
    await carryFounders(previous, db);
  });
  return erase(restored, (db) => findErased(previous, db, key));
}

async function carryLeavers(previous: Db, db: Db): Promise<void> {
  const left = previous.selectFrom("subscribers").selectAll().where("status", "=", "unsubscribed");
  for (const { id, emailKey: hash, unsubscribedAt } of await left.execute()) {
    const now = db.selectFrom("subscribers").select("status").where("id", "=", id);
    const status = (await now.executeTakeFirst())?.status;
    if (status && status !== "unsubscribed" && unsubscribedAt) await leave(db, id, hash, unsubscribedAt);
  }
}

/** A number that was given since the back-up is not given again. */
async function carryNumbers(previous: Db, db: Db, table: NumbersTable): Promise<void> {
  for (const row of await previous.selectFrom(table).selectAll().execute())
    await db
      .insertInto(table)
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column("year")
          .doUpdateSet({ last: row.last })
          .where(sql.ref(`${table}.last`), "<", row.last),
      )
      .execute();
}

/** Money that came or went since the back-up did so, whatever else is lost: its receipt was given. */
async function carryMoney(previous: Db, db: Db, table: "payments" | "outgoings"): Promise<void> {
  for await (const rows of pagesOf(previous, table))
    for (const row of rows) {
      const there = db.selectFrom("leads").select("id").where("id", "=", row.enquiryId);
      const enquiryId = (await there.executeTakeFirst())?.id ?? null;
      const cutLoose = enquiryId === null && { reference: "", reason: row.cancelsId && "" };
      await db
        .insertInto(table)
        .values({ ...row, ...cutLoose, enquiryId } as never)
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    }
}

/** Who may come to the desk, and with which passkeys, is as it was until now: nobody who was removed comes back. */
async function carryPeople(previous: Db, db: Db): Promise<void> {
  for (const row of await previous.selectFrom("people").selectAll().execute())
    await db
      .insertInto("people")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  await db.deleteFrom("passkeys").execute();
  for (const row of await previous.selectFrom("passkeys").selectAll().execute())
    await db.insertInto("passkeys").values(row).execute();
  const removed = db.selectFrom("people").select("id").where("removedAt", "is not", null);
  await db
    .updateTable("leads")
    .set({ ownerId: null })
    .where("status", "!=", "closed")
    .where("ownerId", "in", removed)
    .execute();
}

/** The owner's folder is as it was until now, and so is its history. */
async function carryHistory(previous: Db, db: Db): Promise<void> {
  for await (const rows of pagesOf(previous, "siteChanges"))
    await db
      .insertInto("siteChanges")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
}

/** A link that was ended stays ended, and whoever stopped the mails gets none: only what is good in both is good. */
async function carryFounders(previous: Db, db: Db): Promise<void> {
  const good = await previous.selectFrom("founderKeys").select("hash").execute();
  const known = new Set(good.map(({ hash }) => hash));
  for (const { hash } of await db.selectFrom("founderKeys").select("hash").execute())
    if (!known.has(hash)) await db.deleteFrom("founderKeys").where("hash", "=", hash).execute();
  for (const row of await previous.selectFrom("founderMails").selectAll().execute()) {
    const lead = await db.selectFrom("leads").select("id").where("id", "=", row.enquiryId).executeTakeFirst();
    if (lead)
      await db
        .insertInto("founderMails")
        .values(row)
        .onConflict((conflict) => conflict.column("enquiryId").doNothing())
        .execute();
  }
}

async function findErased(previous: Db, db: Db, key: string): Promise<ErasureTargets> {
  const erasures = await previous.selectFrom("erasures").selectAll().execute();
  if (erasures.length === 0) return { leads: [], applications: [], subscribers: [] };
  const erasedAt = new Map(erasures.map((row) => [row.hash, row.erasedAt]));
  const idsIn = async (table: keyof ErasureTargets) => {
    const ids: string[] = [];
    for await (const rows of pagesOf(db, table))
      for (const row of rows) {
        const at = erasedAt.get(hashWith(key, personKey(row))) ?? erasedAt.get(row.emailKey);
        // Whoever came back after being erased is a new acquaintance.
        if (at !== undefined && row.createdAt <= at) ids.push(row.id);
      }
    return ids;
  };
  return {
    leads: await idsIn("leads"),
    applications: await idsIn("applications"),
    subscribers: await idsIn("subscribers"),
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { program, programName, version } from "../http/built.ts";
import {
  createIndexes,
  createTable,
  createTriggers,
  type EngineName,
  keepOutOfStatistics,
  type Table,
} from "./columns.ts";
import type { Engine } from "./engines/engine.ts";
import type { SqliteEngine } from "./engines/sqlite.ts";
import { newToken, setAddressKey } from "./ids.ts";
import { StoreUnavailable } from "./records.ts";
import { type Db, tables } from "./tables.ts";

export type Migration = (db: Db, engine: EngineName) => Promise<void>;

/**
 * From version 14, the first that people had, each brings a database to the next; 1.0.0 has version 19. A new database is made from
 * tables.ts and needs none of them, so what one does is written out in it, as the tables were to be then: it must not follow tables.ts.
 * Never change one that has been released; add the next.
 */
export const migrations: readonly Migration[] = [
  // 15: a delivery names the event that it tells of.
  (db) => run(db, "alter table deliveries add column event_id text"),
  // 16: a voucher has the client's address in its frozen words; no other receipt had one.
  async (db, engine) => {
    const frozen =
      engine === "SQLite"
        ? "json_set(content, '$.voucher.address', address)"
        : "jsonb_set(content, '{voucher,address}', to_jsonb(address))";
    await run(db, `update payments set content = ${frozen} where content -> 'voucher' is not null and address <> ''`);
    await run(db, "alter table payments drop column address");
  },
  // 17: enquiries have short numbers, in the order in which they came, and are found by them.
  async (db) => {
    const digits = "case when n < 10 then '000' when n < 100 then '00' when n < 1000 then '0' else '' end || n";
    await run(db, "alter table leads add column number text");
    await run(
      db,
      `update leads set number = 'E-' || ${digits}
        from (select id as counted, row_number() over (order by created_at, id) as n from leads) as counts
        where counted = leads.id`,
    );
    await run(db, "create unique index leads_by_number on leads (number)");
    const number = "(select lower(number) from leads where leads.id = enquiry_search.id)";
    await run(db, `update enquiry_search set words = words || ' ' || ${number}`);
    await run(db, "create table enquiry_numbers (year text primary key, last integer not null check (last >= 0))");
    await run(db, "insert into enquiry_numbers select 'all', count(*) from leads having count(*) > 0");
  },
  // 18: money that went out: charges as they were, refunds, and what is kept.
  async (db, engine) => {
    const [moment, day, document] =
      engine === "SQLite"
        ? [
            "text check (created_at glob '????-??-??T??:??:??.???Z')",
            "text check (paid_on glob '????-??-??')",
            "text check (json_valid(content) and json_type(content) = 'object')",
          ]
        : [
            "timestamptz",
            "text check (paid_on ~ '^\\d{4}-\\d\\d-\\d\\d$')",
            "jsonb check (jsonb_typeof(content) = 'object')",
          ];
    const columns = [
      "id text primary key, enquiry_id text references leads (id) on delete set null",
      `created_at ${moment} not null, by_name text not null`,
      "kind text not null check (kind in ('mca', 'duty', 'others', 'refund', 'kept'))",
      `rupees bigint not null, fee bigint not null, paid_on ${day} not null`,
      "way text check (way in ('upi', 'bank', 'cash', 'cheque', 'other')), reference text not null",
      `year text not null, count integer check (count >= 1), content ${document}`,
      "cancels_id text unique, reason text, delivery_id text, unique (year, count)",
      "check ((kind = 'refund') = (content is not null) and (content is null) = (count is null) and (content is null) = (way is null))",
      "check ((cancels_id is null) = (reason is null))",
      "check (case when cancels_id is null then fee between 0 and rupees else fee between rupees and 0 end)",
      "check (kind = 'refund' or fee = 0)",
    ];
    await run(db, `create table outgoings (${columns.join(", ")})`);
    await run(db, "create index outgoings_by_enquiry on outgoings (enquiry_id, id)");
    await run(db, "create index outgoings_by_day on outgoings (paid_on, kind, enquiry_id, rupees)");
    await run(db, "create index outgoings_by_delivery on outgoings (delivery_id)");
    if (engine === "SQLite") return;
    const personal = ["by_name", "reference", "content", "reason"].map(
      (name) => `alter column ${name} set statistics 0`,
    );
    await run(db, `alter table outgoings ${personal.join(", ")}`);
    for (const change of ["insert", "update", "delete"])
      await run(
        db,
        `create trigger tell_desk_${change} after ${change} on outgoings
      referencing ${change === "delete" ? "old" : "new"} table as changed
      for each statement execute function tell_desk('enquiries', 'enquiry:', 'enquiry_id')`,
      );
  },
  // 19: the ledger says which version of the program brought a database to each.
  (db) => run(db, 'alter table migrations add column "program" text'),
];

/**
 * For a migration on SQLite that changes what a column may hold: the table is made anew from its own text, as `change` has it, and filled.
 * Indexes and triggers are made again, and rows of others that point at it stay, since a migration runs without foreign keys.
 */
export async function rebuildTable(db: Db, name: string, change: (made: string) => string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${name} and sql is not null order by rowid`.execute(db);
  const made = rows.find(({ type }) => type === "table")?.sql ?? "";
  const changed = change(made);
  if (changed === made) throw new Error(`The table ${name} is not changed.`);
  await run(db, changed.replace(new RegExp(`^create table "?${name}"?`, "i"), `create table ${name}_anew`));
  const { rows: columns } = await sql<{ name: string }>`
    select name from pragma_table_info(${name}) where name in (select name from pragma_table_info(${`${name}_anew`}))`.execute(
    db,
  );
  const kept = columns.map((column) => `"${column.name}"`).join(", ");
  await run(db, `insert into ${name}_anew (${kept}) select ${kept} from ${name}`);
  await run(db, `drop table ${name}`);
  await run(db, `alter table ${name}_anew rename to ${name}`);
  for (const { type, sql } of rows) if (type !== "table") await run(db, sql);
}

async function run(db: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

/** Versions before it were never released. */
const firstVersion = 14;
/** The version this program works with. */
export const currentVersion = firstVersion + migrations.length;

interface Ledger {
  migrations: { number: number; appliedAt: string; program: string | null };
}

/** The version a database is at; 0 when it is new. */
export async function readVersion(engine: Engine): Promise<number> {
  return engine.read(async (db) => {
    const found = await db.introspection.getTables();
    const isOurs = found.some(
      ({ name, columns }) => name === "migrations" && columns.some((column) => column.name === "number"),
    );
    // A database server may hold tables of its extensions; a file is ours alone.
    if (!isOurs && engine.name === "SQLite" && found.length > 0)
      throw new ForeignDatabase(`${engine.place} holds tables of another program. Set another place for the data.`);
    const version = isOurs ? await readApplied(db) : 0;
    if (version > 0 && version < firstVersion)
      throw new StoreUnavailable(
        `The database in ${engine.place} was made by a version before the first release (${version}) and is left as it is.`,
      );
    return version;
  });
}

/** There is a database, and it was not made by this program. */
export class ForeignDatabase extends StoreUnavailable {
  override name = "ForeignDatabase";
}

/** What is done before a database of an older version is changed, a back-up for one. If it fails, nothing is changed. */
export type BeforeUpdate = (engine: Engine, from: number, to: number) => Promise<void>;

/** Makes the tables, or brings them up to date, in one transaction, whichever process comes first. */
export async function migrate(engine: Engine, steps = migrations, before?: BeforeUpdate): Promise<void> {
  const latest = firstVersion + steps.length;
  if ((await readVersion(engine)) === latest) return;
  await engine.migration(async (db) => {
    await run(db, ledgerTable(engine.name).replace("create table", "create table if not exists"));
    const applied = await readApplied(db);
    await refuseNewer(db, applied);
    if (applied === latest) return;
    const note = (...numbers: number[]) => {
      const appliedAt = new Date().toISOString();
      const rows = numbers.map((number) => ({ number, appliedAt, program: version }));
      return asLedger(db).insertInto("migrations").values(rows).execute();
    };
    if (applied === 0) {
      await createTables(db, engine.name);
      await note(currentVersion);
      return;
    }
    // Whoever else wants to migrate waits meanwhile: there is one back-up, and nobody migrates after it but this process.
    await before?.(engine, applied, latest);
    const pending = steps.slice(applied - firstVersion);
    for (const step of pending) await step(db, engine.name);
    // At the end, as the first ones bring the column of the program.
    await note(...pending.map((_, index) => applied + 1 + index));
  });
}

/** In an empty file the tables of an older version, as SQLite had them, and no row: for a copy that the older program can read. */
export async function createOlderTables({ connection, write }: SqliteEngine, version: number): Promise<void> {
  connection.exec(
    readFileSync(join(import.meta.dirname, "migrations", `version-${firstVersion}`, "sqlite.sql"), "utf8"),
  );
  await write(async (db) => {
    for (const step of migrations.slice(0, version - firstVersion)) await step(db, "SQLite");
  });
}

const ledgerTable = (engine: EngineName): string =>
  `create table migrations ("number" integer primary key, "applied_at" ${engine === "SQLite" ? "text" : "timestamptz"} not null, "program" text)`;

async function createTables(db: Db, engine: EngineName): Promise<void> {
  for (const statement of tableStatements(engine).slice(1)) await run(db, statement);
  // A restore sets the key of the store it restores into.
  await setAddressKey(db, newToken(), { replace: false });
}

/** What makes a new database, the ledger first. */
export function tableStatements(engine: EngineName): string[] {
  const all = Object.entries<Table>(tables);
  const statements = [
    ledgerTable(engine),
    ...all.map(([name, table]) => createTable(name, table, engine)),
    ...all.flatMap(([name, table]) => createIndexes(name, table)),
  ];
  if (engine === "SQLite") return statements;
  return [
    ...statements,
    ...all.flatMap(([name, table]) => keepOutOfStatistics(name, table)),
    tellDesk,
    ...all.flatMap(([name, table]) => (table.tells ? createTriggers(name, table) : [])),
  ];
}

/** Whoever listens is told at commit, once for a statement: which rows by their ids, or only what kind where they are many. */
const tellDesk = `create function tell_desk() returns trigger language plpgsql as $$
  declare topics text;
  begin
    execute format(
      'select case when count(*) > 50 then %L else string_agg(%L || id, '' '') end
        from (select distinct %I as id from changed limit 51) as rows', tg_argv[0], tg_argv[1], tg_argv[2])
      into topics;
    if topics is not null then perform pg_notify('desk_changes', topics); end if;
    return null;
  end $$`;

/** The database was made, or brought up to date, by a newer program than this. */
export class NewerDatabase extends StoreUnavailable {
  override name = "NewerDatabase";
}

export async function refuseNewer(db: Db, version: number): Promise<void> {
  if (version <= currentVersion) return;
  const last = asLedger(db).selectFrom("migrations").select("program").where("number", "=", version);
  const by = (await last.executeTakeFirst())?.program;
  throw new NewerDatabase(
    `The database is at version ${version}${by ? `, of ${programName} ${by}` : ""}, newer than this program knows (${program}, version ${currentVersion}). Run ${by ? `${programName} ${by} or newer` : "the newer program"}.`,
  );
}

async function readApplied(db: Db): Promise<number> {
  const { last } = await asLedger(db)
    .selectFrom("migrations")
    .select((column) => column.fn.max("number").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

const asLedger = (db: Db) => db as unknown as Kysely<Ledger>;

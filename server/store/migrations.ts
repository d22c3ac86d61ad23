import { type Kysely, sql } from "kysely";
import {
  createIndexes,
  createTable,
  createTriggers,
  type EngineName,
  keepOutOfStatistics,
  type Table,
} from "./columns.ts";
import type { Engine } from "./engines/engine.ts";
import { newToken, setAddressKey } from "./ids.ts";
import { StoreUnavailable } from "./records.ts";
import { type Db, tables } from "./tables.ts";

export type Migration = (db: Db, engine: EngineName) => Promise<void>;

/**
 * From version 14, that of the first release, each brings a database to the next. A new database is made from tables.ts and needs none
 * of them, so what one does is written out in it, as the tables were to be then: it must not follow tables.ts. Never change one that
 * has been released; add the next.
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
];

async function run(db: Db, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

/** Versions before it were never released. */
const firstVersion = 14;
/** The version this program works with. */
export const currentVersion = firstVersion + migrations.length;

interface Ledger {
  migrations: { number: number; appliedAt: string };
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

/** Makes the tables, or brings them up to date, in one transaction, whichever process comes first. */
export async function migrate(engine: Engine, steps = migrations): Promise<void> {
  const latest = firstVersion + steps.length;
  if ((await readVersion(engine)) === latest) return;
  await engine.migration(async (db) => {
    await db.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("applied_at", engine.name === "SQLite" ? "text" : "timestamptz", (column) => column.notNull())
      .execute();
    const applied = await readApplied(db);
    refuseNewer(applied);
    const note = async (number: number) => {
      await asLedger(db).insertInto("migrations").values({ number, appliedAt: new Date().toISOString() }).execute();
    };
    if (applied === 0) {
      await createTables(db, engine.name);
      return note(currentVersion);
    }
    for (let number = applied + 1; number <= latest; number++) {
      await steps[number - firstVersion - 1]!(db, engine.name);
      await note(number);
    }
  });
}

async function createTables(db: Db, engine: EngineName): Promise<void> {
  const all = Object.entries<Table>(tables);
  const statements = [
    ...all.map(([name, table]) => createTable(name, table, engine)),
    ...all.flatMap(([name, table]) => createIndexes(name, table)),
  ];
  if (engine === "PostgreSQL")
    statements.push(
      tellDesk,
      ...all.flatMap(([name, table]) => keepOutOfStatistics(name, table)),
      ...all.flatMap(([name, table]) => (table.tells ? createTriggers(name, table) : [])),
    );
  for (const statement of statements) await sql.raw(statement).execute(db);
  // A restore sets the key of the store it restores into.
  await setAddressKey(db, newToken(), { replace: false });
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

export function refuseNewer(version: number): void {
  if (version <= currentVersion) return;
  throw new StoreUnavailable(
    `The database is at version ${version}, newer than this program knows (${currentVersion}). Run the newer program.`,
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

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { workStages } from "../../content/schemas/registration-stage.ts";
import { applicationStatuses, enquirySources } from "../../domain/desk/enquiry.ts";
import { outgoingKinds, paymentWays } from "../../domain/payments/payment.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";
import type { Engine } from "./engines/engine.ts";
import { type Migration, migrate, migrations } from "./migrations.ts";
import { openEngine, type StorePlace, sqliteFile, storeOver } from "./open.ts";
import type { Db } from "./tables.ts";

/** Of each version that was released: its tables, as both engines had them, and some rows. */
const folder = join(import.meta.dirname, "migrations");
const dumps = readdirSync(folder);
const read = (dump: string, file: string) => readFileSync(join(folder, dump, file), "utf8");

async function load(dump: string, { dataDir, databaseUrl }: StorePlace): Promise<void> {
  if (!databaseUrl) {
    const file = new DatabaseSync(sqliteFile(dataDir));
    file.exec(`begin; ${read(dump, "sqlite.sql")} ${read(dump, "rows.sql")} commit`);
    return file.close();
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // What SQLite calls it.
  await client.query("create function unhex(text) returns bytea language sql as $$ select decode($1, 'hex') $$");
  await client.query(`${read(dump, "postgres.sql")} ${read(dump, "rows.sql")}`);
  await client.query("drop function unhex");
  await client.end();
}

const schemaQueries: Record<Engine["name"], string[]> = {
  SQLite: ["select type, name, sql from sqlite_master order by 1, 2"],
  PostgreSQL: [
    `select c.relname, a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attstattarget
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped order by 1, 2`,
    `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    "select pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal order by 1",
    "select pg_get_functiondef(oid) as is from pg_proc where pronamespace = 'public'::regnamespace order by 1",
  ],
};

const rowsOf = async (engine: Engine, query: string) =>
  (await engine.read((db) => sql.raw<Record<string, unknown>>(query).execute(db))).rows;
/** SQLite keeps the text that made a table: its lines are compared, since a column that was added later stands at the end. */
const linesOf = (made: string) => {
  const [, head = made, lines = "", end] = /^(create table \S+) \((.*)\)(.*)$/is.exec(made) ?? [];
  return [head.replaceAll('"', ""), ...lines.split(/, (?![^(]*\))/).toSorted(), end];
};
const schemaOf = async (engine: Engine) => {
  const found = await Promise.all(schemaQueries[engine.name].map((query) => rowsOf(engine, query)));
  return found.map((rows) =>
    rows.map((row) => (typeof row.sql === "string" ? { ...row, sql: linesOf(row.sql) } : row)),
  );
};

/** What the tables may hold of the program's own lists, which grow. */
const lists: [table: string, column: string, values: readonly string[]][] = [
  ["leads", "form", enquirySources],
  ["payments", "way", paymentWays],
  ["outgoings", "kind", outgoingKinds],
  ["registrations", "stage", workStages],
  ["applications", "status", applicationStatuses],
];

/** As SQLite wants it: what a table may hold is changed by making it anew. */
const widenForm: Migration = async (db, engine) => {
  const run = (statement: string) => sql.raw(statement).execute(db);
  const list = "form in ('new', 'quick', 'contact'";
  if (engine === "PostgreSQL") {
    await run("alter table leads drop constraint leads_form_check");
    await run(`alter table leads add constraint leads_form_check check (${list}))`);
    return;
  }
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where tbl_name = 'leads' and sql is not null order by rowid`.execute(db);
  const [table, ...indexes] = rows.map((row) => row.sql);
  await run(table!.replace("leads", "leads_new").replace("form in ('quick', 'contact'", list));
  await run("insert into leads_new select * from leads");
  await run("drop table leads");
  await run("alter table leads_new rename to leads");
  for (const index of indexes) await run(index);
};

describe.each(testEngines())("a database of a released version on $name", ({ fresh, bare, clean }) => {
  afterAll(clean);

  const loaded = async (dump: string) => {
    const place = await bare();
    await load(dump, place);
    return openEngine(place);
  };
  const countsOf = (engine: Engine) =>
    engine.read(async (db) => {
      const names = (await db.introspection.getTables()).map(({ name }) => name);
      return Promise.all(
        names.map(async (name) => {
          const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
          return [name, Number(rows[0]!.n)] as const;
        }),
      );
    });

  test.each(dumps)("%s is brought up to date, is then as a new one is, and can be read", async (dump) => {
    const engine = await loaded(dump);
    const created = await openEngine(await fresh());
    expect(await schemaOf(engine)).toEqual(await schemaOf(created));
    await created.close();
    // What came since holds nothing.
    const empty = (await countsOf(engine)).filter(([, count]) => count === 0);
    expect(empty.map(([name]) => name)).toEqual(["outgoings"]);
    const store = storeOver(engine, { deliveries: [] });
    const { rows } = await store.enquiries.list({}, { limit: 9 });
    expect(rows.map(({ status }) => status).toSorted()).toEqual(["closed", "engaged"]);
    expect((await store.enquiries.list({ search: "E0002" }, { limit: 9 })).rows).toEqual([rows[0]]);
    expect(await store.saveLead(sampleLead())).toMatchObject({ number: "E-0003" });
    const { id } = rows.find(({ status }) => status === "engaged")!;
    expect((await store.enquiries.detail(id))!.events.length).toBeGreaterThan(5);
    expect(await store.quotations.list(id)).toMatchObject([{ state: "sent" }]);
    expect((await store.payments.list(id)).map(({ receipt }) => receipt.voucher)).toEqual([
      ...[undefined, undefined],
      { gstin: "29AABCS1429B1ZX", from: "KA", to: "KA", address: "1 MG Road" },
    ]);
    expect(await store.registrations.find(id)).toMatchObject({ registration: { stage: "name" } });
    expect(await store.founders.record(id)).toMatchObject({ mailsStopped: true, quotation: {} });
    for (const [table, column, values] of lists)
      for (const value of values)
        await engine.write((db) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}`.execute(db));
    await engine.close();
  });

  test("a table that others point at is made anew, and takes no row of theirs along", async () => {
    const engine = await loaded(dumps[0]!);
    const before = await countsOf(engine);
    await migrate(engine, [...migrations, widenForm]);
    expect(await countsOf(engine)).toEqual(
      before.map(([name, count]) => [name, name === "migrations" ? count + 1 : count]),
    );
    await engine.write((db) => sql`update leads set form = 'new'`.execute(db));
    await engine.write((db) => db.deleteFrom("leads").execute());
    expect(Object.fromEntries(await countsOf(engine))).toMatchObject({ leads: 0, quotations: 0, founder_keys: 0 });
    await engine.close();
  });

  test("a migration that would leave rows that point at nothing changes nothing", async () => {
    const engine = await loaded(dumps[0]!);
    const before = await countsOf(engine);
    const loses: Migration = async (db) => {
      await widenForm(db, engine.name);
      await sql`insert into events (id, enquiry_id, at, by_name, type, data)
        values ('lost', 'nothing', '2026-11-16T06:00:00.000Z', '', '', '{}')`.execute(db);
    };
    await expect(migrate(engine, [...migrations, loses])).rejects.toThrow(/events/);
    expect(await countsOf(engine)).toEqual(before);
    const keyless = (db: Db) => db.updateTable("leads").set({ ownerId: "nobody" }).execute();
    await expect(engine.write(keyless)).rejects.toThrow(/foreign key/i);
    await engine.close();
  });
});

import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { storedIn } from "../testing/acts.ts";
import { rounds, temporaryFolder } from "../testing/basics.ts";
import { startPostgres } from "../testing/postgres.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { openSqlite } from "./engines/sqlite.ts";
import { migrate } from "./migrations.ts";
import { openStore, sqliteFile, storeOver } from "./open.ts";
import { StoreUnavailable } from "./records.ts";

const otherProcess = fileURLToPath(new URL("../testing/other-process.ts", import.meta.url));

function folderForTest(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return folder.path;
}

async function sqliteForTest(lockTimeoutMs?: number) {
  const dataDir = folderForTest();
  const engine = openSqlite(sqliteFile(dataDir), lockTimeoutMs);
  await migrate(engine);
  const store = storeOver(engine, { deliveries: ["mail"] });
  onTestFinished(() => store.close());
  const storedLeads = () => {
    const reader = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
    const rows = reader.prepare("select id from leads order by id").all() as { id: string }[];
    reader.close();
    return rows.map((row) => row.id);
  };
  return { dataDir, engine, store, storedLeads };
}

test("keeps the others when one of several writes fails, and acknowledges only what is stored", async () => {
  const { engine, store, storedLeads } = await sqliteForTest();
  const half = new Error("half way");
  const results = await Promise.allSettled([
    store.saveLead(sampleLead()),
    engine.write(async (db) => {
      await db.insertInto("marks").values({ name: "half", value: "", createdAt: new Date().toISOString() }).execute();
      throw half;
    }),
    store.saveLead(sampleLead()),
    engine.write((db) =>
      db
        .insertInto("heartbeat")
        .values({ id: 1, at: null as never })
        .execute(),
    ),
    store.saveLead(sampleLead()),
  ]);
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(results[1]).toMatchObject({ reason: half });
  // Our own mistake: nobody is told to try again.
  expect((results[3] as PromiseRejectedResult).reason).not.toBeInstanceOf(StoreUnavailable);
  const acknowledged = results.flatMap((result) =>
    result.status === "fulfilled" ? [(result.value as { id: string }).id] : [],
  );
  expect(storedLeads()).toEqual(acknowledged.sort());
  const marks = await engine.read((db) => db.selectFrom("marks").select("name").execute());
  expect(marks).not.toContainEqual({ name: "half" });
});

test("tells the writer when the commit itself fails, and nothing of the write stays", async () => {
  const { engine, store, storedLeads } = await sqliteForTest();
  const exec = engine.connection.exec.bind(engine.connection);
  // A reference that SQLite checks only at COMMIT makes the COMMIT fail for real.
  exec("create table parent (id integer primary key)");
  exec("create table child (parent integer references parent deferrable initially deferred)");
  exec("pragma foreign_keys = on");
  const orphan = engine.write(async () => exec("insert into child values (1)"));
  const [orphaned, saved] = await Promise.allSettled([orphan, store.saveLead(sampleLead())]);
  expect(orphaned).toMatchObject({ status: "rejected" });
  expect(engine.connection.prepare("select * from child").all()).toEqual([]);
  expect(storedLeads()).toEqual([(saved as PromiseFulfilledResult<{ id: string }>).value.id]);
});

test("refuses when the disk is full, acknowledges nothing it lost, and recovers", async () => {
  const { engine, store, storedLeads } = await sqliteForTest();
  const before = await store.saveLead(sampleLead());
  const { page_count: pages } = engine.connection.prepare("pragma page_count").get() as { page_count: number };
  engine.connection.exec(`pragma max_page_count = ${pages + 4}`);
  const results = await Promise.allSettled([
    store.saveLead(sampleLead()),
    store.saveApplication(sampleApplication()),
    store.saveLead(sampleLead()),
  ]);
  expect((results[1] as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable);
  const acknowledged = results.flatMap((result) => (result.status === "fulfilled" ? [result.value.id] : []));
  expect(storedLeads()).toEqual([before.id, ...acknowledged].sort());
  engine.connection.exec("pragma max_page_count = 1000000");
  const application = await store.saveApplication(sampleApplication());
  expect(await store.submission(application.id)).toMatchObject({ kind: "application" });
});

test("refuses while another program holds the database, and takes leads again afterwards", async () => {
  const { dataDir, store, storedLeads } = await sqliteForTest(300);
  const holder = new DatabaseSync(sqliteFile(dataDir));
  holder.exec("begin immediate");
  await expect(store.saveLead(sampleLead())).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.ping()).rejects.toThrow("The write was not committed: another program holds it.");
  const patient = store.saveLead(sampleLead());
  holder.exec("rollback");
  holder.close();
  const { id } = await patient;
  expect(storedLeads()).toEqual([id]);
});

test("names the file when the folder cannot hold a database", async () => {
  const folder = folderForTest();
  writeFileSync(join(folder, "file"), "");
  const dataDir = join(folder, "file");
  await expect(openStore({ dataDir, deliveries: [] })).rejects.toThrow(
    `Cannot open the database ${sqliteFile(dataDir)}`,
  );
});

test("does not take a file that lost its content for a new database", async () => {
  const dataDir = folderForTest();
  writeFileSync(sqliteFile(dataDir), "");
  await expect(openStore({ dataDir, deliveries: [] })).rejects.toThrow(
    /is empty\. Restore a back-up, or remove the file/,
  );
  expect(statSync(sqliteFile(dataDir)).size).toBe(0);
});

test("says that a file is damaged", async () => {
  const { dataDir, store } = await sqliteForTest();
  await Promise.all(Array.from({ length: 200 }, () => store.saveLead(sampleLead())));
  await store.close();
  const bytes = readFileSync(sqliteFile(dataDir));
  const page = Math.floor(bytes.indexOf("Asha Rao") / 4096) * 4096;
  writeFileSync(sqliteFile(dataDir), bytes.fill(0x5a, page, page + 4096));
  const damaged = await openStore({ dataDir, deliveries: [] });
  await expect(storedIn(damaged)).rejects.toThrow("cannot be read: the file is damaged");
  expect(damaged.damage()).toBeUndefined();
  await damaged.housekeep();
  expect(damaged.damage()).toMatch(/is damaged: /);
  await damaged.close();
});

test("does not adopt a database of another program", async () => {
  const dataDir = folderForTest();
  const foreign = new DatabaseSync(sqliteFile(dataDir));
  foreign.exec("create table customers (name); create table migrations (id integer, migration text)");
  foreign.close();
  await expect(openStore({ dataDir, deliveries: [] })).rejects.toThrow("holds tables of another program");
  const found = new DatabaseSync(sqliteFile(dataDir)).prepare("select count(*) as tables from sqlite_master").get();
  expect(found).toMatchObject({ tables: 2 });
});

test("keeps its files from other users of the machine", async () => {
  const { dataDir } = await sqliteForTest();
  expect(statSync(sqliteFile(dataDir)).mode & 0o077).toBe(0);
});

test("refuses a database made by a newer program", async () => {
  const { dataDir, engine } = await sqliteForTest();
  engine.connection.exec("insert into migrations values (999, 'later', '9.8.7')");
  await expect(openStore({ dataDir, deliveries: [] })).rejects.toThrow("newer than this program");
});

test("leaves no byte of a forgotten person in the files", async () => {
  const { dataDir, store } = await sqliteForTest();
  const files = () =>
    ["", "-wal"]
      .map((end) => sqliteFile(dataDir) + end)
      .filter(existsSync)
      .map((file) => readFileSync(file, "latin1"));
  await store.saveLead(sampleLead({ email: "forgetme@example.in", name: "Forgotten Person" }));
  await store.saveLead(sampleLead());
  expect(files().join("")).toContain("forgetme@example.in");
  await store.administration.forget("forgetme@example.in");
  expect(files().join("")).not.toMatch(/forgetme@example\.in|Forgotten Person/);
});

test("has every acknowledged lead after the writing process is killed, each once", async () => {
  const { dataDir, store, storedLeads } = await sqliteForTest();
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds({ usual: 1, thorough: 5 }); round++) {
    const writer = spawn(process.execPath, [otherProcess, JSON.stringify({ dataDir, job: "leads" })], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    for await (const chunk of writer.stdout.setEncoding("utf8")) {
      printed += chunk;
      // The plug is pulled in the middle of the work; what was acknowledged before is still read.
      if (printed.length > 2_000 * (round + 1)) writer.kill("SIGKILL");
    }
    const whole = printed.split("\n").slice(0, -1);
    expect(whole.length).toBeGreaterThan(0);
    acknowledged.push(...whole);
  }
  const stored = new Set(storedLeads());
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect((await store.outbox.counts()).mail.waiting).toBe(stored.size);
}, 60_000);

test("refuses while PostgreSQL is away and works again when it is back", async () => {
  const server = await startPostgres();
  const dataDir = folderForTest();
  const databaseUrl = await server.createDatabase();
  const store = await openStore({ dataDir, databaseUrl, deliveries: ["mail"] });
  const { id } = await store.saveLead(sampleLead());
  await server.restart();
  // The pool may still hold connections of the old server: at most those few calls are refused, none falsely accepted.
  const afterRestart = await Promise.allSettled([store.saveLead(sampleLead()), store.ping()]);
  for (const result of afterRestart) {
    if (result.status === "rejected") expect(result.reason).toBeInstanceOf(StoreUnavailable);
  }
  await store.ping();
  expect(await store.submission(id)).toMatchObject({ id });
  await server.stop();
  await expect(store.saveLead(sampleLead())).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(store.submission(id)).rejects.toBeInstanceOf(StoreUnavailable);
  await expect(openStore({ dataDir, databaseUrl, deliveries: [] })).rejects.toBeInstanceOf(StoreUnavailable);
  await store.close();
}, 60_000);

import { createDecipheriv, scryptSync } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../store/contract.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations/index.ts";
import { openStore, sqliteFile } from "../../store/open.ts";
import { runDeskCommand } from "../../testing/desk.ts";
import { sampleApplication, sampleLead } from "../../testing/samples.ts";
import { createTestDatabase } from "../../testing/shared-postgres.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { removeOldBackups } from "./files.ts";

const passphrase = "correct horse battery";

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;
let backups: string;
let store: Store;

beforeEach(async () => {
  folder = temporaryFolder();
  dataDir = join(folder.path, "data");
  backups = join(folder.path, "backups");
  store = await openStore({ dataDir, deliveries: ["mail"] });
  await store.saveLead(sampleLead({ name: "Asha", idempotencyKey: "k" }));
  await store.saveApplication(sampleApplication());
  await store.requestSubscription({ email: "reader@example.in", suspect: [] });
});
afterEach(async () => {
  await store.close();
  folder[Symbol.dispose]();
});

const desk = (args: string[], more: Record<string, string> = {}) =>
  runDeskCommand(args, { DATA_DIR: dataDir, ...more });

async function makeBackup(more: Record<string, string> = {}): Promise<string> {
  const run = await desk(["backup", "--to", backups], more);
  expect(run).toMatchObject({ code: 0, err: "" });
  const file = /^Wrote and checked (\S+)\./m.exec(run.out)?.[1] ?? "";
  expect(run.out).toMatch(/leads +1\napplications +1\nresumes +1\nsubscribers +1\n/);
  return file;
}

const listNames = async () =>
  (await store.desk.list({ kind: "lead", limit: 9 })).map((lead) => "name" in lead && lead.name);

describe("desk backup --to", () => {
  test("makes the folder, names the file after the time, and lets only its owner read it", async () => {
    const file = await makeBackup();
    expect(file).toMatch(/leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/);
    expect(readdirSync(backups)).toEqual([basename(file)]);
    expect([statSync(backups).mode & 0o077, statSync(file).mode & 0o077]).toEqual([0, 0]);
    const { lead } = new DatabaseSync(file, { readOnly: true }).prepare("select name as lead from leads").get()!;
    expect(lead).toBe("Asha");
    expect((await desk(["audit"])).out).toMatch(new RegExp(` backup +to ${file}\n`));
  });

  test("keeps the newest of ours, what it does not know, and what another run may still be writing", async () => {
    mkdirSync(backups);
    const day = (date: number) => `leads-2026-01-${String(date).padStart(2, "0")}T00-00-00Z.sqlite`;
    const old = Array.from({ length: 5 }, (_, index) => day(index + 1));
    old[1] += ".enc";
    for (const name of [...old, "notes.txt", "leads-2026.sqlite", `${day(6)}.unfinished`, `${day(7)}.unfinished-wal`])
      writeFileSync(join(backups, name), "x");
    utimesSync(join(backups, `${day(6)}.unfinished`), 0, 0);
    const run = await desk(["backup", "--to", backups, "--keep", "3"]);
    expect(run.code).toBe(0);
    expect(run.out).toContain(`Removed ${old.slice(0, 3).join(", ")}.`);
    const left = readdirSync(backups);
    expect(left).toEqual(expect.arrayContaining([old[3], old[4], "notes.txt", "leads-2026.sqlite"]));
    expect(left).toContain(`${day(7)}.unfinished-wal`);
    expect(left).toHaveLength(6);
    expect(removeOldBackups(backups, 14)).toEqual([]);
  });

  test.each([
    [["backup"]],
    [["backup", "f", "--to", "d"]],
    [["backup", "f", "--keep", "3"]],
    [["backup", "--to", "d", "--keep", "0"]],
    [["backup", "--to", "d", "--keep", "many"]],
    [["restore"]],
  ])("%j is written wrongly", async (args) => {
    expect(await desk(args)).toMatchObject({ code: 2, out: "" });
  });

  test("says in one line that the store cannot be read, and leaves no half copy", async () => {
    for (let index = 0; index < 5; index++) await store.saveApplication(sampleApplication());
    await store.close();
    truncateSync(sqliteFile(dataDir), 20 * 4096);
    mkdirSync(backups);
    const run = await desk(["backup", "--to", backups]);
    expect(run.code).toBe(1);
    expect(run.err.trim().split("\n")).toHaveLength(1);
    expect(readdirSync(backups)).toEqual([]);
    rmSync(dataDir, { recursive: true });
    store = await openStore({ dataDir, deliveries: [] });
  });
});

describe("a back-up with a passphrase", () => {
  test("has nothing readable in it, and is as docs/operating.md describes it", async () => {
    const file = await makeBackup({ BACKUP_PASSPHRASE: passphrase });
    expect(file).toMatch(/\.sqlite\.enc$/);
    expect(readdirSync(backups)).toEqual([basename(file)]);
    const bytes = readFileSync(file);
    expect(bytes.includes("asha@")).toBe(false);
    expect(bytes.toString("latin1", 0, 16)).toBe("LEADS BACKUP v1\n");
    const [log2N, r, p] = bytes.subarray(16, 19);
    const options = { N: 2 ** log2N!, r: r!, p: p!, maxmem: 2 ** 29 };
    const key = scryptSync(passphrase, bytes.subarray(20, 36), 32, options);
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(36, 48)).setAAD(bytes.subarray(0, 48));
    decipher.setAuthTag(bytes.subarray(-16));
    const plain = Buffer.concat([decipher.update(bytes.subarray(48, -16)), decipher.final()]);
    expect(plain.toString("latin1", 0, 15)).toBe("SQLite format 3");
    expect(plain.includes("asha@example.in")).toBe(true);
  });

  test("is restored with it, and not without it, with another, or after a change", async () => {
    const file = await makeBackup({ BACKUP_PASSPHRASE: passphrase });
    await store.close();
    expect((await desk(["restore", file])).err).toContain("Set BACKUP_PASSPHRASE");
    const wrong = await desk(["restore", file], { BACKUP_PASSPHRASE: `${passphrase}!` });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining("the passphrase is wrong") });
    const changed = join(folder.path, "changed.enc");
    const bytes = readFileSync(file);
    bytes[1000]! ^= 1;
    writeFileSync(changed, bytes);
    const refused = await desk(["restore", changed], { BACKUP_PASSPHRASE: passphrase });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("or the file was changed") });
    expect(readdirSync(dataDir)).toEqual(["leads.sqlite"]);
    expect(await desk(["restore", file], { BACKUP_PASSPHRASE: passphrase })).toMatchObject({ code: 0 });
    store = await openStore({ dataDir, deliveries: [] });
    expect(await listNames()).toEqual(["Asha"]);
  });
});

describe("desk restore", () => {
  test("puts everything back and moves aside what was there", async () => {
    const file = await makeBackup();
    await store.saveLead(sampleLead({ name: "Later" }));
    await store.close();
    const run = await desk(["restore", file]);
    expect(run).toMatchObject({ code: 0, err: "" });
    const aside = /^The data from before is in (\S+)\./m.exec(run.out)?.[1] ?? "";
    expect(readdirSync(dataDir).sort()).toEqual(["leads.sqlite", basename(aside)]);
    expect(statSync(sqliteFile(dataDir)).mode & 0o077).toBe(0);
    store = await openStore({ dataDir, deliveries: [] });
    expect(await listNames()).toEqual(["Asha"]);
    expect((await store.saveLead(sampleLead({ idempotencyKey: "k" }))).repeated).toBe(true);
    expect((await store.outbox.counts()).mail.waiting).toBe(3);
    expect((await desk(["audit"])).out).toMatch(/ restore +done\n/);
    const before = new DatabaseSync(aside, { readOnly: true });
    expect(before.prepare("select name from leads order by id").all()).toEqual([{ name: "Asha" }, { name: "Later" }]);
    before.close();
  });

  test("works in an empty folder, as on a new machine", async () => {
    const file = await makeBackup();
    const elsewhere = { DATA_DIR: join(folder.path, "new", "data") };
    const run = await runDeskCommand(["restore", file], elsewhere);
    expect(run).toMatchObject({ code: 0 });
    expect(run.out).not.toContain("from before");
    expect((await runDeskCommand(["list", "leads"], elsewhere)).out).toContain("Asha");
  });

  test("puts a back-up in the place of a damaged file, which is kept", async () => {
    const file = await makeBackup();
    await store.close();
    writeFileSync(sqliteFile(dataDir), "no database any more ".repeat(1000));
    expect(await desk(["restore", file])).toMatchObject({ code: 0 });
    const aside = readdirSync(dataDir).find((name) => name.includes("before-restore"))!;
    expect(readFileSync(join(dataDir, aside), "utf8")).toContain("no database any more");
    store = await openStore({ dataDir, deliveries: [] });
    expect(await listNames()).toEqual(["Asha"]);
  });

  test("changes nothing while the server runs", async () => {
    const file = await makeBackup();
    expect(await desk(["restore", file])).toMatchObject({ code: 1, err: expect.stringContaining("Stop the server") });
    expect(await listNames()).toEqual(["Asha"]);
    expect(readdirSync(dataDir).some((name) => /restor/.test(name))).toBe(false);
  });

  test("refuses what is no back-up, and one that is damaged or newer", async () => {
    await store.close();
    const before = readdirSync(dataDir);
    const bad = join(folder.path, "bad.sqlite");
    const refused = async (reason: string) => {
      expect(await desk(["restore", bad])).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
      expect(readdirSync(dataDir)).toEqual(before);
      rmSync(bad, { force: true });
    };
    await refused("There is no file");
    writeFileSync(bad, "hello ".repeat(1000));
    await refused("is no back-up");
    const other = new DatabaseSync(bad);
    other.exec("create table t (x)");
    other.close();
    await refused("is no back-up of this program");
    const newer = openSqlite(bad);
    await migrate(newer);
    newer.connection.exec("insert into migrations values (999, 'later')");
    await newer.close();
    await refused("newer than this program knows");
    expect(existsSync(bad)).toBe(false);
    store = await openStore({ dataDir, deliveries: [] });
  });

  test("brings back one of the first version", async () => {
    const old = join(folder.path, "old.sqlite");
    const engine = openSqlite(old);
    await migrate(engine, 1);
    engine.connection.exec(`insert into leads values
      ('1', '2025-01-01T00:00:00.000Z', 'old@example.in', 'old@example.in', null, '{}', '[]', 'quick', 'Old', '9', null, null)`);
    await engine.close();
    await store.close();
    expect(await desk(["restore", old])).toMatchObject({ code: 0 });
    expect((await desk(["list"])).out).toContain("Old");
    store = await openStore({ dataDir, deliveries: [] });
  });

  test("fills an empty PostgreSQL, and refuses one that holds anything", async () => {
    const DATABASE_URL = await createTestDatabase();
    const file = await makeBackup();
    const run = await desk(["restore", file], { DATABASE_URL });
    expect(run).toMatchObject({ code: 0, err: "" });
    expect((await desk(["list", "leads"], { DATABASE_URL })).out).toContain("Asha");
    expect((await desk(["audit"], { DATABASE_URL })).out).toMatch(/ restore +done\n/);
    const again = await desk(["restore", file], { DATABASE_URL });
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("already holds") });
  });
});

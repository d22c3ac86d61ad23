import { execFileSync } from "node:child_process";
import { createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { watch } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Encrypter } from "age-encryption";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { newEnquiry } from "../../../domain/desk/actions.ts";
import { openSqlite } from "../../store/engines/sqlite.ts";
import { migrate } from "../../store/migrations.ts";
import { openStore, type Store, sqliteFile } from "../../store/open.ts";
import { recordPayment, sendQuotation, storedIn } from "../../testing/acts.ts";
import { temporaryFolder } from "../../testing/basics.ts";
import { runDeskCommand, runDeskProcess, startDeskProcess } from "../../testing/command-line.ts";
import { createTestDatabase, testEngines } from "../../testing/engines.ts";
import { sampleApplication, sampleLead } from "../../testing/samples.ts";
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

/** A back-up as earlier versions made it: the database alone. */
function databaseAlone(file: string): string {
  const content = join(folder.path, "content");
  mkdirSync(content);
  execFileSync("tar", ["-xf", file, "-C", content]);
  return join(content, "leads.sqlite");
}

async function makeBackup(more: Record<string, string> = {}): Promise<string> {
  const run = await desk(["backup", "--to", backups], more);
  expect(run).toMatchObject({ code: 0, err: "" });
  const file = /^Wrote and checked (\S+)\./m.exec(run.out)?.[1] ?? "";
  expect(run.out).toMatch(/leads +1\napplications +1\nresumes +1\nsubscribers +1\n/);
  return file;
}

const listNames = async () => (await storedIn(store, "lead")).map((lead) => "name" in lead && lead.name);
const audit = async (variables: Record<string, string> = {}) => (await desk(["export", "audit"], variables)).out;

describe("desk backup --to", () => {
  test("makes the folder, names the file after the time, and lets only its owner read it", async () => {
    const file = await makeBackup();
    expect(file).toMatch(/sthapana-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/);
    expect(readdirSync(backups)).toEqual([basename(file)]);
    expect([statSync(backups).mode & 0o077, statSync(file).mode & 0o077]).toEqual([0, 0]);
    // Without this program, as an owner would read it.
    execFileSync("tar", ["-xf", file, "-C", folder.path]);
    const copy = new DatabaseSync(join(folder.path, "leads.sqlite"), { readOnly: true });
    expect(copy.prepare("select name from leads").get()).toEqual({ name: "Asha" });
    copy.close();
    expect(await audit()).toContain(`,backup,to ${file}\r\n`);
  });

  test("keeps the newest of ours, what it does not know, and what another run is writing; clears what dead runs left", async () => {
    mkdirSync(backups);
    const day = (date: number) => `sthapana-2026-01-0${date}T00-00-00Z.tar`;
    const old = Array.from({ length: 5 }, (_, index) => day(index + 1));
    // As earlier versions have made them: a database, and folders of the same moment.
    old[0] = old[0]!.replace("sthapana", "leads").replace("tar", "sqlite.age");
    const beside = old[0].replace("leads", "owner").replace(".sqlite.age", "");
    mkdirSync(join(backups, beside));
    for (const name of [...old, "notes.txt", "leads-2026.sqlite"]) writeFileSync(join(backups, name), "x");
    const [alive, dead] = [`.unfinished-${process.ppid}-a`, ".unfinished-999999999-b"];
    for (const name of [alive, dead]) mkdirSync(join(backups, name));
    writeFileSync(join(backups, dead, day(8)), "x");
    const run = await desk(["backup", "--to", backups, "--keep", "3"]);
    expect(run.code).toBe(0);
    expect(run.out).toContain(`Removed ${[old[0], beside, old[1], old[2]].join(", ")}.`);
    const left = readdirSync(backups);
    expect(left).toEqual(expect.arrayContaining([old[3], old[4], "notes.txt", "leads-2026.sqlite"]));
    expect(left).toContain(alive);
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

  test("says in one line that a page of the store is damaged", async () => {
    for (let index = 0; index < 50; index++) await store.saveLead(sampleLead());
    await store.close();
    const bytes = readFileSync(sqliteFile(dataDir));
    const page = Math.floor(bytes.indexOf("asha@example.in") / 4096) * 4096;
    writeFileSync(sqliteFile(dataDir), Buffer.from(bytes).fill(0x5a, page, page + 4096));
    const run = await desk(["backup", join(folder.path, "copy")]);
    expect(run).toMatchObject({ code: 1, err: expect.stringMatching(/^[^\n]*the file is damaged[^\n]*\n$/) });
    writeFileSync(sqliteFile(dataDir), bytes);
    store = await openStore({ dataDir, deliveries: [] });
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

/** As the specification of age has it, with nothing but Node's own parts. */
function decryptAsSpecified(bytes: Buffer, secret: string): Buffer {
  const headerEnd = bytes.indexOf("\n", bytes.indexOf("\n--- ") + 1) + 1;
  const [version, stanza, wrapped, mac] = bytes.toString("latin1", 0, headerEnd).split("\n") as string[];
  const [, kind, salt, log2N] = stanza!.split(" ") as string[];
  expect([version, kind]).toEqual(["age-encryption.org/v1", "scrypt"]);
  const open = (key: Buffer, nonce: Buffer, sealed: Buffer) => {
    const decipher = createDecipheriv("chacha20-poly1305", key, nonce, { authTagLength: 16 });
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  };
  const label = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), Buffer.from(salt!, "base64")]);
  const wrapKey = scryptSync(secret, label, 32, { N: 2 ** Number(log2N), r: 8, p: 1, maxmem: 2 ** 30 });
  const fileKey = open(wrapKey, Buffer.alloc(12), Buffer.from(wrapped!, "base64"));
  const derive = (from: Buffer, info: string) => Buffer.from(hkdfSync("sha256", fileKey, from, info, 32));
  const signed = bytes.subarray(0, bytes.indexOf("\n--- ") + 4);
  const expected = createHmac("sha256", derive(Buffer.alloc(0), "header"))
    .update(signed)
    .digest("base64");
  expect(mac).toBe(`--- ${expected.replace(/=+$/, "")}`);
  const payloadKey = derive(bytes.subarray(headerEnd, headerEnd + 16), "payload");
  const sealed = bytes.subarray(headerEnd + 16);
  const sealedPiece = 64 * 1024 + 16;
  const pieces = Array.from({ length: Math.ceil(sealed.length / sealedPiece) }, (_, index) => {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(index, 7);
    if ((index + 1) * sealedPiece >= sealed.length) nonce[11] = 1;
    return open(payloadKey, nonce, sealed.subarray(index * sealedPiece, (index + 1) * sealedPiece));
  });
  return Buffer.concat(pieces);
}

describe("a back-up with a passphrase", () => {
  test("has nothing readable in it, is of the age format, and is restored with the passphrase alone", async () => {
    const file = await makeBackup({ BACKUP_PASSPHRASE: passphrase });
    expect(file).toMatch(/\.tar\.age$/);
    expect(readdirSync(backups)).toEqual([basename(file)]);
    expect(statSync(file).mode & 0o077).toBe(0);
    const bytes = readFileSync(file);
    expect(bytes.includes("asha@")).toBe(false);
    const plain = decryptAsSpecified(bytes, passphrase);
    expect(plain.toString("latin1", 0, 10)).toBe("about.json");
    expect(plain.includes("asha@example.in")).toBe(true);
    await store.close();
    expect((await desk(["restore", file])).err).toContain("Set BACKUP_PASSPHRASE");
    const wrong = await desk(["restore", file], { BACKUP_PASSPHRASE: `${passphrase}!` });
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining("the passphrase is wrong") });
    const changed = join(folder.path, "changed.enc");
    bytes[1000]! ^= 1;
    writeFileSync(changed, bytes);
    const refused = await desk(["restore", changed], { BACKUP_PASSPHRASE: passphrase });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("or the file was changed") });
    expect(readdirSync(dataDir)).toEqual(["leads.sqlite"]);
    expect(await desk(["restore", file], { BACKUP_PASSPHRASE: passphrase })).toMatchObject({ code: 0 });
    store = await openStore({ dataDir, deliveries: [] });
    expect(await listNames()).toEqual(["Asha"]);
  }, 60_000);

  test("has nothing readable in its folder, also when it is killed, and the next run clears what it left", async () => {
    const person = "Lakshmi Nobody-Else";
    for (let index = 0; index < 40; index++)
      await store.saveApplication(sampleApplication({ name: person, coverLetter: `${person} `.repeat(200) }));
    mkdirSync(backups);
    const variables = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase };
    const changes = watch(backups, { recursive: true });
    const run = startDeskProcess(["backup", "--to", backups], variables, folder.path);
    const isBegun = (name: string | null) => name?.includes("sthapana-") && statSync(join(backups, name)).size > 0;
    for await (const { filename } of changes) if (isBegun(filename)) break;
    run.kill("SIGKILL");
    await once(run, "close");
    const left = readdirSync(backups, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left).toHaveLength(1);
    const bytes = readFileSync(join(left[0]!.parentPath, left[0]!.name));
    expect(bytes.includes(person)).toBe(false);
    // What a guess costs, of the program as it is run.
    expect(bytes.toString("latin1", 0, 100)).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/);
    // Beside the server's own data, where the same is readable anyway, and by its user alone.
    const copy = readdirSync(dataDir).find((name) => name.startsWith(".unfinished-"))!;
    expect(statSync(join(dataDir, copy)).mode & 0o077).toBe(0);
    expect(await desk(["backup", "--to", backups], { BACKUP_PASSPHRASE: passphrase })).toMatchObject({ code: 0 });
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/\.tar\.age$/)]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith("."))).toEqual([]);
  }, 60_000);

  // Half a minute of encryption: a change that touches it runs it.
  if (process.env.THOROUGH)
    test("and its restore take little memory, however much there is", async () => {
      const resume = { fileName: "cv.pdf", type: "application/pdf", bytes: randomBytes(4 * 1024 * 1024) };
      for (let index = 0; index < 75; index++) await store.saveApplication(sampleApplication({ resume }));
      await store.close();
      const file = join(folder.path, "large.age");
      const target = { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } as Record<string, string>;
      const DATABASE_URL = await createTestDatabase();
      const peaks = [
        await peakMegabytes(["backup", file], target),
        await peakMegabytes(["restore", file], target),
        await peakMegabytes(["restore", file, "--previous", sqliteFile(dataDir)], { ...target, DATABASE_URL }),
      ];
      expect(statSync(file).size).toBeGreaterThan(300 * 1024 * 1024);
      // Without any data 260 MB, half of it for the passphrase; the whole in memory would be 300 more.
      expect(Math.max(...peaks)).toBeLessThan(450);
      store = await openStore({ dataDir, deliveries: [] });
    }, 600_000);
});

/** The most memory the real program had at any time. */
async function peakMegabytes(args: string[], variables: Record<string, string>): Promise<number> {
  const script = 'process.on("exit", () => console.error("peak", process.resourceUsage().maxRSS))';
  const report = `data:text/javascript,${encodeURIComponent(script)}`;
  const { code, err } = await runDeskProcess(args, { ...variables, NODE_OPTIONS: `--import=${report}` }, folder.path);
  expect([code, err.replace(/peak \d+\n/, "")]).toEqual([0, ""]);
  return Number(/peak (\d+)/.exec(err)![1]) / 1024;
}

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
    expect(await audit()).toContain(",restore,done\r\n");
    const before = new DatabaseSync(aside, { readOnly: true });
    expect(before.prepare("select name from leads order by id").all()).toEqual([{ name: "Asha" }, { name: "Later" }]);
    before.close();
  });

  test("that is killed before the last step leaves the database in its place", async () => {
    const file = await makeBackup();
    await store.saveLead(sampleLead({ name: "Later" }));
    await store.close();
    const script = `import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
      const rename = fs.renameSync;
      fs.renameSync = (from, to) => to.endsWith("/leads.sqlite") ? process.kill(process.pid, "SIGKILL") : rename(from, to);
      syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(script)}`;
    const run = await runDeskProcess(["restore", file], { DATA_DIR: dataDir, NODE_OPTIONS }, folder.path);
    expect(run.code).toBeNull();
    store = await openStore({ dataDir, deliveries: [] });
    expect((await listNames()).toSorted()).toEqual(["Asha", "Later"]);
  });

  test("works in an empty folder, as on a new machine", async () => {
    const file = await makeBackup();
    const elsewhere = { DATA_DIR: join(folder.path, "new", "data") };
    const run = await runDeskCommand(["restore", file], elsewhere);
    expect(run).toMatchObject({ code: 0 });
    expect(run.out).not.toContain("from before");
    expect((await runDeskCommand(["export", "leads"], elsewhere)).out).toContain("Asha");
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

  test("takes the database alone, as earlier versions have made it, encrypted or not", async () => {
    const file = databaseAlone(await makeBackup());
    const age = new Encrypter();
    age.setPassphrase(passphrase);
    age.setScryptWorkFactor(2);
    const encrypted = join(folder.path, "leads.sqlite.age");
    writeFileSync(encrypted, await age.encrypt(readFileSync(file)));
    for (const [name, old] of Object.entries({ file, encrypted })) {
      const elsewhere = { DATA_DIR: join(folder.path, name), BACKUP_PASSPHRASE: passphrase };
      expect(await runDeskCommand(["restore", old], elsewhere)).toMatchObject({ code: 0 });
      expect((await runDeskCommand(["export", "leads"], elsewhere)).out).toContain("Asha");
    }
  });

  test("refuses what is no back-up, and one that is damaged or newer", async () => {
    const good = await makeBackup();
    await store.close();
    const before = readdirSync(dataDir);
    const bad = join(folder.path, "bad.sqlite");
    const refused = async (reason: string) => {
      expect(await desk(["restore", bad])).toMatchObject({ code: 1, err: expect.stringContaining(reason) });
      expect(readdirSync(dataDir)).toEqual(before);
      rmSync(bad, { force: true });
    };
    await refused("There is no file");
    for (const text of ["", "hello ".repeat(1000)]) {
      writeFileSync(bad, text);
      await refused("is no back-up");
    }
    const bytes = readFileSync(good);
    for (const length of [600, 100_000, 2_048]) {
      writeFileSync(bad, bytes.subarray(0, length));
      await refused("is no back-up");
    }
    // What is in it was changed, left out, or is none of what we have put into it.
    const content = dirname(databaseAlone(good));
    const repack = (...more: string[]) => execFileSync("tar", ["-cPf", bad, "-C", content, "about.json", ...more]);
    writeFileSync(join(folder.path, "secret"), "not ours");
    repack("leads.sqlite", "../secret");
    await refused("is no back-up");
    repack("leads.sqlite", join(folder.path, "secret"));
    await refused("what is in it is not what was put into it");
    symlinkSync(folder.path, join(content, "owner"));
    repack("leads.sqlite", "owner");
    await refused("what is in it is not what was put into it");
    repack();
    await refused("what is in it is not what was put into it");
    execFileSync("tar", ["-cf", bad, "-C", content, "leads.sqlite"]);
    await refused("is no back-up of this program");
    truncateSync(join(content, "leads.sqlite"), 8_192);
    repack("leads.sqlite");
    await refused("what is in it is not what was put into it");
    expect(readFileSync(join(folder.path, "secret"), "utf8")).toBe("not ours");
    const other = new DatabaseSync(bad);
    other.exec("create table t (x)");
    other.close();
    await refused("is no back-up of this program");
    const newer = openSqlite(bad);
    await migrate(newer);
    newer.connection.exec("insert into migrations (number, applied_at) values (999, 'later')");
    await newer.close();
    await refused("newer than this program knows");
    expect(existsSync(bad)).toBe(false);
    store = await openStore({ dataDir, deliveries: [] });
  });

  test("fills an empty PostgreSQL, and refuses one that holds anything", async () => {
    const DATABASE_URL = await createTestDatabase();
    const file = await makeBackup();
    expect(await desk(["restore", file], { DATABASE_URL })).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--previous/),
    });
    const run = await desk(["restore", file, "--previous", sqliteFile(dataDir)], { DATABASE_URL });
    expect(run).toMatchObject({ code: 0, err: "" });
    expect((await desk(["export", "leads"], { DATABASE_URL })).out).toContain("Asha");
    expect(await audit({ DATABASE_URL })).toContain(",restore,done\r\n");
    const again = await desk(["restore", file, "--previous", "none"], { DATABASE_URL });
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining("already holds") });
  });
});

describe("a restore after people had left", () => {
  test("brings back registrations; a link that was ended since stays ended, and who stopped mails gets none", async () => {
    const [lead] = await storedIn(store, "lead");
    const company = { form: "opc", people: 1 } as const;
    await store.registrations.start(lead!.id, company, { name: "Ravi" });
    const keys = [await store.founders.issueKey(lead!.id), await store.founders.issueKey(lead!.id)];
    const file = await makeBackup();
    await store.founders.revoke(lead!.id, { name: "Ravi" });
    await store.founders.setMails((await store.founders.issueKey(lead!.id))!, false);
    await store.close();
    expect((await desk(["restore", file])).code).toBe(0);
    store = await openStore({ dataDir, deliveries: [] });
    expect((await store.registrations.find(lead!.id))?.registration.company).toEqual(company);
    for (const key of keys) expect(await store.founders.open(key!)).toBeUndefined();
    expect((await store.founders.record(lead!.id))?.mailsStopped).toBe(true);
  });

  test("brings back no one who has left the desk, no session and no link, and keeps what was done", async () => {
    const { id: asha } = await store.people.invite({ email: "asha@firm.example", name: "Asha" });
    const { id: ravi } = await store.people.invite({ email: "ravi@firm.example", name: "Ravi" });
    const passkey = {
      name: "Phone",
      publicKey: new Uint8Array([1]),
      counter: 0,
      transports: [],
      deviceType: "singleDevice",
      backedUp: false,
    };
    await store.people.addPasskey(asha, { id: "asha-phone", ...passkey });
    await store.people.addPasskey(asha, { id: "asha-lost", ...passkey });
    await store.people.addPasskey(ravi, { id: "ravi-phone", ...passkey });
    const [lead] = await storedIn(store, "lead");
    await store.enquiries.act(lead!.id, { action: "claim" }, { personId: ravi, name: "Ravi" });
    await store.enquiries.act(lead!.id, { action: "note", text: "Wants an LLP" }, { personId: ravi, name: "Ravi" });
    const open = await store.people.issueLink(asha, "open");
    const { secret } = await store.people.openWithLink((await store.people.issueLink(asha, "open")).token, "Firefox");
    await store.views.add([{ day: "2026-11-15", path: "/", referrer: "", count: 7 }]);
    const file = await makeBackup();
    await store.people.removePasskey("asha-lost", asha);
    await store.people.remove(ravi, { name: "Asha" });
    await store.close();
    expect((await desk(["restore", file])).code).toBe(0);
    store = await openStore({ dataDir, deliveries: [] });
    expect((await store.people.list()).map(({ name }) => name)).toEqual(["Asha"]);
    expect((await store.people.passkeys(asha)).map(({ id }) => id)).toEqual(["asha-phone"]);
    expect(await store.people.passkey("ravi-phone")).toBeUndefined();
    expect(await store.people.session(secret!)).toBeUndefined();
    expect(await store.people.readLink(open.token, "open")).toEqual({ state: "unknown" });
    const detail = (await store.enquiries.detail(lead!.id))!;
    expect(detail.enquiry.owner).toBeNull();
    expect(detail.events).toMatchObject([
      { type: "claimed" },
      { type: "note", text: "Wants an LLP", by: { name: "Ravi" } },
    ]);
    expect((await store.enquiries.list({ search: "asha" }, { limit: 9 })).rows).toHaveLength(1);
  });
});

describe.each(testEngines())("a restore after people were erased or left, on $name", (engine) => {
  afterAll(() => engine.clean());

  test("does not bring them back, and keeps the audit", async () => {
    const place = await engine.fresh();
    const variables = { DATA_DIR: place.dataDir, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
    const run = (...args: string[]) => runDeskCommand(args, variables);
    const aMinuteAgo = new Date(Date.now() - 60_000);
    let live = await openStore({ ...place, deliveries: ["mail"], now: () => aMinuteAgo });
    const erased = await live.saveLead(sampleLead({ email: "Erased@example.in", name: "Erased" }));
    await recordPayment(live, erased.id, { reference: "UTR of the erased" });
    await live.saveApplication(sampleApplication({ email: "erased@example.in" }));
    await live.saveLead(sampleLead({ email: "stays@example.in" }));
    const links = new Map<string, { unsubscribeToken: string; confirmToken: string }>();
    for (const email of ["never@example.in", "left@example.in", "reader@example.in"]) {
      const { id } = await live.requestSubscription({ email, suspect: [] });
      links.set(email, (await live.issueNewsletterTokens(id))!);
      await live.confirmSubscription(links.get(email)!.confirmToken);
    }
    const kept = await sendQuotation(live, "quoted@example.in");
    await live.quotations.keepPdf(kept.id, kept.sentAt!, Uint8Array.of(1, 2, 3));
    const enter = (phone: string) =>
      live.enquiries.enter(newEnquiry.parse({ source: "telephone", name: "By hand", phone }), { name: "Ravi" });
    const [withoutAddress] = [await enter("9811100001"), await enter("9811100002")];
    const savePrices = (before: string | null, after: string) =>
      live.siteChanges.add({ name: "Ravi" }, { file: "prices.json", before, after });
    await savePrices(null, "one");
    const backup = join(folder.path, "before.sqlite");
    expect(await run("backup", backup)).toMatchObject({ code: 0 });

    await savePrices("one", "two");
    await sendQuotation(live, "erased@example.in");
    await recordPayment(live, kept.enquiryId, { reference: "UTR since" });
    expect(await run("forget", "erased@example.in", "--yes")).toMatchObject({ code: 0 });
    await live.enquiries.erase(withoutAddress.id);
    await live.unsubscribe(links.get("never@example.in")!.unsubscribeToken, true);
    await live.unsubscribe(links.get("left@example.in")!.unsubscribeToken);
    await live.close();

    const target = place.databaseUrl ? { ...variables, DATABASE_URL: await createTestDatabase() } : variables;
    const previous = place.databaseUrl ? ["--previous", place.databaseUrl] : [];
    const restored = await runDeskCommand(["restore", backup, ...previous], target);
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toContain("Erased again, as it had been since the back-up: 2 leads, 1 applications");
    live = await openStore({ dataDir: place.dataDir, databaseUrl: target.DATABASE_URL, deliveries: ["mail"] });
    // The history of the folder with the firm's facts goes on.
    expect((await Array.fromAsync(live.siteChanges.all())).map(({ after }) => after).toSorted()).toEqual([
      "one",
      "two",
    ]);
    // What was offered is there; a number that was given since is not given again.
    expect(await live.quotations.find(kept.id)).toEqual(kept);
    expect(await live.quotations.pdf(kept.id)).toEqual(Uint8Array.of(1, 2, 3));
    expect((await sendQuotation(live, "next@example.in")).sent?.number).toMatch(/\/0003$/);
    // Money that came since came, and the receipt of whoever was erased names nobody's transfer.
    await recordPayment(live, kept.enquiryId, { reference: "UTR after" });
    const payments = await Array.fromAsync(live.payments.all());
    expect(payments.map(({ payment, enquiryId }) => [payment.receipt.slice(-4), payment.reference, enquiryId])).toEqual(
      [
        ["0001", "", null],
        ["0002", "UTR since", kept.enquiryId],
        ["0003", "UTR after", kept.enquiryId],
      ],
    );
    for (const email of ["quoted@example.in", "next@example.in"]) await live.administration.forget(email);
    const emails = async () => (await storedIn(live)).map(({ email }) => email).toSorted();
    expect(await emails()).toEqual(["", "", "", "reader@example.in", "stays@example.in"]);
    for (const email of ["never@example.in", "left@example.in"]) await live.requestSubscription({ email, suspect: [] });
    expect(await emails()).toEqual(["", "", "left@example.in", "reader@example.in", "stays@example.in"]);
    const { out } = await runDeskCommand(["export", "audit"], target);
    for (const command of ["backup", "forget", "restore"]) expect(out).toContain(`,${command},`);
    // Whoever comes back after having been erased is in the next back-up, and stays.
    await live.saveLead(sampleLead({ email: "erased@example.in", name: "Back" }));
    const next = join(folder.path, "next.sqlite");
    expect(await runDeskCommand(["backup", next], target)).toMatchObject({ code: 0 });
    await live.close();
    for (const name of readdirSync(place.dataDir))
      if (name.includes("before-restore")) rmSync(join(place.dataDir, name));
    const last = place.databaseUrl ? { ...target, DATABASE_URL: await createTestDatabase() } : target;
    const from = target.DATABASE_URL ? ["--previous", target.DATABASE_URL] : [];
    expect(await runDeskCommand(["restore", next, ...from], last)).toMatchObject({ code: 0, err: "" });
    expect((await runDeskCommand(["export", "leads"], last)).out).toContain("Back");
  }, 60_000);
});

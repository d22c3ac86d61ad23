import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store, sqliteFile } from "../store/open.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { runDeskCommand } from "../testing/command-line.ts";
import { createMigratedDatabase, createTestDatabase } from "../testing/engines.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { sampleLead } from "../testing/samples.ts";

let folder: ReturnType<typeof temporaryFolder>;
/** The service's data, and some left over from a first try in the project's folder. */
let service: Store;
let leftOver: Store;
const place = (name: string) => join(folder.path, name);

beforeEach(async () => {
  folder = temporaryFolder();
  service = await openStore({ dataDir: await withMigratedFile(place("service")), deliveries: [] });
  leftOver = await openStore({ dataDir: await withMigratedFile(place("left-over")), deliveries: [] });
  for (const name of ["Asha", "Ravi"]) await service.saveLead(sampleLead({ name }));
  await leftOver.saveLead(sampleLead({ name: "Try" }));
  writeFileSync(place("service.env"), `DATA_DIR=${place("service")}\nSITE_URL=https://example.in\n`);
});
afterEach(async () => {
  await service.close();
  await leftOver.close();
  folder[Symbol.dispose]();
});

describe("which store the desk is on", () => {
  test("is said with every command: engine, place and number of leads", async () => {
    for (const args of [["outbox"], ["export", "leads"], ["people"]]) {
      const { store } = await runDeskCommand(args, { DATA_DIR: place("service") });
      expect(store).toBe(`Store: SQLite file ${sqliteFile(place("service"))}, 2 leads (by the shell's settings)\n`);
    }
    const databaseUrl = await createMigratedDatabase();
    const { store } = await runDeskCommand(["export", "leads"], { DATABASE_URL: databaseUrl });
    const { host, pathname, password } = new URL(databaseUrl);
    expect(store).toBe(`Store: PostgreSQL on ${host}${pathname}, 0 leads (by the shell's settings)\n`);
    expect(store).not.toContain(`:${password}`);
  });

  test("is the service's where one is installed, unless the shell or a file says otherwise", async () => {
    const service = { serviceFile: place("service.env") };
    expect((await runDeskCommand(["export", "leads"], {}, service)).store).toContain(`(by ${place("service.env")})`);
    expect((await runDeskCommand(["export", "leads"], {}, service)).out).toContain("Asha");
    expect((await runDeskCommand(["export", "leads"], { DATA_DIR: place("left-over") }, service)).out).toContain("Try");
    writeFileSync(place("other.env"), `DATA_DIR=${place("left-over")}\n`);
    const named = await runDeskCommand(["export", "leads", "--env-file", place("other.env")], {}, service);
    expect([named.out.includes("Try"), named.out.includes("Asha")]).toEqual([true, false]);
  });

  test("is never guessed when the settings cannot be read", async () => {
    const missing = await runDeskCommand(["export", "leads", "--env-file", place("no.env")], {});
    expect(missing).toMatchObject({ code: 1, out: "", err: `There is no settings file ${place("no.env")}.\n` });
    writeFileSync(place("bad.env"), "PORT=http\n");
    expect(await runDeskCommand(["export", "leads", "--env-file", place("bad.env")], {})).toMatchObject({ code: 2 });
  });

  test("is not guessed when the service's settings are root's alone", async () => {
    chmodSync(place("service.env"), 0o000);
    const me = process.geteuid!();
    // Root may read everything: the command is run as nobody.
    if (me === 0) process.seteuid!(65_534);
    const refused = await runDeskCommand(["export", "leads"], {}, { serviceFile: place("service.env") }).finally(() =>
      process.seteuid!(me),
    );
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("sudo") });
  });
});

describe("a SQLite file whose data was moved to PostgreSQL", () => {
  test("is refused by desk and server, which say where the data is", async () => {
    const databaseUrl = await createTestDatabase();
    const here = { DATA_DIR: place("service") };
    await service.close();
    expect(await runDeskCommand(["migrate", databaseUrl, "--yes"], here)).toMatchObject({ code: 0 });
    const host = new URL(databaseUrl).host;
    for (const args of [["outbox"], ["forget", "asha@example.in", "--yes"], ["backup", place("b.sqlite")]]) {
      const refused = await runDeskCommand(args, here);
      expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(`was moved to PostgreSQL on ${host}`) });
    }
    await expect(openStore({ dataDir: place("service"), deliveries: [] })).rejects.toThrow("Set DATABASE_URL");
    expect((await runDeskCommand(["export", "leads"], { DATABASE_URL: databaseUrl })).out).toContain("Asha");
  });
});

describe("a command that cannot be undone", () => {
  const here = () => ({ DATA_DIR: place("service") });

  test("names the store and asks, and does nothing without a yes", async () => {
    const questions: string[] = [];
    const reply = (text: string) => ({
      ask: async (question: string) => {
        questions.push(question);
        return text;
      },
    });
    const no = await runDeskCommand(["forget", "asha@example.in"], here(), reply("no"));
    expect(no).toMatchObject({ code: 1, err: "Nothing was done.\n" });
    expect(questions[0]).toContain("This erases everything about asha@example.in.");
    expect(questions[0]).toContain(`${sqliteFile(place("service"))}, 2 leads`);
    expect(await service.administration.count("lead")).toBe(2);
    expect(await runDeskCommand(["forget", "asha@example.in"], here(), reply("yes"))).toMatchObject({ code: 0 });
    expect(await service.administration.count("lead")).toBe(0);
  });

  test("is refused where nobody can be asked, unless it says --yes", async () => {
    const refused = await runDeskCommand(["forget", "asha@example.in"], here());
    expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
    expect(await service.administration.count("lead")).toBe(2);
  });
});

test("the audit says who changed or took out what, and names nobody else", async () => {
  const here = { DATA_DIR: place("service") };
  await runDeskCommand(["export", "leads"], here);
  await runDeskCommand(["outbox"], here);
  await runDeskCommand(["forget", "asha@example.in", "--yes"], here);
  await runDeskCommand(["forget", "nobody@example.in", "--yes"], here);
  const { out } = await runDeskCommand(["export", "audit"], here);
  const [, ...lines] = out.trim().split("\r\n");
  expect(lines).toEqual([
    expect.stringMatching(/,export,begun$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30,\S+,forget,failed: refused$/),
    expect.stringMatching(/,forget,"2 leads, 0 applications, 0 newsletter entries"$/),
    expect.stringMatching(/,export,done$/),
  ]);
  expect(out).not.toContain("@");
});

test("a database from before the first release is refused, and left as it is", async () => {
  const file = sqliteFile(place("old"));
  mkdirSync(place("old"));
  const connection = new DatabaseSync(file);
  connection.exec("pragma journal_mode = wal");
  connection.exec("create table migrations (number integer primary key, applied_at text not null)");
  connection.exec("insert into migrations values (13, '2026-11-01T00:00:00.000Z')");
  connection.close();
  const bytes = readFileSync(file);
  for (const args of [
    ["export", "leads"],
    ["migrate", "--yes"],
  ]) {
    const refused = await runDeskCommand(args, { DATA_DIR: place("old") });
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("before the first release (13)") });
  }
  await expect(openStore({ dataDir: place("old"), deliveries: [] })).rejects.toThrow("left as it is");
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

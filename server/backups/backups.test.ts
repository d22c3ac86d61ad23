import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { temporaryFolder, testEnv } from "../testing/basics.ts";
import { openDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { createBackups } from "./backups.ts";

const log = { info: () => {}, error: () => {} };
const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`);

// PostgreSQL is the one that several servers share.
describe.each(testEngines().slice(process.env.THOROUGH ? 0 : -1))("a back-up by itself, on $name", (engine) => {
  afterAll(() => engine.clean());

  test("is made once a night, by one of several servers; one that failed is tried again an hour later", async () => {
    using place = temporaryFolder();
    const { dataDir, databaseUrl } = await engine.fresh();
    const folder = join(place.path, "backups");
    let now = at("2026-11-15 02:29");
    const store = await openStore({ dataDir, databaseUrl, deliveries: [] });
    const env = testEnv({
      ...{
        DATA_DIR: dataDir,
        BACKUP_DIR: folder,
        BUILD_NICE: "0",
        OWNER_DIR: "content/samples",
        BUILDS_DIR: join(place.path, "builds"),
      },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    });
    const [one, other] = [1, 2].map(() => createBackups({ env, store, log, now: () => now })) as [
      ReturnType<typeof createBackups>,
      ReturnType<typeof createBackups>,
    ];
    await one.look();
    expect(one.list()).toEqual([]);
    // A file where the folder should be.
    writeFileSync(folder, "in the way");
    now = at("2026-11-15 02:30");
    await Promise.all([one.look(), other.look()]);
    await one.look();
    const failed = [one, other].filter((each) => each.state().problem?.includes("EEXIST"));
    expect(failed).toHaveLength(1);
    const free = join(place.path, "free");
    const later = createBackups({ env: { ...env, BACKUP_DIR: free }, store, log, now: () => now });
    await later.look();
    expect(later.list()).toEqual([]);
    now = at("2026-11-15 03:30");
    await later.look();
    expect(later.state()).toEqual({ folder: free, isNightly: true, isRunning: false, problem: undefined });
    expect(later.list()).toMatchObject([{ isEncrypted: false, bytes: expect.any(Number) }]);
    // Made by the clock of the machine, which is past that night.
    now = new Date();
    await later.look();
    expect(readdirSync(free)).toHaveLength(1);
    await store.close();
  });
});

test("an owner makes one at the desk and takes it away; nobody else does, and no other file is given out", async () => {
  // On a machine that is busy with other tests it would never have its turn.
  await using desk = await openDesk({ BUILD_NICE: "0" });
  const owner = await desk.signedIn({ email: "asha@firm.example", name: "Asha" });
  const caller = await desk.signedIn({ email: "ravi@firm.example", name: "Ravi" });
  expect(await caller.post("/api/backups")).toMatchObject({ status: 403 });
  expect(await owner.post("/api/backups")).toMatchObject({ status: 202 });
  const made = async () => {
    const { body } = await owner.get("/api/backups");
    expect(body).toMatchObject({ folder: join(desk.dataDir, "backups"), isNightly: false });
    expect(body.problem).toBeUndefined();
    return body.isRunning ? [] : body.files;
  };
  await expect.poll(made, { timeout: 30_000 }).toHaveLength(1);
  const [{ name, bytes }] = await made();
  const path = `/api/backups/${name}`;
  expect((await caller.get(path)).status).toBe(403);
  const response = await owner.request(path);
  expect(response.headers.get("content-disposition")).toContain(`attachment; filename="${name}"`);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const content = Buffer.from(await response.arrayBuffer());
  expect([content.length, content.toString("latin1", 0, 10)]).toEqual([bytes, "about.json"]);
  writeFileSync(join(desk.dataDir, "backups", "other.tar"), "x");
  for (const other of ["other.tar", "..%2Fleads.sqlite", encodeURIComponent(`../backups/${name}`)])
    expect((await owner.get(`/api/backups/${other}`)).status).toBe(404);
  const audit = (await desk.store.lastBackup())?.outcome;
  expect(audit).toBe(`to ${join(desk.dataDir, "backups", name)}`);
});

import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { markMoved, openEngine, openStore, type Store } from "../store/open.ts";
import { claimDue } from "../testing/acts.ts";
import { quickLead, startApp } from "../testing/app.ts";
import { mailSetUp } from "../testing/basics.ts";
import {
  closeDeskFolder,
  type DeskFolder,
  type DeskRun,
  openDeskFolder,
  runDeskCommand,
  runDeskProcess,
} from "../testing/command-line.ts";
import { createTestDatabase } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";

let folder: DeskFolder["folder"];
let dataDir: DeskFolder["dataDir"];
let store: DeskFolder["store"];

beforeEach(async () => {
  ({ folder, dataDir, store } = await openDeskFolder());
});
afterEach(() => closeDeskFolder({ folder, store }));

const desk = (args: string[], variables: Record<string, string> = { DATA_DIR: dataDir }): Promise<DeskRun> =>
  runDeskCommand(args, variables);

async function fill(leads: number): Promise<void> {
  await Promise.all(
    Array.from({ length: leads }, (_, index) =>
      store.saveLead(sampleLead({ name: `n${index}`, idempotencyKey: `k${index}` })),
    ),
  );
  await Promise.all(Array.from({ length: 12 }, () => store.saveApplication(sampleApplication())));
  await store.requestSubscription({ email: "reader@example.in", suspect: [] });
}

async function contents(from: Store): Promise<unknown> {
  const rows: unknown[] = [];
  rows.push(...(await from.outbox.list(["waiting", "sending", "done", "dead"], 10_000)));
  for (const kind of ["lead", "application", "subscriber"] as const) {
    for await (const row of from.administration.export(kind)) {
      rows.push(row);
      const resume = kind === "application" && (await from.administration.resume(row.id));
      if (resume) rows.push(Buffer.from(resume.bytes).toString("base64"));
    }
  }
  return rows;
}

test("copies everything to PostgreSQL once, and refuses a target that is not empty", async () => {
  // More than are copied at a time.
  await fill(520);
  const before = await contents(store);
  await store.close();
  const databaseUrl = await createTestDatabase();
  expect(await desk(["migrate", databaseUrl])).toMatchObject({ code: 2, err: expect.stringContaining("--yes") });
  const moved = await desk(["migrate", databaseUrl, "--yes"]);
  expect(moved).toMatchObject({ code: 0, err: "" });
  expect(moved.out).toMatch(
    /leads +520\napplications +12\nresumes +12\nsubscribers +1\nnewsletterTokens +0\nsuppressions +0\nerasures +0\nnotices +0\ndeliveries +533\naudit +1\nidempotencyKeys +521\n/,
  );
  const target = await openStore({ dataDir: "", databaseUrl, deliveries: ["mail"] });
  expect(await contents(target)).toEqual(before);
  expect((await target.saveLead(sampleLead({ idempotencyKey: "k7" }))).repeated).toBe(true);
  const elsewhere = { DATA_DIR: join(folder.path, "elsewhere") };
  await (await openStore({ dataDir: elsewhere.DATA_DIR, deliveries: [] })).close();
  expect(await desk(["migrate", databaseUrl, "--yes"], elsewhere)).toMatchObject({
    code: 1,
    err: expect.stringContaining("already holds"),
  });
  expect((await desk(["migrate", databaseUrl, "--yes"], { DATABASE_URL: databaseUrl })).code).toBe(1);

  const backup = join(folder.path, "from-postgres.sqlite");
  expect(await desk(["backup", backup], { DATABASE_URL: databaseUrl })).toMatchObject({ code: 0 });
  await target.close();
  const restored = await restore(backup);
  expect(await contents(restored)).toEqual(before);
  await restored.close();
}, 60_000);

test("moves nothing while a server runs on the file", async () => {
  await store.saveLead(sampleLead());
  const databaseUrl = await createTestDatabase();
  expect(await desk(["migrate", databaseUrl, "--yes"])).toMatchObject({
    code: 1,
    err: expect.stringContaining("Stop the server first. Nothing was changed."),
  });
  expect((await store.saveLead(sampleLead())).repeated).toBe(false);
  const target = await openStore({ dataDir: "", databaseUrl, deliveries: [] });
  expect(await target.administration.count("lead")).toBe(0);
  await target.close();
});

test("a server that runs on a store that was moved takes nothing more, and says why", async () => {
  await using server = await startApp({ store, env: mailSetUp() });
  await store.saveLead(sampleLead());
  // As if the server had been started in the moment after the check.
  const mover = await openEngine({ dataDir });
  await mover.write((db) => markMoved(db, "PostgreSQL on db/leads", new Date()));
  await mover.close();
  const form = new URLSearchParams(quickLead);
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "application/json" };
  const response = await server.app.request("/api/leads", { method: "POST", body: form, headers });
  expect(response.status).toBe(503);
  expect((await server.app.request("/api/health")).status).toBe(503);
  expect(server.logged.join("")).toContain("the data was moved to another database");
  await expect(store.outbox.claim(claimDue(new Date()))).rejects.toThrow("the data was moved");
  expect(await store.administration.count("lead")).toBe(1);
});

async function restore(backup: string): Promise<Store> {
  const restoredDir = join(folder.path, "restored");
  mkdirSync(restoredDir);
  execFileSync("tar", ["-xf", backup, "-C", restoredDir, "leads.sqlite"]);
  return openStore({ dataDir: restoredDir, deliveries: ["mail"] });
}

test("backs up while leads come in, and the copy can be put in place", async () => {
  await fill(100);
  const before = await contents(store);
  const backup = join(folder.path, "backup.sqlite");
  const run = runDeskProcess(["backup", backup], { DATA_DIR: dataDir }, folder.path);
  const during = store.saveLead(sampleLead({ name: "during" }));
  expect(await run).toMatchObject({ code: 0, err: "" });
  await during;
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(readdirSync(folder.path).sort()).toEqual(["backup.sqlite", "data"]);
  const restored = await restore(backup);
  expect(await contents(restored)).toEqual(expect.arrayContaining(before as unknown[]));
  expect((await restored.saveLead(sampleLead({ idempotencyKey: "k3" }))).repeated).toBe(true);
  await restored.close();
  expect(await desk(["backup", backup])).toMatchObject({ code: 1, err: expect.stringContaining("exists") });
  expect(await desk(["backup", join(folder.path, "no", "b")])).toMatchObject({ code: 1 });
}, 60_000);

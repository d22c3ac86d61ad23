import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findings } from "../../domain/desk/health.ts";
import { version } from "../http/built.ts";
import { openSqlite } from "../store/engines/sqlite.ts";
import { openStore, sqliteFile, storeOver } from "../store/open.ts";
import { megabyte } from "../store/records.ts";
import { claimDue } from "../testing/acts.ts";
import { startApp } from "../testing/app.ts";
import { mailSetUp, temporaryFolder, testEnv } from "../testing/basics.ts";
import { withMigratedFile } from "../testing/migrated-file.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { createHealthCheck, healthFacts } from "./health.ts";

const minute = 60_000;

async function startWithClock() {
  let ms = Date.now();
  const server = await startApp({ env: mailSetUp(), startedAt: ms, now: () => ms });
  return {
    ...server,
    later: (by: number) => {
      ms += by;
    },
    health: async () => {
      const response = await server.app.request("/api/health");
      return [response.status, await response.json()];
    },
  };
}

describe("GET /api/health", () => {
  test("is ok while everything is sent", async () => {
    await using server = await startWithClock();
    expect(await server.health()).toEqual([200, { ok: true, status: "ok", version, upSeconds: 0 }]);
    await server.store.saveLead(sampleLead());
    server.later(29 * minute);
    expect(await server.health()).toMatchObject([200, { status: "ok" }]);
  });

  test("is degraded with a reason when a mail waits for more than half an hour or was given up", async () => {
    await using server = await startWithClock();
    await server.store.saveLead(sampleLead());
    server.later(31 * minute);
    expect(await server.health()).toMatchObject([
      200,
      { ok: true, status: "degraded", reasons: [expect.stringContaining("mail: 1 waiting for more than 30 minutes")] },
    ]);
    const [delivery] = await server.store.outbox.claim({ ...claimDue(new Date()), limit: 1 });
    await server.store.outbox.fail(delivery!.id, "w", "550 asha@example.in unknown", "dead");
    server.later(minute);
    const [status, report] = await server.health();
    expect([status, report.reasons]).toEqual([200, [expect.stringContaining("mail: 1 given up")]]);
    expect(JSON.stringify(report)).not.toContain("asha@");
  });

  test("does not mind what waits for a channel that is off", async () => {
    let ms = Date.now();
    await using server = await startApp({ now: () => ms });
    await server.store.saveLead(sampleLead());
    ms += 60 * minute;
    expect((await (await server.app.request("/api/health")).json()).status).toBe("ok");
  });

  test("writes once for many who ask at once, and again after two seconds", async () => {
    await using server = await startWithClock();
    let pings = 0;
    const ping = server.store.ping.bind(server.store);
    server.store.ping = () => {
      pings += 1;
      return ping();
    };
    await Promise.all(Array.from({ length: 50 }, () => server.health()));
    server.later(1_999);
    await server.health();
    expect(pings).toBe(1);
    server.later(1);
    await server.health();
    expect(pings).toBe(2);
  });

  test("is down while there is no room for another enquiry, though a heartbeat fits", async () => {
    using folder = temporaryFolder();
    const engine = openSqlite(sqliteFile(await withMigratedFile(folder.path)));
    const store = storeOver(engine, { deliveries: [] });
    let ms = Date.now();
    await using server = await startApp({ store, now: () => ms });
    const look = async () => {
      ms += minute;
      const response = await server.app.request("/api/health");
      return [response.status, (await response.json()).status];
    };
    engine.connection.exec("pragma max_page_count = 1");
    const fill = async (): Promise<never> => {
      for (;;) await store.saveLead(sampleLead());
    };
    await expect(fill()).rejects.toThrow("the disk is full");
    expect(await look()).toEqual([503, "down"]);
    expect(await look()).toEqual([503, "down"]);
    engine.connection.exec("pragma max_page_count = 100000");
    expect(await look()).toEqual([200, "ok"]);
  });

  test("is down when nothing can be stored", async () => {
    await using server = await startWithClock();
    await server.store.close();
    expect(await server.health()).toEqual([503, { ok: false, status: "down", version, upSeconds: 0 }]);
  });
});

test("resumes that nearly use up their room are a reason", async () => {
  await using server = await startApp();
  await server.store.saveApplication(sampleApplication());
  const used = await server.store.administration.resumeBytes();
  const look = (bytes: number) => {
    const env = testEnv({ DATA_DIR: server.folder, RESUME_STORAGE_MB: bytes / megabyte });
    return createHealthCheck({ store: server.store, env, now: Date.now })();
  };
  expect(await look(used * 2)).toMatchObject({ status: "ok", reasons: [] });
  expect(await look(used)).toMatchObject({ status: "degraded", reasons: [expect.stringMatching(/^resumes: /)] });
});

test("a damaged database is a reason, found once a day and not at each request", async () => {
  await using server = await startApp();
  for (let index = 0; index < 50; index++) await server.store.saveLead(sampleLead());
  await server.store.close();
  const bytes = readFileSync(sqliteFile(server.folder));
  const page = Math.floor(bytes.indexOf("asha@example.in") / 4096) * 4096;
  writeFileSync(sqliteFile(server.folder), bytes.fill(0x5a, page, page + 4096));
  const store = await openStore({ dataDir: server.folder, deliveries: [] });
  const look = () => createHealthCheck({ store, env: testEnv({ DATA_DIR: server.folder }), now: Date.now })();
  expect(await look()).toMatchObject({ status: "ok", reasons: [] });
  await store.housekeep();
  const reason = /^database: .*damaged.* Stop the server, keep a copy of the file, and run desk restore\.$/;
  expect(await look()).toMatchObject({ status: "degraded", reasons: [expect.stringMatching(reason)] });
  await store.close();
});

test("a clock that has leapt is a reason, until it is right or the owner says so", async () => {
  await using server = await startApp();
  await server.store.saveLead(sampleLead());
  let ahead = 3_650 * 24 * 60 * minute;
  const store = await openStore({
    dataDir: server.folder,
    deliveries: [],
    now: () => new Date(Date.now() + ahead),
  });
  const look = () => createHealthCheck({ store, env: testEnv({ DATA_DIR: server.folder }), now: Date.now })();
  expect(await store.housekeep()).toContain("3650 days");
  expect(await look()).toMatchObject({
    status: "degraded",
    reasons: [expect.stringMatching(/^retention: Nothing is erased.* desk -- housekeep$/)],
  });
  await store.housekeep({ confirmed: true });
  ahead = 0;
  expect(await look()).toMatchObject({ status: "ok", reasons: [] });
  await store.close();
});

test("a disk that is nearly full is a reason", async () => {
  await using server = await startApp();
  const { store, folder } = server;
  const facts = await healthFacts(store, testEnv({ DATA_DIR: folder }), new Date(), {
    damage: undefined,
    doubt: undefined,
  });
  expect(facts.file?.freeMegabytes).toBeGreaterThan(0);
  const look = (freeMegabytes: number) =>
    findings({ ...facts, file: { damage: undefined, freeMegabytes } }, new Date()).flatMap(({ reasons }) => reasons);
  expect(look(500)).toEqual([]);
  expect(look(12.3)).toEqual(["disk: 12 MB are free."]);
});

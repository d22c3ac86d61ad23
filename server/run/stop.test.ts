import pg from "pg";
import { expect, test } from "vitest";
import { createMigratedDatabase } from "../testing/engines.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { spawnServer } from "../testing/server-process.ts";

test("a server stops in time although housekeeping waits for a lock that nobody gives up", async () => {
  using site = sampleSite();
  const databaseUrl = await createMigratedDatabase();
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query("begin");
  await other.query("lock table idempotency_keys in access exclusive mode");
  const server = await spawnServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: "warn" }, { distDir: site.path });
  const waiting = "select count(*)::int as count from pg_locks where not granted";
  await expect.poll(async () => (await other.query(waiting)).rows[0].count).toBeGreaterThan(0);
  const started = Date.now();
  expect(await server.end("SIGTERM")).toEqual([0, null]);
  // systemd and the container give it 45.
  expect(Date.now() - started).toBeLessThan(30_000);
  await other.end();
});

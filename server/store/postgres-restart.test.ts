import { execFileSync } from "node:child_process";
import pg from "pg";
import { expect, test } from "vitest";
import { storedIn } from "../testing/acts.ts";
import { json, quickLead } from "../testing/app.ts";
import { rounds } from "../testing/basics.ts";
import { startPostgres, type TestPostgres } from "../testing/postgres.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type ServerProcess, spawnServer } from "../testing/server-process.ts";
import { SmtpListener } from "../testing/smtp.ts";
import { openStore } from "./open.ts";

/** Posts leads without pause until told to stop, and remembers what was acknowledged. */
class Visitors {
  readonly acknowledged: string[] = [];
  readonly statuses = new Map<number, number>();
  readonly #server: ServerProcess;
  readonly #loops: Promise<void>[];
  #posted = 0;
  #stopping = false;

  constructor(server: ServerProcess, count: number) {
    this.#server = server;
    this.#loops = Array.from({ length: count }, () => this.#visit());
    // Heard in stop(); until then a failure must not end the test in the middle.
    for (const loop of this.#loops) loop.catch(() => undefined);
  }

  async #visit(): Promise<void> {
    while (!this.#stopping) {
      const number = this.#posted++;
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      const lead = { ...quickLead, email: `founder${number}@example.in`, idempotencyKey: `lead-${number}` };
      const response = await fetch(`${this.#server.url}/api/leads`, json(lead, { "x-forwarded-for": from }));
      this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1);
      if (response.status === 201) this.acknowledged.push((await response.json()).id);
      else expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
    }
  }

  /** Resolves when so many more leads have been acknowledged. */
  async more(count: number): Promise<void> {
    const target = this.acknowledged.length + count;
    while (this.acknowledged.length < target) {
      expect(this.#server.process.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#loops);
  }
}

async function terminateAll(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
  await client.end();
}

/** The server and all its processes stop where they are, so that connections stay open and say nothing. */
async function freeze(postgres: TestPostgres, ms: number): Promise<void> {
  const pids = postgres.processIds();
  execFileSync("kill", ["-STOP", ...pids]);
  await new Promise((resolve) => setTimeout(resolve, ms));
  execFileSync("kill", ["-CONT", ...pids]);
}

test("restarts, fail-overs and freezes of PostgreSQL under load: no crash, nothing lost, mails go on", async () => {
  using built = sampleSite();
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const smtp = await SmtpListener.start();
  const server = await spawnServer(
    {
      // A frozen server is given up after a second here, after ten in earnest.
      DATABASE_URL: `${databaseUrl}?query_timeout=1000`,
      TRUST_PROXY: "1",
      LOG_LEVEL: "silent",
      SITE_URL: "https://example.in",
      SMTP_URL: smtp.url,
      MAIL_FROM: "desk@example.in",
      LEADS_TO: "owner@example.in",
    },
    { distDir: built.path },
  );
  const visitors = new Visitors(server, 4);
  const failures = [() => postgres.restart(), () => terminateAll(databaseUrl), () => freeze(postgres, 2_500)];
  for (let round = 0; round < rounds({ usual: 1, thorough: 3 }); round++)
    for (const fail of failures) {
      await visitors.more(5);
      await fail();
      await visitors.more(5);
    }
  await visitors.stop();
  expect([...visitors.statuses.keys()].sort()).toEqual([201, 503]);
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(200);

  const store = await openStore({ dataDir: "", databaseUrl, deliveries: [] });
  const stored = new Set((await storedIn(store)).map(({ id }) => id));
  expect(visitors.acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(visitors.acknowledged).size).toBe(visitors.acknowledged.length);
  // A write whose commit was answered by silence may be stored without having been acknowledged, never the reverse.
  await smtp.received(stored.size);
  expect(new Set(smtp.mails.map((mail) => mail.header("Message-ID"))).size).toBe(stored.size);
  await store.close();
  expect(await server.end("SIGTERM")).toEqual([0, null]);
  await smtp.close();
  await postgres.stop();
}, 240_000);

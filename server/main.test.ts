import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { site } from "../content/site.ts";
import { version } from "./http/built.ts";
import { readEnv } from "./run/env.ts";
import { explainFailure, startServer } from "./run/start.ts";
import { openStore } from "./store/open.ts";
import { storedIn } from "./testing/acts.ts";
import { json, quickLead } from "./testing/app.ts";
import { rounds, temporaryFolder } from "./testing/basics.ts";
import { sampleSite } from "./testing/sample-site.ts";
import { spawnServer as spawn } from "./testing/server-process.ts";

let built: ReturnType<typeof sampleSite>;
beforeAll(() => {
  built = sampleSite();
});
afterAll(() => built[Symbol.dispose]());

const spawnServer = (env: Record<string, string>) => spawn(env, { distDir: built.path });

/** One is started again after each kill. */
const killRounds = rounds({ usual: 1, thorough: 20 });

describe("the server process", () => {
  test.each(["SIGTERM", "SIGINT"] as const)(
    "says where it is, where leads are kept and that mail is off; on %s it stops with what it acknowledged stored, and exits with 0",
    async (signal) => {
      using folder = temporaryFolder();
      const server = await spawnServer({ DATA_DIR: folder.path });
      expect(server.stdout).toContain(`${site.name} is running at ${server.url} (Sthapana ${version})\n`);
      expect(server.stdout).toContain(`Leads are kept in ${folder.path}/leads.sqlite.`);
      expect(server.stdout).toContain("Mail is off.");
      const health = await fetch(`${server.url}/api/health`);
      expect([health.status, (await health.json()).ok]).toEqual([200, true]);
      const response = fetch(`${server.url}/api/leads`, json(quickLead));
      const { id } = await (await response).json();
      expect(await server.end(signal)).toEqual([0, null]);
      const store = await openStore({ dataDir: folder.path, deliveries: [] });
      expect(await store.submission(id)).toMatchObject({ email: "asha@example.in" });
      await store.close();
    },
  );

  test("that does not start says why on standard error alone, and exits with 1", () => {
    using folder = temporaryFolder();
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: folder.path };
    const failed = spawnSync(process.execPath, [join(import.meta.dirname, "main.ts"), built.path], {
      env: { ...env, PORT: "http" },
      encoding: "utf8",
    });
    expect(failed).toMatchObject({ status: 1, stdout: "" });
    expect(failed.stderr).toMatch(/^The server did not start\. .*\nPORT must be a whole number.*\n$/);
  });
});

describe("a server that cannot start", () => {
  /** What its owner reads. */
  const failure = async (env: Record<string, string>, distDir = built.path): Promise<string> => {
    const start = async () => startServer(readEnv({ PORT: "0", LOG_LEVEL: "silent", ...env }), distDir);
    const error = await start().then(
      () => undefined,
      (reason) => reason,
    );
    expect(error, "it must not start").toBeDefined();
    return explainFailure(error);
  };

  test.each([
    [{ DATA_DIR: `${import.meta.filename}/data` }, /^The server did not start\. Cannot open the database/],
    [{ HOST: "192.0.2.1" }, /^HOST is not an address of this machine/],
    [
      { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "a@example.in", LEADS_TO: "a@example.in" },
      /^The server did not start\. .*\nSITE_URL must be set when SMTP_URL is: the links in mails begin with it\.$/,
    ],
  ])("with %j says so in a sentence", async (env, message) => {
    using folder = temporaryFolder();
    const words = await failure({ DATA_DIR: folder.path, ...env });
    expect(words).toMatch(message);
    expect(words).not.toContain("    at ");
  });

  test("because the site was not built whole says which page is missing", async () => {
    using folder = temporaryFolder();
    using other = sampleSite();
    rmSync(join(other.path, "form", "quick"), { recursive: true });
    expect(await failure({ DATA_DIR: folder.path }, other.path)).toBe(
      `The server did not start. The site in ${other.path} is not complete: form/quick/index.html is missing. Run: npm run build`,
    );
    rmSync(other.path, { recursive: true });
    expect(await failure({ DATA_DIR: folder.path }, other.path)).toBe(
      `The server did not start. There is no built site in ${other.path}. Run: npm run build`,
    );
  });

  test("because its port is taken says which", async () => {
    using folder = temporaryFolder();
    const first = await startServer(readEnv({ DATA_DIR: folder.path, PORT: "0", LOG_LEVEL: "silent" }), built.path);
    const { port } = new URL(first.url);
    expect(await failure({ DATA_DIR: folder.path, PORT: port })).toBe(
      `Port ${port} is taken by another program. Stop that one, or set PORT to another number.`,
    );
    await first.stop();
  });
});

describe("kill -9 under concurrent posts", () => {
  test("keeps every acknowledged lead, and every retried one once", {
    timeout: 180_000,
  }, async () => {
    using folder = temporaryFolder();
    const acknowledged = new Set<string>();
    const brokenOff: number[] = [];
    let posted = 0;
    let retried = 0;

    const start = () => spawnServer({ DATA_DIR: folder.path, TRUST_PROXY: "1", LOG_LEVEL: "silent" });
    /** Every post comes from an address of its own, so that no rate limit is met. */
    const post = async (url: string, number: number) => {
      const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
      const lead = { ...quickLead, idempotencyKey: `lead-${number}` };
      const response = await fetch(`${url}/api/leads`, json(lead, { "x-forwarded-for": from }));
      const { id } = await response.json();
      expect([200, 201]).toContain(response.status);
      acknowledged.add(id);
    };

    for (let round = 0; round < killRounds; round += 1) {
      const server = await start();
      const gone = once(server.process, "exit");
      let left = 10 + 5 * round;
      const visitor = async () => {
        while (!server.process.killed) {
          const number = brokenOff.pop() ?? posted++;
          try {
            await post(server.url, number);
            left -= 1;
            if (left === 0) server.process.kill("SIGKILL");
          } catch (error) {
            if (!server.process.killed) throw error;
            // The form tries again with the same key.
            brokenOff.push(number);
            retried += 1;
          }
        }
      };
      await Promise.all(Array.from({ length: 16 }, visitor));
      await gone;
    }

    const last = await start();
    await Promise.all(brokenOff.map((number) => post(last.url, number)));
    await last.end("SIGTERM");

    const store = await openStore({ dataDir: folder.path, deliveries: [] });
    const stored = (await storedIn(store)).map(({ id }) => id);
    await store.close();
    expect(retried).toBeGreaterThan(0);
    expect(stored).toHaveLength(posted);
    expect(new Set(stored)).toEqual(acknowledged);
  });
});

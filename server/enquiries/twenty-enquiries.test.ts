import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { quickLead } from "../testing/app.ts";
import { freePort, temporaryFolder } from "../testing/basics.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { type ServerProcess, spawnServer } from "../testing/server-process.ts";
import type { Today } from "./store-contract.ts";

const people = ["asha", "ravi", "meera"].map((name) => ({ name, email: `${name}@firm.example` }));

/** Due today, or in the night: tomorrow. */
const nobodys = ({ calls, later }: Today) => [...calls, ...later].find(({ owner }) => owner === null);

/**
 * Two in the browser and one by another process take enquiries as they come in, each as fast as they can, and the server is killed in
 * between: nobody is called twice and nobody is forgotten.
 */
// On PostgreSQL, where more can race; server/store/every-write.test.ts races each write on it.
const engines = testEngines().filter(({ name }) => process.env.THOROUGH || name !== "SQLite");

describe.each(engines)("twenty enquiries on $name", ({ fresh, clean }) => {
  afterAll(clean);

  test("are each called once, by one of three, over a kill -9", async () => {
    using site = sampleSite();
    using deskFolder = temporaryFolder();
    const { dataDir, databaseUrl } = await fresh();
    const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const port = await freePort();
    const folders = { distDir: site.path, deskDir: sampleDesk(join(deskFolder.path, "dist-desk")) };
    const start = () => spawnServer({ ...place, DESK_PORT: String(port), LOG_LEVEL: "silent" }, folders);
    let server: ServerProcess = await start();
    expect(server.stdout).toContain(`The desk is at http://localhost:${port}.`);
    const store = await openStore({ dataDir, databaseUrl, deliveries: [] });
    const browsers = [new DeskBrowser(`http://localhost:${port}`), new DeskBrowser(`http://localhost:${port}`)];
    for (const [index, browser] of browsers.entries()) await browser.signIn(store, people[index]!);
    const { id: personId } = await store.people.invite(people[2]!);
    const third = { personId, name: people[2]!.name };

    const stored = new Set<string>();
    async function send(from: number, until: number): Promise<void> {
      for (let index = from; index < until; index++) {
        const phone = String(9_000_000_000 + index);
        const lead = { ...quickLead, fullName: `Founder ${index}`, email: `f${index}@example.in`, phone };
        const response = await fetch(`${server.url}/api/leads`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(lead),
        });
        stored.add((await response.json()).id);
      }
    }

    const called: string[] = [];
    /** Takes what is due, calls if the claim was theirs, and goes on until nothing is left. */
    async function workInBrowser(browser: DeskBrowser): Promise<void> {
      for (;;) {
        const { body } = await browser.get("/api/today");
        const next = nobodys(body);
        if (!next) return;
        const claimed = await browser.post(`/api/enquiries/${next.id}/claim`);
        if (claimed.status !== 200) continue;
        const { version } = claimed.body.enquiry;
        const call = await browser.post(`/api/enquiries/${next.id}/call`, { outcome: "reached", version });
        expect(call.status).toBe(200);
        called.push(next.id);
      }
    }
    async function workBeside(): Promise<void> {
      for (;;) {
        const next = nobodys(await store.enquiries.today());
        if (!next) return;
        const claimed = await store.enquiries.act(next.id, { action: "claim" }, third);
        if (claimed.result !== "done") continue;
        const call = {
          action: "call",
          outcome: "reached",
          channel: "phone",
          version: claimed.enquiry.version,
        } as const;
        expect((await store.enquiries.act(next.id, call, third)).result).toBe("done");
        called.push(next.id);
      }
    }
    const work = () => Promise.all([...browsers.map(workInBrowser), workBeside()]);

    await send(0, 10);
    await work();
    const half = called.length;
    await server.end("SIGKILL");
    server = await start();
    await send(10, 20);
    await work();

    expect(half).toBe(10);
    expect([...called].sort()).toEqual([...stored].sort());
    expect(new Set(called).size).toBe(20);
    const today = await store.enquiries.today();
    expect([today.calls, today.later, today.counts.overdue]).toEqual([[], [], 0]);
    for (const id of stored) {
      const { enquiry, events } = (await store.enquiries.detail(id))!;
      expect(enquiry.status).toBe("contacted");
      const who = events.filter(({ type }) => type === "claimed" || type === "called").map(({ by }) => by.name);
      expect([who.length, new Set(who).size]).toEqual([2, 1]);
    }
    await store.close();
    const [code] = await server.end("SIGTERM");
    expect(code).toBe(0);
  }, 60_000);
});

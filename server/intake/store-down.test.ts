import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { site } from "../../content/site.ts";
import { openSqlite } from "../store/engines/sqlite.ts";
import { migrate } from "../store/migrations.ts";
import { sqliteFile, storeOver } from "../store/open.ts";
import { applicationForm, browserForm, contactLead, json, quickLead, samplePdf, startApp } from "../testing/app.ts";
import { temporaryFolder } from "../testing/basics.ts";

const everyWrite = {
  lead: () => ["/api/leads", json(quickLead)],
  form: () => ["/api/leads", browserForm(contactLead)],
  application: () => ["/api/applications", { method: "POST", body: applicationForm() }],
  newsletter: () => ["/api/newsletter", json({ email: "asha@example.in" })],
  health: () => ["/api/health", {}],
} satisfies Record<string, () => [string, RequestInit]>;

describe("a database locked by another program", () => {
  test("gets 503 for every write, and each is taken once the lock is gone", async () => {
    using folder = temporaryFolder();
    const engine = openSqlite(sqliteFile(folder.path), 300);
    await migrate(engine);
    let clock = Date.now();
    await using server = await startApp({ store: storeOver(engine, { deliveries: [] }), now: () => clock });
    const send = async () => {
      const sent = Object.entries(everyWrite).map(async ([what, write]) => [
        what,
        (await server.app.request(...write())).status,
      ]);
      return Object.fromEntries(await Promise.all(sent));
    };
    const other = new DatabaseSync(sqliteFile(folder.path));
    other.exec("begin exclusive");
    expect(await send()).toEqual({ lead: 503, form: 503, application: 503, newsletter: 503, health: 503 });
    other.exec("rollback");
    other.close();
    expect(await server.stored()).toEqual([]);
    // What was found out about the health of the store holds for two seconds.
    clock += 2_001;
    expect(await send()).toEqual({ lead: 201, form: 303, application: 201, newsletter: 201, health: 200 });
    expect(await server.stored()).toHaveLength(4);
  });
});

describe("a full disk", () => {
  test("responds 201 to what it kept and 503 to the rest, and never mixes them up", async () => {
    using folder = temporaryFolder();
    const engine = openSqlite(sqliteFile(folder.path));
    await migrate(engine);
    const { page_count: pages } = engine.connection.prepare("pragma page_count").get() as { page_count: number };
    engine.connection.exec(`pragma max_page_count = ${pages + 6}`);
    await using server = await startApp({ store: storeOver(engine, { deliveries: [] }) });

    const acknowledged: string[] = [];
    let refused = 0;
    for (let post = 0; post < 400 && refused < 5; post += 1) {
      const response = await server.app.request("/api/leads", json({ ...quickLead, companyName: "x".repeat(160) }));
      expect([201, 503]).toContain(response.status);
      if (response.status === 201) acknowledged.push((await response.json()).id);
      else refused += 1;
    }
    expect(refused).toBe(5);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await server.stored()).map(({ id }) => id).sort()).toEqual(acknowledged.sort());
    const resume = new File([Buffer.concat([samplePdf, Buffer.alloc(70_000)])], "asha.pdf");
    const application = { method: "POST", body: applicationForm({ resume }) };
    expect((await server.app.request("/api/applications", application)).status).toBe(503);

    engine.connection.exec("pragma max_page_count = 1000000");
    expect((await server.app.request("/api/leads", json(quickLead))).status).toBe(201);
  });
});

describe("a store that is closed", () => {
  test("is never mistaken for success", async () => {
    await using server = await startApp();
    await server.store.close();
    for (const write of Object.values(everyWrite)) {
      expect((await server.app.request(...write())).status).toBe(503);
    }
    const log = server.logged.join("");
    expect(log).toContain('"level":50');
    for (const personal of ["Asha", "asha@", "98765", "080 4123"]) expect(log).not.toContain(personal);
    const link = await server.app.request("/api/newsletter/confirm?token=abc");
    expect([link.status, link.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await link.text()).toContain(site.phone.display);
  });
});

describe("what a rule of the schema refuses", () => {
  const post = ({ app }: Awaited<ReturnType<typeof startApp>>) => app.request("/api/leads", json(quickLead));

  test("is not asked for again, since trying once more cannot help, and makes no later lead a duplicate", async () => {
    await using server = await startApp();
    expect((await post(server)).status).toBe(201);
    const other = new DatabaseSync(sqliteFile(server.folder));
    other.exec("create unique index one_of_a_name on leads (name)");
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const response = await post(server);
      expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
      const { error } = await response.json();
      expect(error).toContain(site.phone.display);
      expect(error).not.toMatch(/again/i);
    }
    other.exec("drop index one_of_a_name");
    other.close();
    expect((await post(server)).status).toBe(201);
    expect((await server.stored()).map(({ suspect }) => suspect)).toEqual([[], []]);
  });
});

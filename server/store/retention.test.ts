import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { listAudit } from "./audit.ts";
import type { Channel, Store, StoreSettings } from "./contract.ts";
import { monthsBefore } from "./housekeeping.ts";
import { openEngine, openStore } from "./open.ts";

describe.each(testEngines())("retention on $name", (engine) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-01-31T06:00:00.000Z");
    const retention = { leads: 12, applications: 6 };
    settings = { ...(await engine.fresh()), deliveries: ["mail"], retention, now: () => clock };
    store = await openStore(settings);
  });
  afterEach(() => store.close());

  const counts = async () => [
    await store.administration.count("lead"),
    await store.administration.count("application"),
  ];
  async function sendAll(channels: readonly Channel[] = ["mail"]): Promise<void> {
    const claim = { now: clock, limit: 99, leaseMs: 1000, workerId: "w", channels };
    for (const { id } of await store.outbox.claim(claim)) await store.outbox.succeed(id, "w", clock);
  }
  const houseKeepOn = async (day: string) => {
    clock = new Date(`${day}T06:00:00.001Z`);
    await store.housekeep();
    return counts();
  };

  test("erases applications after six months and enquiries after twelve, résumés and repeat keys with them", async () => {
    await store.saveLead(sampleLead({ idempotencyKey: "k" }));
    const { id } = await store.saveApplication(sampleApplication());
    await sendAll();
    expect(await houseKeepOn("2026-07-30")).toEqual([1, 1]);
    expect(await houseKeepOn("2026-07-31")).toEqual([1, 0]);
    expect(await store.administration.resume(id)).toBeUndefined();
    expect(await houseKeepOn("2027-01-30")).toEqual([1, 0]);
    expect(await houseKeepOn("2027-01-31")).toEqual([0, 0]);
    expect((await store.outbox.counts()).mail).toEqual({ waiting: 0, sending: 0, done: 0, dead: 0 });
  });

  test("is recorded as numbers, once for each time something was erased", async () => {
    await store.saveLead(sampleLead());
    await sendAll();
    await houseKeepOn("2026-06-01");
    await houseKeepOn("2027-06-01");
    const reader = await openEngine(settings);
    expect(await listAudit(reader)).toMatchObject([
      { who: "server", command: "retention", outcome: "1 leads, 0 applications, 0 newsletter entries" },
    ]);
    await reader.close();
  });

  test("waits for what the owner has not got yet, and not for a channel that is not set up", async () => {
    await store.saveLead(sampleLead());
    expect(await houseKeepOn("2027-06-01")).toEqual([1, 0]);
    const claim = { now: clock, limit: 9, leaseMs: 1000, workerId: "w", channels: ["mail" as const] };
    const [delivery] = await store.outbox.claim(claim);
    await store.outbox.fail(delivery!.id, "w", "refused", "dead");
    expect(await houseKeepOn("2027-06-02")).toEqual([1, 0]);
    await store.close();
    store = await openStore({ ...settings, deliveries: [] });
    expect(await houseKeepOn("2027-06-03")).toEqual([0, 0]);
  });

  test("a registration is in work until its founder's page has ended, then the time of the enquiry counts", async () => {
    const { id } = await store.saveLead(sampleLead());
    const actor = { name: "Asha" };
    await store.registrations.start(id, { form: "opc", people: 1 }, actor);
    await sendAll();
    expect(await houseKeepOn("2027-06-01")).toEqual([1, 0]);
    const certificate = {
      date: "2027-06-01",
      number: "U74140KA2027OPC098765",
      name: "Rao Foods (OPC) Private Limited",
    };
    await store.registrations.act(id, { action: "incorporated", ...certificate }, actor, 1);
    const done = await store.registrations.act(id, { action: "stage", to: "complete" }, actor, 2);
    expect(done.result).toBe("done");
    await sendAll();
    expect(await houseKeepOn("2027-07-01")).toEqual([1, 0]);
    expect(await houseKeepOn("2027-07-02")).toEqual([0, 0]);
    expect(await Array.fromAsync(store.registrations.all())).toEqual([]);
  });

  test("is left to the owner where no time is set", async () => {
    await store.saveLead(sampleLead());
    await sendAll();
    await store.close();
    store = await openStore({ ...settings, retention: undefined });
    expect(await houseKeepOn("2036-01-01")).toEqual([1, 0]);
  });
});

test.each([
  ["2026-08-31", 6, "2026-02-28"],
  ["2028-08-31", 6, "2028-02-29"],
  ["2026-03-15", 12, "2025-03-15"],
  ["2026-01-31", 2, "2025-11-30"],
])("%s less %i months is %s", (from, months, expected) => {
  expect(monthsBefore(new Date(`${from}T10:00:00Z`), months).toISOString()).toBe(`${expected}T10:00:00.000Z`);
});

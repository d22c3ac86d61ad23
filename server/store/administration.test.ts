import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { storedIn } from "../testing/acts.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { newId } from "./ids.ts";
import { openEngine, openStore, type Store, type StorePlace } from "./open.ts";

describe.each(testEngines())("the desk's queries on $name", (engine) => {
  let place: StorePlace;
  let store: Store;
  let clock: Date;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-15T06:00:00.000Z");
    place = await engine.fresh();
    store = await openStore({ ...place, deliveries: ["mail", "webhook"], now: () => clock });
  });
  afterEach(() => store.close());

  test("exports more rows than a page holds, each once, oldest first", async () => {
    const { id: first } = await store.saveLead(sampleLead());
    const copies = Array.from({ length: 520 }, () => newId(clock));
    const direct = await openEngine(place);
    await direct.write(async (db) => {
      const row = await db.selectFrom("leads").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
      const rows = copies.map((id) => ({ ...row, id }));
      await db.insertInto("leads").values(rows).execute();
    });
    await direct.close();
    const ids = [first, ...copies].sort();
    expect((await Array.fromAsync(store.administration.export("lead"))).map((row) => row.id)).toEqual(ids);
    const later = new Date(clock.getTime() + 1);
    expect(await Array.fromAsync(store.administration.export("lead", later))).toEqual([]);
  });

  test("forgets everything about one address and nothing about another", async () => {
    await store.saveLead(sampleLead({ email: "GONE@example.in", idempotencyKey: "a" }));
    await store.saveApplication(sampleApplication({ email: "gone@Example.in" }));
    await store.requestSubscription({ email: "gone@example.in", suspect: [] });
    const kept = await store.saveLead(sampleLead({ email: "kept@example.in", idempotencyKey: "b" }));
    expect(await store.administration.forget(" Gone@example.in ")).toEqual({
      leads: 1,
      applications: 1,
      receipts: 0,
      resumes: 1,
      subscribers: 1,
      deliveries: 5,
      undelivered: 5,
      cleaned: true,
      idempotencyKeys: 2,
    });
    expect((await storedIn(store)).map((row) => row.id)).toEqual([kept.id]);
    expect((await store.outbox.counts()).mail.waiting).toBe(1);
    expect((await store.saveLead(sampleLead({ idempotencyKey: "b" }))).repeated).toBe(true);
    expect((await store.saveLead(sampleLead({ idempotencyKey: "a" }))).repeated).toBe(false);
    expect(await store.administration.forget("nobody@example.in")).toMatchObject({ leads: 0, deliveries: 0 });
  });
});

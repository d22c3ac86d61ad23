import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/engines.ts";
import { rounds } from "../testing/rounds.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { storedIn } from "../testing/stored.ts";
import type { Store } from "./contract.ts";
import { openStore } from "./open.ts";

describe.each(testEngines())("the desk's queries on $name", (engine) => {
  let store: Store;
  let clock: Date;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-15T06:00:00.000Z");
    store = await openStore({ ...(await engine.fresh()), deliveries: ["mail", "webhook"], now: () => clock });
  });
  afterEach(() => store.close());

  test("exports more rows than a page holds, each once, oldest first", async () => {
    const ids: string[] = [];
    while (ids.length < rounds({ usual: 550, thorough: 1_050 })) {
      const saved = await Promise.all(Array.from({ length: 50 }, () => store.saveLead(sampleLead())));
      ids.push(...saved.map((each) => each.id));
    }
    ids.sort();
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

import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../store/open.ts";
import type { StoreSettings } from "../store/records.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";

describe.each(testEngines())("acknowledgements on $name", (engine) => {
  let clock: Date;
  let settings: StoreSettings;
  let store: Store;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-16T11:42:00+05:30");
    settings = { ...(await engine.fresh()), deliveries: ["mail"], acknowledge: true, now: () => clock };
    store = await openStore(settings);
  });
  afterEach(() => store.close());

  const acknowledged = async () =>
    (await store.outbox.list(["waiting"], 100))
      .filter(({ purpose }) => purpose === "acknowledgement")
      .map(({ submissionId }) => submissionId);

  test("go to an address once a day, whatever it sends and however it is written", async () => {
    const { id } = await store.saveLead(sampleLead());
    await store.saveLead(sampleLead({ email: "ASHA@example.in", form: "contact" }));
    await store.saveApplication(sampleApplication({ email: "asha@EXAMPLE.in" }));
    expect(await acknowledged()).toEqual([id]);
    clock = new Date("2026-11-17T00:01:00+05:30");
    const next = await store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([id, next.id]);
  });

  test("are one for many forms at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => store.saveLead(sampleLead())));
    expect(await acknowledged()).toHaveLength(1);
  });

  test("are one a day for all addresses of a mailbox", async () => {
    for (const email of ["asha@example.in", "asha+1@example.in", "Asha+2@Example.in"])
      await store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(1);
    for (const email of ["asha.rao@gmail.com", "a.sharao@gmail.com", "asharao+x@googlemail.com"])
      await store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(2);
    for (const email of ["asha.rao@example.in", "asharao@example.in", "+@example.in"])
      await store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(5);
  });

  test("are not written for what is to be checked, and it does not use up the day", async () => {
    await store.saveLead(sampleLead({ suspect: ["fast"] }));
    await store.saveApplication(sampleApplication({ suspect: ["honeypot"] }));
    expect(await acknowledged()).toEqual([]);
    const { id } = await store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([id]);
  });

  test("never go to an address that wants no mail", async () => {
    const { id } = await store.requestSubscription({ email: "asha@example.in", suspect: [] });
    await store.unsubscribe((await store.issueNewsletterTokens(id))!.unsubscribeToken, true);
    for (const email of ["Asha@example.in", "asha+2@example.in"]) await store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toEqual([]);
  });

  test("are off unless they are switched on", async () => {
    await store.close();
    store = await openStore({ ...settings, acknowledge: undefined });
    await store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([]);
  });

  test("leave nothing behind when the person is forgotten", async () => {
    await store.saveLead(sampleLead());
    expect(await store.administration.forget("asha@example.in")).toMatchObject({ deliveries: 2, idempotencyKeys: 1 });
    expect(await acknowledged()).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { at, describeStore } from "../testing/stores.ts";

const given = { deliveries: ["mail"], acknowledge: true, begins: at("2026-11-16 11:42") } as const;

describeStore("acknowledgements", given, (here) => {
  const acknowledged = async () =>
    (await here.store.outbox.list(["waiting"], 100))
      .filter(({ purpose }) => purpose === "acknowledgement")
      .map(({ submissionId }) => submissionId);

  test("go to an address once a day, whatever it sends and however it is written", async () => {
    const { id } = await here.store.saveLead(sampleLead());
    await here.store.saveLead(sampleLead({ email: "ASHA@example.in", form: "contact" }));
    await here.store.saveApplication(sampleApplication({ email: "asha@EXAMPLE.in" }));
    expect(await acknowledged()).toEqual([id]);
    here.clock = at("2026-11-17 00:01");
    const next = await here.store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([id, next.id]);
  });

  test("are one for many forms at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, () => here.store.saveLead(sampleLead())));
    expect(await acknowledged()).toHaveLength(1);
  });

  test("are one a day for all addresses of a mailbox", async () => {
    for (const email of ["asha@example.in", "asha+1@example.in", "Asha+2@Example.in"])
      await here.store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(1);
    for (const email of ["asha.rao@gmail.com", "a.sharao@gmail.com", "asharao+x@googlemail.com"])
      await here.store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(2);
    for (const email of ["asha.rao@example.in", "asharao@example.in", "+@example.in"])
      await here.store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toHaveLength(5);
  });

  test("are not written for what is to be checked, and it does not use up the day", async () => {
    await here.store.saveLead(sampleLead({ suspect: ["fast"] }));
    await here.store.saveApplication(sampleApplication({ suspect: ["honeypot"] }));
    expect(await acknowledged()).toEqual([]);
    const { id } = await here.store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([id]);
  });

  test("never go to an address that wants no mail", async () => {
    const { id } = await here.store.requestSubscription({ email: "asha@example.in", suspect: [] });
    await here.store.unsubscribe((await here.store.issueNewsletterTokens(id))!.unsubscribeToken, true);
    for (const email of ["Asha@example.in", "asha+2@example.in"]) await here.store.saveLead(sampleLead({ email }));
    expect(await acknowledged()).toEqual([]);
  });

  test("are off unless they are switched on", async () => {
    await here.reopen({ acknowledge: false });
    await here.store.saveLead(sampleLead());
    expect(await acknowledged()).toEqual([]);
  });
});

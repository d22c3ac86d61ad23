import { expect, test } from "vitest";
import { byDetail } from "../../domain/forms/enquiry-fields.ts";
import { claimDue, quote, recordPayment, storedIn } from "../testing/acts.ts";
import { sampleApplication, sampleLead, sampleResumeBytes } from "../testing/samples.ts";
import { describeStore, tablesThatSay } from "../testing/stores.ts";
import { newId } from "./ids.ts";
import { openEngine } from "./open.ts";
import { tables } from "./tables.ts";

describeStore("the desk's queries", {}, (here) => {
  test("exports more rows than a page holds, each once, oldest first", async () => {
    const { id: first } = await here.store.saveLead(sampleLead());
    const copies = Array.from({ length: 520 }, () => newId(here.clock));
    const direct = await openEngine(here.settings);
    await direct.write(async (db) => {
      const row = await db.selectFrom("leads").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
      const rows = copies.map((id) => ({ ...row, id, number: null }));
      await db.insertInto("leads").values(rows).execute();
    });
    await direct.close();
    const ids = [first, ...copies].sort();
    expect((await Array.fromAsync(here.store.administration.export("lead"))).map((row) => row.id)).toEqual(ids);
    const later = new Date(here.clock.getTime() + 1);
    expect(await Array.fromAsync(here.store.administration.export("lead", later))).toEqual([]);
  });

  test("forgets everything about one address and nothing about another", async () => {
    await here.store.saveLead(sampleLead({ email: "GONE@example.in", idempotencyKey: "a" }));
    await here.store.saveApplication(sampleApplication({ email: "gone@Example.in" }));
    await here.store.requestSubscription({ email: "gone@example.in", suspect: [] });
    const kept = await here.store.saveLead(sampleLead({ email: "kept@example.in", idempotencyKey: "b" }));
    expect(await here.store.administration.forget(" Gone@example.in ")).toEqual({
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
    expect((await storedIn(here.store)).map((row) => row.id)).toEqual([kept.id]);
    expect((await here.store.outbox.counts()).mail.waiting).toBe(1);
    expect((await here.store.saveLead(sampleLead({ idempotencyKey: "b" }))).repeated).toBe(true);
    expect((await here.store.saveLead(sampleLead({ idempotencyKey: "a" }))).repeated).toBe(false);
    expect(await here.store.administration.forget("nobody@example.in")).toMatchObject({ leads: 0, deliveries: 0 });
  });

  test("after an erasure no table holds anything that was said by or of the person", async () => {
    const { store } = here;
    const secret = "Zinnia";
    const email = "zinnia@example.in";
    const texts = [secret, email, "9000012345"];
    const actor = { name: "Asha" };
    const details = {
      ...byDetail(() => secret),
      bestTime: undefined,
      companyName: secret,
      utm: { utm_source: secret },
    };
    const lead = sampleLead({ ...details, name: secret, email, phone: "9000012345", idempotencyKey: secret });
    const { id } = await store.saveLead(lead);
    const resume = { fileName: `${secret}.pdf`, type: "application/pdf", bytes: sampleResumeBytes };
    const application = await store.saveApplication(sampleApplication({ name: secret, email, resume }));
    await store.applications.setStatus(application.id, { to: "interview", version: 1 }, actor);
    const reader = await store.requestSubscription({ email, suspect: [] });
    await store.confirmSubscription((await store.issueNewsletterTokens(reader.id))!.confirmToken);
    const { id: quotationId } = await quote(store, id, { structure: "opc", state: "KA", tier: "starter" });
    await store.quotations.keepPdf(quotationId, here.clock.toISOString(), sampleResumeBytes);
    await recordPayment(store, id, { reference: secret });
    const version = async () => (await store.enquiries.detail(id))!.enquiry.version;
    const charge = { kind: "duty", rupees: 300, paidOn: "2026-11-16", reference: secret } as const;
    await store.outgoings.charges(id, [charge], { version: await version(), actor });
    await store.registrations.start(id, { form: "opc", people: 1 }, actor);
    await store.enquiries.act(id, { action: "note", text: secret }, actor);
    await store.enquiries.act(
      id,
      { action: "follow-up", on: "2026-11-20", note: secret, version: await version() },
      actor,
    );
    const key = (await store.founders.issueKey(id))!;
    await store.founders.ask(key, `${secret}?`);
    await store.founders.setMails(key, false);
    const [delivery] = await store.outbox.claim(claimDue(here.clock));
    await store.outbox.fail(delivery!.id, "w", `550 ${email}`, "dead");

    const ids = [id, application.id, reader.id, quotationId];
    const direct = await openEngine(here.settings);
    const tell = await tablesThatSay(direct, ...texts, ...ids);
    // A new table belongs here, or above.
    const ofNobody = [
      "people",
      "passkeys",
      "deskLinks",
      "challenges",
      "sessions",
      "suppressions",
      "erasures",
      "notices",
    ];
    const numbers = ["quotationNumbers", "receiptNumbers", "enquiryNumbers"];
    const ofTheFirm = ["audit", ...numbers, "siteChanges", "views", "marks", "heartbeat"];
    expect([...tell, ...ofNobody, ...ofTheFirm].toSorted()).toEqual(Object.keys(tables).toSorted());
    await store.administration.forget(email);
    expect(await tablesThatSay(direct, ...texts, ...ids)).toEqual([]);
    await direct.close();
  });
});

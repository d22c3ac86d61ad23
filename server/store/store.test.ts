import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { deliveriesOf, storedIn } from "../testing/acts.ts";
import { sampleApplication, sampleDetails, sampleLead, sampleResumeBytes } from "../testing/samples.ts";
import { describeStore } from "../testing/stores.ts";
import { openStore } from "./open.ts";

const otherProcess = fileURLToPath(new URL("../testing/other-process.ts", import.meta.url));

describeStore("a store", { begins: new Date("2026-11-15T06:00:00.000Z") }, (here) => {
  test("gives back a lead as it was stored", async () => {
    const companyPlan: ParsedCompanyPlan = {
      plan: { structure: "llp", tier: "pro", name: "Rao \u0000 Foods" },
      dropped: ["capital"],
    };
    const estimate = { lines: [{ id: "our-fee", label: "Our fee", value: "₹1" }], sums: [], note: "Then." };
    const { id, repeated } = await here.store.saveLead(
      sampleLead({ ...sampleDetails, suspect: ["fast"], companyPlan, estimate }),
    );
    expect(repeated).toBe(false);
    expect(await here.store.submission(id)).toEqual({
      kind: "lead",
      id,
      createdAt: "2026-11-15T06:00:00.000Z",
      number: "E-0001",
      form: "quick",
      name: "Asha Rao",
      email: "asha@example.in",
      phone: "9876543210",
      companyName: "Rao Foods",
      page: "/private-limited",
      offer: "standard",
      companyPlan: { plan: { structure: "llp", tier: "pro", name: "Rao  Foods" }, dropped: ["capital"] },
      estimate,
      ...sampleDetails,
      utm: { utm_source: "newsletter", utm_campaign: "diwali" },
      suspect: ["fast"],
      spam: false,
      work: {
        version: 1,
        status: "new",
        closedReason: null,
        ownerId: null,
        firstCallAt: null,
        dueAt: expect.stringMatching(/^2026-11-1/),
        followUpOn: null,
      },
    });
  });

  test("keeps leads over a restart and sorts ids by time", async () => {
    const first = await here.store.saveLead(sampleLead());
    here.pass(1);
    const second = await here.store.saveLead(sampleLead());
    expect(first.id < second.id).toBe(true);
    await here.reopen();
    expect((await storedIn(here.store)).map((row) => row.id)).toEqual([second.id, first.id]);
  });

  test("queues mail and webhook with the lead, and mail even while nothing is set up", async () => {
    const both = await here.store.saveLead(sampleLead());
    expect((await deliveriesOf(here.store, both.id)).map((d) => d.channel).sort()).toEqual(["mail", "webhook"]);
    const unset = await openStore({ ...here.settings, deliveries: [] });
    const waiting = await unset.saveLead(sampleLead());
    await unset.close();
    expect(await deliveriesOf(here.store, waiting.id)).toMatchObject([{ channel: "mail", state: "waiting" }]);
  });

  test("responds to a repeated key with the first id and stores nothing", async () => {
    const first = await here.store.saveLead(sampleLead({ idempotencyKey: "k1" }));
    const again = await here.store.saveLead(sampleLead({ idempotencyKey: "k1", name: "Other" }));
    expect(again).toEqual({ id: first.id, number: first.number, repeated: true });
    const otherForm = await here.store.saveLead(sampleLead({ form: "contact", idempotencyKey: "k1" }));
    expect(otherForm.repeated).toBe(false);
    expect(await Array.fromAsync(here.store.administration.export("lead"))).toHaveLength(2);
    expect((await here.store.outbox.counts()).mail.waiting).toBe(2);
  });

  test("stores once when the same key arrives many times at once", async () => {
    const saved = await Promise.all(
      Array.from({ length: 30 }, () => here.store.saveLead(sampleLead({ idempotencyKey: "same" }))),
    );
    expect(new Set(saved.map((each) => each.id)).size).toBe(1);
    expect(saved.filter((each) => !each.repeated)).toHaveLength(1);
    expect(await Array.fromAsync(here.store.administration.export("lead"))).toHaveLength(1);
  });

  test("stores each key once when two processes here.store the same keys at once", async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `key-${index}`);
    const job = JSON.stringify({ dataDir: here.settings.dataDir, databaseUrl: here.settings.databaseUrl, keys });
    const runs = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, [otherProcess, job])));
    const [one, two] = runs.map((run) => run.stdout.trim().split("\n"));
    expect(one).toEqual(two);
    const stored = await Array.fromAsync(here.store.administration.export("lead"));
    expect(stored.map((lead) => lead.id).sort()).toEqual([...one!].sort());
    expect((await here.store.outbox.counts()).mail.waiting).toBe(12);
  });

  test("keeps text that engines dislike", async () => {
    const name = 'नमस्ते 🙏 O\'Brien "x"; drop table leads; -- \u0000 \ud800 end';
    const { id } = await here.store.saveLead(
      sampleLead({ name, utm: { utm_source: "a\u0000b" }, idempotencyKey: "\u0000k" }),
    );
    expect(await here.store.submission(id)).toMatchObject({
      name: 'नमस्ते 🙏 O\'Brien "x"; drop table leads; --  \ufffd end',
      utm: { utm_source: "ab" },
    });
  });

  test("keeps the résumé byte for byte with the application", async () => {
    const { id } = await here.store.saveApplication(sampleApplication());
    expect(await here.store.submission(id)).toMatchObject({
      kind: "application",
      position: "Accountant",
      coverLetter: "Dear team,\nI keep books well.",
      resume: { fileName: "vikram.pdf", type: "application/pdf", size: 70_000 },
    });
    const resume = await here.store.administration.resume(id);
    expect(Buffer.from(resume!.bytes).equals(Buffer.from(sampleResumeBytes))).toBe(true);
    expect(await here.store.administration.resume("unknown")).toBeUndefined();
  });

  test("opens a fresh database from several processes at once", async () => {
    const place = await here.engine.fresh();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ ...place, deliveries: [] })));
    await Promise.all(stores.map((each) => each.ping()));
    await Promise.all(stores.map((each) => each.saveLead(sampleLead())));
    expect(await Array.fromAsync(stores[0]!.administration.export("lead"))).toHaveLength(4);
    await Promise.all(stores.map((each) => each.close()));
  });
});

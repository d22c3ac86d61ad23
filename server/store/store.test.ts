import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ParsedPlan } from "../../domain/plan/plan.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead, sampleResumeBytes } from "../testing/samples.ts";
import type { DeliveryPurpose, Store, StoreSettings, Submission } from "./contract.ts";
import { openEngine, openStore } from "./open.ts";

const leadWriter = fileURLToPath(new URL("../testing/lead-writer.ts", import.meta.url));
const hour = 3_600_000;

async function all(rows: AsyncIterable<Submission>): Promise<Submission[]> {
  const found: Submission[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** Every row of every table, as somebody who has the database sees them. */
async function dumpTables(place: Pick<StoreSettings, "dataDir" | "databaseUrl">): Promise<unknown[]> {
  const engine = await openEngine(place);
  const rows: unknown[] = [];
  for (const { name } of await engine.read((db) => db.introspection.getTables())) {
    rows.push(
      ...(await engine.read((db) =>
        db
          .selectFrom(name as "leads")
          .selectAll()
          .execute(),
      )),
    );
  }
  await engine.close();
  return rows;
}

describe.each(testEngines())("a store on $name", (engine) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-15T06:00:00.000Z");
    settings = { ...(await engine.fresh()), deliveries: ["mail", "webhook"], now: () => clock };
    store = await openStore(settings);
  });
  afterEach(() => store.close());

  test("gives back a lead as it was stored", async () => {
    const companyPlan: ParsedPlan = { plan: { structure: "llp", name: "Rao \u0000 Foods" }, dropped: ["capital"] };
    const { id, repeated } = await store.saveLead(sampleLead({ suspect: ["fast"], companyPlan }));
    expect(repeated).toBe(false);
    expect(await store.submission(id)).toEqual({
      kind: "lead",
      id,
      createdAt: "2026-11-15T06:00:00.000Z",
      form: "quick",
      name: "Asha Rao",
      email: "asha@example.in",
      phone: "9876543210",
      companyName: "Rao Foods",
      page: "/private-limited",
      plan: "standard",
      companyPlan: { plan: { structure: "llp", name: "Rao  Foods" }, dropped: ["capital"] },
      utm: { utm_source: "newsletter", utm_campaign: "diwali" },
      suspect: ["fast"],
      spam: false,
    });
  });

  test("keeps leads over a restart and sorts ids by time", async () => {
    const first = await store.saveLead(sampleLead());
    clock = new Date(clock.getTime() + 1);
    const second = await store.saveLead(sampleLead());
    expect(first.id < second.id).toBe(true);
    await store.close();
    store = await openStore(settings);
    expect((await store.desk.list({ limit: 10 })).map((row) => row.id)).toEqual([second.id, first.id]);
  });

  test("queues mail and webhook with the lead, and mail even while nothing is set up", async () => {
    const both = await store.saveLead(sampleLead());
    expect((await store.desk.show(both.id))!.deliveries.map((d) => d.channel).sort()).toEqual(["mail", "webhook"]);
    const unset = await openStore({ ...settings, deliveries: [] });
    const waiting = await unset.saveLead(sampleLead());
    await unset.close();
    expect((await store.desk.show(waiting.id))!.deliveries).toMatchObject([{ channel: "mail", state: "waiting" }]);
  });

  test("responds to a repeated key with the first id and stores nothing", async () => {
    const first = await store.saveLead(sampleLead({ idempotencyKey: "k1" }));
    const again = await store.saveLead(sampleLead({ idempotencyKey: "k1", name: "Other" }));
    expect(again).toEqual({ id: first.id, repeated: true });
    const otherForm = await store.saveLead(sampleLead({ form: "contact", idempotencyKey: "k1" }));
    expect(otherForm.repeated).toBe(false);
    expect(await all(store.desk.export("lead"))).toHaveLength(2);
    expect((await store.outbox.counts()).mail.waiting).toBe(2);
  });

  test("stores once when the same key arrives many times at once", async () => {
    const saved = await Promise.all(
      Array.from({ length: 30 }, () => store.saveLead(sampleLead({ idempotencyKey: "same" }))),
    );
    expect(new Set(saved.map((each) => each.id)).size).toBe(1);
    expect(saved.filter((each) => !each.repeated)).toHaveLength(1);
    expect(await all(store.desk.export("lead"))).toHaveLength(1);
  });

  test("stores each key once when two processes store the same keys at once", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
    const job = JSON.stringify({ dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, keys });
    const runs = await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, [leadWriter, job])));
    const [one, two] = runs.map((run) => run.stdout.trim().split("\n"));
    expect(one).toEqual(two);
    const stored = await all(store.desk.export("lead"));
    expect(stored.map((lead) => lead.id).sort()).toEqual([...one!].sort());
    expect((await store.outbox.counts()).mail.waiting).toBe(60);
  });

  test("keeps text that engines dislike", async () => {
    const name = 'नमस्ते 🙏 O\'Brien "x"; drop table leads; -- \u0000 \ud800 end';
    const { id } = await store.saveLead(
      sampleLead({ name, utm: { utm_source: "a\u0000b" }, idempotencyKey: "\u0000k" }),
    );
    expect(await store.submission(id)).toMatchObject({
      name: 'नमस्ते 🙏 O\'Brien "x"; drop table leads; --  \ufffd end',
      utm: { utm_source: "ab" },
    });
  });

  test("keeps the résumé byte for byte with the application", async () => {
    const { id } = await store.saveApplication(sampleApplication());
    expect(await store.submission(id)).toMatchObject({
      kind: "application",
      position: "Accountant",
      coverLetter: "Dear team,\nI keep books well.",
      resume: { fileName: "vikram.pdf", type: "application/pdf", size: 70_000 },
    });
    const resume = await store.desk.resume(id);
    expect(Buffer.from(resume!.bytes).equals(Buffer.from(sampleResumeBytes))).toBe(true);
    expect(await store.desk.resume("unknown")).toBeUndefined();
  });

  describe("newsletter", () => {
    const ask = (email = "Reader@Example.in", suspect: string[] = []) => store.requestSubscription({ email, suspect });
    const waiting = async (wanted: DeliveryPurpose) =>
      (await store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === wanted).length;
    const confirmMails = () => waiting("confirm");
    const welcomeMails = () => waiting("welcome");

    test("keeps one subscriber and queues one mail for repeated requests", async () => {
      const first = await ask();
      const second = await ask("reader@example.IN");
      expect(second).toEqual({ id: first.id, repeated: false });
      expect(await confirmMails()).toBe(1);
      expect(await all(store.desk.export("subscriber"))).toMatchObject([
        { status: "pending", email: "Reader@Example.in" },
      ]);
    });

    /** Sends what waits, as the outbox would. */
    const sendMail = async () => {
      const claim = { now: clock, limit: 9, leaseMs: 1000, workerId: "w", channels: ["mail" as const] };
      const claimed = await store.outbox.claim(claim);
      for (const { id } of claimed) await store.outbox.succeed(id, "w", clock);
      return claimed.length;
    };
    const later = (ms: number) => {
      clock = new Date(clock.getTime() + ms);
    };

    test("writes at most once an hour and three times in all, then is silent", async () => {
      await ask();
      expect(await sendMail()).toBe(1);
      await ask();
      expect(await sendMail()).toBe(0);
      for (const expected of [1, 1, 0, 0]) {
        later(hour);
        await ask();
        expect(await sendMail()).toBe(expected);
      }
      later(400 * 24 * hour);
      await ask();
      expect(await sendMail()).toBe(0);
    });

    test("keeps no secret in the database: neither tokens nor addresses that never want mail", async () => {
      const { id } = await ask();
      const { confirmToken, unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
      await store.unsubscribe(unsubscribeToken, true);
      await store.desk.forget("reader@example.in");
      await ask();
      expect(await all(store.desk.export("subscriber"))).toEqual([]);
      expect(await sendMail()).toBe(0);
      const { id: other } = await ask("other@example.in");
      const tokens = (await store.issueNewsletterTokens(other))!;
      const kept = JSON.stringify(await dumpTables(settings));
      for (const secret of [confirmToken, unsubscribeToken, ...Object.values(tokens), "reader@example.in"]) {
        expect(kept).not.toContain(secret);
      }
      expect(kept).toContain("other@example.in");
    });

    test("takes a confirmation for thirty days", async () => {
      const { id } = await ask();
      const { confirmToken } = (await store.issueNewsletterTokens(id))!;
      later(30 * 24 * hour - 1);
      expect(await store.readNewsletterLink("confirm", confirmToken)).toBe("pending");
      later(1);
      expect(await store.readNewsletterLink("confirm", confirmToken)).toBe("unknown");
      expect(await store.confirmSubscription(confirmToken)).toBe("unknown");
    });

    test("keeps the links of every mail good until then", async () => {
      const { id } = await ask();
      const first = (await store.issueNewsletterTokens(id))!;
      await store.issueNewsletterTokens(id);
      expect(await store.confirmSubscription(first.confirmToken)).toBe("done");
    });

    test("takes leaving before ever confirming as a wish never to hear from us", async () => {
      const { id } = await ask();
      await sendMail();
      const { unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
      expect(await store.unsubscribe(unsubscribeToken)).toBe("done");
      later(2 * hour);
      await ask();
      expect(await sendMail()).toBe(0);
      expect(await store.submission(id)).toMatchObject({ status: "unsubscribed" });
    });

    test("queues one mail for many requests at once", async () => {
      const saved = await Promise.all(Array.from({ length: 20 }, () => ask()));
      expect(new Set(saved.map((each) => each.id)).size).toBe(1);
      expect(await confirmMails()).toBe(1);
    });

    test("confirms once, mails no more, and leaves on request", async () => {
      const { id } = await ask();
      const { confirmToken, unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
      expect(await store.confirmSubscription("wrong")).toBe("unknown");
      expect(await store.confirmSubscription(unsubscribeToken)).toBe("unknown");
      expect(await store.confirmSubscription(confirmToken)).toBe("done");
      expect(await store.confirmSubscription(confirmToken)).toBe("confirmed");
      expect((await store.outbox.counts()).webhook.waiting).toBe(1);
      expect(await welcomeMails()).toBe(1);
      later(2 * hour);
      await ask();
      expect(await confirmMails()).toBe(1);
      expect(await store.unsubscribe("wrong")).toBe("unknown");
      expect(await store.unsubscribe(unsubscribeToken)).toBe("done");
      expect(await welcomeMails()).toBe(0);
      expect(await store.unsubscribe(unsubscribeToken)).toBe("unsubscribed");
      expect(await store.confirmSubscription(confirmToken)).toBe("unsubscribed");
      expect(await store.submission(id)).toMatchObject({ status: "unsubscribed" });
    });

    test("asks for a new confirmation after leaving, at once, and the old link stays dead", async () => {
      const { id } = await ask();
      const before = (await store.issueNewsletterTokens(id))!;
      await store.confirmSubscription(before.confirmToken);
      await store.unsubscribe(before.unsubscribeToken);
      later(60_000);
      await ask();
      expect(await sendMail()).toBe(1);
      expect(await store.confirmSubscription(before.confirmToken)).toBe("unknown");
      const after = (await store.issueNewsletterTokens(id))!;
      expect(await store.confirmSubscription(after.confirmToken)).toBe("done");
    });

    test("keeps but does not write to an address given by a program", async () => {
      await ask("victim@example.in", ["honeypot"]);
      expect(await confirmMails()).toBe(0);
      await ask("victim@example.in");
      expect(await confirmMails()).toBe(1);
    });
  });

  describe("desk", () => {
    test("lists by kind and since, newest first", async () => {
      const old = await store.saveLead(sampleLead());
      clock = new Date("2026-11-16T06:00:00.000Z");
      const application = await store.saveApplication(sampleApplication());
      const ids = async (options: Parameters<Store["desk"]["list"]>[0]) =>
        (await store.desk.list(options)).map((row) => row.id);
      expect(await ids({ limit: 10 })).toEqual([application.id, old.id]);
      expect(await ids({ limit: 1 })).toEqual([application.id]);
      expect(await ids({ limit: 10, kind: "lead" })).toEqual([old.id]);
      expect(await ids({ limit: 10, since: new Date("2026-11-16") })).toEqual([application.id]);
      expect(await store.desk.show("unknown")).toBeUndefined();
    });

    test("exports more rows than a page holds, each once, oldest first", async () => {
      const ids: string[] = [];
      while (ids.length < 1_050) {
        const saved = await Promise.all(Array.from({ length: 50 }, () => store.saveLead(sampleLead())));
        ids.push(...saved.map((each) => each.id));
      }
      ids.sort();
      expect((await all(store.desk.export("lead"))).map((row) => row.id)).toEqual(ids);
    });

    test("forgets everything about one address and nothing about another", async () => {
      await store.saveLead(sampleLead({ email: "GONE@example.in", idempotencyKey: "a" }));
      await store.saveApplication(sampleApplication({ email: "gone@Example.in" }));
      await store.requestSubscription({ email: "gone@example.in", suspect: [] });
      const kept = await store.saveLead(sampleLead({ email: "kept@example.in", idempotencyKey: "b" }));
      expect(await store.desk.forget(" Gone@example.in ")).toEqual({
        leads: 1,
        applications: 1,
        resumes: 1,
        subscribers: 1,
        deliveries: 5,
        undelivered: 5,
        overwritten: true,
        idempotencyKeys: 1,
      });
      expect((await store.desk.list({ limit: 10 })).map((row) => row.id)).toEqual([kept.id]);
      expect((await store.outbox.counts()).mail.waiting).toBe(1);
      expect((await store.saveLead(sampleLead({ idempotencyKey: "b" }))).repeated).toBe(true);
      expect((await store.saveLead(sampleLead({ idempotencyKey: "a" }))).repeated).toBe(false);
      expect(await store.desk.forget("nobody@example.in")).toMatchObject({ leads: 0, deliveries: 0 });
    });

    test("purges what is older, but not confirmed subscribers", async () => {
      await store.saveLead(sampleLead());
      const pending = await store.requestSubscription({ email: "p@example.in", suspect: [] });
      const confirmed = await store.requestSubscription({ email: "c@example.in", suspect: [] });
      await store.confirmSubscription((await store.issueNewsletterTokens(confirmed.id))!.confirmToken);
      clock = new Date("2026-12-01T00:00:00Z");
      const recent = await store.saveLead(sampleLead());
      const erased = await store.desk.purge(new Date("2026-11-30T00:00:00Z"));
      expect(erased).toMatchObject({ leads: 1, subscribers: 1 });
      expect(await store.submission(pending.id)).toBeUndefined();
      expect((await store.desk.list({ limit: 9 })).map((row) => row.id).sort()).toEqual(
        [confirmed.id, recent.id].sort(),
      );
    });
  });

  test("opens a fresh database from several processes at once", async () => {
    const place = await engine.fresh();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openStore({ ...place, deliveries: [] })));
    await Promise.all(stores.map((each) => each.ping()));
    await Promise.all(stores.map((each) => each.saveLead(sampleLead())));
    expect(await all(stores[0]!.desk.export("lead"))).toHaveLength(4);
    await Promise.all(stores.map((each) => each.close()));
  });
});

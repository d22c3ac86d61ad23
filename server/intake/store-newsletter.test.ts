import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashToken } from "../store/ids.ts";
import { openEngine, openStore, type Store } from "../store/open.ts";
import type { DeliveryPurpose, StoreSettings } from "../store/records.ts";
import { testEngines } from "../testing/engines.ts";

const hour = 3_600_000;

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

describe.each(testEngines())("the newsletter on $name", (engine) => {
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
    expect(await Array.fromAsync(store.administration.export("subscriber"))).toMatchObject([
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

  test("writes as often to a mailbox under many names, and again once it has confirmed", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`reader+${index}@example.in`)));
    expect(await sendMail()).toBe(1);
    for (const expected of [1, 1, 0]) {
      later(hour);
      for (let index = 0; index < 9; index++) await ask(`reader+${clock.getTime() + index}@example.in`);
      expect(await sendMail()).toBe(expected);
    }
    const { id } = await ask("reader+0@example.in");
    await store.confirmSubscription((await store.issueNewsletterTokens(id))!.confirmToken);
    await sendMail();
    await ask("reader+new@example.in");
    expect(await sendMail()).toBe(1);
  });

  test("never writes to any name of a mailbox that wants no mail", async () => {
    const { id } = await ask("reader+1@example.in");
    await store.unsubscribe((await store.issueNewsletterTokens(id))!.unsubscribeToken, true);
    later(hour);
    for (const email of ["reader+1@example.in", "reader+2@example.in", "reader@example.in"]) await ask(email);
    expect(await sendMail()).toBe(0);
  });

  test("keeps no secret in the database: neither tokens nor addresses that never want mail", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
    await store.unsubscribe(unsubscribeToken, true);
    await store.administration.forget("reader@example.in");
    await ask();
    expect(await Array.fromAsync(store.administration.export("subscriber"))).toEqual([]);
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

  test("keeps only a hash of an address that has left, and knows it when it comes back", async () => {
    const { id } = await store.requestSubscription({ email: "Reader@Example.in", suspect: [], page: "/blog/reader" });
    const before = (await store.issueNewsletterTokens(id))!;
    await store.confirmSubscription(before.confirmToken);
    await store.unsubscribe(before.unsubscribeToken);
    const kept = JSON.stringify(await dumpTables(settings));
    expect(kept).not.toMatch(/reader/i);
    expect(kept).not.toContain(hashToken("reader@example.in"));
    expect(await store.submission(id)).toMatchObject({ status: "unsubscribed", email: "" });
    expect((await ask()).id).toBe(id);
    expect(await store.submission(id)).toMatchObject({ status: "pending", email: "Reader@Example.in" });
    expect(await store.unsubscribe(before.unsubscribeToken, true)).toBe("done");
    await ask();
    expect(await store.submission(id)).toMatchObject({ status: "unsubscribed", email: "" });
    expect((await store.administration.forget("reader@example.in")).subscribers).toBe(1);
  });

  test("takes 'never' from somebody who has left already", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
    await store.confirmSubscription(confirmToken);
    await store.unsubscribe(unsubscribeToken);
    expect(await store.unsubscribe(unsubscribeToken, true)).toBe("unsubscribed");
    await ask();
    expect(await confirmMails()).toBe(0);
  });

  test("lets every link end: leaving works for two years after the mail", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await store.issueNewsletterTokens(id))!;
    await store.confirmSubscription(confirmToken);
    later(2 * 365 * 24 * hour);
    await store.housekeep({ confirmed: true });
    expect(await store.readNewsletterLink("unsubscribe", unsubscribeToken)).toBe("confirmed");
    later(31 * 24 * hour);
    await store.housekeep({ confirmed: true });
    expect(await store.readNewsletterLink("unsubscribe", unsubscribeToken)).toBe("unknown");
  });

  test("keeps but does not write to an address given by a program", async () => {
    await ask("victim@example.in", ["honeypot"]);
    expect(await confirmMails()).toBe(0);
    await ask("victim@example.in");
    expect(await confirmMails()).toBe(1);
  });
});

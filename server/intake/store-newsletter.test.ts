import { expect, test } from "vitest";
import { hashToken } from "../store/ids.ts";
import { openEngine } from "../store/open.ts";
import type { DeliveryPurpose } from "../store/records.ts";
import { describeStore, hour, tablesThatSay } from "../testing/stores.ts";

describeStore("the newsletter", {}, (here) => {
  const ask = (email = "Reader@Example.in", suspect: string[] = []) =>
    here.store.requestSubscription({ email, suspect });
  const waiting = async (wanted: DeliveryPurpose) =>
    (await here.store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === wanted).length;
  const confirmMails = () => waiting("confirm");
  const welcomeMails = () => waiting("welcome");

  test("keeps one subscriber and queues one mail for repeated requests", async () => {
    const first = await ask();
    const second = await ask("reader@example.IN");
    expect(second).toEqual({ id: first.id, repeated: false });
    expect(await confirmMails()).toBe(1);
    expect(await Array.fromAsync(here.store.administration.export("subscriber"))).toMatchObject([
      { status: "pending", email: "Reader@Example.in" },
    ]);
  });

  test("writes at most once an hour and three times in all, then is silent", async () => {
    await ask();
    expect(await here.deliver()).toBe(1);
    await ask();
    expect(await here.deliver()).toBe(0);
    for (const expected of [1, 1, 0, 0]) {
      here.pass(hour);
      await ask();
      expect(await here.deliver()).toBe(expected);
    }
    here.pass(400 * 24 * hour);
    await ask();
    expect(await here.deliver()).toBe(0);
  });

  test("writes as often to a mailbox under many names, and again once it has confirmed", async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`reader+${index}@example.in`)));
    expect(await here.deliver()).toBe(1);
    for (const expected of [1, 1, 0]) {
      here.pass(hour);
      for (let index = 0; index < 9; index++) await ask(`reader+${here.clock.getTime() + index}@example.in`);
      expect(await here.deliver()).toBe(expected);
    }
    const { id } = await ask("reader+0@example.in");
    await here.store.confirmSubscription((await here.store.issueNewsletterTokens(id))!.confirmToken);
    await here.deliver();
    await ask("reader+new@example.in");
    expect(await here.deliver()).toBe(1);
  });

  test("never writes to any name of a mailbox that wants no mail", async () => {
    const { id } = await ask("reader+1@example.in");
    await here.store.unsubscribe((await here.store.issueNewsletterTokens(id))!.unsubscribeToken, true);
    here.pass(hour);
    for (const email of ["reader+1@example.in", "reader+2@example.in", "reader@example.in"]) await ask(email);
    expect(await here.deliver()).toBe(0);
  });

  test("keeps no secret in the database: neither tokens nor addresses that never want mail", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await here.store.issueNewsletterTokens(id))!;
    await here.store.unsubscribe(unsubscribeToken, true);
    await here.store.administration.forget("reader@example.in");
    await ask();
    expect(await Array.fromAsync(here.store.administration.export("subscriber"))).toEqual([]);
    expect(await here.deliver()).toBe(0);
    const { id: other } = await ask("other@example.in");
    const tokens = (await here.store.issueNewsletterTokens(other))!;
    const secrets = [confirmToken, unsubscribeToken, ...Object.values(tokens), "reader@example.in"];
    const engine = await openEngine(here.settings);
    expect(await tablesThatSay(engine, ...secrets)).toEqual([]);
    expect(await tablesThatSay(engine, "other@example.in")).toContain("subscribers");
    await engine.close();
  });

  test("takes a confirmation for thirty days", async () => {
    const { id } = await ask();
    const { confirmToken } = (await here.store.issueNewsletterTokens(id))!;
    here.pass(30 * 24 * hour - 1);
    expect(await here.store.readNewsletterLink("confirm", confirmToken)).toBe("pending");
    here.pass(1);
    expect(await here.store.readNewsletterLink("confirm", confirmToken)).toBe("unknown");
    expect(await here.store.confirmSubscription(confirmToken)).toBe("unknown");
  });

  test("keeps the links of every mail good until then", async () => {
    const { id } = await ask();
    const first = (await here.store.issueNewsletterTokens(id))!;
    await here.store.issueNewsletterTokens(id);
    expect(await here.store.confirmSubscription(first.confirmToken)).toBe("done");
  });

  test("takes leaving before ever confirming as a wish never to hear from us", async () => {
    const { id } = await ask();
    await here.deliver();
    const { unsubscribeToken } = (await here.store.issueNewsletterTokens(id))!;
    expect(await here.store.unsubscribe(unsubscribeToken)).toBe("done");
    here.pass(2 * hour);
    await ask();
    expect(await here.deliver()).toBe(0);
    expect(await here.store.submission(id)).toMatchObject({ status: "unsubscribed" });
  });

  test("queues one mail for many requests at once", async () => {
    const saved = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(saved.map((each) => each.id)).size).toBe(1);
    expect(await confirmMails()).toBe(1);
  });

  test("confirms once, mails no more, and leaves on request", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await here.store.issueNewsletterTokens(id))!;
    expect(await here.store.confirmSubscription("wrong")).toBe("unknown");
    expect(await here.store.confirmSubscription(unsubscribeToken)).toBe("unknown");
    expect(await here.store.confirmSubscription(confirmToken)).toBe("done");
    expect(await here.store.confirmSubscription(confirmToken)).toBe("confirmed");
    expect((await here.store.outbox.counts()).webhook.waiting).toBe(1);
    expect(await welcomeMails()).toBe(1);
    here.pass(2 * hour);
    await ask();
    expect(await confirmMails()).toBe(1);
    expect(await here.store.unsubscribe("wrong")).toBe("unknown");
    expect(await here.store.unsubscribe(unsubscribeToken)).toBe("done");
    expect(await welcomeMails()).toBe(0);
    expect(await here.store.unsubscribe(unsubscribeToken)).toBe("unsubscribed");
    expect(await here.store.confirmSubscription(confirmToken)).toBe("unsubscribed");
    expect(await here.store.submission(id)).toMatchObject({ status: "unsubscribed" });
  });

  test("asks for a new confirmation after leaving, at once, and the old link stays dead", async () => {
    const { id } = await ask();
    const before = (await here.store.issueNewsletterTokens(id))!;
    await here.store.confirmSubscription(before.confirmToken);
    await here.store.unsubscribe(before.unsubscribeToken);
    here.pass(60_000);
    await ask();
    expect(await here.deliver()).toBe(1);
    expect(await here.store.confirmSubscription(before.confirmToken)).toBe("unknown");
    const after = (await here.store.issueNewsletterTokens(id))!;
    expect(await here.store.confirmSubscription(after.confirmToken)).toBe("done");
  });

  test("keeps only a hash of an address that has left, and knows it when it comes back", async () => {
    const { id } = await here.store.requestSubscription({
      email: "Reader@Example.in",
      suspect: [],
      page: "/blog/reader",
    });
    const before = (await here.store.issueNewsletterTokens(id))!;
    await here.store.confirmSubscription(before.confirmToken);
    await here.store.unsubscribe(before.unsubscribeToken);
    const engine = await openEngine(here.settings);
    expect(await tablesThatSay(engine, "reader", "Reader", hashToken("reader@example.in"))).toEqual([]);
    await engine.close();
    expect(await here.store.submission(id)).toMatchObject({ status: "unsubscribed", email: "" });
    expect((await ask()).id).toBe(id);
    expect(await here.store.submission(id)).toMatchObject({ status: "pending", email: "Reader@Example.in" });
    expect(await here.store.unsubscribe(before.unsubscribeToken, true)).toBe("done");
    await ask();
    expect(await here.store.submission(id)).toMatchObject({ status: "unsubscribed", email: "" });
    expect((await here.store.administration.forget("reader@example.in")).subscribers).toBe(1);
  });

  test("takes 'never' from somebody who has left already", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await here.store.issueNewsletterTokens(id))!;
    await here.store.confirmSubscription(confirmToken);
    await here.store.unsubscribe(unsubscribeToken);
    expect(await here.store.unsubscribe(unsubscribeToken, true)).toBe("unsubscribed");
    await ask();
    expect(await confirmMails()).toBe(0);
  });

  test("lets every link end: leaving works for two years after the mail", async () => {
    const { id } = await ask();
    const { confirmToken, unsubscribeToken } = (await here.store.issueNewsletterTokens(id))!;
    await here.store.confirmSubscription(confirmToken);
    here.pass(2 * 365 * 24 * hour);
    await here.store.housekeep({ confirmed: true });
    expect(await here.store.readNewsletterLink("unsubscribe", unsubscribeToken)).toBe("confirmed");
    here.pass(31 * 24 * hour);
    await here.store.housekeep({ confirmed: true });
    expect(await here.store.readNewsletterLink("unsubscribe", unsubscribeToken)).toBe("unknown");
  });

  test("keeps but does not write to an address given by a program", async () => {
    await ask("victim@example.in", ["honeypot"]);
    expect(await confirmMails()).toBe(0);
    await ask("victim@example.in");
    expect(await confirmMails()).toBe(1);
  });
});

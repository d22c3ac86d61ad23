import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import type { Quotation } from "../../domain/quotation/model.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { Actor, QuotationResult } from "../enquiries/store-contract.ts";
import { openEngine, openStore, type Store, storeOver } from "../store/open.ts";
import type { StoreSettings } from "../store/records.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;
const today = "2026-11-16";
const draft = newDraft(basisOf(plan), today);
const { quotation } = composeQuotation(draft, { to: "Asha Rao", today });
const asha: Actor = { name: "Asha" };
const ravi: Actor = { name: "Ravi" };

const done = (outcome: QuotationResult) => {
  if (outcome.result !== "done") throw new Error(JSON.stringify(outcome));
  return outcome.quotation;
};
const numbers = (all: readonly (QuotationResult | undefined)[]) =>
  all.flatMap((each) => (each?.result === "done" ? [each.quotation.sent!.number] : []));

describe.each(testEngines())("quotations on $name", (engine) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;

  afterAll(() => engine.clean());
  beforeEach(async () => {
    clock = new Date("2026-11-16T11:00:00+05:30");
    settings = { ...(await engine.fresh()), deliveries: ["mail"], now: () => clock };
    store = await openStore(settings);
  });
  afterEach(() => store.close());

  const save = async (email = "asha@example.in") => (await store.saveLead(sampleLead({ email }))).id;
  const begin = async (enquiryId: string, replacesId?: string) =>
    done(await store.quotations.begin(enquiryId, draft, replacesId));
  const sendNew = async (enquiryId: string, replacesId?: string) => {
    const { id, revision } = await begin(enquiryId, replacesId);
    return done(await store.quotations.send(id, revision, quotation, asha));
  };

  const undoOf = (outcome: QuotationResult) => (outcome.result === "done" && outcome.undo?.id) || "none";
  const sendAndUndo = async (enquiryId: string, replacesId?: string) => {
    const { id, revision } = await begin(enquiryId, replacesId);
    const sent = await store.quotations.send(id, revision, quotation, asha);
    clock = new Date(clock.getTime() + 1_000);
    expect(await store.enquiries.undo(enquiryId, undoOf(sent), asha)).toMatchObject({ result: "done" });
    return id;
  };

  test("sending freezes it, numbers it, queues the mail and moves the enquiry on", async () => {
    const enquiryId = await save();
    const sent = await sendNew(enquiryId);
    expect(sent).toMatchObject({ state: "sent", sentBy: "Asha", sentAt: clock.toISOString() });
    expect(sent.sent).toEqual({ ...quotation, number: "2026-27/0001", version: 1, date: today });
    expect(quotationTotal(sent.sent!)).toMatchObject({ from: 17_522, to: 17_522 });
    const { enquiry, events, deliveries } = (await store.enquiries.detail(enquiryId))!;
    expect(enquiry).toMatchObject({ status: "quoted", version: 2 });
    // What was promised stays to be done.
    expect(enquiry.dueAt).toBe(enquiry.promisedAt);
    expect(events).toMatchObject([
      { type: "quotation", did: "sent", number: "2026-27/0001", version: 1, by: { name: "Asha" } },
      { type: "status", from: "new", to: "quoted" },
    ]);
    const mail = deliveries.find(({ purpose }) => purpose === "quotation")!;
    expect(await store.quotations.ofDelivery(mail.id)).toEqual(sent);
  });

  test("nothing that was sent can be changed, sent again or discarded", async () => {
    const { id, revision } = await sendNew(await save());
    for (const attempt of [
      store.quotations.change(id, revision, draft),
      store.quotations.send(id, revision, quotation, ravi),
      store.quotations.discard(id, revision),
    ])
      expect(await attempt).toMatchObject({ result: "stale", error: expect.stringContaining("2026-27/0001 was sent") });
    await store.quotations.keepPdf(id, clock.toISOString(), Uint8Array.of(1, 2));
    await store.quotations.keepPdf(id, clock.toISOString(), Uint8Array.of(3));
    expect(await store.quotations.pdf(id)).toEqual(Uint8Array.of(1, 2));
  });

  test("an older revision changes nothing and gets the newer one", async () => {
    const { id } = await begin(await save());
    const later = { ...draft, validUntil: "2026-12-24" };
    expect(done(await store.quotations.change(id, 1, later))).toMatchObject({ revision: 2, draft: later });
    const stale = { result: "stale", quotation: { draft: later } };
    expect(await store.quotations.change(id, 1, draft)).toMatchObject(stale);
    expect(await store.quotations.send(id, 1, quotation, asha)).toMatchObject(stale);
    expect(await store.quotations.list((await store.quotations.find(id))!.enquiryId)).toHaveLength(1);
  });

  test("two who begin at once work on the same draft", async () => {
    const enquiryId = await save();
    const all = await Promise.all(Array.from({ length: 8 }, () => store.quotations.begin(enquiryId, draft)));
    expect(all.filter(({ result }) => result === "done")).toHaveLength(1);
    expect(new Set(all.map((each) => (each.result === "gone" ? "" : each.quotation.id))).size).toBe(1);
  });

  test("two who send the same at once: one number, and the other is told who was faster", async () => {
    const { id, revision } = await begin(await save());
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => store.quotations.send(id, revision, quotation, index % 2 ? asha : ravi)),
    );
    expect(numbers(all)).toEqual(["2026-27/0001"]);
    for (const each of all.filter(({ result }) => result !== "done"))
      expect(each).toMatchObject({ result: "stale", error: expect.stringMatching(/was sent by (Asha|Ravi) already/) });
    expect(
      numbers([await store.quotations.send((await begin(await save("b@example.in"))).id, 1, quotation, asha)]),
    ).toEqual(["2026-27/0002"]);
  });

  test("sent twice with one key, it is sent once", async () => {
    const enquiryId = await save();
    const { id, revision } = await begin(enquiryId);
    const key = "0b6c5f0e-7a1d-4d55-9a57-2f8b1f7c6a10";
    const first = done(await store.quotations.send(id, revision, quotation, asha, key));
    expect(done(await store.quotations.send(id, revision, quotation, asha, key))).toEqual(first);
    expect(
      (await store.enquiries.detail(enquiryId))!.deliveries.filter((each) => each.purpose === "quotation"),
    ).toHaveLength(1);
  });

  test("many at once from two processes, some of which fail after taking a number: no gap, no duplicate", async () => {
    const other = storeOver(await openEngine(settings), settings);
    try {
      const drafts = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => begin(await save(`founder${index}@example.in`))),
      );
      // The last statement refuses what does not fit, when the number is taken already.
      const broken = { ...quotation, included: [] } satisfies Quotation;
      const all = await Promise.allSettled(
        drafts.map(({ id, revision }, index) =>
          (index % 2 ? store : other).quotations.send(id, revision, index % 7 === 3 ? broken : quotation, asha),
        ),
      );
      const sent = numbers(all.map((each) => (each.status === "fulfilled" ? each.value : undefined))).sort();
      expect(all.filter(({ status }) => status === "rejected")).toHaveLength(3);
      expect(sent).toEqual(sent.map((_, index) => `2026-27/${String(index + 1).padStart(4, "0")}`));
      expect(sent).toHaveLength(17);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("a sending that is undone gives the number back, and no mail goes out", async () => {
    const enquiryId = await save();
    const sentAt = clock.toISOString();
    const first = await sendAndUndo(enquiryId);
    expect(await store.quotations.find(first)).toMatchObject({ state: "draft", sent: null, draft });
    const { enquiry, events, deliveries } = (await store.enquiries.detail(enquiryId))!;
    expect(enquiry).toMatchObject({ status: "new", version: 3 });
    expect(events.map(({ type }) => type)).toEqual(["quotation", "status", "undone"]);
    expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);
    // Made for what was sent first, and ready too late.
    await store.quotations.keepPdf(first, sentAt, Uint8Array.of(1));
    const { revision } = (await store.quotations.find(first))!;
    const again = done(await store.quotations.send(first, revision, quotation, asha));
    expect([again.sent!.number, await store.quotations.pdf(first)]).toEqual(["2026-27/0001", undefined]);
    // Of a later version the one before is open again.
    const version2 = await sendAndUndo(enquiryId, first);
    expect((await store.quotations.list(enquiryId)).map(({ state }) => state)).toEqual(["sent", "draft"]);
    expect((await store.quotations.find(version2))?.replacesId).toBe(first);
    const withdrawn = await store.quotations.withdraw(first, "Wrong state.", asha);
    await store.enquiries.undo(enquiryId, undoOf(withdrawn), asha);
    expect(await store.quotations.find(first)).toMatchObject({ state: "sent" });
  });

  test("undone after a later number was given, or while others send: no gap, nothing numbered twice", async () => {
    const other = storeOver(await openEngine(settings), settings);
    try {
      const enquiryId = await save();
      const { id, revision } = await begin(enquiryId);
      const sent = await store.quotations.send(id, revision, quotation, asha);
      await sendNew(await save("b@example.in"));
      clock = new Date(clock.getTime() + 1_000);
      expect(await store.enquiries.undo(enquiryId, undoOf(sent), asha)).toMatchObject({ result: "done" });
      const [kept, next] = await store.quotations.list(enquiryId);
      expect([kept, next]).toMatchObject([
        { state: "withdrawn", sent: { number: "2026-27/0001" } },
        { state: "draft", draft },
      ]);
      const { deliveries } = (await store.enquiries.detail(enquiryId))!;
      expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);

      const drafts = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => begin(await save(`founder${index}@example.in`))),
      );
      await Promise.all(
        drafts.map(async (each, index) => {
          const sender = index % 2 ? store : other;
          const outcome = await sender.quotations.send(each.id, each.revision, quotation, asha);
          if (index % 3 === 0) await sender.enquiries.undo(each.enquiryId, undoOf(outcome), asha);
        }),
      );
      const all = [];
      for await (const each of store.quotations.sent()) all.push(each.sent!.number);
      expect(all.toSorted()).toEqual(all.map((_, index) => `2026-27/${String(index + 1).padStart(4, "0")}`));
      expect(all.length).toBeGreaterThanOrEqual(10);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("a failed sending leaves everything as it was", async () => {
    const enquiryId = await save();
    const { id, revision } = await begin(enquiryId);
    await expect(store.quotations.send(id, revision, { ...quotation, included: [] }, asha)).rejects.toThrow();
    expect(await store.quotations.find(id)).toMatchObject({ state: "draft", revision, sent: null });
    const { enquiry, events, deliveries } = (await store.enquiries.detail(enquiryId))!;
    expect(enquiry.status).toBe("new");
    expect(events).toEqual([]);
    expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);
  });

  test("a new version keeps the number, names the old one, and takes its place", async () => {
    const enquiryId = await save();
    const first = await sendNew(enquiryId);
    clock = new Date("2026-11-18T11:00:00+05:30");
    const second = await sendNew(enquiryId, first.id);
    expect(second.sent).toMatchObject({
      number: "2026-27/0001",
      version: 2,
      replaces: { version: 1, date: "2026-11-16" },
    });
    expect((await store.quotations.list(enquiryId)).map(({ state }) => state)).toEqual(["replaced", "sent"]);
    expect(await store.quotations.begin(enquiryId, draft, first.id)).toMatchObject({ result: "stale" });
    // A new number is the next one: versions take none.
    expect((await sendNew(await save("b@example.in"))).sent!.number).toBe("2026-27/0002");
  });

  test("the next version of one that was withdrawn meanwhile is not sent", async () => {
    const enquiryId = await save();
    const first = await sendNew(enquiryId);
    const next = await begin(enquiryId, first.id);
    expect(done(await store.quotations.withdraw(first.id, "Wrong state.", asha)).state).toBe("withdrawn");
    expect(await store.quotations.send(next.id, 1, quotation, asha)).toMatchObject({
      result: "stale",
      error: "2026-27/0001 was withdrawn already.",
    });
    expect(await store.quotations.find(next.id)).toMatchObject({ state: "draft", revision: 1 });
    expect(await store.quotations.withdraw(first.id, "Again.", asha)).toMatchObject({ result: "stale" });
    expect(done(await store.quotations.discard(next.id, 1)).id).toBe(next.id);
  });

  test("a withdrawal is told by mail if this number was mailed, in any version, and not otherwise", async () => {
    const mailsOf = async (enquiryId: string) =>
      (await store.enquiries.detail(enquiryId))!.deliveries.filter(({ purpose }) => purpose === "withdrawn").length;
    const deliverAll = async () => {
      const claimed = await store.outbox.claim({
        now: new Date(clock.getTime() + undoMs),
        limit: 50,
        leaseMs: 1_000,
        workerId: "w",
        channels: ["mail"],
      });
      for (const { id } of claimed) await store.outbox.succeed(id, "w", clock);
    };
    const enquiryId = await save();
    const unread = await sendNew(enquiryId);
    done(await store.quotations.withdraw(unread.id, "Too early.", asha));
    expect(await mailsOf(enquiryId)).toBe(0);
    const first = await sendNew(enquiryId);
    await deliverAll();
    const second = await sendNew(enquiryId, first.id);
    done(await store.quotations.withdraw(second.id, "Wrong state.", asha));
    expect(await mailsOf(enquiryId)).toBe(1);
    // The mail of another number tells nothing about this one.
    const third = await sendNew(enquiryId);
    done(await store.quotations.withdraw(third.id, "Too early again.", asha));
    expect(await mailsOf(enquiryId)).toBe(1);
  });

  test("closing the enquiry withdraws what is open, and tells the founder if it was mailed", async () => {
    const close = (enquiryId: string) =>
      store.enquiries.act(enquiryId, { action: "status", to: "closed", reason: "no-need", version: 2 }, ravi);
    const [unread, mailed] = [await save(), await save("b@example.in")];
    const first = await sendNew(mailed);
    const now = new Date(clock.getTime() + undoMs);
    const claim = { now, limit: 50, leaseMs: 1_000, workerId: "w", channels: ["mail" as const] };
    for (const { id } of await store.outbox.claim(claim)) await store.outbox.succeed(id, "w", clock);
    await sendNew(unread);
    clock = new Date(clock.getTime() + 60_000);
    for (const [enquiryId, mails] of [
      [unread, 0],
      [mailed, 1],
    ] as const) {
      expect(await close(enquiryId)).toMatchObject({ result: "done" });
      const { events, deliveries } = (await store.enquiries.detail(enquiryId))!;
      expect(events.slice(2)).toMatchObject([
        { type: "quotation", did: "withdrawn", by: { name: "Ravi" }, note: "The enquiry was closed." },
        { type: "status", to: "closed" },
      ]);
      expect(deliveries.filter(({ purpose }) => purpose === "withdrawn")).toHaveLength(mails);
    }
    expect(await store.quotations.find(first.id)).toMatchObject({ state: "withdrawn" });
  });

  test("numbers begin again in April, by India's clock", async () => {
    clock = new Date("2027-03-31T18:29:00Z");
    expect((await sendNew(await save())).sent!.number).toBe("2026-27/0001");
    clock = new Date("2027-03-31T18:31:00Z");
    expect((await sendNew(await save("b@example.in"))).sent!.number).toBe("2027-28/0001");
  });

  test("nothing is sent for a closed enquiry, and one that is further stays there", async () => {
    const closed = await save();
    const { id } = await begin(closed);
    await store.enquiries.act(closed, { action: "status", to: "closed", reason: "no-need", version: 1 }, asha);
    expect(await store.quotations.send(id, 1, quotation, asha)).toMatchObject({ result: "refused" });
    const engaged = await save("b@example.in");
    await store.enquiries.act(engaged, { action: "status", to: "engaged", version: 1 }, asha);
    await sendNew(engaged);
    expect((await store.enquiries.detail(engaged))!.enquiry.status).toBe("engaged");
  });

  test("erasing the person erases the offers; the numbers go on", async () => {
    const enquiryId = await save();
    const { id } = await sendNew(enquiryId);
    await store.quotations.keepPdf(id, clock.toISOString(), Uint8Array.of(1));
    await store.administration.forget("asha@example.in");
    expect(await store.quotations.find(id)).toBeUndefined();
    expect(await store.quotations.begin(enquiryId, draft)).toEqual({ result: "gone" });
    expect((await sendNew(await save())).sent!.number).toBe("2026-27/0002");
  });
});

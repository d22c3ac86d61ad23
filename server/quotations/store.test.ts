import { expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import type { Quotation } from "../../domain/quotation/model.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { QuotationResult } from "../enquiries/store-contract.ts";
import { openEngine, storeOver } from "../store/open.ts";
import { asha, ravi, sampleLead } from "../testing/samples.ts";
import { day, describeStore } from "../testing/stores.ts";

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;
const today = "2026-11-16";
const draft = newDraft({ basis: basisOf(plan) }, today);
const { quotation } = composeQuotation(draft, { to: "Asha Rao", today });

const done = (outcome: QuotationResult) => {
  if (outcome.result !== "done") throw new Error(JSON.stringify(outcome));
  return outcome.quotation;
};
const numbers = (all: readonly (QuotationResult | undefined)[]) =>
  all.flatMap((each) => (each?.result === "done" ? [each.quotation.sent!.number] : []));

describeStore("quotations", { deliveries: ["mail"] }, (here) => {
  const save = async (email = "asha@example.in") => (await here.store.saveLead(sampleLead({ email }))).id;
  const begin = async (enquiryId: string, replacesId?: string) =>
    done(await here.store.quotations.begin(enquiryId, draft, replacesId));
  const sendNew = async (enquiryId: string, replacesId?: string) => {
    const { id, revision } = await begin(enquiryId, replacesId);
    return done(await here.store.quotations.send(id, revision, quotation, asha));
  };

  const undoOf = (outcome: QuotationResult) => (outcome.result === "done" && outcome.undo?.id) || "none";
  const sendAndUndo = async (enquiryId: string, replacesId?: string) => {
    const { id, revision } = await begin(enquiryId, replacesId);
    const sent = await here.store.quotations.send(id, revision, quotation, asha);
    here.pass(1_000);
    expect(await here.store.enquiries.undo(enquiryId, undoOf(sent), asha)).toMatchObject({ result: "done" });
    return id;
  };

  test("sending freezes it, numbers it, queues the mail and moves the enquiry on", async () => {
    const enquiryId = await save();
    const sent = await sendNew(enquiryId);
    expect(sent).toMatchObject({ state: "sent", sentBy: "Asha", sentAt: here.clock.toISOString() });
    expect(sent.sent).toEqual({ ...quotation, number: "2026-27/0001", version: 1, date: today });
    expect(quotationTotal(sent.sent!)).toMatchObject({ from: 17_522, to: 17_522 });
    const { enquiry, events, deliveries } = (await here.store.enquiries.detail(enquiryId))!;
    expect(enquiry).toMatchObject({ status: "quoted", version: 2 });
    // What was promised stays to be done.
    expect(enquiry.dueAt).toBe(enquiry.promisedAt);
    expect(events).toMatchObject([
      { type: "quotation", did: "sent", number: "2026-27/0001", version: 1, by: { name: "Asha" } },
      { type: "status", from: "new", to: "quoted" },
    ]);
    const mail = deliveries.find(({ purpose }) => purpose === "quotation")!;
    expect(await here.store.quotations.ofDelivery(mail.id)).toEqual(sent);
  });

  test("nothing that was sent can be changed, sent again or discarded", async () => {
    const { id, revision } = await sendNew(await save());
    for (const attempt of [
      here.store.quotations.change(id, revision, draft),
      here.store.quotations.send(id, revision, quotation, ravi),
      here.store.quotations.discard(id, revision),
    ])
      expect(await attempt).toMatchObject({
        result: "stale",
        error: expect.stringContaining("2026-27/0001 was sent by Asha already"),
      });
    await here.store.quotations.keepPdf(id, here.clock.toISOString(), Uint8Array.of(1, 2));
    await here.store.quotations.keepPdf(id, here.clock.toISOString(), Uint8Array.of(3));
    expect(await here.store.quotations.pdf(id)).toEqual(Uint8Array.of(1, 2));
  });

  test("an older revision changes nothing and gets the newer one", async () => {
    const { id } = await begin(await save());
    const later = { ...draft, validUntil: "2026-12-24" };
    expect(done(await here.store.quotations.change(id, 1, later))).toMatchObject({ revision: 2, draft: later });
    const stale = { result: "stale", quotation: { draft: later } };
    expect(await here.store.quotations.change(id, 1, draft)).toMatchObject(stale);
    expect(await here.store.quotations.send(id, 1, quotation, asha)).toMatchObject(stale);
    expect(await here.store.quotations.list((await here.store.quotations.find(id))!.enquiryId)).toHaveLength(1);
  });

  test("many at once from two processes, some of which fail after taking a number: no gap, no duplicate", async () => {
    const other = storeOver(await openEngine(here.settings), here.settings);
    try {
      const drafts = await Promise.all(
        Array.from({ length: 20 }, async (_, index) => begin(await save(`founder${index}@example.in`))),
      );
      // The last statement refuses what does not fit, when the number is taken already.
      const broken = { ...quotation, included: [] } satisfies Quotation;
      const all = await Promise.allSettled(
        drafts.map(({ id, revision }, index) =>
          (index % 2 ? here.store : other).quotations.send(id, revision, index % 7 === 3 ? broken : quotation, asha),
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
    const sentAt = here.clock.toISOString();
    const first = await sendAndUndo(enquiryId);
    expect(await here.store.quotations.find(first)).toMatchObject({ state: "draft", sent: null, draft });
    const { enquiry, events, deliveries } = (await here.store.enquiries.detail(enquiryId))!;
    expect(enquiry).toMatchObject({ status: "new", version: 3 });
    expect(events.map(({ type }) => type)).toEqual(["quotation", "status", "undone"]);
    expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);
    // Made for what was sent first, and ready too late.
    await here.store.quotations.keepPdf(first, sentAt, Uint8Array.of(1));
    const { revision } = (await here.store.quotations.find(first))!;
    const again = done(await here.store.quotations.send(first, revision, quotation, asha));
    expect([again.sent!.number, await here.store.quotations.pdf(first)]).toEqual(["2026-27/0001", undefined]);
    // Of a later version the one before is open again.
    const version2 = await sendAndUndo(enquiryId, first);
    expect((await here.store.quotations.list(enquiryId)).map(({ state }) => state)).toEqual(["sent", "draft"]);
    expect((await here.store.quotations.find(version2))?.replacesId).toBe(first);
    const withdrawn = await here.store.quotations.withdraw(first, "Wrong state.", asha);
    await here.store.enquiries.undo(enquiryId, undoOf(withdrawn), asha);
    expect(await here.store.quotations.find(first)).toMatchObject({ state: "sent" });
  });

  test("undone after a later number was given, or while others send: no gap, nothing numbered twice", async () => {
    const other = storeOver(await openEngine(here.settings), here.settings);
    try {
      const enquiryId = await save();
      const { id, revision } = await begin(enquiryId);
      const sent = await here.store.quotations.send(id, revision, quotation, asha);
      await sendNew(await save("b@example.in"));
      here.pass(1_000);
      expect(await here.store.enquiries.undo(enquiryId, undoOf(sent), asha)).toMatchObject({ result: "done" });
      const [kept, next] = await here.store.quotations.list(enquiryId);
      expect([kept, next]).toMatchObject([
        { state: "withdrawn", sent: { number: "2026-27/0001" } },
        { state: "draft", draft },
      ]);
      const { deliveries } = (await here.store.enquiries.detail(enquiryId))!;
      expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);

      const drafts = await Promise.all(
        Array.from({ length: 12 }, async (_, index) => begin(await save(`founder${index}@example.in`))),
      );
      await Promise.all(
        drafts.map(async (each, index) => {
          const sender = index % 2 ? here.store : other;
          const outcome = await sender.quotations.send(each.id, each.revision, quotation, asha);
          if (index % 3 === 0) await sender.enquiries.undo(each.enquiryId, undoOf(outcome), asha);
        }),
      );
      const all = [];
      for await (const each of here.store.quotations.sent()) all.push(each.sent!.number);
      expect(all.toSorted()).toEqual(all.map((_, index) => `2026-27/${String(index + 1).padStart(4, "0")}`));
      expect(all.length).toBeGreaterThanOrEqual(10);
    } finally {
      await other.close();
    }
  }, 60_000);

  test("a failed sending leaves everything as it was", async () => {
    const enquiryId = await save();
    const { id, revision } = await begin(enquiryId);
    await expect(here.store.quotations.send(id, revision, { ...quotation, included: [] }, asha)).rejects.toThrow();
    expect(await here.store.quotations.find(id)).toMatchObject({ state: "draft", revision, sent: null });
    const { enquiry, events, deliveries } = (await here.store.enquiries.detail(enquiryId))!;
    expect(enquiry.status).toBe("new");
    expect(events).toEqual([]);
    expect(deliveries.map(({ purpose }) => purpose)).toEqual(["lead"]);
  });

  test("a new version keeps the number, names the old one, and takes its place", async () => {
    const enquiryId = await save();
    const first = await sendNew(enquiryId);
    here.clock = new Date("2026-11-18T11:00:00+05:30");
    const second = await sendNew(enquiryId, first.id);
    expect(second.sent).toMatchObject({
      number: "2026-27/0001",
      version: 2,
      replaces: { version: 1, date: "2026-11-16" },
    });
    expect((await here.store.quotations.list(enquiryId)).map(({ state }) => state)).toEqual(["replaced", "sent"]);
    expect(await here.store.quotations.begin(enquiryId, draft, first.id)).toMatchObject({ result: "stale" });
    // A new number is the next one: versions take none.
    expect((await sendNew(await save("b@example.in"))).sent!.number).toBe("2026-27/0002");
  });

  test("the next version of one that was withdrawn meanwhile is not sent", async () => {
    const enquiryId = await save();
    const first = await sendNew(enquiryId);
    const next = await begin(enquiryId, first.id);
    expect(done(await here.store.quotations.withdraw(first.id, "Wrong state.", asha)).state).toBe("withdrawn");
    expect(await here.store.quotations.send(next.id, 1, quotation, asha)).toMatchObject({
      result: "stale",
      error: "2026-27/0001 was withdrawn already.",
    });
    expect(await here.store.quotations.find(next.id)).toMatchObject({ state: "draft", revision: 1 });
    expect(await here.store.quotations.withdraw(first.id, "Again.", asha)).toMatchObject({ result: "stale" });
    expect(done(await here.store.quotations.discard(next.id, 1)).id).toBe(next.id);
  });

  test("a withdrawal is told by mail if this number was mailed, in any version, and not otherwise", async () => {
    const mailsOf = async (enquiryId: string) =>
      (await here.store.enquiries.detail(enquiryId))!.deliveries.filter(({ purpose }) => purpose === "withdrawn")
        .length;
    const enquiryId = await save();
    const unread = await sendNew(enquiryId);
    done(await here.store.quotations.withdraw(unread.id, "Too early.", asha));
    expect(await mailsOf(enquiryId)).toBe(0);
    const first = await sendNew(enquiryId);
    await here.deliver(["mail"], new Date(here.clock.getTime() + undoMs));
    const second = await sendNew(enquiryId, first.id);
    done(await here.store.quotations.withdraw(second.id, "Wrong state.", asha));
    expect(await mailsOf(enquiryId)).toBe(1);
    // The mail of another number tells nothing about this one.
    const third = await sendNew(enquiryId);
    done(await here.store.quotations.withdraw(third.id, "Too early again.", asha));
    expect(await mailsOf(enquiryId)).toBe(1);
    // Nor is one told that has ended by itself.
    const fourth = await sendNew(enquiryId);
    await here.deliver(["mail"], new Date(here.clock.getTime() + undoMs));
    here.pass(60 * day);
    done(await here.store.quotations.withdraw(fourth.id, "It has ended.", asha));
    expect(await mailsOf(enquiryId)).toBe(1);
  });

  test("closing the enquiry withdraws what is open, and tells the founder if it was mailed", async () => {
    const close = (enquiryId: string) =>
      here.store.enquiries.act(enquiryId, { action: "status", to: "closed", reason: "no-need", version: 2 }, ravi);
    const [unread, mailed] = [await save(), await save("b@example.in")];
    const first = await sendNew(mailed);
    await here.deliver(["mail"], new Date(here.clock.getTime() + undoMs));
    await sendNew(unread);
    here.pass(60_000);
    for (const [enquiryId, mails] of [
      [unread, 0],
      [mailed, 1],
    ] as const) {
      expect(await close(enquiryId)).toMatchObject({ result: "done" });
      const { events, deliveries } = (await here.store.enquiries.detail(enquiryId))!;
      expect(events.slice(2)).toMatchObject([
        { type: "quotation", did: "withdrawn", by: { name: "Ravi" }, note: "The enquiry was closed." },
        { type: "status", to: "closed" },
      ]);
      expect(deliveries.filter(({ purpose }) => purpose === "withdrawn")).toHaveLength(mails);
    }
    expect(await here.store.quotations.find(first.id)).toMatchObject({ state: "withdrawn" });
  });

  test("numbers begin again in April, by India's clock", async () => {
    here.clock = new Date("2027-03-31T18:29:00Z");
    expect((await sendNew(await save())).sent!.number).toBe("2026-27/0001");
    here.clock = new Date("2027-03-31T18:31:00Z");
    expect((await sendNew(await save("b@example.in"))).sent!.number).toBe("2027-28/0001");
  });

  test("nothing is sent for a closed enquiry, and one that is further stays there", async () => {
    const closed = await save();
    const { id } = await begin(closed);
    await here.store.enquiries.act(closed, { action: "status", to: "closed", reason: "no-need", version: 1 }, asha);
    expect(await here.store.quotations.send(id, 1, quotation, asha)).toMatchObject({ result: "refused" });
    const engaged = await save("b@example.in");
    await here.store.enquiries.act(engaged, { action: "status", to: "engaged", version: 1 }, asha);
    await sendNew(engaged);
    expect((await here.store.enquiries.detail(engaged))!.enquiry.status).toBe("engaged");
  });

  test("after the person is erased the numbers go on", async () => {
    const enquiryId = await save();
    await sendNew(enquiryId);
    await here.store.administration.forget("asha@example.in");
    expect(await here.store.quotations.begin(enquiryId, draft)).toEqual({ result: "gone" });
    expect((await sendNew(await save())).sent!.number).toBe("2026-27/0002");
  });
});

import { expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { openStore } from "../store/open.ts";
import { addressTrouble } from "../store/records.ts";
import { claimDue, quote, sendQuotation } from "../testing/acts.ts";
import { at, call, describeDesk } from "../testing/stores.ts";
import type { ActionResult } from "./store-contract.ts";

const undoOf = (outcome: ActionResult) => (outcome.result === "done" && outcome.undo?.id) || "none";

describeDesk("a person at the desk", (desk) => {
  const found = async (search: string) =>
    (await desk.store.enquiries.list({ search }, { limit: 9 })).rows.map(({ id }) => id);

  test("whose number is wrong is marked until it is corrected; the old one stays in the history, and undo brings it back", async () => {
    const id = await desk.save({ phone: "9876543210" });
    await desk.act(id, call("wrong-number", 1));
    expect(await desk.enquiry(id)).toMatchObject({ wrongNumber: true });
    const corrected = await desk.act(id, {
      action: "contact",
      phone: "+91 98765 43211",
      name: "Asha R. Rao",
      version: 2,
    });
    expect(corrected).toMatchObject({ enquiry: { phone: "+91 98765 43211", name: "Asha R. Rao", wrongNumber: false } });
    expect((await desk.store.enquiries.detail(id))!.events.at(-1)).toMatchObject({
      type: "contact",
      changes: [
        { field: "name", from: "Asha Rao", to: "Asha R. Rao" },
        { field: "phone", from: "9876543210", to: "+91 98765 43211" },
      ],
    });
    expect([await found("9876543211"), await found("9876543210")]).toEqual([[id], []]);
    const other = await desk.save({ email: "b@example.in", phone: "09876543211" });
    expect((await desk.store.enquiries.detail(id))!.thread).toMatchObject([{ id: other }]);
    await desk.store.enquiries.undo(id, undoOf(corrected), desk.asha);
    expect(await desk.enquiry(id)).toMatchObject({ phone: "9876543210", wrongNumber: true });
    expect([await found("9876543211"), await found("9876543210")]).toEqual([[other], [id]]);
    // Typed again as it is: it is right after all.
    await desk.act(id, { action: "contact", phone: "9876543210", version: 4 });
    expect(await desk.enquiry(id)).toMatchObject({ wrongNumber: false });
    expect(await desk.act(id, { action: "contact", phone: "9876543210", version: 5 })).toMatchObject({
      result: "refused",
    });
  });

  test("whose address is corrected gets what failed, unless the new one wants no such mail", async () => {
    const settings = { ...desk.settings, acknowledge: true };
    const store = await openStore(settings);
    try {
      const { id: subscriber } = await store.requestSubscription({ email: "never@example.in", suspect: [] });
      const tokens = (await store.issueNewsletterTokens(subscriber))!;
      await store.confirmSubscription(tokens.confirmToken);
      await store.unsubscribe(tokens.unsubscribeToken, true);
      const purposes = async (id: string) =>
        (await store.enquiries.detail(id))!.deliveries.map(({ purpose }) => purpose).filter((each) => each !== "lead");
      for (const [email, expected] of [
        ["right@example.in", ["acknowledgement", "change"]],
        ["never@example.in", ["change"]],
      ] as const) {
        const { id } = await store.saveLead({
          form: "quick",
          name: "Asha",
          email: `typo-${email}`,
          phone: "9876543210",
          suspect: [],
        });
        expect(await purposes(id)).toEqual(["acknowledgement"]);
        desk.pass(10);
        await store.enquiries.act(id, { action: "contact", email, version: 1 }, desk.asha);
        expect([await store.enquiries.detail(id).then((detail) => detail!.lead.email), await purposes(id)]).toEqual([
          email,
          expected,
        ]);
      }
    } finally {
      await store.close();
    }
  });

  test("whose mail did not arrive is red where it belongs, until it is sent to the corrected address", async () => {
    const id = await desk.save({ email: "wrong@example.in" });
    await sendQuotation(desk.store, "fine@example.in");
    const { id: quotationId } = await quote(desk.store, id, { structure: "opc", state: "KA", tier: "starter" });
    desk.pass(undoMs);
    const claim = () => desk.store.outbox.claim(claimDue(desk.clock));
    const mail = (await claim()).find((each) => each.submissionId === id && each.purpose === "quotation")!;
    await desk.store.outbox.fail(mail.id, "w", `${addressTrouble}550: No such user`, "dead");
    const undelivered = async () => (await desk.store.enquiries.detail(id))!.undelivered;
    const expected = [
      { id: mail.id, purpose: "quotation", addressIsWrong: true, lastError: "550: No such user", quotationId },
    ];
    expect(await undelivered()).toMatchObject(expected);
    expect((await desk.store.enquiries.today()).undelivered).toMatchObject(expected);
    await desk.act(id, { action: "contact", email: "right@example.in", version: 2 });
    expect(await desk.store.outbox.retry([mail.id], desk.clock)).toBe(1);
    expect(await undelivered()).toEqual([]);
    const again = (await claim()).find((each) => each.id === mail.id)!;
    await desk.store.outbox.fail(mail.id, "w", `${addressTrouble}452: Mailbox full`, {
      retryAt: at("2026-11-17 11:00"),
    });
    expect(await undelivered()).toMatchObject([
      { id: again.id, state: "waiting", about: { email: "right@example.in" } },
    ]);
  });

  test("with two addresses is joined, called, shown and erased as one, and parted again", async () => {
    const [one, other, third] = [
      await desk.save({ email: "a@example.in", phone: "9000000001" }),
      await desk.save({ email: "b@example.in", phone: "9000000002" }),
      await desk.save({ email: "c@example.in", phone: "9000000003" }),
    ];
    const joined = await desk.act(one, { action: "join", with: other, version: 1 });
    expect(joined).toMatchObject({ result: "done", enquiry: { joined: true, version: 2 } });
    for (const each of [one, other]) expect(await desk.eventTypes(each)).toEqual(["joined"]);
    expect(await desk.act(other, { action: "join", with: one, version: 2 })).toMatchObject({ result: "refused" });
    // They write again, with the second address.
    const again = await desk.save({ email: "b@example.in", phone: "9000000009" });
    const threadOf = async (id: string) => (await desk.store.enquiries.detail(id))!.thread.map((each) => each.id);
    expect(await threadOf(one)).toEqual([again, other]);
    const { calls, later } = await desk.store.enquiries.today();
    expect([...calls, ...later].map(({ id, also }) => [id, ...also.map((each) => each.id)].sort())).toEqual([
      [one, other, again].sort(),
      [third],
    ]);
    const shared = { ...call("reached", 2), alsoFor: [{ id: again, version: 1 }] } as never;
    expect(await desk.act(other, shared)).toMatchObject({ result: "done" });
    expect(await desk.enquiry(again)).toMatchObject({ status: "contacted" });

    const { version } = await desk.enquiry(one);
    const parted = await desk.act(one, { action: "part", version });
    expect([await threadOf(one), await threadOf(other)]).toEqual([[], [again]]);
    expect(await desk.enquiry(other)).toMatchObject({ joined: false });
    await desk.store.enquiries.undo(one, undoOf(parted), desk.asha);
    expect(await threadOf(one)).toEqual([again, other]);
    expect(await desk.store.enquiries.erasure(one)).toMatchObject({
      people: [{ email: "a@example.in" }, { email: "b@example.in" }],
      leads: 3,
    });
    expect(await desk.store.enquiries.erase(one)).toMatchObject({ leads: 3 });
    expect((await desk.store.enquiries.list({}, { limit: 9 })).rows).toMatchObject([{ id: third }]);
  });

  test("is called in the hours that suit them: the first time, and when nobody answered", async () => {
    const id = await desk.save({ form: "contact", bestTime: "Afternoon, 16:00 to 18:00" });
    const due = { dueAt: at("2026-11-16 18:00").toISOString(), callFrom: at("2026-11-16 16:00").toISOString() };
    expect(await desk.enquiry(id)).toMatchObject(due);
    desk.clock = at("2026-11-16 17:30");
    await desk.act(id, call("no-answer", 1));
    const next = { dueAt: at("2026-11-17 18:00").toISOString(), callFrom: at("2026-11-17 16:00").toISOString() };
    expect(await desk.enquiry(id)).toMatchObject(next);
  });

  test("who was promised a call is still to be called when work begins, until somebody decides", async () => {
    const id = await desk.save();
    const { dueAt } = await desk.enquiry(id);
    await desk.store.registrations.start(id, { form: "opc", people: 1 }, desk.asha);
    expect(await desk.enquiry(id)).toMatchObject({ status: "engaged", dueAt });
    const { calls, later } = await desk.store.enquiries.today();
    expect([...calls, ...later]).toMatchObject([{ id }]);
    await desk.act(id, { action: "no-call", note: "Said all by mail", version: 2 });
    expect(await desk.enquiry(id)).toMatchObject({ dueAt: null });
    expect(await desk.act(id, { action: "no-call", version: 3 })).toMatchObject({ result: "refused" });
  });
});

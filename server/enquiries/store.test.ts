import { expect, test } from "vitest";
import { callDueAt } from "../../domain/desk/call-times.ts";
import { undoMs } from "../../domain/desk/history.ts";
import { at, call, day, describeDesk, minute } from "../testing/stores.ts";

describeDesk("an enquiry at the desk", (desk) => {
  test("is new, nobody's, and due when its form promised", async () => {
    const id = await desk.save({
      form: "contact",
      companyPlan: { plan: { structure: "opc", state: "KA" }, dropped: [] },
      // What was asked about last.
      offer: "llp:pro",
    });
    const due = callDueAt({ form: "contact", createdAt: desk.clock })!.toISOString();
    expect(await desk.enquiry(id)).toMatchObject({
      status: "new",
      owner: null,
      dueAt: due,
      promisedAt: due,
      structure: "llp",
      wants: "LLP, Pro",
      state: "KA",
      campaign: "diwali",
      version: 1,
    });
  });

  test("is claimed by one, and the others are told by whom", async () => {
    const id = await desk.save();
    await desk.act(id, { action: "claim" }, desk.ravi);
    const error = "Ravi has it already.";
    expect(await desk.act(id, { action: "claim" })).toMatchObject({ error, enquiry: { owner: { name: "Ravi" } } });
    // Whoever has it may claim it again: that changes nothing.
    expect(await desk.act(id, { action: "claim" }, desk.ravi)).toMatchObject({ result: "done" });
    expect(await desk.eventTypes(id)).toEqual(["claimed"]);
  });

  test("that has changed meanwhile is not changed by an old page, which gets the newer state", async () => {
    const id = await desk.save();
    const both = await Promise.all([
      desk.act(id, { action: "status", to: "contacted", version: 1 }, desk.asha),
      desk.act(id, { action: "status", to: "closed", reason: "spam", version: 1 }, desk.ravi),
    ]);
    expect(both.map(({ result }) => result).sort()).toEqual(["done", "stale"]);
    const [winner, loser] = both[0].result === "done" ? both : [both[1], both[0]];
    expect(loser).toMatchObject({ enquiry: (winner as { enquiry: object }).enquiry });
    expect(await desk.eventTypes(id)).toEqual(["status"]);
  });

  test("is as it was before when what was done is undone, and no mail of it goes out", async () => {
    const [id, other] = [await desk.save(), await desk.save()];
    const before = await desk.enquiry(id);
    const alsoFor = [{ id: other, version: 1 }];
    const done = await desk.act(id, { ...call("reached", 1), alsoFor } as never, desk.asha, crypto.randomUUID());
    const undo = (done as { undo: { id: string; until: string } }).undo;
    expect(Date.parse(undo.until) - desk.clock.getTime()).toBe(undoMs);
    const held = (await desk.store.enquiries.detail(id))!.deliveries.filter(({ purpose }) => purpose === "change");
    expect(held.map(({ dueAt }) => dueAt)).toEqual([undo.until]);
    desk.pass(9_990);
    const undone = await desk.store.enquiries.undo(id, undo.id, desk.asha);
    expect(undone).toEqual({ result: "done", enquiry: { ...before, version: 3 } });
    // Pressed twice.
    expect(await desk.store.enquiries.undo(id, undo.id, desk.asha)).toEqual(undone);
    for (const each of [id, other]) {
      expect(await desk.enquiry(each)).toMatchObject({ status: "new", owner: null, firstCallAt: null });
      const { events } = (await desk.store.enquiries.detail(each))!;
      expect(events.map(({ type }) => type)).toEqual(["called", "claimed", "status", "undone"]);
      expect(events.at(-1)).toMatchObject({ events: events.slice(0, -1).map((event) => event.id) });
    }
  });

  test("closed by mistake has its follow-up again; after ten seconds, or when somebody acted since, it stays done", async () => {
    const id = await desk.save();
    await desk.act(id, { action: "follow-up", on: "2026-11-20", version: 1 });
    const close = (version: number) =>
      desk.act(id, { action: "status", to: "closed", reason: "no-need", version }) as Promise<never>;
    const undo = async (done: { undo: { id: string } }) => desk.store.enquiries.undo(id, done.undo.id, desk.asha);
    expect(await undo(await close(2))).toMatchObject({ enquiry: { status: "new", followUpOn: "2026-11-20" } });
    const closed = await close(4);
    await desk.act(id, { action: "reopen", version: 5 }, desk.ravi);
    expect(await undo(closed)).toMatchObject({ result: "stale", error: expect.stringContaining("somebody") });
    const late = await close(6);
    desk.pass(undoMs);
    expect(await undo(late)).toMatchObject({ result: "stale", enquiry: { status: "closed" } });
    desk.pass(day);
    await desk.store.housekeep({ confirmed: true });
    expect(await desk.store.enquiries.undo(id, "never", desk.asha)).toMatchObject({ result: "stale" });
  });

  test("undone, or reopened, it goes to nobody who has left in the meantime", async () => {
    const [given, closed] = [await desk.save(), await desk.save()];
    const { asha, ravi, store } = desk;
    for (const id of [given, closed]) await desk.act(id, { action: "claim" }, ravi);
    await desk.act(closed, { action: "status", to: "closed", reason: "no-need", version: 2 });
    const done = await desk.act(given, { action: "assign", ownerId: asha.personId, version: 2 });
    await store.people.remove(ravi.personId, asha);
    const undone = await store.enquiries.undo(given, (done as { undo: { id: string } }).undo.id, asha);
    expect(undone).toMatchObject({ result: "done", enquiry: { owner: null } });
    expect(await desk.act(closed, { action: "reopen", version: 3 })).toMatchObject({ enquiry: { owner: null } });
  });

  test("a call that reaches the founder ends the promise, takes the enquiry and is its first contact", async () => {
    const id = await desk.save();
    desk.pass(25 * minute);
    expect(await desk.act(id, call("reached", 1))).toMatchObject({
      result: "done",
      enquiry: {
        status: "contacted",
        owner: { name: "Asha" },
        dueAt: null,
        firstCallAt: desk.clock.toISOString(),
        version: 2,
      },
    });
    expect(await desk.eventTypes(id)).toEqual(["called", "claimed", "status"]);
  });

  test("nobody answers: due again within the office hours; a wrong number: somebody has to write", async () => {
    const id = await desk.save();
    desk.clock = at("2026-11-16 17:00");
    await desk.act(id, call("no-answer", 1));
    // An hour of today, and one of tomorrow.
    expect(await desk.enquiry(id)).toMatchObject({ status: "new", dueAt: at("2026-11-17 11:00").toISOString() });
    await desk.act(id, call("wrong-number", 2));
    expect(await desk.enquiry(id)).toMatchObject({ dueAt: null, followUpOn: "2026-11-16" });
    expect((await desk.store.enquiries.today()).followUps).toMatchObject([{ id }]);
  });

  test("call back: due at the time that was agreed", async () => {
    const id = await desk.save();
    const callBackAt = at("2026-11-18 15:30");
    await desk.act(id, {
      action: "call",
      outcome: "call-back",
      channel: "whatsapp",
      callBackAt,
      note: "In a meeting",
      version: 1,
    });
    expect(await desk.enquiry(id)).toMatchObject({ dueAt: callBackAt.toISOString() });
    const { events } = (await desk.store.enquiries.detail(id))!;
    expect(events[0]).toMatchObject({
      type: "called",
      outcome: "call-back",
      channel: "whatsapp",
      note: "In a meeting",
    });
  });

  test("only goes forward, is closed with a reason, and can be reopened", async () => {
    const id = await desk.save();
    expect(await desk.act(id, { action: "status", to: "quoted", version: 1 })).toMatchObject({ result: "done" });
    expect(await desk.act(id, { action: "status", to: "contacted", version: 2 })).toMatchObject({
      result: "refused",
      error: expect.stringContaining("only goes on"),
    });
    await desk.act(id, { action: "status", to: "closed", reason: "too-expensive", version: 2 });
    expect(await desk.enquiry(id)).toMatchObject({ status: "closed", closedReason: "too-expensive", dueAt: null });
    expect(await desk.act(id, call("reached", 3))).toMatchObject({ result: "refused" });
    await desk.act(id, { action: "reopen", version: 3 });
    expect(await desk.enquiry(id)).toMatchObject({ status: "new", closedReason: null, followUpOn: "2026-11-16" });
  });

  test("is reopened to where the work stands", async () => {
    const [called, begun] = [await desk.save(), await desk.save()];
    await desk.act(called, call("no-answer", 1));
    await desk.store.registrations.start(begun, { form: "opc", people: 1 }, desk.asha);
    for (const [id, status] of [
      [called, "contacted"],
      [begun, "engaged"],
    ] as const) {
      await desk.act(id, { action: "status", to: "closed", reason: "other", version: 2 });
      await desk.act(id, { action: "reopen", version: 3 });
      expect(await desk.enquiry(id)).toMatchObject({ status, followUpOn: "2026-11-16" });
    }
  });

  test("closed, what was to be done about it ends, and the history says so", async () => {
    const id = await desk.save();
    await desk.act(id, { action: "follow-up", on: "2026-11-20", version: 1 });
    await desk.act(id, { action: "status", to: "closed", reason: "no-need", version: 2 });
    expect(await desk.enquiry(id)).toMatchObject({ dueAt: null, followUpOn: null });
    expect((await desk.store.enquiries.detail(id))!.events).toMatchObject([
      { type: "follow-up", on: "2026-11-20" },
      { type: "status", to: "closed" },
      { type: "follow-up", on: null },
    ]);
  });

  test("is given to another, who must be at the desk, or back to everybody", async () => {
    const id = await desk.save();
    await desk.act(id, { action: "assign", ownerId: desk.ravi.personId, version: 1 });
    expect(await desk.enquiry(id)).toMatchObject({ owner: { name: "Ravi" } });
    expect(await desk.act(id, { action: "assign", ownerId: "nobody-known", version: 2 })).toMatchObject({
      result: "refused",
    });
    await desk.act(id, { action: "assign", ownerId: null, version: 2 });
    expect(await desk.enquiry(id)).toMatchObject({ owner: null });
    expect(await desk.eventTypes(id)).toEqual(["assigned", "released"]);
  });

  test("shows the others of the same address or number, whatever way it was written", async () => {
    const one = await desk.save({ phone: "9876543210" });
    const sameNumber = await desk.save({ email: "other@example.in", phone: "+91 98765-43210", form: "contact" });
    const sameAddress = await desk.save({ email: "ASHA@example.in", phone: "9123456789" });
    await desk.save({ email: "nobody@example.in", phone: "9000000001" });
    const { thread } = (await desk.store.enquiries.detail(one))!;
    expect(thread.map(({ id }) => id)).toEqual([sameAddress, sameNumber]);
  });

  test("kept as spam is apart; accepted, it is due as its form promised", async () => {
    const id = await desk.save({ suspect: ["links"] });
    expect((await desk.store.enquiries.list({}, { limit: 9 })).rows).toEqual([]);
    expect((await desk.store.enquiries.list({ spam: true }, { limit: 9 })).rows).toMatchObject([{ id, dueAt: null }]);
    expect(await desk.store.enquiries.accept(id, desk.asha)).toMatchObject({
      result: "done",
      enquiry: { spam: false, promisedAt: expect.any(String) },
    });
    expect(await desk.store.enquiries.accept(id, desk.asha)).toMatchObject({ result: "stale" });
    const { calls, later } = await desk.store.enquiries.today();
    expect([...calls, ...later]).toMatchObject([{ id }]);
  });

  test("that is erased is gone, and a page that still shows it is told", async () => {
    const id = await desk.save();
    expect(await desk.store.enquiries.erase(id)).toMatchObject({ leads: 1 });
    expect(await desk.store.enquiries.detail(id)).toBeUndefined();
    expect(await desk.act(id, { action: "claim" })).toEqual({ result: "gone" });
  });
});

import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { callDueAt } from "../../../domain/desk/call-times.ts";
import { testEngines } from "../../testing/engines.ts";
import { sampleApplication, sampleLead } from "../../testing/samples.ts";
import type { Store, StoreSettings } from "../contract.ts";
import { openStore } from "../open.ts";
import type { Actor, EnquiryAction } from "./contract.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** India is five and a half hours ahead of UTC, all year. */
const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`);

describe.each(testEngines())("the desk on $name", (engine) => {
  let settings: StoreSettings;
  let store: Store;
  let clock: Date;
  let asha: Actor & { personId: string };
  let ravi: Actor & { personId: string };

  afterAll(() => engine.clean());
  beforeEach(async () => {
    // A Monday.
    clock = at("2026-11-16 11:00");
    settings = { ...(await engine.fresh()), deliveries: ["mail", "webhook"], now: () => clock };
    store = await openStore(settings);
    asha = await invite("asha@firm.example", "Asha");
    ravi = await invite("ravi@firm.example", "Ravi");
  });
  afterEach(() => store.close());

  const invite = async (email: string, name: string) => {
    const { id } = await store.people.invite({ email, name });
    clock = new Date(clock.getTime() + 1);
    return { personId: id, name };
  };
  const save = async (changes: Parameters<typeof sampleLead>[0] = {}) => {
    clock = new Date(clock.getTime() + 1);
    return (await store.saveLead(sampleLead(changes))).id;
  };
  const enquiry = async (id: string) => (await store.enquiries.detail(id))!.enquiry;
  const act = (id: string, action: EnquiryAction, actor = asha, key?: string) => {
    clock = new Date(clock.getTime() + 10);
    return store.enquiries.act(id, action, actor, key);
  };
  const call = (outcome: "reached" | "no-answer" | "wrong-number", version: number): EnquiryAction => ({
    action: "call",
    outcome,
    channel: "phone",
    version,
  });
  const eventTypes = async (id: string) => (await store.enquiries.detail(id))!.events.map(({ type }) => type);

  describe("an enquiry", () => {
    test("is new, nobody's, and due when its form promised", async () => {
      const id = await save({ form: "contact", companyPlan: { plan: { structure: "llp", state: "KA" }, dropped: [] } });
      const due = callDueAt("contact", clock)!.toISOString();
      expect(await enquiry(id)).toMatchObject({
        status: "new",
        owner: null,
        dueAt: due,
        promisedAt: due,
        structure: "llp",
        state: "KA",
        campaign: "diwali",
        version: 1,
      });
    });

    test("is claimed by one of thirty who try at once, and the others are told by whom", async () => {
      const id = await save();
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, index) => act(id, { action: "claim" }, index % 2 ? asha : ravi)),
      );
      const { owner } = await enquiry(id);
      const losers = outcomes.filter(({ result }) => result === "stale");
      // Whoever has it may claim it again: that changes nothing.
      expect(losers).toHaveLength(15);
      for (const loser of losers)
        expect(loser).toMatchObject({ error: `${owner!.name} has it already.`, enquiry: { owner } });
      expect(await eventTypes(id)).toEqual(["claimed"]);
    });

    test("that has changed meanwhile is not changed by an old page, which gets the newer state", async () => {
      const id = await save();
      const both = await Promise.all([
        act(id, { action: "status", to: "contacted", version: 1 }, asha),
        act(id, { action: "status", to: "closed", reason: "spam", version: 1 }, ravi),
      ]);
      expect(both.map(({ result }) => result).sort()).toEqual(["done", "stale"]);
      const [winner, loser] = both[0].result === "done" ? both : [both[1], both[0]];
      expect(loser).toMatchObject({ enquiry: (winner as { enquiry: object }).enquiry });
      expect(await eventTypes(id)).toEqual(["status"]);
    });

    test("done twice with the same key is done once", async () => {
      const id = await save();
      const key = crypto.randomUUID();
      const first = await act(id, { action: "note", text: "Wants an LLP" }, asha, key);
      expect(await act(id, { action: "note", text: "Wants an LLP" }, asha, key)).toEqual(first);
      expect(await eventTypes(id)).toEqual(["note"]);
    });

    test("a call that reaches the founder ends the promise, takes the enquiry and is its first contact", async () => {
      const id = await save();
      clock = new Date(clock.getTime() + 25 * minute);
      expect(await act(id, call("reached", 1))).toMatchObject({
        result: "done",
        enquiry: {
          status: "contacted",
          owner: { name: "Asha" },
          dueAt: null,
          firstCallAt: clock.toISOString(),
          version: 2,
        },
      });
      expect(await eventTypes(id)).toEqual(["called", "claimed", "status"]);
    });

    test("nobody answers: due again within the office hours; a wrong number: somebody has to write", async () => {
      const id = await save();
      clock = at("2026-11-16 17:00");
      await act(id, call("no-answer", 1));
      // An hour of today, and one of tomorrow.
      expect(await enquiry(id)).toMatchObject({ status: "new", dueAt: at("2026-11-17 11:00").toISOString() });
      await act(id, call("wrong-number", 2));
      expect(await enquiry(id)).toMatchObject({ dueAt: null, followUpOn: "2026-11-16" });
      expect((await store.enquiries.today()).followUps).toMatchObject([{ id }]);
    });

    test("call back: due at the time that was agreed", async () => {
      const id = await save();
      const callBackAt = at("2026-11-18 15:30");
      await act(id, {
        action: "call",
        outcome: "call-back",
        channel: "whatsapp",
        callBackAt,
        note: "In a meeting",
        version: 1,
      });
      expect(await enquiry(id)).toMatchObject({ dueAt: callBackAt.toISOString() });
      const { events } = (await store.enquiries.detail(id))!;
      expect(events[0]).toMatchObject({
        type: "called",
        outcome: "call-back",
        channel: "whatsapp",
        note: "In a meeting",
      });
    });

    test("only goes forward, is closed with a reason, and can be reopened", async () => {
      const id = await save();
      expect(await act(id, { action: "status", to: "quoted", version: 1 })).toMatchObject({ result: "done" });
      expect(await act(id, { action: "status", to: "contacted", version: 2 })).toMatchObject({
        result: "refused",
        error: expect.stringContaining("only goes on"),
      });
      await act(id, { action: "status", to: "closed", reason: "too-expensive", version: 2 });
      expect(await enquiry(id)).toMatchObject({ status: "closed", closedReason: "too-expensive", dueAt: null });
      expect(await act(id, call("reached", 3))).toMatchObject({ result: "refused" });
      await act(id, { action: "reopen", version: 3 });
      expect(await enquiry(id)).toMatchObject({ status: "new", closedReason: null, followUpOn: "2026-11-16" });
    });

    test("is given to another, who must be at the desk, or back to everybody", async () => {
      const id = await save();
      await act(id, { action: "assign", ownerId: ravi.personId, version: 1 });
      expect(await enquiry(id)).toMatchObject({ owner: { name: "Ravi" } });
      expect(await act(id, { action: "assign", ownerId: "nobody-known", version: 2 })).toMatchObject({
        result: "refused",
      });
      await act(id, { action: "assign", ownerId: null, version: 2 });
      expect(await enquiry(id)).toMatchObject({ owner: null });
      expect(await eventTypes(id)).toEqual(["assigned", "released"]);
    });

    test("each change goes to the webhook, a note does not", async () => {
      const id = await save();
      await act(id, { action: "note", text: "x" });
      await act(id, { action: "claim" });
      const changes = (await store.enquiries.detail(id))!.deliveries.filter(({ purpose }) => purpose === "change");
      expect(changes).toMatchObject([{ channel: "webhook" }]);
    });

    test("shows the others of the same address or number, whatever way it was written", async () => {
      const one = await save({ phone: "9876543210" });
      const sameNumber = await save({ email: "other@example.in", phone: "+91 98765-43210", form: "contact" });
      const sameAddress = await save({ email: "ASHA@example.in", phone: "9123456789" });
      await save({ email: "nobody@example.in", phone: "9000000001" });
      const { thread } = (await store.enquiries.detail(one))!;
      expect(thread.map(({ id }) => id)).toEqual([sameAddress, sameNumber]);
    });

    test("kept as spam is apart; accepted, it is due as its form promised", async () => {
      const id = await save({ suspect: ["links"] });
      expect((await store.enquiries.list({}, { limit: 9 })).rows).toEqual([]);
      expect((await store.enquiries.list({ spam: true }, { limit: 9 })).rows).toMatchObject([{ id, dueAt: null }]);
      expect(await store.enquiries.accept(id, asha)).toMatchObject({
        result: "done",
        enquiry: { spam: false, promisedAt: expect.any(String) },
      });
      expect(await store.enquiries.accept(id, asha)).toMatchObject({ result: "stale" });
      const { calls, later } = await store.enquiries.today();
      expect([...calls, ...later]).toMatchObject([{ id }]);
    });

    test("that is erased is gone with its events and words, and a page that still shows it is told", async () => {
      const id = await save();
      await act(id, { action: "note", text: "Asha wants an LLP" });
      expect(await store.enquiries.erase(id)).toMatchObject({ leads: 1 });
      expect(await store.enquiries.detail(id)).toBeUndefined();
      expect(await act(id, { action: "claim" })).toEqual({ result: "gone" });
      expect((await store.enquiries.list({ search: "asha" }, { limit: 9 })).rows).toEqual([]);
    });
  });

  describe("the list", () => {
    test("finds by parts of name, number, address and company; signs that a pattern would use are letters", async () => {
      const asked = await save({
        name: "Meera 100%_Iyer",
        email: "meera@x.example",
        phone: "9811122233",
        companyName: "Iyer Foods",
      });
      await save({ name: "Vikram Shah", email: "v@y.example", phone: "9822233344", companyName: undefined });
      const find = async (search: string) =>
        (await store.enquiries.list({ search }, { limit: 9 })).rows.map(({ id }) => id);
      for (const search of ["iyer", "meera foods", "98111 222", "+91 98111-22233", "100%_", "MEERA@X"])
        expect([search, await find(search)]).toEqual([search, [asked]]);
      for (const search of ["%", "_ser", "\\", "meera shah"])
        expect([search, (await find(search)).includes(asked)]).toEqual([search, search === "%"]);
    });

    test("filters, and pages by the id of the last row", async () => {
      const ids: string[] = [];
      for (let index = 0; index < 7; index++)
        ids.unshift(await save({ page: index % 2 ? "/pricing" : "/llp", utm: { utm_campaign: `c${index % 3}` } }));
      await act(ids[0]!, { action: "claim" });
      await act(ids[1]!, { action: "status", to: "contacted", version: 1 });
      const list = async (filters: Parameters<Store["enquiries"]["list"]>[0]) =>
        (await store.enquiries.list(filters, { limit: 50 })).rows.map(({ id }) => id);
      expect(await list({ owner: asha.personId })).toEqual([ids[0]]);
      expect(await list({ owner: "nobody" })).toEqual(ids.slice(1));
      expect(await list({ status: "contacted" })).toEqual([ids[1]]);
      expect(await list({ page: "/pricing" })).toHaveLength(3);
      expect(await list({ campaign: "c0", page: "/llp" })).toHaveLength(2);
      expect(await list({ until: new Date(clock.getTime() - day) })).toEqual([]);
      const first = await store.enquiries.list({ search: "asha" }, { limit: 4 });
      const second = await store.enquiries.list({ search: "asha" }, { limit: 4, before: first.next! });
      expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
      expect(second.next).toBeNull();
      expect(await store.enquiries.choices()).toMatchObject({
        owners: [{ name: "Asha" }, { name: "Ravi" }],
        pages: ["/llp", "/pricing"],
        campaigns: ["c0", "c1", "c2"],
      });
    });
  });

  describe("today", () => {
    const person = (number: number) => ({ email: `p${number}@example.in`, phone: `900000000${number}` });
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

    test("has the call that is due first on top; what is overdue is counted, and what is due on another day is apart", async () => {
      const quick = await save({ form: "quick", ...person(1) });
      const contact = await save({ form: "contact", ...person(2) });
      const called = await save({ form: "contact", ...person(3) });
      await act(called, {
        action: "call",
        outcome: "call-back",
        channel: "phone",
        callBackAt: at("2026-11-16 17:30"),
        version: 1,
      });
      // The quick form promises a call within 24 hours: until tomorrow.
      const morning = await store.enquiries.today();
      expect([ids(morning.calls), ids(morning.later)]).toEqual([[contact, called], [quick]]);
      expect(morning.counts).toMatchObject({ overdue: 0, due: 2, later: 1 });
      clock = at("2026-11-16 14:00");
      expect((await store.enquiries.today()).counts).toMatchObject({ overdue: 1, due: 1, later: 1 });
      clock = at("2026-11-17 09:00");
      const next = await store.enquiries.today();
      expect([ids(next.calls), ids(next.later)]).toEqual([[contact, called, quick], []]);
    });

    test("one person is one row, led by the most urgent enquiry, by address or number", async () => {
      const quick = await save({ form: "quick", ...person(1) });
      const sameAddress = await save({ form: "contact", email: "P1@example.in", phone: "9000000005" });
      const sameNumber = await save({ form: "contact", email: "other@example.in", phone: "+91 90000-00005" });
      await act(sameNumber, { action: "status", to: "contacted", version: 1 });
      await act(sameNumber, { action: "follow-up", on: "2026-11-16", version: 2 });
      const other = await save({ form: "contact", ...person(2) });
      const { calls, later, followUps, counts } = await store.enquiries.today();
      expect(calls.map(({ id, also }) => [id, ids(also)])).toEqual([
        [sameAddress, [sameNumber, quick]],
        [other, []],
      ]);
      expect([later, followUps, counts]).toMatchObject([[], [], { due: 2, followUps: 0, later: 0 }]);
    });

    test("a call for several enquiries of a person keeps each promise, once, and takes them", async () => {
      const first = await save({ form: "contact", ...person(1) });
      const second = await save({ form: "quick", ...person(1) });
      const stranger = await save({ form: "quick", ...person(2) });
      clock = new Date(clock.getTime() + 20 * minute);
      const alsoFor = [second, stranger].map((id) => ({ id, version: 1 }));
      const action: EnquiryAction = { ...call("reached", 1), alsoFor } as EnquiryAction;
      const key = crypto.randomUUID();
      for (let round = 0; round < 2; round++)
        expect(await act(first, action, asha, key)).toMatchObject({ result: "done", enquiry: { id: first } });
      for (const id of [first, second]) {
        expect(await enquiry(id)).toMatchObject({
          status: "contacted",
          dueAt: null,
          owner: { name: "Asha" },
          version: 2,
        });
        expect(await eventTypes(id)).toEqual(["called", "claimed", "status"]);
        expect((await store.enquiries.detail(id))!.events[0]).toMatchObject({ outcome: "reached", shared: true });
      }
      // Somebody else's enquiry is not touched, whatever a page says.
      expect(await enquiry(stranger)).toMatchObject({ status: "new", firstCallAt: null, version: 1 });
      clock = at("2026-11-20 12:00");
      expect(await store.enquiries.promises(at("2026-11-16 00:00"), at("2026-11-19 00:00"))).toEqual({
        kept: 2,
        broken: 1,
      });
    });

    test("without the other, its promise stays; nobody answers: both are due again; a wrong number is only that number's", async () => {
      const first = await save({ form: "contact", ...person(1) });
      const second = await save({ form: "contact", ...person(1) });
      const elsewhere = await save({ form: "contact", ...person(1), phone: "9000000009" });
      await act(first, call("no-answer", 1));
      expect(await enquiry(second)).toMatchObject({ firstCallAt: null, version: 1 });
      const others = (version: number) => ({ alsoFor: [second, elsewhere].map((id) => ({ id, version })) });
      await act(first, { ...call("no-answer", 2), ...others(1) } as EnquiryAction);
      const { dueAt } = await enquiry(first);
      expect(dueAt).not.toBeNull();
      for (const id of [second, elsewhere]) expect(await enquiry(id)).toMatchObject({ dueAt, version: 2 });
      await act(first, { ...call("wrong-number", 3), ...others(2) } as EnquiryAction);
      expect(await enquiry(second)).toMatchObject({ dueAt: null, followUpOn: "2026-11-16" });
      expect(await enquiry(elsewhere)).toMatchObject({ dueAt, followUpOn: null, version: 2 });
    });

    test("if the other has changed meanwhile nothing is written, and the caller is told", async () => {
      const first = await save({ form: "contact", ...person(1) });
      const second = await save({ form: "contact", ...person(1) });
      await act(second, call("no-answer", 1), ravi);
      const action = { ...call("reached", 1), alsoFor: [{ id: second, version: 1 }] } as EnquiryAction;
      expect(await act(first, action)).toMatchObject({
        result: "stale",
        enquiry: { id: first, status: "new", version: 1 },
        error: expect.stringContaining("another enquiry of this person has changed"),
      });
      expect(await eventTypes(first)).toEqual([]);
      expect(await eventTypes(second)).toEqual(["called", "claimed"]);
    });

    test("taking one takes the others along, but nothing that somebody has", async () => {
      const [first, free, taken, stranger] = [
        await save(person(1)),
        await save(person(1)),
        await save(person(1)),
        await save(person(2)),
      ];
      await act(taken, { action: "claim" }, ravi);
      expect(await act(first, { action: "claim", alsoFor: [free, taken, stranger] })).toMatchObject({ result: "done" });
      const owners = await Promise.all(
        [first, free, taken, stranger].map(async (id) => (await enquiry(id)).owner?.name),
      );
      expect(owners).toEqual(["Asha", "Asha", "Ravi", undefined]);
    });

    test("a follow-up has the reason that was written last", async () => {
      const later = () => {
        clock = new Date(clock.getTime() + minute);
      };
      const noted = await save(person(1));
      later();
      const asked = await save(person(2));
      for (const id of [noted, asked]) await act(id, { action: "status", to: "contacted", version: 1 });
      await act(noted, { action: "follow-up", on: "2026-11-16", note: "Sends the rent agreement", version: 2 });
      await act(noted, { action: "note", text: "Rang the landlord" });
      await act(asked, { action: "follow-up", on: "2026-11-12", version: 2 });
      // Within one millisecond nobody knows which came first.
      later();
      await store.founders.ask((await store.founders.issueKey(asked))!, "How long does it take?");
      clock = at("2026-11-18 11:00");
      expect((await store.enquiries.today()).followUps).toMatchObject([
        { id: noted, followUpOn: "2026-11-16", reason: { type: "follow-up", note: "Sends the rent agreement" } },
        { id: asked, followUpOn: "2026-11-16", reason: { type: "founder", text: "Asks: How long does it take?" } },
      ]);
    });
  });

  test("whoever is reminded is reminded once, before the promise ends, and only of calls not made", async () => {
    const id = await save({ form: "contact" });
    const called = await save({ form: "contact" });
    await act(called, call("no-answer", 1));
    const remind = () => store.enquiries.remind(new Date(clock.getTime() + 30 * minute));
    expect(await remind()).toBe(0);
    clock = new Date(clock.getTime() + 100 * minute);
    expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining([0, 1]));
    const reminders = (await store.outbox.list(["waiting"], 99)).filter(({ purpose }) => purpose === "reminder");
    expect(reminders).toMatchObject([{ submissionId: id, channel: "mail" }]);
    clock = new Date(clock.getTime() + 5 * day);
    await save({ form: "contact" });
    clock = new Date(clock.getTime() + 3 * day);
    // Long over: nobody is told on the day the server comes back.
    expect(await remind()).toBe(0);
  });

  test("the numbers: how far enquiries came, how soon they were called, which promises were kept", async () => {
    const [inTime, late, open] = [
      await save({ form: "contact" }),
      await save({ form: "contact" }),
      await save({ page: "/pricing" }),
    ];
    await save({ suspect: ["links"] });
    clock = new Date(clock.getTime() + 30 * minute);
    await act(inTime, call("reached", 1));
    await act(inTime, { action: "status", to: "engaged", version: 2 });
    clock = new Date(clock.getTime() + 4 * 60 * minute);
    await act(late, call("reached", 1));
    await store.views.add([
      { day: "2026-11-16", path: "/pricing", referrer: "", count: 7 },
      { day: "2026-11-16", path: "/cost-calculator", referrer: "google.com", count: 3 },
    ]);
    await store.views.add([{ day: "2026-11-16", path: "/pricing", referrer: "", count: 1 }]);
    const numbers = await store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"));
    expect(numbers).toMatchObject({
      viewsSince: "2026-11-16",
      total: { views: 11, enquiries: 3, contacted: 2, quoted: 1, engaged: 1 },
      perDay: [{ day: "2026-11-16", views: 11, enquiries: 3 }],
      firstCall: { medianMinutes: 150, kept: 1, broken: 1 },
    });
    expect(numbers.by.page).toMatchObject([
      { name: "/private-limited", enquiries: 2, views: 0 },
      { name: "/pricing", enquiries: 1, views: 8 },
      { name: "/cost-calculator", enquiries: 0, views: 3 },
    ]);
    expect(numbers.by.tool).toMatchObject([{ name: "/cost-calculator", views: 3 }]);
    expect(numbers.by.campaign).toMatchObject([{ name: "diwali", views: null, enquiries: 3 }]);
    expect(await store.enquiries.promises(at("2026-11-16 00:00"), at("2026-11-17 00:00"))).toEqual({
      kept: 1,
      broken: 1,
    });
    expect(open).toBeTruthy();
  });

  test("a day of views is replaced by a fuller count, not by a part of it", async () => {
    const views = (count: number) => [{ day: "2026-11-15", path: "/", referrer: "", count }];
    const total = async () =>
      (await store.enquiries.numbers(at("2026-11-15 00:00"), at("2026-11-16 00:00"))).total.views;
    await store.views.replaceDays(views(9));
    await store.views.replaceDays(views(4));
    expect(await total()).toBe(9);
    await store.views.replaceDays(views(12));
    expect(await total()).toBe(12);
  });

  test("applications have a status too", async () => {
    const { id } = await store.saveApplication(sampleApplication());
    expect(await store.applications.setStatus(id, { to: "interview", version: 1 }, asha)).toMatchObject({
      result: "done",
    });
    expect(await store.applications.setStatus(id, { to: "declined", version: 1 }, ravi)).toMatchObject({
      result: "stale",
      application: { status: "interview" },
    });
    expect(await store.applications.detail(id)).toMatchObject({
      application: { status: "interview", version: 2 },
      events: [{ type: "application-status", by: { name: "Asha" } }],
    });
    expect((await store.applications.list({ status: "new" }, { limit: 9 })).rows).toEqual([]);
  });

  test("what is in work is erased neither by age nor by a purge; what was closed is", async () => {
    const [untouched, inWork, closed] = [await save(), await save(), await save()];
    await act(inWork, { action: "claim" });
    await act(closed, { action: "status", to: "closed", reason: "no-need", version: 1 });
    const { id: interview } = await store.saveApplication(sampleApplication());
    await store.applications.setStatus(interview, { to: "interview", version: 1 }, asha);
    const left = async () => {
      const all = [untouched, inWork, closed, interview];
      return (await Promise.all(all.map((id) => store.submission(id)))).map(Boolean);
    };
    const kept = await openStore({ ...settings, deliveries: [], retention: { leads: 1, applications: 1 } });
    clock = new Date(clock.getTime() + 40 * day);
    await kept.housekeep();
    await kept.close();
    expect(await left()).toEqual([false, true, false, true]);
    await store.desk.purge(clock);
    expect(await left()).toEqual([false, true, false, true]);
  });

  describe("people", () => {
    test("the first is an owner, the others are not; an invitation again is for the same person", async () => {
      expect(await store.people.list()).toMatchObject([
        { name: "Asha", role: "owner", passkeys: 0 },
        { name: "Ravi", role: "member" },
      ]);
      expect((await store.people.invite({ email: "ASHA@firm.example" })).id).toBe(asha.personId);
      expect((await store.people.firstOwner("root")).id).toBe(asha.personId);
    });

    test("a link works once, for its purpose, and not for ever", async () => {
      const { token } = await store.people.issueLink(asha.personId, "open");
      expect(await store.people.readLink(token, "join")).toEqual({ state: "unknown" });
      const opened = await Promise.all([1, 2, 3].map(() => store.people.openWithLink(token, "Firefox")));
      expect(opened.map(({ state }) => state).sort()).toEqual(["good", "used", "used"]);
      const late = await store.people.issueLink(asha.personId, "open");
      clock = new Date(clock.getTime() + 11 * minute);
      expect(await store.people.openWithLink(late.token, "Firefox")).toEqual({ state: "expired" });
      expect(await store.people.openWithLink("f".repeat(64), "Firefox")).toEqual({ state: "unknown" });
    });

    const signIn = async (person = asha) => {
      const { token } = await store.people.issueLink(person.personId, "open");
      return (await store.people.openWithLink(token, "Firefox on Linux")).secret!;
    };

    test("a session ends when nobody uses it for 12 hours, after 7 days, and when it is ended", async () => {
      const secret = await signIn();
      expect(await store.people.session(secret)).toMatchObject({
        person: { name: "Asha" },
        browser: "Firefox on Linux",
      });
      for (let hours = 0; hours < 6.5 * 24; hours += 11) {
        clock = new Date(clock.getTime() + 11 * 60 * minute);
        expect(await store.people.session(secret)).toBeDefined();
      }
      clock = new Date(clock.getTime() + 11 * 60 * minute);
      expect(await store.people.session(secret)).toBeUndefined();
      const idle = await signIn();
      clock = new Date(clock.getTime() + 12 * 60 * minute + 1);
      expect(await store.people.session(idle)).toBeUndefined();
      const [mine, other] = [await signIn(), await signIn()];
      const { id } = (await store.people.session(other))!;
      expect(await store.people.endSession(id, ravi.personId)).toBe(false);
      expect(await store.people.endSession(id, asha.personId)).toBe(true);
      expect([await store.people.session(other), await store.people.isOpen(id)]).toEqual([undefined, false]);
      expect(await store.people.session(mine)).toBeDefined();
      expect(await store.people.sessions(asha.personId)).toHaveLength(1);
    });

    const passkey = (id: string) => ({
      id,
      name: "Phone",
      publicKey: new Uint8Array([1, 2, 255]),
      counter: 4_000_000_000,
      transports: ["internal"],
      deviceType: "multiDevice",
      backedUp: true,
    });

    test("a passkey comes with an invitation, is kept as it is, and the last one stays", async () => {
      const { token } = await store.people.issueLink(asha.personId, "join");
      expect(await store.people.joinWithLink(token, passkey("k1"), "Chrome")).toMatchObject({
        state: "good",
        secret: expect.any(String),
      });
      expect(await store.people.joinWithLink(token, passkey("k2"), "Chrome")).toEqual({ state: "used" });
      const kept = (await store.people.passkey("k1"))!;
      expect([[...kept.publicKey], kept.counter, kept.person.name]).toEqual([[1, 2, 255], 4_000_000_000, "Asha"]);
      expect(await store.people.removePasskey("k1", asha.personId)).toBe("last");
      await store.people.addPasskey(asha.personId, passkey("k3"));
      expect(await store.people.removePasskey("k3", ravi.personId)).toBe("unknown");
      expect(await store.people.removePasskey("k1", asha.personId)).toBe("removed");
      expect(await store.people.signIn("k1", 1, "Chrome")).toBeUndefined();
      expect(await store.people.signIn("k3", 4_000_000_001, "Chrome")).toMatchObject({ person: { name: "Asha" } });
    });

    test("a challenge is taken once, for its purpose, within five minutes", async () => {
      await store.people.rememberChallenge("c1", "sign-in");
      expect(await store.people.takeChallenge("c1", "join")).toBe(false);
      const taken = await Promise.all([1, 2, 3].map(() => store.people.takeChallenge("c1", "sign-in")));
      expect(taken.filter(Boolean)).toHaveLength(1);
      await store.people.rememberChallenge("c2", "sign-in");
      clock = new Date(clock.getTime() + 6 * minute);
      expect(await store.people.takeChallenge("c2", "sign-in")).toBe(false);
    });

    test("whoever is removed is out at once, and their enquiries are free", async () => {
      const secret = await signIn(ravi);
      await store.people.addPasskey(ravi.personId, passkey("k9"));
      const { token } = await store.people.issueLink(ravi.personId, "join");
      const [mine, closed] = [await save(), await save()];
      await act(mine, { action: "claim" }, ravi);
      await act(closed, { action: "claim" }, ravi);
      await act(closed, { action: "status", to: "closed", reason: "other", version: 2 }, ravi);
      expect(await store.people.remove(ravi.personId, asha)).toBe(true);
      expect(await store.people.session(secret)).toBeUndefined();
      expect(await store.people.passkey("k9")).toBeUndefined();
      expect(await store.people.readLink(token, "join")).toEqual({ state: "unknown" });
      expect([(await enquiry(mine)).owner, (await enquiry(closed)).owner]).toMatchObject([null, { name: "Ravi" }]);
      expect(await store.people.list()).toHaveLength(1);
      // Who comes back is the same person, with no way in but the new invitation.
      expect((await store.people.invite({ email: "ravi@firm.example" })).id).toBe(ravi.personId);
      expect(await store.people.passkeys(ravi.personId)).toEqual([]);
    });
  });

  test("another process's changes are heard", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let ready = engine.name === "SQLite";
    const heard = Promise.withResolvers<void>();
    const stop = store.watch((topic) => {
      if (ready) resolve(topic);
      ready = true;
      heard.resolve();
    });
    // PostgreSQL says "all" when it begins to listen.
    if (engine.name === "PostgreSQL") await heard.promise;
    const other = await openStore({ ...settings, now: undefined });
    await other.saveLead(sampleLead());
    expect(await promise).toBe(engine.name === "SQLite" ? "all" : "enquiries");
    await stop();
    await other.close();
  });
});

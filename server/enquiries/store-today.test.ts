import { expect, test } from "vitest";
import { addDays, type CalendarDate, dateInIndia } from "../../domain/india/calendar-date.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { SqliteEngine } from "../store/engines/sqlite.ts";
import { openEngine } from "../store/open.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { at, call, day, describeDesk, minute } from "../testing/stores.ts";
import type { EnquiryAction } from "./store-contract.ts";
import { selectWaiting } from "./store-today.ts";

describeDesk("today", (desk) => {
  const person = (number: number) => ({ email: `p${number}@example.in`, phone: `900000000${number}` });
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  const quote = async (id: string) => {
    const today = dateInIndia(desk.clock.getTime());
    const draft = newDraft({ basis: basisOf({ structure: "opc", state: "KA", tier: "starter" }) }, today);
    const begun = await desk.store.quotations.begin(id, draft);
    if (begun.result !== "done") throw new Error(begun.result);
    const { quotation } = composeQuotation(draft, { to: "Asha", today });
    desk.pass(10);
    await desk.store.quotations.send(begun.quotation.id, 1, quotation, desk.asha);
    return begun.quotation.id;
  };

  test("has the call that is due first on top; what is overdue is counted, and what is due on another day is apart", async () => {
    const quick = await desk.save({ form: "quick", ...person(1) });
    const contact = await desk.save({ form: "contact", ...person(2) });
    const called = await desk.save({ form: "contact", ...person(3) });
    await desk.act(called, {
      action: "call",
      outcome: "call-back",
      channel: "phone",
      callBackAt: at("2026-11-16 17:30"),
      version: 1,
    });
    // The quick form promises a call within 24 hours: until tomorrow.
    const morning = await desk.store.enquiries.today();
    expect([ids(morning.calls), ids(morning.later)]).toEqual([[contact, called], [quick]]);
    expect(morning.counts).toMatchObject({ overdue: 0, due: 2, later: 1 });
    desk.clock = at("2026-11-16 14:00");
    expect((await desk.store.enquiries.today()).counts).toMatchObject({ overdue: 1, due: 1, later: 1 });
    desk.clock = at("2026-11-17 09:00");
    const next = await desk.store.enquiries.today();
    expect([ids(next.calls), ids(next.later)]).toEqual([[contact, called, quick], []]);
  });

  test("what is new and was promised no time is there too, after the others, until somebody has tried", async () => {
    const timed = await desk.save({ form: "contact", ...person(1) });
    const untimed = await desk.save({ form: "quick", ...person(2) });
    const spam = await desk.save({ form: "quick", ...person(3) });
    const engine = await openEngine(desk.settings);
    const set = (id: string, columns: object) =>
      engine.write((db) => db.updateTable("leads").set(columns).where("id", "=", id).execute());
    await set(untimed, { dueAt: null, promisedAt: null });
    await set(spam, { dueAt: null, promisedAt: null, spamScore: 9 });
    await engine.close();
    const today = await desk.store.enquiries.today();
    expect(ids(today.calls)).toEqual([timed, untimed]);
    expect(today.counts).toMatchObject({ overdue: 0, due: 2 });
    await desk.act(untimed, call("reached", 1));
    expect(ids((await desk.store.enquiries.today()).calls)).toEqual([timed]);
  });

  test("one person is one row, led by the most urgent enquiry, by address or number", async () => {
    const quick = await desk.save({ form: "quick", ...person(1) });
    const sameAddress = await desk.save({ form: "contact", email: "P1@example.in", phone: "9000000005" });
    const sameNumber = await desk.save({ form: "contact", email: "other@example.in", phone: "+91 90000-00005" });
    await desk.act(sameNumber, { action: "status", to: "contacted", version: 1 });
    await desk.act(sameNumber, { action: "follow-up", on: "2026-11-16", version: 2 });
    const other = await desk.save({ form: "contact", ...person(2) });
    const { calls, later, followUps, counts } = await desk.store.enquiries.today();
    expect(calls.map(({ id, also }) => [id, ids(also)])).toEqual([
      [sameAddress, [sameNumber, quick]],
      [other, []],
    ]);
    expect([later, followUps, counts]).toMatchObject([[], [], { due: 2, followUps: 0, later: 0 }]);
  });

  test("a row says what they wrote in any of their enquiries, the tries, the last note, and nothing that was undone", async () => {
    const filing = { id: "aoc-4", due: "2026-10-30" } as const;
    const first = await desk.save({ form: "contact", ...person(1), message: undefined, filing });
    await desk.save({ form: "quick", ...person(1), message: "Do NOT call before 5 pm" });
    await desk.act(first, { action: "note", text: "Two brothers" });
    await desk.act(first, call("no-answer", 1));
    const words = async () => {
      const { calls, later } = await desk.store.enquiries.today();
      return [...calls, ...later].find(({ id }) => id === first)!.words;
    };
    const told = {
      message: "Do NOT call before 5 pm",
      filing: "AOC-4 (Financial Statements), was due 30 October 2026, 17 days late on 16 November 2026",
      lastNote: { text: "Two brothers", by: { name: "Asha" } },
    };
    expect(await words()).toMatchObject({ ...told, unanswered: 1, lastOutcome: "no-answer" });
    const again = await desk.act(first, call("no-answer", 2));
    expect(await words()).toMatchObject({ ...told, unanswered: 2 });
    if (again.result !== "done") throw new Error(again.result);
    await desk.store.enquiries.undo(first, again.undo!.id, desk.asha);
    expect(await words()).toMatchObject({ ...told, unanswered: 1 });
  });

  test("the enquiry beside the row has the words that the row quotes, also after the call", async () => {
    const first = await desk.save({ form: "contact", ...person(1), message: undefined });
    const written = await desk.save({ form: "quick", ...person(1), message: "Two sisters, pickles" });
    const closed = await desk.save({ form: "quick", ...person(1), message: "An old question" });
    await desk.act(closed, { action: "status", to: "closed", reason: "no-need", version: 1 });
    const told = async (id: string) => (await desk.store.enquiries.detail(id))!.told;
    expect(await told(first)).toMatchObject({ id: written, message: "Two sisters, pickles" });
    await desk.act(first, { ...call("reached", 1), alsoFor: [{ id: written, version: 1 }] } as EnquiryAction);
    expect(await told(first)).toMatchObject({ id: written });
    expect(await told(written)).toBeNull();
  });

  test("a quotation that nobody can accept any more has a row until somebody decides", async () => {
    const [expiring, withdrawn] = [await desk.save(person(1)), await desk.save(person(2))];
    for (const id of [expiring, withdrawn]) await desk.act(id, call("reached", 1));
    await quote(expiring);
    await desk.store.quotations.withdraw(await quote(withdrawn), "They are three now", desk.asha);
    const ended = async () =>
      (await desk.store.enquiries.today()).followUps.flatMap(({ id, followUp }) =>
        followUp?.rule === "ended" ? [id] : [],
      );
    expect(await ended()).toEqual([withdrawn]);
    desk.pass(60 * day);
    expect(await ended()).toEqual([withdrawn, expiring]);
    await quote(withdrawn);
    const { version } = await desk.enquiry(expiring);
    await desk.act(expiring, { action: "status", to: "closed", reason: "went-elsewhere", version });
    expect(await ended()).toEqual([]);
  });

  test("a quotation that nobody answers for fifteen working days is asked about after two, then five, and before it ends, as one row of its person", async () => {
    const id = await desk.save(person(1));
    await desk.act(id, call("reached", 1));
    await quote(id);
    const rows = async (on: string) => {
      desk.clock = at(`${on} 12:00`);
      return (await desk.store.enquiries.today()).followUps.map((row) => [row.id, row.followUp?.on]);
    };
    expect(await rows("2026-11-17")).toEqual([]);
    expect(await rows("2026-11-18")).toEqual([[id, "2026-11-18"]]);
    const other = await desk.save({ form: "contact", ...person(1) });
    const merged = await desk.store.enquiries.today();
    expect(merged.followUps).toEqual([]);
    expect(merged.calls).toMatchObject([{ id: other, followUp: { rule: "quotation" } }]);
    for (const each of [other, id]) await desk.act(each, call("reached", (await desk.enquiry(each)).version));
    const act = async (action: object) =>
      desk.act(id, { ...action, version: (await desk.enquiry(id)).version } as EnquiryAction);
    // Fifteen working days: whoever sees the row asks.
    const seen: string[] = [];
    for (let on: CalendarDate = "2026-11-19"; on <= "2026-12-03"; on = addDays(on, 1)) {
      if ((await rows(on)).length === 0) continue;
      const [{ followUp } = { followUp: null }] = (await desk.store.enquiries.today()).followUps;
      seen.push(`${on}: ${followUp?.text.replace(/^.*? (sent|ends|ended)/, "$1")}`);
      desk.pass(minute);
      await act({ action: "whatsapp", text: "quotation" });
    }
    expect(seen).toEqual([
      "2026-11-24: sent on 16 November, no answer",
      "2026-11-30: ends tomorrow, no answer",
      "2026-12-02: ended on 1 December: make a new one, or close",
      "2026-12-03: ended on 1 December: make a new one, or close",
    ]);
    await act({ action: "follow-up", on: "2026-12-05" });
    expect(await rows("2026-12-04")).toEqual([]);
    expect(await rows("2026-12-05")).toEqual([[id, "2026-12-02"]]);
    // The call that is tried again on Monday says what for.
    await act({ action: "call", outcome: "no-answer", channel: "phone" });
    desk.clock = at("2026-12-07 10:30");
    const { calls, followUps } = await desk.store.enquiries.today();
    expect([calls, followUps]).toMatchObject([[{ id, followUp: { rule: "ended" } }], []]);
  });

  test("a call for several enquiries of a person keeps each promise, once, and takes them", async () => {
    const first = await desk.save({ form: "contact", ...person(1) });
    const second = await desk.save({ form: "quick", ...person(1) });
    const stranger = await desk.save({ form: "quick", ...person(2) });
    desk.pass(20 * minute);
    const alsoFor = [second, stranger].map((id) => ({ id, version: 1 }));
    const action: EnquiryAction = { ...call("reached", 1), alsoFor } as EnquiryAction;
    const key = crypto.randomUUID();
    for (let round = 0; round < 2; round++)
      expect(await desk.act(first, action, desk.asha, key)).toMatchObject({ result: "done", enquiry: { id: first } });
    for (const id of [first, second]) {
      expect(await desk.enquiry(id)).toMatchObject({
        status: "contacted",
        dueAt: null,
        owner: { name: "Asha" },
        version: 2,
      });
      expect(await desk.eventTypes(id)).toEqual(["called", "claimed", "status"]);
      expect((await desk.store.enquiries.detail(id))!.events[0]).toMatchObject({ outcome: "reached", shared: true });
    }
    // Somebody else's enquiry is not touched, whatever a page says.
    expect(await desk.enquiry(stranger)).toMatchObject({ status: "new", firstCallAt: null, version: 1 });
    desk.clock = at("2026-11-20 12:00");
    expect(await desk.store.enquiries.promises(at("2026-11-16 00:00"), at("2026-11-19 00:00"))).toEqual({
      kept: 2,
      broken: 1,
    });
  });

  test("without the other, its promise stays; nobody answers: both are due again; a wrong number is only that number's", async () => {
    const first = await desk.save({ form: "contact", ...person(1) });
    const second = await desk.save({ form: "contact", ...person(1) });
    const elsewhere = await desk.save({ form: "contact", ...person(1), phone: "9000000009" });
    await desk.act(first, call("no-answer", 1));
    expect(await desk.enquiry(second)).toMatchObject({ firstCallAt: null, version: 1 });
    const others = (version: number) => ({ alsoFor: [second, elsewhere].map((id) => ({ id, version })) });
    await desk.act(first, { ...call("no-answer", 2), ...others(1) } as EnquiryAction);
    const { dueAt } = await desk.enquiry(first);
    expect(dueAt).not.toBeNull();
    for (const id of [second, elsewhere]) expect(await desk.enquiry(id)).toMatchObject({ dueAt, version: 2 });
    await desk.act(first, { ...call("wrong-number", 3), ...others(2) } as EnquiryAction);
    expect(await desk.enquiry(second)).toMatchObject({ dueAt: null, followUpOn: "2026-11-16" });
    expect(await desk.enquiry(elsewhere)).toMatchObject({ dueAt, followUpOn: null, version: 2 });
  });

  test("if the other has changed meanwhile nothing is written, and the caller is told", async () => {
    const first = await desk.save({ form: "contact", ...person(1) });
    const second = await desk.save({ form: "contact", ...person(1) });
    await desk.act(second, call("no-answer", 1), desk.ravi);
    const action = { ...call("reached", 1), alsoFor: [{ id: second, version: 1 }] } as EnquiryAction;
    expect(await desk.act(first, action)).toMatchObject({
      result: "stale",
      enquiry: { id: first, status: "new", version: 1 },
      error: expect.stringContaining("another enquiry of this person has changed"),
    });
    expect(await desk.eventTypes(first)).toEqual([]);
    expect(await desk.eventTypes(second)).toEqual(["called", "claimed"]);
  });

  test("taking one takes the others along, but nothing that somebody has", async () => {
    const [first, free, taken, stranger] = [
      await desk.save(person(1)),
      await desk.save(person(1)),
      await desk.save(person(1)),
      await desk.save(person(2)),
    ];
    await desk.act(taken, { action: "claim" }, desk.ravi);
    expect(await desk.act(first, { action: "claim", alsoFor: [free, taken, stranger] })).toMatchObject({
      result: "done",
    });
    const owners = await Promise.all(
      [first, free, taken, stranger].map(async (id) => (await desk.enquiry(id)).owner?.name),
    );
    expect(owners).toEqual(["Asha", "Asha", "Ravi", undefined]);
  });

  test("a follow-up has the reason that was written last", async () => {
    const later = () => {
      desk.pass(minute);
    };
    const noted = await desk.save(person(1));
    later();
    const asked = await desk.save(person(2));
    for (const id of [noted, asked]) await desk.act(id, { action: "status", to: "contacted", version: 1 });
    await desk.act(noted, { action: "follow-up", on: "2026-11-16", note: "Sends the rent agreement", version: 2 });
    await desk.act(noted, { action: "note", text: "Rang the landlord" });
    await desk.act(asked, { action: "follow-up", on: "2026-11-12", version: 2 });
    // Within one millisecond nobody knows which came first.
    later();
    await desk.store.founders.ask((await desk.store.founders.issueKey(asked))!, "How long does it take?");
    desk.clock = at("2026-11-18 11:00");
    expect((await desk.store.enquiries.today()).followUps).toMatchObject([
      { id: noted, followUpOn: "2026-11-16", reason: { type: "follow-up", note: "Sends the rent agreement" } },
      { id: asked, followUpOn: "2026-11-16", reason: { type: "founder", text: "Asks: How long does it take?" } },
    ]);
  });

  test("whoever is reminded is reminded once, before the promise ends, and only of calls not made", async () => {
    const id = await desk.save({ form: "contact" });
    const called = await desk.save({ form: "contact" });
    await desk.act(called, call("no-answer", 1));
    const remind = () => desk.store.enquiries.remind(new Date(desk.clock.getTime() + 30 * minute));
    expect(await remind()).toEqual([]);
    desk.pass(100 * minute);
    expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining([[], [id]]));
    const reminders = (await desk.store.outbox.list(["waiting"], 99)).filter(({ purpose }) => purpose === "reminder");
    expect(reminders).toMatchObject([{ submissionId: id, channel: "mail" }]);
    desk.pass(5 * day);
    await desk.save({ form: "contact" });
    desk.pass(3 * day);
    // Long over: nobody is told on the day the server comes back.
    expect(await remind()).toEqual([]);
  });

  test("a reminder comes a quarter of an hour after the enquiry at the soonest, and is no change of it: what was done before can be taken back, and nobody is reminded again", async () => {
    desk.clock = at("2026-11-16 11:31");
    const id = await desk.save({ form: "contact", bestTime: "Morning, 10:00 to 12:00" });
    const remind = () => desk.store.enquiries.remind(new Date(desk.clock.getTime() + 30 * minute));
    desk.pass(14 * minute);
    expect(await remind()).toEqual([]);
    desk.pass(minute);
    const claimed = (await desk.act(id, { action: "claim" })) as { undo: { id: string } };
    expect(await remind()).toEqual([id]);
    expect(await desk.store.enquiries.undo(id, claimed.undo.id, desk.asha)).toMatchObject({ result: "done" });
    expect(await remind()).toEqual([]);
  });
});

test("what waits is found by its indexes on SQLite, however many enquiries there are", async () => {
  using folder = temporaryFolder();
  const engine = await openEngine({ dataDir: folder.path });
  const plan = await engine.read(async (db) => {
    const { sql: text, parameters } = selectWaiting(db, new Date()).compile();
    const { connection } = engine as SqliteEngine;
    return connection.prepare(`explain query plan ${text}`).all(...(parameters as string[]));
  });
  await engine.close();
  const details = plan.map(({ detail }) => String(detail));
  expect(details.filter((detail) => /leads/.test(detail))).toEqual([
    expect.stringContaining("USING INDEX leads_by_due"),
    expect.stringContaining("USING INDEX leads_by_follow_up"),
    expect.stringContaining("USING INDEX leads_by_status"),
  ]);
});

import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { localMoment } from "../../domain/india/local-time.ts";
import type { RegistrationAction } from "../../domain/registration/actions.ts";
import { openStore, type Store } from "../store/open.ts";
import { addressTrouble, type ClaimRequest } from "../store/records.ts";
import { testEngines } from "../testing/engines.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { at } from "../testing/stores.ts";

const start = new Date("2026-11-15T06:00:00.000Z");
const minute = 60_000;
const hour = 60 * minute;
const later = (ms: number) => new Date(start.getTime() + ms);

describe.each(testEngines())("the outbox on $name", (engine) => {
  let store: Store;
  let other: Store;
  const request = (changes: Partial<ClaimRequest> = {}): ClaimRequest => ({
    now: start,
    limit: 10,
    leaseMs: 1_000,
    workerId: "one",
    channels: ["mail", "webhook"],
    ...changes,
  });

  afterAll(() => engine.clean());
  beforeEach(async () => {
    const settings = { ...(await engine.fresh()), deliveries: ["mail" as const], now: () => start };
    store = await openStore(settings);
    other = await openStore(settings);
  });
  afterEach(async () => {
    await store.close();
    await other.close();
  });

  test("hands a delivery to one worker until its lease ends", async () => {
    await store.saveLead(sampleLead());
    expect(await store.outbox.claim(request({ channels: ["webhook"] }))).toEqual([]);
    expect(await store.outbox.claim(request({ channels: [] }))).toEqual([]);
    const [mine] = await store.outbox.claim(request());
    expect(mine).toMatchObject({ state: "sending", attempts: 1, purpose: "lead", channel: "mail" });
    expect(await other.outbox.claim(request({ workerId: "two", now: later(999) }))).toEqual([]);
    expect(await store.outbox.nextDue(["mail"])).toEqual(later(1_000));
    const [taken] = await other.outbox.claim(request({ workerId: "two", now: later(1_000) }));
    expect(taken).toMatchObject({ id: mine!.id, attempts: 2 });
    expect(await store.outbox.succeed(mine!.id, "one", later(1_001))).toBe(false);
    expect(await other.outbox.succeed(mine!.id, "two", later(1_001))).toBe(true);
    expect((await store.outbox.counts()).mail).toEqual({ waiting: 0, sending: 0, done: 1, dead: 0 });
    expect(await store.outbox.nextDue(["mail"])).toBeUndefined();
  });

  test("what is open comes with whom it is about: given up first, then the newest", async () => {
    const lead = await store.saveLead(sampleLead({ name: "Asha Rao", email: "asha@example.in" }));
    const [mail] = await store.outbox.claim(request());
    await store.outbox.fail(mail!.id, "one", "550 no", "dead");
    const reader = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    const [asked] = await store.outbox.claim(request());
    await store.outbox.fail(asked!.id, "one", `${addressTrouble}451 later`, { retryAt: later(hour) });
    await store.saveApplication(sampleApplication());
    await store.notices.create({ kind: "alert", channel: "webhook", dead: 1, late: 0, oldest: null }, "now", ["mail"]);
    const open = await store.outbox.open(10);
    expect(open.map(({ state, purpose }) => [state, purpose])[0]).toEqual(["dead", "lead"]);
    const of = (purpose: string) => open.find((each) => each.purpose === purpose);
    expect(of("lead")).toMatchObject({
      toVisitor: false,
      addressIsWrong: false,
      lastError: "550 no",
      about: { kind: "lead", id: lead.id, name: "Asha Rao", email: "asha@example.in" },
    });
    expect(of("confirm")).toMatchObject({
      toVisitor: true,
      addressIsWrong: true,
      lastError: "451 later",
      about: { kind: "subscriber", id: reader.id, name: null, email: "reader@example.in" },
    });
    expect(of("application")).toMatchObject({ about: { kind: "application" } });
    expect(of("alert")).toMatchObject({ about: null });
    expect(await store.outbox.open(1)).toHaveLength(1);
  });

  test("shares the work of many workers, nothing twice", async () => {
    await Promise.all(Array.from({ length: 40 }, () => store.saveLead(sampleLead())));
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        [store, other][index % 2]!.outbox.claim(request({ workerId: `w${index}`, limit: 5 })),
      ),
    );
    const ids = claims.flat().map((delivery) => delivery.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await store.outbox.claim(request({ workerId: "last", limit: 100 }));
    expect(ids.length + rest.length).toBe(40);
  });

  test("waits after a failure, dies when told, lives again when retried", async () => {
    await store.saveLead(sampleLead());
    const [first] = await store.outbox.claim(request());
    await store.outbox.fail(first!.id, "one", "421 busy\0", { retryAt: later(60_000) });
    expect(await store.outbox.claim(request({ now: later(59_999) }))).toEqual([]);
    const [second] = await store.outbox.claim(request({ now: later(60_000) }));
    expect(second).toMatchObject({ attempts: 2, lastError: "421 busy" });
    await store.outbox.fail(second!.id, "one", "550 no", "dead");
    expect(await store.outbox.claim(request({ now: later(9e9) }))).toEqual([]);
    expect(await store.outbox.list(["dead"], 10)).toMatchObject([{ id: first!.id, lastError: "550 no" }]);
    expect(await store.outbox.retry(["unknown"], later(0))).toBe(0);
    expect(await store.outbox.retry([], later(0))).toBe(0);
    expect(await store.outbox.retry("all", later(0))).toBe(1);
    expect(await store.outbox.claim(request())).toMatchObject([{ id: first!.id, attempts: 1 }]);
  });

  test("gives back what a stopping worker holds, and only that", async () => {
    await store.saveLead(sampleLead());
    await store.saveLead(sampleLead());
    await store.outbox.claim(request({ limit: 1 }));
    const [theirs] = await store.outbox.claim(request({ limit: 1, workerId: "two" }));
    expect(await store.outbox.release("one")).toBe(1);
    const claimable = await other.outbox.claim(request({ workerId: "three" }));
    expect(claimable).toHaveLength(1);
    expect(claimable[0]).toMatchObject({ attempts: 1 });
    expect(claimable[0]!.id).not.toBe(theirs!.id);
  });

  test("hurries what waits when it is retried", async () => {
    await store.saveLead(sampleLead());
    const [first] = await store.outbox.claim(request());
    await store.outbox.fail(first!.id, "one", "421 busy", { retryAt: later(12 * 3_600_000) });
    expect(await store.outbox.claim(request())).toEqual([]);
    expect(await store.outbox.retry("all", start)).toBe(1);
    expect(await store.outbox.claim(request())).toHaveLength(1);
    expect(await store.outbox.retry("all", start)).toBe(0);
  });

  test("leaves what is to go out later where it is when the rest is retried", async () => {
    const { id } = await store.saveLead(sampleLead());
    const key = (await store.founders.issueKey(id))!;
    await store.founders.ask(key, "When?");
    for (const { id: sent } of await store.outbox.claim(request())) await store.outbox.succeed(sent, "one", start);
    await store.founders.ask(key, "And where?");
    expect(await store.outbox.list(["waiting"], 9)).toMatchObject([{ dueAt: later(10 * minute).toISOString() }]);
    expect(await store.outbox.retry("all", later(1))).toBe(0);
    expect(await store.outbox.claim(request({ now: later(9 * minute) }))).toEqual([]);
  });

  test("a mail planned for tomorrow waits for it and can be undone, at every hour of a day", async () => {
    let clock = start;
    const settings = { ...(await engine.fresh()), deliveries: ["mail" as const], founderPages: true };
    const desk = await openStore({ ...settings, now: () => clock });
    const claim = () => desk.outbox.claim(request({ now: clock }));
    const asha = { name: "Asha" };
    for (let hourOfDay = 0; hourOfDay < 24; hourOfDay++) {
      clock = new Date(at("2026-11-16 00:10").getTime() + hourOfDay * 49 * hour);
      const tomorrow = localMoment(addDays(dateInIndia(clock.getTime()), 1), "09:00");
      const { id } = await desk.saveLead(sampleLead({ email: `founder${hourOfDay}@example.in` }));
      await desk.registrations.start(id, { form: "opc", people: 1 }, asha);
      clock = new Date(clock.getTime() + undoMs);
      for (const sent of await claim()) await desk.outbox.succeed(sent.id, "one", clock);
      const act = async (action: RegistrationAction) => {
        clock = new Date(clock.getTime() + 3_000);
        const done = await desk.registrations.act(id, action, asha);
        expect(await claim()).toEqual([]);
        return (done as Extract<typeof done, { result: "done" }>).undo!.id;
      };
      const takeBack = async (undo: string) =>
        expect(await desk.enquiries.undo(id, undo, asha)).toMatchObject({ result: "done" });
      const moved = { action: "stage", to: "name", reason: "They follow" } as const;
      await takeBack(await act(moved));
      await act(moved);
      // It would go at once, and what was planned with it.
      const date = dateInIndia(clock.getTime());
      const number = `U74140KA${date.slice(0, 4)}OPC098765`;
      await takeBack(await act({ action: "incorporated", date, number, name: "Asha (OPC) Private Limited" }));
      clock = new Date(clock.getTime() + undoMs);
      expect(await claim()).toEqual([]);
      clock = new Date(tomorrow.getTime() - minute);
      expect(await claim()).toEqual([]);
      clock = tomorrow;
      const [mail, ...others] = await claim();
      expect([mail!.purpose, mail!.attempts, others]).toEqual(["stage", 1, []]);
      await desk.outbox.succeed(mail!.id, "one", clock);
    }
    await desk.close();
  });

  test("does not strand what a clock that ran ahead has put off", async () => {
    const year = 400 * 24 * 3_600_000;
    await store.saveLead(sampleLead());
    const ahead = request({ now: later(year) });
    const [first] = await store.outbox.claim(ahead);
    await store.outbox.fail(first!.id, "one", "421 busy", { retryAt: later(year + 60_000) });
    await store.saveLead(sampleLead());
    await store.outbox.claim(ahead);
    const claimed = await other.outbox.claim(request({ workerId: "two" }));
    expect(claimed).toHaveLength(2);
  });

  test("takes back a lease from a clock ten hours ahead, and no other that runs", async () => {
    await store.saveLead(sampleLead());
    const [mine] = await store.outbox.claim(request({ now: later(10 * hour), leaseMs: minute }));
    const [taken] = await other.outbox.claim(request({ workerId: "two", leaseMs: 18 * minute }));
    expect(taken).toMatchObject({ id: mine!.id, attempts: 2 });
    expect(await store.outbox.claim(request({ workerId: "three", leaseMs: 18 * minute }))).toEqual([]);
    expect(await store.outbox.succeed(mine!.id, "one", start)).toBe(false);
  });

  test("retries what has a lease that has ended or cannot be, and not what is being sent", async () => {
    for (let index = 0; index < 3; index++) await store.saveLead(sampleLead());
    const claim = (now: Date, leaseMs: number) => store.outbox.claim(request({ now, leaseMs, limit: 1 }));
    const [[ended], [impossible], [running]] = [
      await claim(start, 1),
      await claim(later(0), 10 * hour),
      await claim(later(0), 18 * minute),
    ];
    expect(await store.outbox.retry([running!.id], later(1))).toBe(0);
    expect(await store.outbox.retry("all", later(1))).toBe(2);
    const waiting = (await store.outbox.list(["waiting"], 9)).map(({ id }) => id);
    expect(waiting.sort()).toEqual([ended!.id, impossible!.id].sort());
    expect(await store.outbox.succeed(ended!.id, "one", later(2))).toBe(false);
  });

  test("leaves waiting what is not wanted now", async () => {
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    await store.saveLead(sampleLead());
    expect(await store.outbox.claim(request({ except: ["confirm"] }))).toMatchObject([{ purpose: "lead" }]);
    expect(await store.outbox.claim(request())).toMatchObject([{ purpose: "confirm" }]);
  });

  test("counts what went out within an hour and what is being sent, by the clock of now", async () => {
    for (let index = 0; index < 5; index++)
      await store.requestSubscription({ email: `reader${index}@example.in`, suspect: [] });
    const lease = { leaseMs: 18 * minute };
    const at = async (workerId: string, ms: number, sentAt: Date | null) => {
      const [mail] = await store.outbox.claim(request({ ...lease, workerId, limit: 1, now: later(ms) }));
      await store.outbox.succeed(mail!.id, workerId, sentAt);
    };
    await at("one", 0, later(minute));
    await at("two", 10 * minute, later(11 * minute));
    await at("one", 20 * minute, null);
    await at("one", 1_000 * hour, later(1_000 * hour));
    await other.outbox.claim(request({ ...lease, workerId: "two", now: later(50 * minute) }));
    expect(await store.outbox.sentInHour("mail", later(60 * minute))).toEqual(new Map([["confirm", 3]]));
    expect(await other.outbox.sentInHour("mail", later(62 * minute))).toEqual(new Map([["confirm", 2]]));
    expect(await store.outbox.sentInHour("webhook", later(60 * minute))).toEqual(new Map());
  });

  test("gives up what was begun twelve times and never finished", async () => {
    await store.saveLead(sampleLead());
    for (let attempt = 0; attempt < 12; attempt++) {
      const claimed = await store.outbox.claim(request({ now: later(attempt * 2_000), mostAttempts: 12 }));
      expect(claimed).toMatchObject([{ attempts: attempt + 1 }]);
    }
    expect(await store.outbox.claim(request({ now: later(60_000), mostAttempts: 12 }))).toEqual([]);
    expect(await store.outbox.list(["dead"], 10)).toMatchObject([{ lastError: expect.stringContaining("stopped") }]);
  });

  test("says what is stuck, apart from what a visitor's address is to blame for", async () => {
    await store.saveLead(sampleLead());
    await store.requestSubscription({ email: "reader@example.in", suspect: [] });
    const stuck = async (ms: number) => (await store.outbox.stuck(later(ms))).mail;
    const none = { dead: 0, late: 0, oldest: null, failing: 0 };
    expect(await stuck(30 * minute)).toEqual(none);
    expect(await stuck(30 * minute + 1)).toEqual({ ...none, late: 2, oldest: start.toISOString() });
    const claimed = await store.outbox.claim(request());
    expect(await stuck(2 * minute)).toEqual(none);
    expect(await stuck(2 * minute + 1)).toEqual({ ...none, failing: 2 });
    const [lead, confirm] = ["lead", "confirm"].map((wanted) => claimed.find(({ purpose }) => purpose === wanted)!);
    await store.outbox.fail(confirm!.id, "one", "address: EENVELOPE 450: busy", { retryAt: later(hour) });
    await store.outbox.fail(lead!.id, "one", "EAUTH 535: no", { retryAt: later(hour) });
    expect(await stuck(2 * minute + 1)).toEqual({ ...none, failing: 1 });
    for (const { id } of await store.outbox.claim(request({ now: later(hour) })))
      await store.outbox.fail(id, "one", id === lead!.id ? "550 no" : "address: 550 no", "dead");
    expect(await stuck(0)).toEqual({ ...none, dead: 1 });
    expect(await store.outbox.drop([lead!.id, "unknown"])).toBe(1);
    expect(await stuck(0)).toEqual(none);
  });
});

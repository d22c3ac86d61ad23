import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";
import { emptyTables, tablesThatSay } from "../testing/stores.ts";
import { type Asked, email, type Given, samplePlan, today, writes } from "../testing/writes.ts";
import type { Engine } from "./engines/engine.ts";
import { lockPeople, lockRows } from "./locks.ts";
import { openEngine, type Store, storeOver } from "./open.ts";

/**
 * Every write about an enquiry, and others of which one of two wins, by two processes at once: raced with an erasure nothing is left
 * behind, two at once never fail, and whatever changes an enquiry counts its version on and tells the webhook once.
 */
describe.each(testEngines())("$name", (engine) => {
  let gate: Engine;
  let store: Store;
  let processes: [OtherProcess, OtherProcess];
  let clock: Date;
  let given: Given;

  beforeAll(async () => {
    const place = await engine.fresh();
    gate = await openEngine(place);
    store = storeOver(gate, { deliveries: ["mail", "webhook"], founderPages: true, now: () => clock });
    processes = [new OtherProcess(place), new OtherProcess(place)];
    for (const each of processes) await each.ready;
  });
  afterAll(async () => {
    for (const each of processes) await each.stop();
    await gate.close();
    engine.clean();
  });
  beforeEach(async () => {
    await emptyTables(gate);
    clock = new Date(`${today}T05:30:00.000Z`);
    const invite = async (name: string) => {
      const { id } = await store.people.invite({ email: `${name}@firm.in`, name, role: "owner" });
      return { personId: id, name };
    };
    const [ravi, meera] = [await invite("Ravi"), await invite("Meera")];
    const { id } = await store.saveLead(sampleLead({ email, companyPlan: samplePlan }));
    const key = (await store.founders.issueKey(id))!;
    given = { id, key, ravi, meera, otherId: "", quotationId: "", undoId: "", paymentId: "", token: "" };
  });

  const ask = (by: 0 | 1, name: string, more: Partial<Given> = {}) => ({
    by,
    name,
    given: { ...given, ...more },
    me: by ? given.meera : given.ravi,
    at: clock.toISOString(),
  });

  /** Lets these begin one after the other while everything that they write to is held, and go on together. */
  async function together(...asked: readonly (Omit<Asked, "call"> & { by: 0 | 1 })[]): Promise<unknown[]> {
    const running: Promise<unknown>[] = [];
    await gate.write(async (db) => {
      await lockPeople(db, gate);
      for (const table of ["leads", "subscribers"] as const) {
        const rows = await db.selectFrom(table).select("id").execute();
        await lockRows(
          db,
          gate,
          table,
          rows.map(({ id }) => id),
        );
      }
      for (const { by, ...each } of asked) {
        const { begun, outcome } = processes[by].do(each);
        running.push(outcome);
        await begun;
        await waiting(running);
      }
    });
    return Promise.all(running);
  }

  /** On PostgreSQL, until all of these wait for a lock that are not over. On SQLite nothing at all can be written. */
  async function waiting(running: readonly Promise<unknown>[]): Promise<void> {
    if (!gate.rowLocks) return;
    let left = running.length;
    for (const each of running) void each.finally(() => left--).catch(() => undefined);
    const query = sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (Number((await gate.read((db) => query.execute(db))).rows[0]!.count) < left);
  }

  const enquiry = async () => (await store.enquiries.detail(given.id))!;
  /** What of an enquiry is told once. */
  const toldOnce = ["lead", "confirm", "welcome", "quotation", "reminder"];
  /** The numbers of a year have no gap, and nothing was told twice. */
  async function expectOrder(): Promise<void> {
    // A refund is numbered with the receipts.
    for (const numbered of [["quotations"], ["payments", "outgoings"]] as const) {
      const rows = await gate.read((db) =>
        Promise.all(
          numbered.map((table) => db.selectFrom(table).select("count").where("count", "is not", null).execute()),
        ),
      );
      expect(
        rows
          .flat()
          .map(({ count }) => count)
          .toSorted(),
      ).toEqual(rows.flat().map((_, index) => index + 1));
    }
    const deliveries = await gate.read((db) => db.selectFrom("deliveries").selectAll().execute());
    const receipts = await gate.read((db) =>
      Promise.all(
        (["payments", "outgoings"] as const).map((table) =>
          db.selectFrom(table).select("deliveryId").where("deliveryId", "is not", null).execute(),
        ),
      ),
    );
    expect(deliveries.flatMap(({ id, purpose }) => (purpose === "receipt" ? [id] : [])).toSorted()).toEqual(
      receipts
        .flat()
        .map(({ deliveryId }) => deliveryId)
        .toSorted(),
    );
    const told = deliveries
      .filter(({ purpose }) => toldOnce.includes(purpose))
      .map(({ purpose, channel, submissionId, eventId }) => [purpose, channel, submissionId, eventId].join(" "));
    expect(told).toEqual([...new Set(told)]);
  }

  describe.each(writes)("$name", ({ name, before, wait = 10, changes, both }) => {
    beforeEach(async () => {
      await before?.(store, given);
      clock = new Date(clock.getTime() + wait);
    });

    // Who comes first is up to SQLite.
    test.each(engine.name === "PostgreSQL" ? ["before", "after"] : ["before"])(
      "begun %s an erasure of the person leaves nothing behind",
      async (order) => {
        const [work, erasure] = [ask(0, name), ask(1, "erase")];
        await (order === "before" ? together(work, erasure) : together(erasure, work));
        expect(await tablesThatSay(gate, email, given.id)).toEqual([]);
        await expectOrder();
      },
    );

    test("by two processes at once: nothing fails, and where it happens once, one of them does it", async () => {
      const changesTold = async () => (await enquiry()).deliveries.filter(({ purpose }) => purpose === "change").length;
      const [earlier, told] = [await enquiry(), await changesTold()];
      const outcomes = await together(ask(0, name), ask(1, name));
      if (both) expect(outcomes.toSorted()).toEqual(both);
      await expectOrder();
      if (name === "record a payment with a reference that is used elsewhere") return;
      const times = outcomes.filter((outcome) => ["done", "removed", true, 1].includes(outcome as never)).length;
      const happened = both ? Math.min(times, 1) : times;
      expect((await changesTold()) - told).toBe(changes ? happened : 0);
      if (!changes) return;
      expect((await enquiry()).enquiry.version - earlier.enquiry.version).toBe(happened);
      expect((await enquiry()).events.length).toBeGreaterThan(earlier.events.length);
    });
  });

  test("what is sent many times at once with one key is done once, and all are told so", async () => {
    const { quotations } = store;
    await writes.find(({ name }) => name === "send a quotation")!.before!(store, given);
    for (const name of ["call with one key", "send with one key"])
      expect(await together(...([0, 1, 0, 1, 0, 1] as const).map((by) => ask(by, name)))).toEqual(
        Array(6).fill("done"),
      );
    expect((await enquiry()).events.filter(({ type }) => type === "called" || type === "quotation")).toHaveLength(2);
    expect((await quotations.list(given.id)).map(({ state }) => state)).toEqual(["sent"]);
  });

  test("sent while it is being closed, and assigned to somebody who is being removed: one of the two, in words", async () => {
    await writes.find(({ name }) => name === "send a quotation")!.before!(store, given);
    const closedAndSent = await together(ask(0, "close"), ask(1, "send a quotation"));
    expect([
      ["done", "refused"],
      ["stale", "done"],
    ]).toContainEqual(closedAndSent);
    const { id } = await store.saveLead(sampleLead());
    const [assigned] = await together(ask(0, "assign", { id }), ask(0, "remove its person", { id }));
    expect(["done", "refused"]).toContain(assigned);
    expect((await store.enquiries.detail(id))!.enquiry.owner).toBeNull();
  });

  test("registrations of one person that begin at the same moment make one mail", async () => {
    const ids = [given.id];
    while (ids.length < 8) ids.push((await store.saveLead(sampleLead({ email }))).id);
    await together(...ids.map((id, index) => ask(index % 2 ? 1 : 0, "begin a registration", { id })));
    const mails = (await store.outbox.list(["waiting"], 100)).filter(({ purpose }) => purpose === "stage");
    expect(mails).toHaveLength(1);
    expect(await store.founders.stageNews(mails[0]!)).toHaveLength(8);
  });
});

class OtherProcess {
  readonly #process: ChildProcess;
  readonly ready: Promise<unknown>;
  #calls = 0;

  constructor(place: object) {
    const program = join(import.meta.dirname, "../testing/other-process.ts");
    this.#process = fork(program, [JSON.stringify({ ...place, job: "writes" })], { execArgv: [] });
    this.ready = once(this.#process, "message");
  }

  do(asked: Omit<Asked, "call">): { begun: Promise<void>; outcome: Promise<unknown> } {
    const call = ++this.#calls;
    const [begun, outcome] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    const hear = (message: { call: number; ended?: true; outcome?: unknown; failed?: string }) => {
      if (message.call !== call) return;
      begun.resolve();
      if (!message.ended) return;
      this.#process.off("message", hear);
      if (message.failed) outcome.reject(new Error(message.failed));
      else outcome.resolve(message.outcome);
    };
    this.#process.on("message", hear).send({ ...asked, call });
    return { begun: begun.promise, outcome: outcome.promise };
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, "exit");
    this.#process.disconnect();
    await gone;
  }
}

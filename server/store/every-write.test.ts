import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { basisOf } from "../../tests/fixtures/quotations.ts";
import type { EnquiryAction } from "../enquiries/store-contract.ts";
import { recordPayment, samplePayment, sampleReceipt } from "../testing/acts.ts";
import { day } from "../testing/desk-store.ts";
import { createMigratedDatabase, emptyDatabase } from "../testing/engines.ts";
import { sampleLead } from "../testing/samples.ts";
import type { Engine } from "./engines/engine.ts";
import { openEngine, openStore, type Store } from "./open.ts";

/**
 * Every write about an enquiry, on PostgreSQL, where several processes write at once: raced with an erasure nothing is left behind,
 * two at once never fail, and whatever changes an enquiry counts its version on and tells the webhook once.
 */

const email = "race@example.in";
const plan = { structure: "opc", state: "KA", tier: "starter" } as const;
const today = "2026-11-16";
const draft = newDraft(basisOf(plan), today);
const { quotation: composed } = composeQuotation(draft, { to: "Asha Rao", advisor: "Asha", today });

let place: { dataDir: string; databaseUrl: string };
let gate: Engine;
let stores: [Store, Store];
let clock: Date;
let ravi: { personId: string; name: string };
let meera: { personId: string; name: string };
/** The enquiry, the key of its page, a quotation, a payment and something to undo, if they were made ready. */
let id: string;
let key: string;
let quotationId: string;
let undoId: string;
let paymentId: string;
/** Another of theirs, under another address. */
let otherId: string;

beforeAll(async () => {
  place = { dataDir: "", databaseUrl: await createMigratedDatabase() };
  gate = await openEngine(place);
  const settings = { ...place, deliveries: ["mail", "webhook"] as const, founderPages: true, now: () => clock };
  stores = [await openStore(settings), await openStore(settings)];
});
afterAll(async () => {
  for (const open of [gate, ...stores]) await open.close();
});
beforeEach(async () => {
  await emptyDatabase(place.databaseUrl);
  clock = new Date(`${today}T05:30:00.000Z`);
  const [{ people, saveLead, founders }] = stores;
  const invite = async (name: string) => ({ personId: (await people.invite({ email: `${name}@firm.in` })).id, name });
  await invite("Owner");
  [ravi, meera] = [await invite("Ravi"), await invite("Meera")];
  id = (await saveLead(sampleLead({ email, companyPlan: { plan, dropped: [] } }))).id;
  key = (await founders.issueKey(id))!;
});

const begin = async ({ quotations }: Store) => {
  const begun = await quotations.begin(id, draft);
  if (begun.result === "done") quotationId = begun.quotation.id;
  return begun;
};
const send = ({ quotations }: Store) => quotations.send(quotationId, 1, composed, ravi);
const sent = async (store: Store) => {
  await begin(store);
  await send(store);
};
const anotherAddress = async ({ saveLead }: Store) => {
  otherId = (await saveLead(sampleLead({ email: "second@example.in", phone: "9000000002" }))).id;
};
const start = ({ registrations }: Store) => registrations.start(id, { form: "opc", people: 1 }, ravi);
const certificate = { date: today, number: "U74140KA2026OPC098765", name: "Rao Foods (OPC) Private Limited" } as const;
const close = { action: "status", to: "closed", reason: "other", version: 1 } as const;

interface Write {
  name: string;
  /** What has to be there before. */
  before?: (store: Store) => Promise<unknown>;
  /** And for how many milliseconds. */
  wait?: number;
  write: (store: Store) => Promise<unknown>;
  /** Whether it changes the enquiry, so that its version counts on. */
  changes: boolean;
  /** What two of them at once give, where one wins. */
  both?: readonly unknown[];
}

const desk = (name: string, action: EnquiryAction, more: Partial<Write> = {}): Write => ({
  name,
  write: async ({ enquiries }) => (await enquiries.act(id, action, ravi)).result,
  changes: true,
  both: ["done", "stale"],
  ...more,
});
const result = async (outcome: Promise<{ result: string }>) => (await outcome).result;

const writes: Write[] = [
  desk("claim", { action: "claim" }, { both: ["done", "done"] }),
  { ...desk("assign", close), write: ({ enquiries }) => assign(enquiries) },
  desk("call", { action: "call", outcome: "reached", channel: "phone", version: 1 }),
  desk("note", { action: "note", text: "Of race@example.in" }, { changes: false, both: ["done", "done"] }),
  desk(
    "mail",
    { action: "mail", direction: "sent", text: "To race@example.in" },
    { changes: false, both: ["done", "done"] },
  ),
  desk("status", { action: "status", to: "contacted", version: 1 }),
  desk("close", close),
  desk(
    "close with an open quotation",
    { action: "status", to: "closed", reason: "other", version: 2 },
    { before: sent },
  ),
  desk(
    "reopen",
    { action: "reopen", version: 2 },
    { before: (store) => store.enquiries.act(id, close, ravi), both: ["done", "stale"] },
  ),
  desk("contact", { action: "contact", phone: "98765 00000", version: 1 }),
  {
    ...desk("join", { action: "part", version: 1 }),
    before: anotherAddress,
    write: ({ enquiries }) => result(enquiries.act(id, { action: "join", with: otherId, version: 1 }, ravi)),
  },
  {
    ...desk("part", { action: "part", version: 2 }),
    before: async (store) => {
      await anotherAddress(store);
      await store.enquiries.act(id, { action: "join", with: otherId, version: 1 }, ravi);
    },
  },
  desk("no-call", { action: "no-call", version: 1 }),
  desk("follow-up", { action: "follow-up", on: "2026-11-20", version: 1 }),
  {
    name: "undo",
    before: async ({ enquiries }) => {
      const done = await enquiries.act(id, { action: "follow-up", on: "2026-11-20", version: 1 }, ravi);
      undoId = done.result === "done" ? done.undo!.id : "";
    },
    write: ({ enquiries }) => result(enquiries.undo(id, undoId, ravi)),
    changes: true,
    both: ["done", "done"],
  },
  {
    name: "accept spam",
    before: () => gate.write((db) => db.updateTable("leads").set({ spamScore: 9 }).where("id", "=", id).execute()),
    write: (store) => store.acceptSubmission(id, ravi),
    changes: false,
    both: [false, true],
  },
  {
    name: "remind",
    before: () =>
      gate.write((db) =>
        db.updateTable("leads").set({ promisedAt: clock.toISOString() }).where("id", "=", id).execute(),
      ),
    write: async ({ enquiries }) => (await enquiries.remind(new Date(clock.getTime() + day))).length,
    changes: false,
    both: [0, 1],
  },
  {
    name: "remove its person",
    before: ({ enquiries }) => enquiries.act(id, { action: "claim" }, meera),
    write: ({ people }) => people.remove(meera.personId, ravi),
    changes: true,
    both: ["removed", "unknown"],
  },
  { name: "begin a quotation", write: (store) => result(begin(store)), changes: false, both: ["done", "stale"] },
  {
    name: "change a quotation",
    before: begin,
    write: ({ quotations }) => result(quotations.change(quotationId, 1, draft)),
    changes: false,
    both: ["done", "stale"],
  },
  {
    name: "discard a quotation",
    before: begin,
    write: ({ quotations }) => result(quotations.discard(quotationId, 1)),
    changes: false,
    both: ["done", "gone"],
  },
  {
    name: "send a quotation",
    before: begin,
    write: (store) => result(send(store)),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "withdraw a quotation",
    before: sent,
    write: ({ quotations }) => result(quotations.withdraw(quotationId, "Wrong state.", ravi)),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "keep a PDF",
    before: sent,
    write: ({ quotations }) => quotations.keepPdf(quotationId, clock.toISOString(), new Uint8Array([1])),
    changes: false,
  },
  {
    name: "record a payment",
    write: ({ payments }) =>
      result(payments.record(id, samplePayment({ reference: email }), sampleReceipt, { version: 1, actor: ravi })),
    changes: true,
    both: ["done", "stale"],
  },
  {
    name: "cancel a receipt",
    before: async (store) => {
      const recorded = await recordPayment(store, id, { reference: email, address: email }, ravi);
      paymentId = recorded.result === "done" ? recorded.payment!.payment.id : "";
    },
    write: ({ payments }) => result(payments.cancel(paymentId, `Of ${email}`, { version: 2, actor: ravi })),
    changes: true,
    both: ["done", "stale"],
  },
  { name: "begin a registration", write: (store) => result(start(store)), changes: true, both: ["done", "stale"] },
  {
    name: "act on a registration",
    before: start,
    write: ({ registrations }) =>
      result(registrations.act(id, { action: "stage", to: "name", reason: "They follow." }, ravi, 1)),
    changes: true,
    both: ["done", "stale"],
  },
  { name: "make a link", write: async ({ founders }) => typeof (await founders.issueKey(id)), changes: false },
  { name: "end the links", write: ({ founders }) => founders.revoke(id, ravi), changes: false, both: [0, 1] },
  {
    name: "choose a call time",
    write: ({ founders }) => founders.chooseCallTime(key, "Morning, 10:00 to 12:00"),
    changes: true,
  },
  { name: "ask", write: ({ founders }) => founders.ask(key, "Write to race@example.in?"), changes: true },
  {
    name: "tick a filing",
    before: async (store) => {
      await start(store);
      await store.registrations.act(id, { action: "incorporated", ...certificate }, ravi, 1);
    },
    write: ({ founders }) => founders.setFiled(key, "inc-20a", true),
    changes: true,
  },
  { name: "stop mails", write: ({ founders }) => founders.setMails(key, false), changes: false },
  {
    name: "accept a quotation",
    before: sent,
    wait: undoMs,
    write: ({ founders }) => {
      const { number, version } = { number: "2026-27/0001", version: 1 };
      const total = quotationDocument({ ...composed, number, version, date: today }).total.value;
      return founders.accept(key, { number, version, total });
    },
    changes: true,
    both: ["already", "done"],
  },
];

function assign(enquiries: Store["enquiries"]): Promise<string> {
  return result(enquiries.act(id, { action: "assign", ownerId: meera.personId, version: 1 }, ravi));
}

/** Until so many wait for a lock, or nobody of them is left who could. */
async function waiting(count: number, running: readonly Promise<unknown>[]): Promise<void> {
  let left = running.length;
  for (const each of running)
    void each.then(
      () => left--,
      () => left--,
    );
  const query = sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (Number((await gate.read((db) => query.execute(db))).rows[0]!.count) < Math.min(count, left));
}

/** Lets these begin one after the other while the enquiry is held, and go on together. */
async function together<T extends readonly (() => Promise<unknown>)[]>(...works: T) {
  const running: Promise<unknown>[] = [];
  await gate.write(async (db) => {
    await db.selectFrom("leads").select("id").where("id", "=", id).forUpdate().execute();
    for (const work of works) {
      running.push(work());
      await waiting(running.length, running);
    }
  });
  return Promise.all(running);
}

/** The tables with a row that names the person or the enquiry. */
async function mentions(): Promise<string[]> {
  const tables = await gate.read((db) =>
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db),
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const query = sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${id}%`} or t::text like ${`%${email}%`}`;
    if ((await gate.read((db) => query.execute(db))).rows.length > 0) found.push(name);
  }
  return found;
}

const versionOf = async () => (await stores[0].enquiries.detail(id))!.enquiry.version;
const changesTold = async () =>
  (await stores[0].enquiries.detail(id))!.deliveries.filter(({ purpose }) => purpose === "change").length;

describe.each(writes)("$name", ({ before, wait = 10, write, changes, both }) => {
  beforeEach(async () => {
    await before?.(stores[0]);
    clock = new Date(clock.getTime() + wait);
  });

  test.each(["before", "after"])("begun %s an erasure of the person leaves nothing behind", async (order) => {
    const [work, erase] = [() => write(stores[0]), () => stores[1].administration.forget(email)];
    await (order === "before" ? together(work, erase) : together(erase, work));
    expect(await mentions()).toEqual([]);
  });

  test("by two processes at once: nothing fails, and where it happens once, one of them does it", async () => {
    const events = async () => (await stores[0].enquiries.detail(id))!.events.length;
    const [earlier, version, told] = [await events(), await versionOf(), await changesTold()];
    const outcomes = await together(
      () => write(stores[0]),
      () => write(stores[1]),
    );
    if (both) expect(outcomes.toSorted()).toEqual(both);
    const times = outcomes.filter((outcome) => ["done", "removed", true, 1].includes(outcome as never)).length;
    const happened = both ? Math.min(times, 1) : times;
    expect((await changesTold()) - told).toBe(changes ? happened : 0);
    if (!changes) return;
    expect((await versionOf()) - version).toBe(happened);
    expect(await events()).toBeGreaterThan(earlier);
  });
});

test("what is sent twice at once with one key is done once, and both are told so", async () => {
  const calls = await together(
    ...Array.from({ length: 6 }, (_, index) => () => {
      const action = { action: "call", outcome: "reached", channel: "phone", version: 1 } as const;
      return result(stores[index % 2]!.enquiries.act(id, action, ravi, "key-1"));
    }),
  );
  expect(calls).toEqual(Array(6).fill("done"));
  await begin(stores[0]);
  const sends = await together(
    ...Array.from({ length: 6 }, (_, index) => () => {
      return result(stores[index % 2]!.quotations.send(quotationId, 1, composed, ravi, "key-2"));
    }),
  );
  expect(sends).toEqual(Array(6).fill("done"));
  const { events } = (await stores[0].enquiries.detail(id))!;
  expect(events.filter(({ type }) => type === "called" || type === "quotation")).toHaveLength(2);
});

test("sent while it is being closed, and assigned to somebody who is being removed: one of the two, in words", async () => {
  await begin(stores[0]);
  const [closed, outcome] = await together(
    () => result(stores[0].enquiries.act(id, close, ravi)),
    () => result(send(stores[1])),
  );
  expect([closed, outcome]).toEqual(["done", "refused"]);
  const other = (await stores[0].saveLead(sampleLead())).id;
  const action = { action: "assign", ownerId: meera.personId, version: 1 } as const;
  const [assigned] = await Promise.all([
    result(stores[0].enquiries.act(other, action, ravi)),
    stores[1].people.remove(meera.personId, ravi),
  ]);
  expect(["done", "refused"]).toContain(assigned);
  expect((await stores[0].enquiries.detail(other))!.enquiry.owner).toBeNull();
});

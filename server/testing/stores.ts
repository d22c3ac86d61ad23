import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe } from "vitest";
import type { Actor, EnquiryAction } from "../enquiries/store-contract.ts";
import type { Engine } from "../store/engines/engine.ts";
import { openStore, type Store } from "../store/open.ts";
import type { Channel, StoreSettings } from "../store/records.ts";
import { type TableName, tables } from "../store/tables.ts";
import { deliverAll } from "./acts.ts";
import { type TestEngine, testEngines } from "./engines.ts";
import { sampleLead } from "./samples.ts";

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** India is five and a half hours ahead of UTC, all year. */
export const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`);

/** An empty store, anew for each test, and a clock that the test sets. */
export class TestStore {
  readonly engine: TestEngine;
  settings!: StoreSettings;
  store!: Store;
  clock!: Date;

  constructor(engine: TestEngine) {
    this.engine = engine;
  }

  /** A Monday, unless the test begins at another time. */
  async open(settings: Partial<StoreSettings>, begins = at("2026-11-16 11:00")): Promise<void> {
    this.clock = begins;
    const place = await this.engine.fresh();
    this.settings = { ...place, deliveries: ["mail", "webhook"], now: () => this.clock, ...settings };
    this.store = await openStore(this.settings);
  }

  /** As after a restart, with other settings perhaps. */
  async reopen(settings: Partial<StoreSettings> = {}): Promise<void> {
    await this.store.close();
    this.store = await openStore({ ...this.settings, ...settings });
  }

  pass(milliseconds: number): void {
    this.clock = new Date(this.clock.getTime() + milliseconds);
  }

  /** What waits is sent. Says how many. */
  deliver(channels?: readonly Channel[], now = this.clock): Promise<number> {
    return deliverAll(this.store, now, channels);
  }
}

interface Given extends Partial<StoreSettings> {
  begins?: Date;
}

/** The same tests over a store on each engine. */
export function describeStore(name: string, { begins, ...settings }: Given, tests: (here: TestStore) => void): void {
  describe.each(testEngines())(`${name} on $name`, (engine) => {
    const here = new TestStore(engine);
    beforeEach(() => here.open(settings, begins));
    afterEach(() => here.store.close());
    afterAll(() => engine.clean());
    tests(here);
  });
}

/** The tables with a row in which one of these stands, as somebody who has the database sees them. */
export async function tablesThatSay(engine: Engine, ...texts: readonly string[]): Promise<TableName[]> {
  const found: TableName[] = [];
  for (const name of Object.keys(tables) as TableName[]) {
    const rows = JSON.stringify(
      await engine.read((db) =>
        db
          .selectFrom(name as "leads")
          .selectAll()
          .execute(),
      ),
    );
    if (texts.some((text) => rows.includes(text))) found.push(name);
  }
  return found;
}

/** Takes everything out but the key of addresses. */
export async function emptyTables(engine: Engine): Promise<void> {
  const names = (Object.keys(tables) as TableName[]).reverse().filter((name) => name !== "marks");
  const statements = names.map(
    (name) => `delete from ${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
  );
  // PostgreSQL does all in one.
  const all = engine.rowLocks ? [`do $$ begin ${statements.join("; ")}; end $$`] : statements;
  await engine.write(async (db) => {
    for (const each of all) await sql.raw(each).execute(db);
  });
}

type Person = Actor & { personId: string };

export const call = (outcome: "reached" | "no-answer" | "wrong-number", version: number): EnquiryAction => ({
  action: "call",
  outcome,
  channel: "phone",
  version,
});

/** A store with two people at the desk. */
class TestDesk extends TestStore {
  asha!: Person;
  ravi!: Person;

  async begin(): Promise<void> {
    await this.open({});
    this.asha = await this.#invite("asha@firm.example", "Asha");
    this.ravi = await this.#invite("ravi@firm.example", "Ravi");
  }

  async #invite(email: string, name: string): Promise<Person> {
    const { id } = await this.store.people.invite({ email, name });
    this.pass(1);
    return { personId: id, name };
  }

  async save(changes: Parameters<typeof sampleLead>[0] = {}): Promise<string> {
    this.pass(1);
    return (await this.store.saveLead(sampleLead(changes))).id;
  }

  async enquiry(id: string) {
    return (await this.store.enquiries.detail(id))!.enquiry;
  }

  act(id: string, action: EnquiryAction, actor: Actor = this.asha, key?: string) {
    this.pass(10);
    return this.store.enquiries.act(id, action, actor, key);
  }

  async eventTypes(id: string) {
    return (await this.store.enquiries.detail(id))!.events.map(({ type }) => type);
  }
}

export function describeDesk(name: string, tests: (desk: TestDesk) => void): void {
  describe.each(testEngines())(`${name} on $name`, (engine) => {
    const desk = new TestDesk(engine);
    beforeEach(() => desk.begin());
    afterEach(() => desk.store.close());
    afterAll(() => engine.clean());
    tests(desk);
  });
}

import { afterAll, afterEach, beforeEach } from "vitest";
import type { Actor, EnquiryAction } from "../enquiries/store-contract.ts";
import { openStore, type Store } from "../store/open.ts";
import type { StoreSettings } from "../store/records.ts";
import type { TestEngine } from "./engines.ts";
import { sampleLead } from "./samples.ts";

type Person = Actor & { personId: string };

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** India is five and a half hours ahead of UTC, all year. */
export const at = (indianTime: string) => new Date(`${indianTime.replace(" ", "T")}:00+05:30`);

export const call = (outcome: "reached" | "no-answer" | "wrong-number", version: number): EnquiryAction => ({
  action: "call",
  outcome,
  channel: "phone",
  version,
});

/** An empty store with two people at the desk, anew for each test, and a clock that the test sets. */
class TestDesk {
  settings!: StoreSettings;
  store!: Store;
  asha!: Person;
  ravi!: Person;
  clock!: Date;

  async open(fresh: Awaited<ReturnType<TestEngine["fresh"]>>): Promise<void> {
    // A Monday.
    this.clock = at("2026-11-16 11:00");
    this.settings = { ...fresh, deliveries: ["mail", "webhook"], now: () => this.clock };
    this.store = await openStore(this.settings);
    this.asha = await this.#invite("asha@firm.example", "Asha");
    this.ravi = await this.#invite("ravi@firm.example", "Ravi");
  }

  pass(milliseconds: number): void {
    this.clock = new Date(this.clock.getTime() + milliseconds);
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

export function useTestDesk(engine: TestEngine): TestDesk {
  const desk = new TestDesk();
  beforeEach(async () => desk.open(await engine.fresh()));
  afterEach(() => desk.store.close());
  afterAll(() => engine.clean());
  return desk;
}

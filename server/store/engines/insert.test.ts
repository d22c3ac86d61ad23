import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { testEngines } from "../../testing/engines.ts";
import { openEngine } from "../open.ts";
import type { DeliveryRow, LeadRow } from "../schema.ts";
import type { Engine } from "./engine.ts";

const at = "2026-11-15T06:00:00.000Z";
const lead = (id: string): LeadRow => ({
  id,
  createdAt: at,
  email: "Asha@example.in",
  emailKey: "asha@example.in",
  page: null,
  utm: "{}",
  suspect: "[]",
  spamScore: 0,
  form: "quick",
  name: "Asha Rao",
  phone: "9876543210",
  companyName: null,
  plan: "standard",
  companyPlan: null,
});
const delivery = (id: string, submissionId: string): DeliveryRow => ({
  id,
  channel: "mail",
  purpose: "lead",
  submissionId,
  state: "waiting",
  attempts: 0,
  createdAt: at,
  dueAt: at,
  leaseOwner: null,
  doneAt: null,
  lastError: null,
});
const backwards = <Row extends object>(row: Row): Row => Object.fromEntries(Object.entries(row).toReversed()) as Row;

describe.each(testEngines())("inserting on $name", ({ fresh, clean }) => {
  let engine: Engine;
  afterAll(() => clean());
  beforeEach(async () => {
    engine = await openEngine(await fresh());
  });
  afterEach(() => engine.close());

  const stored = () =>
    engine.read(async (db) => ({
      leads: await db.selectFrom("leads").selectAll().orderBy("id").execute(),
      deliveries: await db.selectFrom("deliveries").selectAll().orderBy("id").execute(),
    }));

  test("puts every value into its column, in whatever order the columns are named", async () => {
    const [first, second] = [lead("l1"), lead("l2")];
    const deliveries = [delivery("d1", "l1"), delivery("d2", "l1"), delivery("d3", "l2"), delivery("d4", "l2")];
    await engine.write((db) => engine.insert(db, { leads: [first], deliveries: deliveries.slice(0, 2) }));
    await engine.write((db) =>
      engine.insert(db, { leads: [backwards(second)], deliveries: deliveries.slice(2).map(backwards) }),
    );
    expect(await stored()).toEqual({ leads: [first, second], deliveries });
  });

  test("leaves out a table that gets no rows, and may have nothing to do", async () => {
    await engine.write((db) => engine.insert(db, { leads: [lead("l1")], deliveries: [] }));
    await engine.write((db) => engine.insert(db, { deliveries: [] }));
    expect(await stored()).toEqual({ leads: [lead("l1")], deliveries: [] });
  });

  test("tells whether there was such a row", async () => {
    const insert = (row: LeadRow) => engine.write((db) => engine.insertIfNew(db, "leads", row));
    expect(await insert(lead("l1"))).toBe(true);
    expect(await insert({ ...lead("l1"), name: "Somebody else" })).toBe(false);
    expect(await insert(backwards(lead("l2")))).toBe(true);
    expect((await stored()).leads).toEqual([lead("l1"), lead("l2")]);
  });

  test("stores all rows or none", async () => {
    const twice = [delivery("d1", "l1"), delivery("d1", "l1")];
    await expect(engine.write((db) => engine.insert(db, { leads: [lead("l1")], deliveries: twice }))).rejects.toThrow();
    expect(await stored()).toEqual({ leads: [], deliveries: [] });
  });
});

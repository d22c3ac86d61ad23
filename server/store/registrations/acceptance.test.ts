import { afterAll, describe, expect, test } from "vitest";
import type { QuotationShown } from "../../../domain/registration/quotation-shown.ts";
import { testEngines } from "../../testing/engines.ts";
import { sampleLead } from "../../testing/samples.ts";
import { openEngine, storeOver } from "../open.ts";
import { createFounders } from "./founders.ts";
import type { FounderQuotations } from "./quotations.ts";

const engines = testEngines();
afterAll(() => {
  for (const { clean } of engines) clean();
});

const sent: QuotationShown = {
  number: "2026-27/0001",
  version: 2,
  sentOn: "2026-11-16",
  validUntil: "2026-11-30",
  lines: [],
  total: "₹14,999",
  company: { form: "opc", state: "KA", people: 1 },
};
const asked = { number: sent.number, version: 2, total: sent.total };

describe.each(engines)("accepting a quotation on $name", ({ fresh }) => {
  async function start(now: Date) {
    const engine = await openEngine(await fresh());
    const clock = () => now;
    const store = storeOver(engine, { deliveries: ["mail"], founderPages: true, now: clock });
    const { id } = await store.saveLead(sampleLead());
    const key = (await store.founders.issueKey(id))!;
    let accepted: Date | undefined;
    const quotations: FounderQuotations = {
      current: async () => ({ ...sent, ...(accepted && { acceptedOn: "2026-11-16" as const }) }),
      accept: async (_db, _id, _quotation, at) => {
        accepted ??= at;
        return true;
      },
    };
    const intake = { engine, now: clock, deliveries: ["mail"], acknowledge: false, founderPages: true } as const;
    return { engine, store, id, key, founders: createFounders(intake, quotations), acceptedAt: () => accepted };
  }

  test("records version and time, tells the desk and begins the registration, once", async () => {
    const { engine, store, id, key, founders, acceptedAt } = await start(new Date("2026-11-16T06:00:00Z"));
    expect(await founders.accept(key, asked)).toBe("done");
    expect(await founders.accept(key, asked)).toBe("already");
    expect(acceptedAt()?.toISOString()).toBe("2026-11-16T06:00:00.000Z");
    const { enquiry, events, deliveries } = (await store.enquiries.detail(id))!;
    expect(enquiry.status).toBe("engaged");
    expect(events.filter(({ type }) => type === "founder")).toMatchObject([
      { text: "Accepted quotation 2026-27/0001, version 2, for ₹14,999" },
    ]);
    expect(deliveries.filter(({ purpose }) => purpose === "founder")).toHaveLength(1);
    expect((await store.registrations.find(id))?.registration.company).toEqual(sent.company);
    await engine.close();
  });

  test("another version or total, an ended quotation or an unknown key accepts nothing", async () => {
    const { engine, store, id, key, founders, acceptedAt } = await start(new Date("2026-11-16T06:00:00Z"));
    for (const wrong of [{ version: 1 }, { total: "₹1" }, { number: "2026-27/0002" }])
      expect(await founders.accept(key, { ...asked, ...wrong })).toBe("changed");
    expect(await founders.accept("0".repeat(64), asked)).toBe("unknown");
    const late = await start(new Date("2026-12-01T06:00:00Z"));
    expect(await late.founders.accept(late.key, asked)).toBe("changed");
    expect(acceptedAt()).toBeUndefined();
    expect(await store.registrations.find(id)).toBeUndefined();
    await engine.close();
    await late.engine.close();
  });
});

import { beforeEach, expect, test } from "vitest";
import { undoMs } from "../../domain/desk/history.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import type { QuotationDraft } from "../../domain/quotation/model.ts";
import { basisOf, lateFiling } from "../../tests/fixtures/quotations.ts";
import { openStore } from "../store/open.ts";
import { rounds } from "../testing/basics.ts";
import { sampleLead } from "../testing/samples.ts";
import { describeStore } from "../testing/stores.ts";

const plan = { structure: "opc", state: "KA", capital: 100_000, tier: "starter" } as const;
const today = "2026-11-16";
const draft = newDraft({ basis: basisOf(plan) }, today);
const asha = { name: "Asha" };
const asked = { number: "2026-27/0001", version: 1, total: "₹15,522" };

const given = { deliveries: ["mail"], founderPages: true, begins: new Date("2026-11-16T06:00:00Z") } as const;

describeStore("accepting a quotation", given, (here) => {
  let id: string;
  let key: string;

  beforeEach(async () => {
    id = (await here.store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] } }))).id;
    key = (await here.store.founders.issueKey(id))!;
  });

  const begin = async (replacesId?: string, given: QuotationDraft = draft) => {
    const begun = await here.store.quotations.begin(id, given, replacesId);
    if (begun.result !== "done") throw new Error(JSON.stringify(begun));
    return begun.quotation.id;
  };
  const send = (quotationId: string, given: QuotationDraft = draft) =>
    here.store.quotations.send(quotationId, 1, composeQuotation(given, { to: "Asha Rao", today }).quotation, asha);
  const sendNew = async (replacesId?: string, given: QuotationDraft = draft) => {
    const sent = await send(await begin(replacesId, given), given);
    if (sent.result !== "done") throw new Error(JSON.stringify(sent));
    here.pass(undoMs);
    return sent.quotation;
  };
  const shown = async () => (await here.store.founders.open(key))?.quotation;
  const state = async () => (await here.store.founders.open(key))?.facts.quotation?.state;

  test("records version and time, tells the desk and begins the registration, once", async () => {
    const sent = await sendNew();
    here.clock = new Date("2026-11-17T20:00:00Z");
    const all = await Promise.all(Array.from({ length: 4 }, () => here.store.founders.accept(key, asked)));
    expect(all.toSorted()).toEqual(["already", "already", "already", "done"]);
    expect(await here.store.quotations.find(sent.id)).toMatchObject({
      state: "sent",
      acceptedAt: "2026-11-17T20:00:00.000Z",
    });
    // By India's clock.
    expect(await shown()).toMatchObject({ id: sent.id, acceptedOn: "2026-11-18" });
    const { enquiry, events, deliveries } = (await here.store.enquiries.detail(id))!;
    expect(enquiry.status).toBe("engaged");
    expect(events.filter(({ type }) => type === "founder")).toMatchObject([
      { text: "Accepted quotation 2026-27/0001, version 1, for ₹15,522" },
    ]);
    expect(deliveries.filter(({ purpose }) => purpose === "founder")).toHaveLength(1);
    expect((await here.store.registrations.find(id))?.registration.company).toEqual({
      form: "opc",
      state: "KA",
      capital: 100_000,
      people: 1,
    });
  });

  test("of services begins their work; what is accepted later comes to it, the company too, and the founder is told", async () => {
    const services = newDraft({ services: [lateFiling], place: "KA" }, today);
    const accept = async (given: QuotationDraft) => {
      const { sent } = await sendNew(undefined, given);
      return here.store.founders.accept(key, { ...sent!, total: quotationDocument(sent!).total.value });
    };
    const mails = async () =>
      (await here.store.enquiries.detail(id))!.deliveries.filter(({ purpose }) => purpose === "stage").length;
    expect(await accept(services)).toBe("done");
    const begun = (await here.store.registrations.find(id))!;
    expect(begun).toMatchObject({ enquiry: { status: "engaged" }, registration: { stage: "documents" }, version: 1 });
    expect(begun.registration.company).toBeUndefined();
    const [task] = begun.registration.tasks;
    expect((await here.store.founders.open(key))?.facts.work?.tasks).toEqual([task]);
    const file = { action: "task", id: task!.id, done: true, number: "AA1234567" } as const;
    for (const _ of [1, 2]) await here.store.registrations.act(id, file, asha, undefined, "once");
    expect((await here.store.registrations.find(id))!.version).toBe(2);
    expect(await mails()).toBe(1);
    here.clock = new Date("2026-11-18T06:00:00Z");
    expect(await accept(newDraft({ basis: basisOf(plan), services: [lateFiling] }, today))).toBe("done");
    const { registration, version } = (await here.store.registrations.find(id))!;
    expect(registration).toMatchObject({ company: { form: "opc" }, stage: "documents" });
    expect(registration.tasks.map(({ title, number }) => number ?? title)).toEqual(["AA1234567", "PAN and TAN"]);
    expect(version).toBe(3);
    const { events } = (await here.store.enquiries.detail(id))!;
    expect(events).toContainEqual(expect.objectContaining({ text: "Added: the registration; PAN and TAN" }));
  });

  test("another version, number or total, an ended quotation or an unknown key accepts nothing", async () => {
    expect(await here.store.founders.accept(key, asked)).toBe("changed");
    const { id: quotationId } = await sendNew();
    for (const wrong of [{ version: 2 }, { total: "₹1" }, { number: "2026-27/0002" }])
      expect(await here.store.founders.accept(key, { ...asked, ...wrong })).toBe("changed");
    expect(await here.store.founders.accept("0".repeat(64), asked)).toBe("unknown");
    expect(await state()).toBe("open");
    here.clock = new Date("2026-12-01T18:31:00Z");
    expect(await state()).toBe("expired");
    expect(await here.store.founders.accept(key, asked)).toBe("changed");
    expect(await here.store.quotations.find(quotationId)).toMatchObject({ acceptedAt: null });
    expect(await here.store.registrations.find(id)).toBeUndefined();
  });

  test("the newest version is shown; one that was withdrawn is not", async () => {
    expect([await shown(), await state()]).toEqual([undefined, undefined]);
    const first = await sendNew();
    const second = await sendNew(first.id);
    expect(await shown()).toMatchObject({ id: second.id, sent: { version: 2 }, differences: [] });
    expect(await here.store.founders.accept(key, asked)).toBe("changed");
    await here.store.quotations.withdraw(second.id, "Wrong state.", asha);
    expect([await shown(), await state()]).toEqual([undefined, "withdrawn"]);
    expect(await here.store.founders.accept(key, { ...asked, version: 2 })).toBe("changed");
  });

  test("what the plan does not say is no difference; what it says otherwise is", async () => {
    const other = { ...draft, basis: { ...basisOf(plan), state: "MH", name: "Zyntra Learning" } as const };
    await sendNew(undefined, other);
    const labels = (await shown())!.differences.map(({ label }) => label);
    expect(labels).toContain("State");
    expect(labels).not.toContain("Name");
  });

  test("what was accepted is neither replaced nor withdrawn; a new one has its own number and names it", async () => {
    const first = await sendNew();
    await here.store.founders.accept(key, asked);
    const error = "2026-27/0001 was accepted on 16 November 2026 and stays as it is.";
    for (const attempt of [
      here.store.quotations.begin(id, draft, first.id),
      here.store.quotations.withdraw(first.id, "Mistake.", asha),
    ])
      expect(await attempt).toMatchObject({ result: "refused", error: expect.stringContaining(error) });
    const next = await sendNew();
    expect(next.sent).toMatchObject({
      number: "2026-27/0002",
      version: 1,
      agreed: { number: "2026-27/0001", version: 1, date: "2026-11-16" },
    });
    expect(next.sent?.replaces).toBeUndefined();
    expect(await here.store.founders.accept(key, { ...asked, number: "2026-27/0002" })).toBe("done");
    expect((await here.store.quotations.list(id)).map(({ acceptedAt }) => acceptedAt !== null)).toEqual([true, true]);
  });

  test("accepted while its next version is being sent, or it is being withdrawn: one of the two, never both", async () => {
    const other = await openStore(here.settings);
    try {
      for (let round = 0; round < rounds({ usual: 2, thorough: 12 }); round++) {
        id = (await here.store.saveLead(sampleLead({ email: `founder${round}@example.in` }))).id;
        key = (await here.store.founders.issueKey(id))!;
        const first = await sendNew();
        const next = round % 2 ? await begin(first.id) : undefined;
        const accept = () => other.founders.accept(key, { ...asked, number: first.sent!.number });
        const change = () => (next ? send(next) : here.store.quotations.withdraw(first.id, "Wrong.", asha));
        const [acceptance, changed] =
          round % 4 < 2
            ? await Promise.all([accept(), change()])
            : await Promise.all([change(), accept()]).then(([left, right]) => [right, left] as const);
        const kept = await here.store.quotations.find(first.id);
        if (acceptance === "done") {
          expect(changed.result).not.toBe("done");
          expect(kept).toMatchObject({ state: "sent", acceptedAt: here.clock.toISOString() });
          expect(await here.store.registrations.find(id)).toBeDefined();
        } else {
          expect([acceptance, changed.result]).toEqual(["changed", "done"]);
          expect(kept).toMatchObject({ state: next ? "replaced" : "withdrawn", acceptedAt: null });
          expect(await here.store.registrations.find(id)).toBeUndefined();
        }
      }
    } finally {
      await other.close();
    }
  }, 60_000);
});

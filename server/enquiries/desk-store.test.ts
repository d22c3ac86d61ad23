import { expect, test } from "vitest";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { quotationTotal } from "../../domain/quotation/total.ts";
import { basisOf, lateFiling } from "../../tests/fixtures/quotations.ts";
import { openStore } from "../store/open.ts";
import { recordPayment } from "../testing/acts.ts";
import { sampleApplication, sampleLead } from "../testing/samples.ts";
import { at, call, day, describeDesk, minute } from "../testing/stores.ts";

describeDesk("the desk", (desk) => {
  test("the numbers: how far enquiries came, how soon they were called, which promises were kept", async () => {
    const [inTime, late, open] = [
      await desk.save({ form: "contact" }),
      await desk.save({ form: "contact" }),
      await desk.save({ page: "/pricing" }),
    ];
    await desk.save({ suspect: ["links"] });
    desk.pass(30 * minute);
    await desk.act(inTime, call("reached", 1));
    await desk.act(inTime, { action: "status", to: "engaged", version: 2 });
    desk.pass(4 * 60 * minute);
    await desk.act(late, call("reached", 1));
    await desk.store.views.add([
      { day: "2026-11-16", path: "/pricing", referrer: "", count: 7 },
      { day: "2026-11-16", path: "/cost-calculator", referrer: "google.com", count: 3 },
    ]);
    await desk.store.views.add([{ day: "2026-11-16", path: "/pricing", referrer: "", count: 1 }]);
    const numbers = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"));
    expect(numbers).toMatchObject({
      viewsSince: "2026-11-16",
      total: { views: 11, enquiries: 3, contacted: 2, quoted: 0, engaged: 1 },
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
    expect(await desk.store.enquiries.promises(at("2026-11-16 00:00"), at("2026-11-17 00:00"))).toEqual({
      kept: 1,
      broken: 1,
    });
    expect(open).toBeTruthy();
    // Whom nobody calls counts, once the promise is over.
    for (let count = 0; count < 2; count++) await desk.save({ form: "contact" });
    const first = async () =>
      (await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"))).firstCall;
    expect(await first()).toEqual({ medianMinutes: 150, kept: 1, broken: 1 });
    desk.pass(day);
    expect(await first()).toEqual({ medianMinutes: null, kept: 1, broken: 4 });
  });

  test("the numbers of each caller, with rupees quoted and accepted: a new version in place of the old", async () => {
    const id = await desk.save();
    await desk.act(id, { action: "claim" });
    await desk.save();
    const draft = newDraft({ basis: basisOf({ structure: "opc", state: "KA", tier: "starter" }) }, "2026-11-16");
    const { quotation } = composeQuotation(draft, { to: "Asha", advisor: "Asha", today: "2026-11-16" });
    const send = async (replacesId?: string) => {
      desk.pass(minute);
      const begun = await desk.store.quotations.begin(id, draft, replacesId);
      if (begun.result !== "done") throw new Error(begun.result);
      await desk.store.quotations.send(begun.quotation.id, 1, quotation, desk.asha);
      return begun.quotation.id;
    };
    await send(await send());
    const read = (from: string, until: string) => desk.store.enquiries.numbers(at(from), at(until));
    const quoted = quotationTotal(quotation).from;
    expect(quoted).toBeGreaterThan(1_000);
    expect(await read("2026-11-16 00:00", "2026-11-17 00:00")).toMatchObject({
      rupees: { quoted, accepted: 0 },
      by: {
        caller: [
          { name: "(none)", enquiries: 1, rupees: { quoted: 0, accepted: 0 } },
          { name: "Asha", enquiries: 1, quoted: 1, rupees: { quoted, accepted: 0 } },
        ],
      },
    });
    desk.pass(day);
    const key = (await desk.store.founders.issueKey(id))!;
    const { sent } = (await desk.store.founders.open(key))!.quotation!;
    await desk.store.founders.accept(key, { ...sent, total: quotationDocument(sent).total.value });
    expect(await read("2026-11-17 00:00", "2026-11-18 00:00")).toMatchObject({
      rupees: { quoted: 0, accepted: quoted },
      by: { caller: [{ name: "Asha", enquiries: 0, rupees: { quoted: 0, accepted: quoted } }] },
      perService: [{ name: "Registration", rupees: { quoted: 0, accepted: quoted, received: 0, returned: 0 } }],
    });
  });

  test("rupees by service: quoted and accepted by the lines, received shared over them to the rupee", async () => {
    const id = await desk.save();
    const { basis } = newDraft({ basis: basisOf({ structure: "opc", state: "KA", tier: "starter" }) }, "2026-11-16");
    const edits = [{ kind: "discount", amount: 777, reason: "Both." }] as const;
    const draft = { ...newDraft({ basis, services: [lateFiling] }, "2026-11-16"), edits };
    const { quotation } = composeQuotation(draft, { to: "Asha", advisor: "Asha", today: "2026-11-16" });
    const begun = await desk.store.quotations.begin(id, draft);
    if (begun.result !== "done") throw new Error(begun.result);
    await desk.store.quotations.send(begun.quotation.id, 1, quotation, desk.asha);
    await recordPayment(desk.store, id, { rupees: 1_001, receivedOn: "2026-11-16" });
    await recordPayment(desk.store, await desk.save(), { rupees: 50, receivedOn: "2026-11-16" });
    const { perService, rupees } = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"));
    expect(perService.map(({ name }) => name)).toEqual(["Registration", "AOC-4, financial statements", "(none)"]);
    for (const what of ["quoted", "accepted", "received"] as const)
      expect(perService.reduce((sum, row) => sum + row.rupees[what], 0)).toBe(rupees[what]);
    expect(perService.map((row) => row.rupees.received > 0)).toEqual([true, true, true]);
    expect(perService.at(-1)?.rupees).toEqual({ quoted: 0, accepted: 0, received: 50, returned: 0 });
  });

  test("the numbers of a day are those of India's day, and of nothing none", async () => {
    for (const moment of ["2026-11-16 23:50", "2026-11-17 00:10"]) {
      desk.clock = at(moment);
      await desk.save({ utm: {}, page: undefined });
    }
    const { perDay, by } = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-18 00:00"));
    expect(perDay.map(({ day, enquiries }) => [day, enquiries])).toEqual([
      ["2026-11-16", 1],
      ["2026-11-17", 1],
    ]);
    expect([by.page, by.campaign]).toMatchObject([[{ name: "(none)", enquiries: 2 }], [{ name: "(none)" }]]);
    const empty = await desk.store.enquiries.numbers(at("2020-01-01 00:00"), at("2020-01-02 00:00"));
    expect(empty).toMatchObject({
      total: { views: null, enquiries: 0, engaged: 0 },
      by: { page: [], tool: [], campaign: [] },
      firstCall: { medianMinutes: null, kept: 0, broken: 0 },
    });
  });

  test("a day of views is replaced by a fuller count, not by a part of it", async () => {
    const views = (count: number) => [{ day: "2026-11-15", path: "/", referrer: "", count }];
    const total = async () =>
      (await desk.store.enquiries.numbers(at("2026-11-15 00:00"), at("2026-11-16 00:00"))).total.views;
    await desk.store.views.replaceDays(views(9));
    await desk.store.views.replaceDays(views(4));
    expect(await total()).toBe(9);
    await desk.store.views.replaceDays(views(12));
    expect(await total()).toBe(12);
  });

  test("applications have a status too", async () => {
    const { id } = await desk.store.saveApplication(sampleApplication());
    expect(await desk.store.applications.setStatus(id, { to: "interview", version: 1 }, desk.asha)).toMatchObject({
      result: "done",
    });
    expect(await desk.store.applications.setStatus(id, { to: "declined", version: 1 }, desk.ravi)).toMatchObject({
      result: "stale",
      application: { status: "interview" },
    });
    expect(await desk.store.applications.detail(id)).toMatchObject({
      application: { status: "interview", version: 2 },
      events: [{ type: "application-status", by: { name: "Asha" } }],
    });
    expect((await desk.store.applications.list({ status: "new" }, { limit: 9 })).rows).toEqual([]);
  });

  test("what is in work is not erased by age; what was closed is", async () => {
    const [untouched, inWork, closed] = [await desk.save(), await desk.save(), await desk.save()];
    await desk.act(inWork, { action: "claim" });
    await desk.act(closed, { action: "status", to: "closed", reason: "no-need", version: 1 });
    const { id: interview } = await desk.store.saveApplication(sampleApplication());
    await desk.store.applications.setStatus(interview, { to: "interview", version: 1 }, desk.asha);
    const left = async () => {
      const all = [untouched, inWork, closed, interview];
      return (await Promise.all(all.map((id) => desk.store.submission(id)))).map(Boolean);
    };
    const kept = await openStore({ ...desk.settings, deliveries: [], retention: { leads: 1, applications: 1 } });
    desk.pass(40 * day);
    await kept.housekeep({ confirmed: true });
    await kept.close();
    expect(await left()).toEqual([false, true, false, true]);
  });

  test("another process's changes are heard", async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let ready = desk.engine.name === "SQLite";
    const heard = Promise.withResolvers<void>();
    const watching = desk.store.watch((topic) => {
      if (ready) resolve(topic!);
      ready = true;
      heard.resolve();
    });
    // PostgreSQL says "all" when it begins to listen.
    if (desk.engine.name === "PostgreSQL") await heard.promise;
    const other = await openStore({ ...desk.settings, now: undefined });
    const { id } = await other.saveLead(sampleLead());
    expect(await promise).toBe(desk.engine.name === "SQLite" ? "all" : `enquiry:${id}`);
    await watching.stop();
    await other.close();
  });
});

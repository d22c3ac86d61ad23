import { expect, test } from "vitest";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { splitOf } from "../../domain/quotation/total.ts";
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
      medianMinutes: 150,
      before: { from: "2026-11-15", until: "2026-11-15", kept: 0, broken: 0, medianMinutes: null },
    });
    expect(numbers.total).toMatchObject({ kept: 1, broken: 1 });
    expect(numbers.by.day).toMatchObject([{ name: "2026-11-16", views: 11, enquiries: 3, kept: 1, broken: 1 }]);
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
    const first = async (on = "2026-11-16", until = "2026-11-17") => {
      const { medianMinutes, total, before } = await desk.store.enquiries.numbers(
        at(`${on} 00:00`),
        at(`${until} 00:00`),
      );
      return [medianMinutes, total.kept, total.broken, before.medianMinutes, before.kept, before.broken];
    };
    expect(await first()).toEqual([150, 1, 1, null, 0, 0]);
    desk.pass(day);
    expect(await first()).toEqual([null, 1, 4, null, 0, 0]);
    expect(await first("2026-11-17", "2026-11-18")).toEqual([null, 0, 0, null, 1, 4]);
    expect(await first("2026-12-01", "2027-01-01")).toEqual([null, 0, 0, null, 1, 4]);
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
    const [quoted, nothing] = [splitOf(quotation), { fee: 0, gst: 0, others: 0 }];
    expect(await read("2026-11-16 00:00", "2026-11-17 00:00")).toMatchObject({
      total: { rupees: { quoted, accepted: nothing } },
      by: {
        caller: [
          { name: "(none)", enquiries: 1 },
          { name: "Asha", enquiries: 1, quoted: 1, rupees: { quoted, accepted: nothing } },
        ],
        campaign: [{ name: "diwali", enquiries: 2, rupees: { quoted } }],
      },
    });
    desk.pass(day);
    const key = (await desk.store.founders.issueKey(id))!;
    const { sent } = (await desk.store.founders.open(key))!.quotation!;
    await desk.store.founders.accept(key, { ...sent, total: quotationDocument(sent).total.value });
    expect(await read("2026-11-17 00:00", "2026-11-18 00:00")).toMatchObject({
      total: { rupees: { quoted: nothing, accepted: quoted } },
      by: {
        caller: [{ name: "Asha", enquiries: 0, rupees: { quoted: nothing, accepted: quoted } }],
        month: [{ name: "2026-11", enquiries: 0, rupees: { accepted: quoted } }],
        service: [
          {
            name: "Registration",
            rupees: { quoted: nothing, accepted: quoted, received: nothing, returned: nothing },
          },
        ],
      },
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
    await recordPayment(desk.store, id, { rupees: 1_001, fee: 700, receivedOn: "2026-11-16" });
    await recordPayment(desk.store, await desk.save(), { rupees: 50, receivedOn: "2026-11-16" });
    const { by, total } = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-17 00:00"));
    expect(by.service.map(({ name }) => name)).toEqual(["Registration", "AOC-4, financial statements", "(none)"]);
    for (const what of ["quoted", "accepted", "received"] as const)
      for (const whose of ["fee", "gst", "others"] as const)
        expect(by.service.reduce((sum, { rupees }) => sum + rupees![what][whose], 0)).toBe(total.rupees![what][whose]);
    expect(by.service.map(({ rupees }) => rupees!.received.fee > 0)).toEqual([true, true, true]);
    expect(by.service.at(-1)?.rupees).toMatchObject({ quoted: { fee: 0 }, received: { fee: 42, gst: 8, others: 0 } });
  });

  test("the numbers of a day are those of India's day, and of nothing none", async () => {
    for (const moment of ["2026-11-16 23:50", "2026-11-17 00:10"]) {
      desk.clock = at(moment);
      await desk.save({ utm: {}, page: undefined });
    }
    const { by } = await desk.store.enquiries.numbers(at("2026-11-16 00:00"), at("2026-11-18 00:00"));
    expect(by.day.map(({ name, enquiries }) => [name, enquiries])).toEqual([
      ["2026-11-16", 1],
      ["2026-11-17", 1],
    ]);
    expect([by.page, by.campaign]).toMatchObject([[{ name: "(none)", enquiries: 2 }], [{ name: "(none)" }]]);
    const empty = await desk.store.enquiries.numbers(at("2020-01-01 00:00"), at("2020-01-02 00:00"));
    expect(empty).toMatchObject({
      total: { views: null, enquiries: 0, engaged: 0, kept: 0, broken: 0 },
      by: { page: [], tool: [], campaign: [], reason: [], service: [] },
      medianMinutes: null,
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

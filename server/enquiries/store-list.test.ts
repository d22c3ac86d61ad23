import { expect, test } from "vitest";
import type { Store } from "../store/open.ts";
import { sampleDetails } from "../testing/samples.ts";
import { day, describeDesk } from "../testing/stores.ts";

describeDesk("the list of enquiries", (desk) => {
  test("finds by parts of name, number, address and company; signs that a pattern would use are letters", async () => {
    const asked = await desk.save({
      name: "Meera 100%_Iyer",
      email: "meera@x.example",
      phone: "9811122233",
      companyName: "Iyer Foods",
    });
    await desk.save({ name: "Vikram Shah", email: "v@y.example", phone: "9822233344", companyName: undefined });
    const find = async (search: string) =>
      (await desk.store.enquiries.list({ search }, { limit: 9 })).rows.map(({ id }) => id);
    for (const search of ["iyer", "meera foods", "98111 222", "+91 98111-22233", "100%_", "MEERA@X"])
      expect([search, await find(search)]).toEqual([search, [asked]]);
    for (const search of ["%", "_ser", "\\", "meera shah"])
      expect([search, (await find(search)).includes(asked)]).toEqual([search, search === "%"]);
  });

  test("finds by what was written, asked about and noted, whoever noted it", async () => {
    const plan = { plan: { structure: "opc" } as const, dropped: [] };
    const asked = await desk.save({ ...sampleDetails, offer: undefined, companyPlan: plan });
    await desk.save({ name: "Vikram Shah", offer: undefined, page: undefined });
    await desk.act(asked, { action: "note", text: "His Brother DECIDES." });
    await desk.act(asked, {
      action: "call",
      outcome: "no-answer",
      channel: "phone",
      note: "engaged twice",
      version: 1,
    });
    await desk.act(asked, { action: "follow-up", on: "2026-11-20", note: "after the festival", version: 2 });
    for (const search of ["dubai", "हुब्बल्ली", "aoc-4", "opc", "brother decides", "twice asha", "FESTIVAL"]) {
      const { rows } = await desk.store.enquiries.list({ search }, { limit: 9 });
      expect([search, rows.map(({ id }) => id)]).toEqual([search, [asked]]);
    }
  });

  test("filters, and pages by the id of the last row", async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index++)
      ids.unshift(await desk.save({ page: index % 2 ? "/pricing" : "/llp", utm: { utm_campaign: `c${index % 3}` } }));
    await desk.act(ids[0]!, { action: "claim" });
    await desk.act(ids[1]!, { action: "status", to: "contacted", version: 1 });
    const list = async (filters: Parameters<Store["enquiries"]["list"]>[0]) =>
      (await desk.store.enquiries.list(filters, { limit: 50 })).rows.map(({ id }) => id);
    expect(await list({ owner: desk.asha.personId })).toEqual([ids[0]]);
    expect(await list({ owner: "nobody" })).toEqual(ids.slice(1));
    expect(await list({ status: "contacted" })).toEqual([ids[1]]);
    await desk.act(ids[6]!, { action: "claim" });
    await desk.act(ids[6]!, { action: "status", to: "closed", reason: "other", version: 2 });
    expect(await list({ owner: desk.asha.personId, status: "open" })).toEqual([ids[0]]);
    await desk.save({ suspect: ["honeypot", "fast"], name: "Spam Specimen" });
    expect(await desk.store.enquiries.counts(desk.asha.personId)).toEqual({
      ...{ all: 7, new: 5, contacted: 1, quoted: 0, engaged: 0, closed: 1, mine: 1 },
    });
    expect(await list({ page: "/pricing" })).toHaveLength(3);
    expect(await list({ campaign: "c0", page: "/llp" })).toHaveLength(2);
    expect(await list({ until: new Date(desk.clock.getTime() - day) })).toEqual([]);
    const first = await desk.store.enquiries.list({ search: "asha" }, { limit: 4 });
    const second = await desk.store.enquiries.list({ search: "asha" }, { limit: 4, before: first.next! });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect(await desk.store.enquiries.choices()).toMatchObject({
      owners: [{ name: "Asha" }, { name: "Ravi" }],
      pages: ["/llp", "/pricing"],
      campaigns: ["c0", "c1", "c2"],
    });
  });
});

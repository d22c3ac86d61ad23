import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimDue } from "../testing/acts.ts";
import { runDeskCommand } from "../testing/command-line.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { asha, ravi, sampleApplication, sampleLead } from "../testing/samples.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let browser: DeskBrowser;
let other: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  browser = await desk.signedIn(asha);
  other = await desk.signedIn(ravi);
});
afterAll(() => desk[Symbol.asyncDispose]());

const save = async (changes = {}) => (await desk.store.saveLead(sampleLead(changes))).id;

describe("an enquiry", () => {
  test("is claimed by one; the other gets 409 and who has it", async () => {
    const id = await save();
    const both = await Promise.all([browser, other].map((each) => each.post(`/api/enquiries/${id}/claim`)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner, loser] = both[0]!.status === 200 ? both : [both[1]!, both[0]!];
    expect(loser!.body.enquiry.owner).toEqual(winner!.body.enquiry.owner);
    expect(loser!.body.error).toBe(`${winner!.body.enquiry.owner.name} has it already.`);
  });

  test("is entered by hand, once for a key, and found while its number is typed", async () => {
    const key = crypto.randomUUID();
    const typed = { source: "telephone", name: "Anwar Khan", phone: "90000 77777", key };
    const made = await browser.post("/api/enquiries", typed);
    expect(made).toMatchObject({ status: 201, body: { enquiry: { form: "telephone", email: "" } } });
    expect((await browser.post("/api/enquiries", typed)).body.enquiry.id).toBe(made.body.enquiry.id);
    const { known } = (await other.get("/api/enquiries/known?phone=%2B919000077777&email=")).body;
    expect(known).toMatchObject([{ id: made.body.enquiry.id, name: "Anwar Khan" }]);
    for (const wrong of [{ name: " " }, { phone: "12" }, { email: "x" }, { source: "quick" }, { state: "XX" }])
      expect((await browser.post("/api/enquiries", { ...typed, key: undefined, ...wrong })).status).toBe(400);
  });

  test("shows the total that the founder has seen, which later prices do not change; by hand, that of today", async () => {
    const companyPlan = { plan: { structure: "llp", state: "TN" }, dropped: [] } as const;
    const sums = [{ label: "Total", value: "₹1", total: true }];
    const estimate = { lines: [], sums, note: "Then.", total: { from: 1, to: 1, missing: [] } };
    const filing = { id: "aoc-4", due: "2020-10-30" } as const;
    const seen = (await browser.get(`/api/enquiries/${await save({ companyPlan, estimate, filing })}`)).body;
    expect(seen.cost).toEqual(estimate);
    expect(seen.filing).toMatch(/, was due 30 October 2020, \d+ days late on /);
    for (const line of [
      { label: "State", value: "Tamil Nadu" },
      { label: "Estimated total", value: "about ₹1" },
    ])
      expect(seen.planLines).toContainEqual(line);
    const typed = { source: "telephone", name: "Hari Menon", phone: "90000 77778", structure: "llp", state: "TN" };
    const { enquiry } = (await browser.post("/api/enquiries", typed)).body;
    const entered = (await browser.get(`/api/enquiries/${enquiry.id}`)).body;
    expect(entered.lead.estimate).toBeNull();
    expect(entered.cost.lines.length).toBeGreaterThan(5);
    expect(JSON.stringify(entered.planLines)).not.toContain("Estimated total");
  });

  test("several are given at once; what a colleague has changed meanwhile stays, and is named", async () => {
    const [mine, changed] = [
      await save({ name: "Free Founder", email: "free@example.in", phone: "9000033331" }),
      await save({ name: "Taken Founder", email: "taken@example.in", phone: "9000033332" }),
    ];
    await other.post(`/api/enquiries/${changed}/claim`);
    const [me] = (await browser.get("/api/people")).body.people;
    const enquiries = [mine, changed, "nobody"].map((id) => ({ id, version: 1 }));
    const { body } = await browser.post("/api/enquiries/assign", { ownerId: me.id, enquiries });
    expect(body.assigned).toEqual([{ id: mine, name: "Free Founder" }]);
    expect(body.others).toMatchObject([
      { name: "Taken Founder", error: expect.stringContaining("Ravi") },
      { name: "" },
    ]);
    expect((await desk.store.enquiries.detail(changed))!.enquiry.owner?.name).toBe("Ravi");
    // Sent again, because the answer was lost.
    const again = await browser.post("/api/enquiries/assign", { ownerId: me.id, enquiries: enquiries.slice(0, 1) });
    expect(again.body).toMatchObject({ assigned: [{ id: mine }], others: [], undo: null });
    expect((await desk.store.enquiries.detail(mine))!.events.map(({ type }) => type)).toEqual(["assigned"]);
    expect((await browser.post("/api/enquiries/assign", { ownerId: me.id, enquiries: [] })).status).toBe(400);
  });

  test("who is given with one enquiry is given whole, unless a colleague has the other; it is taken back at once", async () => {
    const same = { email: "whole@example.in", phone: "9000033333" };
    const [chosen, free, taken] = [await save(same), await save(same), await save(same)];
    const stranger = await save({ email: "alone@example.in", phone: "9000033334" });
    await other.post(`/api/enquiries/${taken}/claim`);
    const [me] = (await browser.get("/api/people")).body.people;
    const enquiries = [chosen, stranger].map((id) => ({ id, version: 1 }));
    const { body } = await browser.post("/api/enquiries/assign", { ownerId: me.id, enquiries });
    const owners = () =>
      Promise.all(
        [chosen, free, taken, stranger].map(async (id) => (await desk.store.enquiries.detail(id))!.enquiry.owner?.name),
      );
    expect(await owners()).toEqual([me.name, me.name, "Ravi", me.name]);
    await browser.post(`/api/enquiries/${chosen}/undo`, { undo: body.undo.id });
    expect(await owners()).toEqual([undefined, undefined, "Ravi", undefined]);
  });

  test("the list as CSV: all rows of the filter, harmless in a spreadsheet, owners only, in the audit", async () => {
    await save({ name: "=HYPERLINK(1)", page: "/csv", message: "नमस्ते" });
    for (let index = 0; index < 502; index++) await save({ name: `Row ${index}`, page: "/csv" });
    await save({ name: "Elsewhere", page: "/pricing" });
    expect((await other.request("/api/enquiries.csv?page=/csv")).status).toBe(403);
    const response = await browser.request("/api/enquiries.csv?page=/csv");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
    expect(lines[0]).toMatch(/^id,received_at,form,name/);
    expect(lines).toHaveLength(504);
    expect(lines[1]).toContain(",Row 501,");
    expect(lines.at(-1)).toContain(",'=HYPERLINK(1),");
    expect(lines.at(-1)).toContain("नमस्ते");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="enquiries-/);
    const { out } = await runDeskCommand(["export", "audit"], { DATA_DIR: desk.dataDir });
    expect(out).toContain(",Asha,desk: enquiries as CSV,done");
  });

  test("is undone by what the answer names, once, and only there", async () => {
    const [id, other] = [await save(), await save()];
    const { body } = await browser.post(`/api/enquiries/${id}/follow-up`, { on: "2027-01-20", version: 1 });
    expect(body.undo).toEqual({ id: expect.any(String), until: expect.stringMatching(/Z$/) });
    const undo = (of: string) => browser.post(`/api/enquiries/${of}/undo`, { undo: body.undo.id });
    expect(await undo(other)).toMatchObject({ status: 409, body: { error: expect.stringMatching(/too late/) } });
    expect(await undo(id)).toMatchObject({ status: 200, body: { enquiry: { followUpOn: null, version: 3 } } });
    expect((await undo("never")).status).toBe(404);
  });

  test.each([
    ["call", { outcome: "maybe", version: 1 }],
    ["call", { outcome: "call-back", version: 1 }],
    ["call", { outcome: "call-back", callBackAt: "2020-01-01T10:00:00+05:30", version: 1 }],
    ["call", { outcome: "reached" }],
    ["note", { text: "   " }],
    ["note", { text: "x".repeat(4_001) }],
    ["status", { to: "closed", version: 1 }],
    ["status", { to: "contacted", reason: "spam", version: 1 }],
    ["follow-up", { on: "2026-02-30", version: 1 }],
    ["assign", { ownerId: 7, version: 1 }],
    ["note", { text: "x", key: "not-a-uuid" }],
  ])("bad input is refused with a sentence: %s %j", async (action, body) => {
    const id = await save();
    const refused = await browser.post(`/api/enquiries/${id}/${action}`, body);
    expect([refused.status, typeof refused.body.error]).toEqual([400, "string"]);
    expect((await desk.store.enquiries.detail(id))!.events).toEqual([]);
  });

  test("what strangers wrote comes back as JSON, never as a page", async () => {
    const name = "<script>alert(1)</script>";
    const id = await save({ name });
    const { headers, body } = await browser.get(`/api/enquiries/${id}`);
    expect(headers.get("content-type")).toBe("application/json");
    expect([body.enquiry.name, headers.get("x-content-type-options")]).toEqual([name, "nosniff"]);
  });

  test("erasing names the address again, is in the audit, and the enquiry is then gone for everybody", async () => {
    const id = await save({ email: "gone@example.in" });
    // Ravi was invited second: he is no owner.
    for (const refused of [
      await other.get(`/api/enquiries/${id}/erasure`),
      await other.post(`/api/enquiries/${id}/erase`, { email: "gone@example.in" }),
    ])
      expect(refused).toMatchObject({ status: 403, body: { error: "Only an owner of the desk can do this." } });
    expect((await browser.get(`/api/enquiries/${id}/erasure`)).body).toMatchObject({
      people: [{ name: "Asha Rao", email: "gone@example.in" }],
      leads: 1,
    });
    expect((await browser.post(`/api/enquiries/${id}/erase`, { email: "asha@example.in" })).status).toBe(422);
    expect(await browser.post(`/api/enquiries/${id}/erase`, { email: "Gone@example.in" })).toMatchObject({
      status: 200,
      body: { erased: { leads: 1 } },
    });
    expect((await other.get(`/api/enquiries/${id}`)).status).toBe(404);
    expect((await other.post(`/api/enquiries/${id}/claim`)).status).toBe(404);
  });
});

test("a résumé is a download that nothing opens", async () => {
  const resume = { fileName: 'x"; evil.html', type: "text/html", bytes: new TextEncoder().encode("<script>") };
  const { id } = await desk.store.saveApplication(sampleApplication({ resume }));
  const response = await browser.request(`/api/applications/${id}/resume`);
  expect(response.headers.get("content-type")).toBe("application/octet-stream");
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="x_; evil.html"/);
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(await response.text()).toBe("<script>");
});

test("what cannot be sent is listed with whom it is for, tried again, or taken off the list", async () => {
  const id = await save({ name: "Lost Mail" });
  const claim = () => desk.store.outbox.claim({ ...claimDue(new Date()), leaseMs: 60_000 });
  const mine = (await claim()).find(({ submissionId }) => submissionId === id)!;
  await desk.store.outbox.fail(mine.id, "w", "EAUTH: no", "dead");
  await desk.store.outbox.release("w");
  const open = async () => {
    const { body } = await browser.get("/api/delivery");
    return body.open.find((each: { id: string }) => each.id === mine.id);
  };
  expect(await open()).toMatchObject({ state: "dead", lastError: "EAUTH: no", about: { name: "Lost Mail" } });
  // A member sends again what a founder did not get, and sees to nothing else of the server.
  for (const [path, body] of [
    ["/api/delivery/retry", {}],
    ["/api/delivery/retry", { ids: [mine.id] }],
    ["/api/delivery/drop", { ids: [mine.id] }],
    ["/api/doctor", {}],
  ] as const)
    expect([path, (await other.post(path, body)).status]).toEqual([path, 403]);
  expect((await other.get("/api/delivery")).status).toBe(403);
  expect((await browser.get("/api/delivery")).body).toMatchObject({
    server: { isStoring: true, reasons: [] },
    webhookIsOn: false,
    undelivered: 0,
    backupCommand: expect.stringContaining("desk -- backup --to"),
  });
  expect((await browser.post("/api/delivery/retry", { ids: [mine.id] })).body).toEqual({ retried: 1 });
  expect((await browser.post("/api/delivery/drop", { ids: [mine.id] })).body).toEqual({ dropped: 0 });
  await claim();
  await desk.store.outbox.fail(mine.id, "w", "EAUTH: no", "dead");
  await desk.store.outbox.release("w");
  expect((await browser.post("/api/delivery/drop", { ids: [mine.id] })).body).toEqual({ dropped: 1 });
  expect(await open()).toBeUndefined();
  const typed = { source: "telephone", name: "Lost", phone: "9811122244", email: "lost@b.example", acknowledge: true };
  const entered = (await other.post("/api/enquiries", typed)).body.enquiry.id;
  const theirs = (await claim()).find(({ submissionId }) => submissionId === entered)!;
  await desk.store.outbox.fail(theirs.id, "w", "550 no", "dead");
  await desk.store.outbox.release("w");
  expect((await other.post("/api/delivery/retry", { ids: [theirs.id] })).body).toEqual({ retried: 1 });
});

test("the numbers are given as a table that no spreadsheet runs", async () => {
  await save({ utm: { utm_campaign: "=cmd()" } });
  const response = await browser.request("/api/numbers.csv?by=campaign");
  const rupees = ["quoted", "accepted", "received", "returned"].flatMap((what) =>
    ["fee", "gst", "others"].map((whose) => `${whose}_${what}`),
  );
  const [head, ...lines] = (await response.text()).split("\r\n");
  expect(head).toBe(
    ["campaign,views,enquiries,called_in_time,called_late_or_not,contacted,quoted,engaged,paid", ...rupees].join(","),
  );
  expect(lines.some((line) => line.startsWith("'=cmd(),,1,0,0,0,0,0,0,0,"))).toBe(true);
  const months = await browser.request("/api/numbers.csv?by=month");
  expect(await months.text()).toMatch(/^month,.*\r\n(\d{4}-\d\d(,\d+){20}\r\n)+$/);
  expect((await browser.request("/api/numbers.csv?by=nonsense")).status).toBe(400);
  // The page is for owners.
  for (const path of ["/api/numbers", "/api/numbers.csv?by=day"])
    expect([path, (await other.get(path)).status]).toEqual([path, 403]);
  const { body: shown } = await browser.get("/api/numbers");
  expect([shown.owed, shown.before.received, shown.total.rupees.received.fee]).toEqual([[], expect.anything(), 0]);
});

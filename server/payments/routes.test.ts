import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { site } from "../../content/site.ts";
import { dateInIndia } from "../../domain/india/calendar-date.ts";
import { suggestedFee } from "../../domain/payments/account.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { oursTotal } from "../../domain/quotation/total.ts";
import { client } from "../../tests/fixtures/receipts.ts";
import { paperFolder } from "../papers/pdf.ts";
import { quote } from "../testing/acts.ts";
import { rounds } from "../testing/basics.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { testEngines } from "../testing/engines.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { sampleLead } from "../testing/samples.ts";

const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;

// What differs between the engines is in store.test.ts.
describe.each(testEngines().slice(0, rounds({ usual: 1, thorough: 2 })))("payments at the desk, on $name", (engine) => {
  let desk: Awaited<ReturnType<typeof openDesk>>;
  let owner: DeskBrowser;
  let caller: DeskBrowser;
  let clock = new Date();

  beforeAll(async () => {
    const { databaseUrl } = await engine.fresh();
    desk = await openDesk(databaseUrl ? { DATABASE_URL: databaseUrl } : {}, () => clock);
    await writePaperFonts(paperFolder(desk.folder));
    owner = await desk.signedIn({ email: "asha@firm.example", name: "Asha" });
    caller = await desk.signedIn({ email: "ravi@firm.example", name: "Ravi" });
  }, 60_000);
  afterAll(async () => {
    await desk[Symbol.asyncDispose]();
    engine.clean();
  });

  const today = () => dateInIndia(Date.now());
  const payments = async (id: string) => (await caller.get(`/api/enquiries/${id}/payments`)).body;
  const version = async (id: string) => (await desk.store.enquiries.detail(id))!.enquiry.version;
  let references = 632_211_009_000;
  const given = async (id: string, changes: object = {}) => ({
    ...{ receivedOn: today(), rupees: 2_359, fee: 2_359, way: "upi", reference: String(references++) },
    version: await version(id),
    ...changes,
  });
  const back = () => ({ paidOn: today(), rupees: 313, fee: 0, way: "upi", reference: String(references++) });
  const record = async (id: string, changes: object = {}) =>
    caller.post(`/api/enquiries/${id}/payments`, await given(id, changes));
  async function accepted(): Promise<string> {
    const { id } = await desk.store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] } }));
    const { sent } = await quote(desk.store, id, plan);
    // The founder sees it when it can no longer be taken back.
    clock = new Date(clock.getTime() + 60_000);
    const key = (await desk.store.founders.issueKey(id))!;
    const asked = { number: sent!.number, version: 1, total: quotationDocument(sent!).total.value };
    expect(await desk.store.founders.accept(key, asked)).toBe("done");
    return id;
  }

  test("a caller records what came; what is due, paid and left follows on the card and on the board", async () => {
    const id = await accepted();
    const before = await payments(id);
    expect(before).toMatchObject({ payments: [], account: { paid: 0, dueNow: { from: 2_359, to: 2_359 } } });
    expect(before.quoted.lines.length).toBeGreaterThan(2);
    const { status, body } = await record(id, { reference: "632211008877" });
    expect([status, body.receipt]).toEqual([200, expect.stringMatching(/^R\d{4}-\d\d\/0001$/)]);
    expect(body.undo.id).toBeTruthy();
    expect(await payments(id)).toMatchObject({
      payments: [{ rupees: 2_359, reference: "632211008877", by: "Ravi" }],
      account: { paid: 2_359, dueNow: { from: 0, to: 0 }, left: { from: 15_163, to: 15_163 } },
    });
    const { rows } = (await caller.get("/api/registrations")).body;
    expect(rows.find((row: { enquiry: { id: string } }) => row.enquiry.id === id).account.paid).toBe(2_359);
  });

  test("an advance before anything is accepted is split by the lines of the quotation that is open", async () => {
    const { id } = await desk.store.saveLead(sampleLead({ companyPlan: { plan, dropped: [] } }));
    expect((await payments(id)).quoted).toBeNull();
    const { sent } = await quote(desk.store, id, plan);
    const { quoted, account, payments: none } = await payments(id);
    expect(account.total.to).toBe(0);
    expect(suggestedFee(quoted, none, 10_000)).toBe(oursTotal(sent!).from);
  });

  test("a firm with a GSTIN writes a voucher for an advance alone, and asks for the client once", async () => {
    const own = { gstin: site.gstin, gst: site.gst };
    Object.assign(site, { gstin: "08AAGFU7314Q1ZI", gst: { ...site.gst, state: "RJ" } });
    try {
      const id = await accepted();
      const { voucher } = await payments(id);
      expect(voucher).toEqual({
        client: { name: "Asha Rao", address: "", state: "KA", gstin: "" },
        completeOn: null,
      });
      expect(await record(id)).toMatchObject({ status: 400, body: { error: expect.stringContaining("address") } });
      expect((await record(id, { client: { ...client, state: "RJ" } })).status).toBe(400);
      expect((await record(id, { client })).status).toBe(200);
      expect((await payments(id)).voucher.client).toEqual(client);
      // Signatures at our price, all of it for others, and what comes when all is done.
      const { registration, version } = (await desk.store.registrations.find(id))!;
      expect((await record(id, { rupees: 4_000, fee: 4_000, client })).status).toBe(200);
      expect((await record(id, { rupees: 1_000, fee: 0, client })).status).toBe(200);
      vi.spyOn(desk.store.registrations, "find").mockResolvedValueOnce({
        ...{ registration: { ...registration, reached: { complete: today() } }, version, startedAt: "" },
        enquiry: (await desk.store.enquiries.detail(id))!.enquiry,
      });
      expect((await record(id, { rupees: 900, fee: 900 })).status).toBe(200);
      const receipts = (await desk.store.payments.list(id)).map(({ receipt }) => receipt);
      expect(receipts.map(({ to, tax, voucher: of, invoiced }) => [to, tax, of?.clientGstin, invoiced])).toEqual([
        [client.name, 360, client.gstin, undefined],
        [client.name, 610, client.gstin, undefined],
        ["Asha Rao", 0, undefined, undefined],
        ["Asha Rao", 137, undefined, true],
      ]);
    } finally {
      Object.assign(site, own);
    }
  });

  test("what cannot be is refused in words, and nothing is numbered", async () => {
    const { id } = await desk.store.saveLead(sampleLead({ name: "सुनीता" }));
    expect(await record(id)).toMatchObject({ status: 422, body: { error: expect.stringContaining("Latin letters") } });
    const other = (await desk.store.saveLead(sampleLead())).id;
    for (const [changes, status] of [
      [{ reference: "" }, 400],
      [{ reference: "1234" }, 422],
      [{ receivedOn: "1999-12-31" }, 400],
      [{ rupees: 10.5 }, 400],
      [{ fee: 3_000 }, 400],
      [{ receivedOn: "2999-01-01" }, 400],
      [{ version: 9 }, 409],
    ] as const)
      expect((await record(other, changes)).status, JSON.stringify(changes)).toBe(status);
    expect((await caller.post("/api/enquiries/nobody/payments", await given(other))).status).toBe(404);
    expect((await payments(other)).payments).toEqual([]);
  });

  test("only an owner cancels a receipt, with a reason; it is in the audit", async () => {
    const id = (await desk.store.saveLead(sampleLead())).id;
    await record(id);
    const [payment] = (await payments(id)).payments;
    const body = { reason: "Of another client.", version: await version(id) };
    expect((await caller.post(`/api/payments/${payment.id}/cancel`, body)).status).toBe(403);
    expect((await owner.post(`/api/payments/${payment.id}/cancel`, { ...body, reason: " " })).status).toBe(400);
    expect((await owner.post(`/api/payments/${payment.id}/cancel`, body)).status).toBe(200);
    const all = await payments(id);
    expect(all.account).toMatchObject({ paid: 0 });
    expect(all.payments).toMatchObject([{ cancelledBy: all.payments[1].id }, { rupees: -2_359, by: "Asha" }]);
  });

  test("an odd reference is asked about, and taken when it is meant", async () => {
    const { id } = await desk.store.saveLead(sampleLead());
    const asked = await record(id, { reference: "SBI-1234" });
    expect(asked).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining("12 digits"), enquiry: { id } },
    });
    expect((await record(id, { reference: "SBI-1234", oddReference: true })).status).toBe(200);
  });

  test("from acceptance to exactly ₹0: charges as they were, what is too much returned, and kept", async () => {
    const id = await accepted();
    const send = async (what: string, body: object) =>
      caller.post(`/api/enquiries/${id}/${what}`, { ...body, version: await version(id) });
    const charge = (kind: string, rupees: number) => ({ kind, rupees, paidOn: today(), reference: "AA123" });
    const { charges, quoted, next } = await payments(id);
    expect([charges, next]).toEqual([["mca", "duty", "others"], expect.stringMatching(/^R/)]);
    const expected = (kind: string) =>
      quoted.lines.reduce(
        (sum: number, { part, amount }: { part: string; amount: { from: number } }) =>
          sum + (part === kind ? amount.from : 0),
        0,
      );
    expect((await record(id, { rupees: 17_522, fee: 6_359 })).status).toBe(200);
    const { id: other } = await desk.store.saveLead(sampleLead());
    const early = { charges: [charge("duty", 1)], version: await version(other) };
    expect(await caller.post(`/api/enquiries/${other}/charges`, early)).toMatchObject({ status: 422 });
    expect(await send("charges", { charges: [charge("duty", 1), charge("duty", 2)] })).toMatchObject({ status: 400 });
    expect(await send("refunds", { ...back(), rupees: 313 })).toMatchObject({ status: 422 });
    const real = charges.map((kind: string) => charge(kind, expected(kind) - (kind === "duty" ? 813 : 0)));
    expect((await send("charges", { charges: real })).status).toBe(200);
    expect((await payments(id)).account).toMatchObject({ charges: 10_350, credit: 813, returnable: { others: 813 } });
    expect(await send("refunds", { ...back(), reference: "12" })).toMatchObject({ status: 422 });
    const refund = await send("refunds", back());
    expect([refund.status, refund.body.receipt]).toEqual([200, expect.stringMatching(/^R/)]);
    expect((await send("kept", { rupees: 500 })).status).toBe(200);
    const { account, outgoings } = await payments(id);
    expect(account).toMatchObject({ ...{ credit: 0, kept: 500, returned: 313 }, left: { from: 0, to: 0 } });
    const { rows } = (await caller.get("/api/registrations")).body;
    expect(rows.find((row: { enquiry: { id: string } }) => row.enquiry.id === id).account).toEqual(account);
    const { id: refundId } = outgoings.find(({ kind }: { kind: string }) => kind === "refund");
    const pdf = await caller.request(`/api/payments/${refundId}/pdf`);
    expect([pdf.status, pdf.headers.get("content-disposition")]).toEqual([200, expect.stringContaining("refund-R")]);
    const cancel = { reason: "Not sent.", version: await version(id) };
    expect((await caller.post(`/api/outgoings/${refundId}/cancel`, cancel)).status).toBe(403);
    expect((await owner.post(`/api/outgoings/${refundId}/cancel`, cancel)).status).toBe(200);
    const csv = (await (await owner.request("/api/outgoings.csv")).text()).trim().split("\r\n");
    const written = csv.slice(1).map((line) => line.split(",")[0]);
    expect(written.toSorted()).toEqual(["duty", "kept", "mca", "others", "refund", "refund"]);
  }, 60_000);

  test("the receipt as a PDF, of a payment and of its contrary entry", async () => {
    const id = (await desk.store.saveLead(sampleLead())).id;
    await record(id, { rupees: 5_000, reference: "632211008899" });
    const [{ id: paymentId, receipt }] = (await payments(id)).payments;
    await owner.post(`/api/payments/${paymentId}/cancel`, { reason: "Typed wrong.", version: await version(id) });
    const texts = await Promise.all(
      (await payments(id)).payments.map(async (each: { id: string }) => {
        const response = await caller.request(`/api/payments/${each.id}/pdf`);
        expect(response.headers.get("content-type")).toBe("application/pdf");
        const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
        const { totalPages, text } = await extractText(pdf, { mergePages: true });
        expect(totalPages).toBe(1);
        return text.replaceAll(/\s+/g, " ");
      }),
    );
    for (const words of [receipt, "Asha Rao", "632211008899", "₹2,641", "₹5,000"]) expect(texts[0]).toContain(words);
    for (const words of ["Cancelled receipt", receipt, "Typed wrong.", "−₹5,000"]) expect(texts[1]).toContain(words);
    expect((await caller.request("/api/payments/nothing/pdf")).status).toBe(404);
  }, 60_000);

  test("owners take all of it as a CSV file, each entry once", async () => {
    expect((await caller.request("/api/payments.csv")).status).toBe(403);
    const response = await owner.request(`/api/payments.csv?from=${today()}&until=2999-01-01`);
    expect(response.headers.get("content-disposition")).toContain("payments-");
    const [heads, ...lines] = (await response.text()).trim().split("\r\n");
    expect(heads).toContain("receipt,date,received_on,name,rupees,tds,fee_without_gst");
    expect(lines).toHaveLength((await Array.fromAsync(desk.store.payments.all())).length);
    expect(lines.filter((line) => line.includes("Of another client."))).toHaveLength(1);
    const none = await owner.request("/api/payments.csv?until=2020-01-01");
    expect((await none.text()).trim().split("\r\n")).toHaveLength(1);
  });
});

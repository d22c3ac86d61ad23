import { afterAll, beforeAll, expect, test } from "vitest";
import { whatsappTextIds } from "../../content/registration/whatsapp-texts.ts";
import { quote, recordPayment } from "../testing/acts.ts";
import { type DeskBrowser, openDesk } from "../testing/desk.ts";
import { ravi, sampleLead } from "../testing/samples.ts";

let desk: Awaited<ReturnType<typeof openDesk>>;
let browser: DeskBrowser;
beforeAll(async () => {
  desk = await openDesk();
  browser = await desk.signedIn({ email: "asha@firm.example", name: "Asha Advisor" });
});
afterAll(() => desk[Symbol.asyncDispose]());

const draft = async (id: string, text: string): Promise<string> =>
  (await browser.post(`/api/enquiries/${id}/texts`, { text })).body.draft;
const offered = async (id: string): Promise<string[]> =>
  (await browser.get(`/api/enquiries/${id}/texts`)).body.texts.map((each: { id: string }) => each.id);

test("the texts that make sense now, with the person's facts and a link that works; opened, never sent", async () => {
  const { id } = await desk.store.saveLead(sampleLead({ name: "Meera & Co" }));
  expect(await offered(id)).toEqual(["missed-call", "page"]);
  expect(await draft(id, "missed-call")).toMatch(/^Hello Meera & Co\. This is Asha Advisor of /);
  for (const text of whatsappTextIds) expect(await draft(id, text), text).not.toMatch(/[{}]|undefined/);

  const { sent } = await quote(desk.store, id, { structure: "opc", state: "KA", tier: "starter" });
  expect(await offered(id)).toContain("quotation");
  const quotation = await draft(id, "quotation");
  expect(quotation).toContain(sent!.number);
  expect(quotation).toContain("₹");
  const key = /key=(\w+)/.exec(quotation)![1]!;
  expect((await desk.store.founders.open(key))?.lead.id).toBe(id);

  await desk.store.registrations.start(id, { form: "opc", people: 1 }, ravi);
  const act = async (name: string, outcome: "refused" | "approved", reason?: string) => {
    const { version } = (await desk.store.registrations.find(id))!;
    const action = { action: "name", name, outcome, ...(reason && { reason }) } as const;
    await desk.store.registrations.act(id, action as never, ravi, version);
  };
  expect(await draft(id, "papers")).toMatch(/we still need: .+\(.+\)\. Please send them to /);
  await act("Zyntra Foods", "refused", "Too close to another.");
  expect(await draft(id, "name")).toMatch(/refused the name Zyntra Foods: Too close to another\. /);
  await act("Qorvex Foods", "approved");
  expect(await draft(id, "name")).not.toContain("refused");
  expect(await offered(id)).toEqual(expect.arrayContaining(["papers", "unclear-paper", "name"]));
  expect(await offered(id)).not.toContain("payment");
  await recordPayment(desk.store, id, { rupees: 5_000, reference: "UTR42" });
  expect(await offered(id)).toContain("payment");
  expect(await draft(id, "payment")).toContain(
    "It is ₹5,000 of 15 November 2026, reference UTR42. The receipt is on your page: http",
  );

  expect((await browser.post(`/api/enquiries/${id}/whatsapp`, { text: "quotation" })).status).toBe(200);
  const { events, enquiry } = (await desk.store.enquiries.detail(id))!;
  expect(events.at(-1)).toMatchObject({ type: "whatsapp", draft: "quotation", by: { name: "Asha Advisor" } });
  expect(enquiry.firstCallAt).toBeNull();
  expect((await browser.post(`/api/enquiries/${id}/whatsapp`, { text: "hello" })).status).toBe(400);
  expect((await browser.get("/api/enquiries/nobody/texts")).status).toBe(404);
});

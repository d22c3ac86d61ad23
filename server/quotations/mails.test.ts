import PostalMime from "postal-mime";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { examples } from "../../tests/fixtures/quotations.ts";
import type { Lead } from "../store/records.ts";
import { claimDue, quote, sendQuotation } from "../testing/acts.ts";
import { temporaryFolder } from "../testing/basics.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { writePaperFonts } from "../testing/paper-fonts.ts";
import { quotationMail, quotationMails } from "./mails.ts";

const folder = temporaryFolder();
beforeAll(() => writePaperFonts(folder.path), 60_000);
afterAll(() => folder[Symbol.dispose]());

let outbox: TestOutbox;
beforeEach(async () => {
  outbox = await openOutbox(["mail"]);
});
afterEach(() => outbox.close());

const send = (email: string) => sendQuotation(outbox.store, email);

const toFounders = () => outbox.smtp.mails.filter(({ to }) => to[0] !== "owner@example.in");

test("the founder gets total, what is due when and the PDF that is kept, in few words; answers come to us", async () => {
  const { id, sent } = await send("asha@example.in");
  outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(2);
  const [mail] = toFounders();
  const { subject, text = "", attachments, to, replyTo, headers } = await PostalMime.parse(mail!.raw);
  const document = quotationDocument(sent!);
  expect(to).toEqual([{ name: "Asha Rao", address: "asha@example.in" }]);
  expect(replyTo).toHaveLength(1);
  expect(headers.some(({ key }) => key === "auto-submitted")).toBe(false);
  expect(subject).toBe(`Quotation ${sent!.number}: ₹15,522`);
  expect(text).toContain(`\n${document.total.value}\n`);
  expect(text).toContain("Valid until: ");
  expect(attachments).toMatchObject([{ filename: document.fileName, mimeType: "application/pdf" }]);
  const attached = Buffer.from(attachments[0]!.content as ArrayBuffer);
  expect(attached.equals(Buffer.from((await outbox.store.quotations.pdf(id))!))).toBe(true);
}, 60_000);

test.each(Object.entries(examples))(
  "a quotation of the kind '%s' is mailed in 170 words, of both in 210",
  (kind, quotation) => {
    const { paying } = quotationDocument(quotation);
    const { text, html } = quotationMail(quotation, "https://example.in", "https://example.in/page");
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(kind === "both" ? 210 : 170);
    for (const { when, what, value } of paying.due) expect(text).toMatch(new RegExp(`${when} +${value}\n +${what}\n`));
    expect(html.match(/class="button"/g)).toHaveLength(1);
  },
);

test("one that was withdrawn before its mail went out is not sent", async () => {
  const { id } = await send("asha@example.in");
  await outbox.store.quotations.withdraw(id, "Wrong state.", { name: "Arun Pai" });
  await send("ravi@example.in");
  outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(3);
  expect(toFounders().map(({ to }) => to)).toEqual([["ravi@example.in"]]);
}, 60_000);

test("one that was withdrawn after its mail went out is taken back by mail, without the desk's reason", async () => {
  const { id, enquiryId, sent } = await send("asha@example.in");
  const worker = outbox.startWorker({ paper: folder.path, deskUrl: "https://desk.example.in" });
  await outbox.smtp.received(2);
  await expect.poll(async () => (await outbox.store.outbox.counts()).mail.done).toBe(2);
  await outbox.store.quotations.withdraw(id, "They haggle too much.", { name: "Arun Pai" });
  const { deliveries } = (await outbox.store.enquiries.detail(enquiryId))!;
  expect(deliveries.filter(({ purpose }) => purpose === "withdrawn")).toHaveLength(1);
  outbox.passUndo();
  worker.notify();
  await outbox.smtp.received(3);
  const { subject, text = "", attachments, to } = await PostalMime.parse(toFounders().at(-1)!.raw);
  expect(to).toEqual([{ name: "Asha Rao", address: "asha@example.in" }]);
  expect(subject).toBe(`Quotation ${sent!.number} was withdrawn`);
  expect(text).toContain("It can no longer be accepted");
  expect(text).toContain("you owe us nothing for it");
  expect(text).toMatch(/\/api\/registration\?key=[0-9a-f]{64}/);
  expect(text).not.toContain("haggle");
  expect(attachments).toEqual([]);
  // A second click tells nobody twice.
  expect(await outbox.store.quotations.withdraw(id, "Again.", { name: "Arun Pai" })).toMatchObject({ result: "stale" });
  expect((await outbox.store.enquiries.detail(enquiryId))!.deliveries.map(({ purpose }) => purpose)).toEqual([
    "lead",
    "quotation",
    "withdrawn",
  ]);
}, 60_000);

test("of two that were withdrawn at once, each has its own mail", async () => {
  const { enquiryId, sent: first } = await send("asha@example.in");
  const { sent: second } = await quote(outbox.store, enquiryId, { structure: "llp", state: "KA", tier: "starter" });
  const worker = outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(3);
  await expect.poll(async () => (await outbox.store.outbox.counts()).mail.done).toBe(3);
  const { version } = (await outbox.store.enquiries.detail(enquiryId))!.enquiry;
  const close = { action: "status", to: "closed", reason: "no-need", version } as const;
  expect(await outbox.store.enquiries.act(enquiryId, close, { name: "Arun Pai" })).toMatchObject({ result: "done" });
  outbox.passUndo();
  worker.notify();
  await outbox.smtp.received(5);
  const subjects = await Promise.all(toFounders().map(async ({ raw }) => (await PostalMime.parse(raw)).subject));
  expect(subjects.slice(2).sort()).toEqual([first, second].map((each) => `Quotation ${each!.number} was withdrawn`));
}, 60_000);

test("a mail names what was withdrawn; one that was queued before mails did finds it by its moment", async () => {
  const { store, now } = outbox;
  const { id, enquiryId, sent } = await send("asha@example.in");
  const worker = outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(2);
  await expect.poll(async () => (await store.outbox.counts()).mail.done).toBe(2);
  await worker.stop();
  await store.quotations.withdraw(id, "Wrong state.", { name: "Arun Pai" });
  outbox.passUndo();
  const [delivery] = await store.outbox.claim(claimDue(now()));
  const event = (await store.enquiries.detail(enquiryId))!.events.find(({ id: each }) => each === delivery!.eventId)!;
  expect(event).toMatchObject({ type: "quotation", did: "withdrawn" });
  const content = (await store.submission(enquiryId)) as Lead;
  const around = { store, siteUrl: "https://example.in", leadsTo: "owner@example.in", now: now() };
  const without = { deskUrl: undefined, paper: undefined, founderKey: async () => undefined };
  const subject = async (changed: object) =>
    (await quotationMails.withdrawn.compose({ delivery: { ...delivery!, ...changed }, content, ...around, ...without }))
      .subject;
  const expected = `Quotation ${sent!.number} was withdrawn`;
  expect(await subject({ createdAt: "2026-01-01T00:00:00.000Z" })).toBe(expected);
  expect(await subject({ eventId: null, createdAt: event.at })).toBe(expected);
  await expect(subject({ eventId: null, createdAt: "2026-01-01T00:00:00.000Z" })).rejects.toThrow("is gone");
}, 60_000);

test("it leads to the founder's own page, where it can be accepted; without the desk there is no such page", async () => {
  const { id, sent } = await send("asha@example.in");
  const worker = outbox.startWorker({ paper: folder.path, deskUrl: "https://desk.example.in" });
  await outbox.smtp.received(2);
  const text = async () => (await PostalMime.parse(toFounders().at(-1)!.raw)).text ?? "";
  const [, key] = /\/api\/registration\?key=([0-9a-f]{64})/.exec(await text())!;
  expect((await outbox.store.founders.open(key!))?.quotation).toMatchObject({ id, sent });
  expect(outbox.logText()).not.toContain(key);
  await worker.stop();
  await send("ravi@example.in");
  outbox.startWorker({ paper: folder.path });
  await outbox.smtp.received(4);
  expect(await text()).not.toContain("/api/registration");
  expect(await text()).toContain("reply to this mail");
}, 60_000);

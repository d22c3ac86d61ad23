import PostalMime from "postal-mime";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { quote } from "../testing/acts.ts";
import { openOutbox, type TestOutbox } from "../testing/outbox.ts";
import { sampleLead } from "../testing/samples.ts";

const company = { form: "llp", people: 2 } as const;
const meera = { name: "Meera" };
const deskUrl = "https://desk.example.in";

let outbox: TestOutbox;
beforeEach(async () => {
  outbox = await openOutbox(["mail"], { founderPages: true, acknowledge: true });
});
afterEach(() => outbox.close());

const keyIn = (raw: string, path = "/api/registration") =>
  new RegExp(`${path}\\?key=([0-9a-f]{64})`).exec(raw.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[1];
const to = <Mail extends { to: string[] }>(mails: readonly Mail[], address: string) =>
  mails.filter((mail) => mail.to.includes(address));

test("the acknowledgement has a link that opens the page; without the desk it has none", async () => {
  const { store, smtp, startWorker } = outbox;
  await store.saveLead(sampleLead({ email: "one@example.in" }));
  const worker = startWorker({ deskUrl });
  const [first] = to(await smtp.received(2), "one@example.in");
  const key = keyIn(first!.raw)!;
  expect(await store.founders.open(key)).toMatchObject({ lead: { email: "one@example.in" } });
  expect(outbox.logText()).not.toContain(key);
  await worker.stop();
  await store.saveLead(sampleLead({ email: "two@example.in" }));
  startWorker();
  const [second] = to(await smtp.received(4), "two@example.in");
  expect(keyIn(second!.raw)).toBeUndefined();
});

test("a change of stage is told with a key of its own, who acts next and one click to stop", async () => {
  const { store, smtp, startWorker } = outbox;
  const { id } = await store.saveLead(sampleLead({ email: "one@example.in" }));
  const { id: other } = await store.saveLead(sampleLead({ email: "one@example.in", companyName: "Second Foods" }));
  await store.registrations.start(id, company, meera);
  await store.registrations.start(other, company, meera);
  startWorker({ deskUrl });
  const mails = to(await smtp.received(4), "one@example.in");
  const stage = mails.find(({ raw }) => raw.includes("List-Unsubscribe-Post: List-Unsubscribe=One-Click"))!;
  expect(stage.header("Subject")).toContain("We are collecting your documents");
  const [page, stop] = [keyIn(stage.raw), keyIn(stage.raw, "/api/registration/mails")];
  expect(page).toBe(stop);
  expect(new Set(mails.map(({ raw }) => keyIn(raw))).size).toBe(2);
  const { text = "" } = await PostalMime.parse(stage.raw);
  expect(text).toContain("Second Foods: ");
  const [, second] = text.match(/registration\?key=[0-9a-f]{64}/g)!;
  expect(await store.founders.open(second!.slice(-64))).toMatchObject({ lead: { id: other } });
  expect(await store.founders.setMails(stop!, false)).toBe(true);
});

test("each attempt of a mail takes the same key; once all links were ended the mail brings another", async () => {
  const { store, smtp, startWorker } = outbox;
  const { id } = await store.saveLead(sampleLead({ email: "one@example.in" }));
  smtp.behaviour = "busy";
  const worker = startWorker({ deskUrl });
  for (let attempts = 0; attempts < 6; attempts++) await smtp.contacted();
  await worker.stop();
  expect(await store.founders.revoke(id, meera)).toBe(1);
  smtp.behaviour = "accept";
  startWorker({ deskUrl });
  const [mail] = to(await smtp.received(2), "one@example.in");
  expect(await store.founders.open(keyIn(mail!.raw)!)).toBeDefined();
});

test("a fresh link and a question go to the right people", async () => {
  const { store, smtp, startWorker } = outbox;
  const { id } = await store.saveLead(sampleLead({ email: "one@example.in" }));
  const person = await store.people.invite({ email: "meera@firm.example", name: "Meera" });
  await store.enquiries.act(id, { action: "claim" }, { personId: person.id, name: person.name });
  const key = (await store.founders.issueKey(id))!;
  await store.founders.ask(key, "May the office be my parents' flat?");
  await store.founders.requestLink("one@example.in");
  startWorker({ deskUrl });
  const mails = await smtp.received(4);
  const [asked] = to(mails, "meera@firm.example");
  expect(asked!.header("Subject")).toBe("Asha Rao asks: May the office be my parents' flat?");
  expect(asked!.header("Reply-To")).toContain("one@example.in");
  const fresh = to(mails, "one@example.in").find((mail) => mail.header("Subject")?.includes("the link to your page"));
  expect(await store.founders.open(keyIn(fresh!.raw)!)).toBeDefined();
});

test("an acceptance says so in its subject", async () => {
  const { store, smtp, startWorker } = outbox;
  const { id } = await store.saveLead(sampleLead({ email: "one@example.in" }));
  const { sent } = await quote(store, id, { structure: "opc", state: "KA", tier: "starter" });
  const { number, total } = quotationDocument(sent!);
  const key = (await store.founders.issueKey(id))!;
  outbox.passUndo();
  expect(await store.founders.accept(key, { number, version: 1, total: total.value })).toBe("done");
  startWorker({ deskUrl });
  const mails = await Promise.all((await smtp.received(4)).map(({ raw }) => PostalMime.parse(raw)));
  expect(mails.map(({ subject }) => subject)).toContain(`Accepted ${total.value}: Asha Rao`);
});

test("a mail about a stage that waits is not sent once the founder has stopped them or it was closed", async () => {
  const { store, smtp, startWorker, inState } = outbox;
  const { id } = await store.saveLead(sampleLead({ email: "one@example.in" }));
  await store.registrations.start(id, company, meera);
  const { version } = (await store.enquiries.detail(id))!.enquiry;
  await store.enquiries.act(id, { action: "status", to: "closed", reason: "no-need", version }, meera);
  startWorker({ deskUrl });
  await smtp.received(2);
  await expect.poll(() => inState("waiting")).toEqual([]);
  expect(to(await smtp.received(2), "one@example.in")).toHaveLength(1);
});

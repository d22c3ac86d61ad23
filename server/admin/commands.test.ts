import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { claimDue, deliverAll, storedIn } from "../testing/acts.ts";
import { closeDeskFolder, type DeskFolder, openDeskFolder, runDeskCommand } from "../testing/command-line.ts";
import { sampleApplication, sampleDetails, sampleLead } from "../testing/samples.ts";

let dataDir: DeskFolder["dataDir"];
let store: DeskFolder["store"];
let folder: DeskFolder["folder"];

beforeAll(async () => {
  ({ folder, dataDir, store } = await openDeskFolder());
});
afterAll(() => closeDeskFolder({ folder, store }));

const desk = (args: string[], variables: Record<string, string> = {}) =>
  runDeskCommand(args, { DATA_DIR: dataDir, ...variables });

test("exports CSV and JSON, since a day where the business is", async () => {
  const companyPlan = { plan: { structure: "llp", tier: "pro" } as const, dropped: [] };
  await store.saveLead(sampleLead({ name: "=HYPERLINK(1)", companyPlan, ...sampleDetails }));
  const csv = await desk(["export", "leads"]);
  const [head, line, end] = csv.out.split("\r\n");
  expect(head).toMatch(/^id,received_at,form,name,email,phone,company_name,plan,company_plan,page,utm_source/);
  expect(line).toContain(
    `,'=HYPERLINK(1),asha@example.in,9876543210,Rao Foods,standard,"Structure: LLP; Plan: Pro",/private-limited,newsletter,`,
  );
  expect(head).toMatch(/,suspect,spam,message,best_time,language,city,filing,status,/);
  expect(line).toContain(
    `"We are two founders.\nOne of us lives in Dubai 🙂","Morning, 10:00 to 12:00",Kannada,हुब्बल्ली,"AOC-4 (Financial Statements), was due 30 October 2026, `,
  );
  expect(end).toBe("");
  const excel = await desk(["export", "leads", "--excel"]);
  expect(excel.out.slice(0, 4)).toBe("\ufeffid,");
  expect((await desk(["export", "leads", "--since", "2099-01-01"])).out.split("\r\n")).toHaveLength(2);
  const json = JSON.parse((await desk(["export", "leads", "--format", "json"])).out);
  expect(json).toMatchObject([
    {
      ...sampleDetails,
      name: "=HYPERLINK(1)",
      plan: "standard",
      companyPlan: { plan: { structure: "llp", plan: "pro" } },
      utm: { utm_source: "newsletter" },
    },
  ]);
  for (const kind of ["subscribers", "registrations", "quotations"])
    expect(JSON.parse((await desk(["export", kind, "--format", "json"])).out)).toEqual([]);
});

test("exports registrations in the order they were begun, more than a page of them, each with its person", async () => {
  const ids: string[] = [];
  for (let index = 0; index < 505; index++) {
    const { id } = await store.saveLead(sampleLead({ name: `Founder ${index}`, email: `f${index}@example.in` }));
    await store.registrations.start(id, { form: "opc", people: 1 }, { name: "Ravi" });
    ids.push(id);
  }
  const json = JSON.parse((await desk(["export", "registrations", "--format", "json"])).out);
  expect(json.map(({ enquiryId }: { enquiryId: string }) => enquiryId)).toEqual(ids);
  expect(json[504]).toMatchObject({ name: "Founder 504", stage: "documents", company: { form: "opc" } });
  expect((await desk(["export", "registrations", "--since", "2099-01-01"])).out.split("\r\n")).toHaveLength(2);
});

test("gives each confirmed subscriber a link to unsubscribe, for a mail the owner sends", async () => {
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  await store.requestSubscription({ email: "pending@example.in", suspect: [] });
  await store.confirmSubscription((await store.issueNewsletterTokens(id))!.confirmToken);
  const env = { SITE_URL: "https://example.in" };
  const [head, ...lines] = (await desk(["export", "subscribers", "--links"], env)).out.trim().split("\r\n");
  expect(head).toMatch(/,unsubscribe_url$/);
  const links = lines.map(
    (line) => /https:\/\/example\.in\/api\/newsletter\/unsubscribe\?token=([\w-]+)$/.exec(line)?.[1],
  );
  expect(links).toEqual([expect.any(String), undefined]);
  expect(await store.unsubscribe(links[0]!)).toBe("done");
  expect((await desk(["export", "subscribers", "--links"])).err).toContain("SITE_URL");
  expect((await desk(["export", "leads", "--links"], env)).code).toBe(2);
});

test("forgets a person and prints what it erased", async () => {
  await store.saveLead(sampleLead({ email: "gone@example.in", idempotencyKey: "k" }));
  await store.saveApplication(sampleApplication({ email: "Gone@example.in" }));
  const others = (await storedIn(store)).length - 2;
  const { code, out } = await desk(["forget", "gone@example.in", "--yes"]);
  expect(code).toBe(0);
  expect(out).toMatch(/leads +1\napplications +1\nrésumés +1\nnewsletter entries +0\noutbox entries +2\n/);
  expect(out).toContain("overwritten in the file");
  for (const file of readdirSync(dataDir)) expect(readFileSync(join(dataDir, file), "latin1")).not.toMatch(/gone@/i);
  expect(await storedIn(store)).toHaveLength(others);
});

test("shows the outbox, with nothing that could move the cursor, and retries what was given up", async () => {
  await store.outbox.retry("all", new Date());
  await deliverAll(store, new Date());
  await store.saveLead(sampleLead());
  const waiting = await desk(["outbox"]);
  expect(waiting.out).toMatch(/mail +1 +0 +\d+ +0/);
  expect(waiting.out).toContain("Mail is off. 1 will go out");
  const [delivery] = await store.outbox.claim(claimDue(new Date()));
  await store.outbox.fail(delivery!.id, "w", "550 no \u001b[2J mailbox", "dead");
  expect((await desk(["outbox"])).out).toMatch(/550 no \ufffd\[2J mailbox/);
  expect((await desk(["outbox", "retry", "unknown"])).code).toBe(1);
  expect((await desk(["outbox", "retry", delivery!.id])).out).toBe("1 delivery will be tried now.\n");
  expect((await store.outbox.counts()).mail.waiting).toBe(1);
  await store.outbox.claim(claimDue(new Date()));
  const tomorrow = new Date(Date.now() + 12 * 3_600_000);
  await store.outbox.fail(delivery!.id, "w", "421 busy", { retryAt: tomorrow });
  expect((await desk(["outbox", "retry"])).out).toBe("1 delivery will be tried now.\n");
  expect(await store.outbox.claim(claimDue(new Date()))).toHaveLength(1);
  await store.outbox.fail(delivery!.id, "w", "550 no", "dead");
  expect((await desk(["outbox", "drop"])).code).toBe(2);
  expect((await desk(["outbox", "drop", delivery!.id])).out).toContain("1 delivery dropped.");
  expect((await desk(["outbox", "drop", delivery!.id])).code).toBe(1);
  const { out } = await desk(["export", "audit"]);
  expect(out.match(/,outbox,(retry|drop): 1\r$/gm)).toHaveLength(3);
  expect(out.match(/,outbox,/g)).toHaveLength(6);
});

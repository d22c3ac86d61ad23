import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { openStore } from "../store/open.ts";
import {
  closeDeskFolder,
  type DeskFolder,
  type DeskRun,
  openDeskFolder,
  runDeskCommand,
} from "../testing/command-line.ts";
import { sampleApplication, sampleDetails, sampleLead, sampleResumeBytes } from "../testing/samples.ts";

let folder: DeskFolder["folder"];
let dataDir: DeskFolder["dataDir"];
let store: DeskFolder["store"];

beforeEach(async () => {
  ({ folder, dataDir, store } = await openDeskFolder());
});
afterEach(() => closeDeskFolder({ folder, store }));

const desk = (args: string[], variables: Record<string, string> = { DATA_DIR: dataDir }): Promise<DeskRun> =>
  runDeskCommand(args, variables);

const goaLlp: CompanyPlan = { structure: "llp", state: "GA" };

test("lists and shows, with nothing that could move the cursor", async () => {
  expect((await desk(["list"])).out).toBe("Nothing yet.\n");
  const { id } = await store.saveLead(
    sampleLead({
      name: "Asha \u001b[2J Rao",
      suspect: ["fast"],
      companyPlan: { plan: goaLlp, dropped: ["capital"] },
    }),
  );
  await store.saveApplication(sampleApplication());
  await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  const listed = await desk(["list"]);
  expect(listed.out.trim().split("\n")).toHaveLength(4);
  expect(listed.out).toContain("asha@example.in");
  expect(listed.out).not.toContain("\u001b");
  expect((await desk(["list", "leads"])).out.trim().split("\n")).toHaveLength(2);
  const shown = await desk(["show", id]);
  expect(shown.out).toContain("companyName: Rao Foods");
  expect(shown.out).toContain("\nplan: standard\n");
  expect(shown.out).toContain("company plan:\n  Structure: LLP\n  State: Goa\n");
  expect(shown.out).toContain("  could not be read: capital\n");
  expect(shown.out).toMatch(/mail +lead +waiting/);
  expect(shown.out).not.toContain("\u001b");
});

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
    `"We are two founders.\nOne of us lives in Dubai 🙂","Morning, 10:00 to 12:00",Kannada,हुब्बल्ली,"AOC-4 (Financial Statements), due 30 October 2026, late fee about ₹3,000"`,
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
  expect(JSON.parse((await desk(["export", "subscribers", "--format", "json"])).out)).toEqual([]);
});

test("gives each confirmed subscriber a link to unsubscribe, for a mail the owner sends", async () => {
  const { id } = await store.requestSubscription({ email: "reader@example.in", suspect: [] });
  await store.requestSubscription({ email: "pending@example.in", suspect: [] });
  await store.confirmSubscription((await store.issueNewsletterTokens(id))!.confirmToken);
  const env = { DATA_DIR: dataDir, SITE_URL: "https://example.in" };
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

test("writes a résumé byte for byte and overwrites nothing", async () => {
  const { id } = await store.saveApplication(sampleApplication());
  const file = join(folder.path, "cv.pdf");
  expect((await desk(["resume", id, "--out", file])).code).toBe(0);
  expect(readFileSync(file).equals(Buffer.from(sampleResumeBytes))).toBe(true);
  expect(await desk(["resume", id, "--out", file])).toMatchObject({
    code: 1,
    err: expect.stringContaining("exists"),
  });
  expect((await desk(["resume", id, "--out", join(folder.path, "no", "cv.pdf")])).code).toBe(1);
});

test("forgets a person and prints what it erased", async () => {
  await store.saveLead(sampleLead({ idempotencyKey: "k" }));
  await store.saveApplication(sampleApplication({ email: "Asha@example.in" }));
  await store.saveLead(sampleLead({ email: "other@example.in" }));
  const { code, out } = await desk(["forget", "asha@example.in", "--yes"]);
  expect(code).toBe(0);
  expect(out).toMatch(/leads +1\napplications +1\nrésumés +1\nnewsletter entries +0\noutbox entries +2\n/);
  for (const file of readdirSync(dataDir)) expect(readFileSync(join(dataDir, file), "latin1")).not.toMatch(/asha@/i);
  expect(await store.administration.list({ limit: 9 })).toMatchObject([{ email: "other@example.in" }]);
});

test("purges what is older", async () => {
  const longAgo = await openStore({ dataDir, deliveries: [], now: () => new Date("2020-01-01") });
  await longAgo.saveLead(sampleLead());
  await longAgo.close();
  const { id } = await store.saveLead(sampleLead());
  expect((await desk(["purge", "applications", "--older-than", "180d", "--yes"])).out).toMatch(/leads +0\n/);
  expect(await store.administration.list({ limit: 9 })).toHaveLength(2);
  expect((await desk(["purge", "--older-than", "365d", "--yes"])).out).toMatch(/leads +1\n/);
  expect(await store.administration.list({ limit: 9 })).toMatchObject([{ id }]);
});

test("shows the outbox and retries what was given up", async () => {
  await store.saveLead(sampleLead());
  const waiting = await desk(["outbox"]);
  expect(waiting.out).toMatch(/mail +1 +0 +0 +0/);
  expect(waiting.out).toContain("Mail is off. 1 will go out");
  const claim = { now: new Date(), limit: 1, leaseMs: 1_000, workerId: "w", channels: ["mail" as const] };
  const [delivery] = await store.outbox.claim(claim);
  await store.outbox.fail(delivery!.id, "w", "550 no such mailbox", "dead");
  expect((await desk(["outbox"])).out).toContain("550 no such mailbox");
  expect((await desk(["outbox", "retry", "unknown"])).code).toBe(1);
  expect((await desk(["outbox", "retry", delivery!.id])).out).toBe("1 delivery will be tried now.\n");
  expect((await store.outbox.counts()).mail.waiting).toBe(1);
  await store.outbox.claim({ ...claim, now: new Date() });
  const tomorrow = new Date(Date.now() + 12 * 3_600_000);
  await store.outbox.fail(delivery!.id, "w", "421 busy", { retryAt: tomorrow });
  expect((await desk(["outbox", "retry"])).out).toBe("1 delivery will be tried now.\n");
  expect(await store.outbox.claim({ ...claim, now: new Date() })).toHaveLength(1);
  await store.outbox.fail(delivery!.id, "w", "550 no", "dead");
  expect((await desk(["outbox", "drop"])).code).toBe(2);
  expect((await desk(["outbox", "drop", delivery!.id])).out).toContain("1 delivery dropped.");
  expect((await desk(["outbox", "drop", delivery!.id])).code).toBe(1);
  const { out } = await desk(["audit"]);
  expect(out.match(/outbox +(retry|drop): 1$/gm)).toHaveLength(3);
  expect(out.match(/outbox/g)).toHaveLength(6);
});

test("counts leads per day, page, plan and source", async () => {
  for (const offer of ["pro", "pro", "starter"]) await store.saveLead(sampleLead({ offer }));
  const companyPlan = { plan: goaLlp, dropped: [] };
  await store.saveLead(sampleLead({ offer: undefined, page: undefined, utm: undefined, companyPlan }));
  const { code, out } = await desk(["stats"]);
  expect(out).toMatch(/per structure\n {2}LLP +1 {2}█{30}\n/);
  expect(out).toMatch(/per state of the office\n {2}GA +1 {2}█{30}\n/);
  expect(code).toBe(0);
  expect(out).toMatch(/Leads +4\n/);
  expect(out).toMatch(/ {2}pro +2 {2}█{30}\n {2}\(none\) +1 {2}█{15}\n {2}starter +1 {2}█{15}\n/);
  expect(out).toMatch(/ {2}\/private-limited +3 {2}█/);
  expect(out).toMatch(/ {2}newsletter +3 {2}█/);
  expect(out).toMatch(/Leads per day.*\n {2}\d{4}-\d\d-\d\d +4 {2}█{30}\n/);
});

/** Every state of the founder's page and the small pages around it: whole, accessible, and readable on paper. */
import { expect, type Page } from "@playwright/test";
import { founderPage } from "../../content/founder-page.ts";
import { registrationStages } from "../../content/registration.ts";
import type { StageId } from "../../content/schemas/registration-stage.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { basisOf } from "../../domain/quotation/testing/quotations.ts";
import { quote } from "../../server/testing/quotations.ts";
import { axeFaults } from "../support/axe.ts";
import { type Desk, lateEnquiry, test } from "./desk.ts";
import { writeRegistrations } from "./sample-registrations.ts";

const actor = { name: "Somebody" };
const plan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" } as const;

/** A state of the page, the stage that it shows, and whose it is. */
type State = readonly [name: string, stage: StageId, enquiryId: string];

const enquiry = (desk: Desk, name: string) => lateEnquiry(desk, name, { companyPlan: { plan, dropped: [] } });

async function called(desk: Desk, name: string): Promise<string> {
  const id = await enquiry(desk, name);
  const { version } = (await desk.store.enquiries.detail(id))!.enquiry;
  await desk.store.enquiries.act(id, { action: "call", outcome: "reached", channel: "phone", version }, actor);
  return id;
}

async function quoted(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  await quote(desk.store, id, plan);
  return id;
}

async function accepted(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  const { sent } = await quote(desk.store, id, plan);
  const { number, version } = sent!;
  const key = (await desk.store.founders.issueKey(id))!;
  await desk.store.founders.accept(key, { number, version, total: quotationDocument(sent!).total.value });
  return id;
}

/** Sent three weeks ago, so that its last day is over. */
async function expired(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  const then = new Date(Date.now() - 21 * 24 * 60 * 60 * 1000);
  const today = dateInIndia(then.getTime());
  const draft = { ...newDraft(basisOf(plan), today), validUntil: addDays(today, 10) };
  desk.setTime(then);
  const begun = await desk.store.quotations.begin(id, draft);
  if (begun.result !== "done") throw new Error(begun.result);
  const { quotation } = composeQuotation(draft, { to: name, today });
  await desk.store.quotations.send(begun.quotation.id, 1, quotation, actor);
  desk.setTime(new Date());
  return id;
}

async function closed(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  const { version } = (await desk.store.enquiries.detail(id))!.enquiry;
  await desk.store.enquiries.act(id, { action: "status", to: "closed", reason: "no-need", version }, actor);
  return id;
}

async function writeStates(desk: Desk): Promise<State[]> {
  const inWork = [];
  for (let index = 0; index < 8; index++) inWork.push(await called(desk, `Working Specimen ${index}`));
  await writeRegistrations(desk, inWork, new Date());
  const stages = ["documents", "documents", "name", "signatures", "filing", "certificate", "first-filings", "complete"];
  return [
    ["received", "received", await enquiry(desk, "Received Specimen")],
    ["called", "called", await called(desk, "Called Specimen")],
    ["quoted", "quotation", await quoted(desk, "Quoted Specimen")],
    ["expired", "called", await expired(desk, "Expired Specimen")],
    ["accepted", "documents", await accepted(desk, "Accepted Specimen")],
    ...inWork.map((id, index) => [`${stages[index]} ${index}`, stages[index] as StageId, id] as const),
    ["closed", "closed", await closed(desk, "Closed Specimen")],
  ];
}

async function faultsOf(page: Page): Promise<string[]> {
  await page.locator("details").evaluateAll((all) => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []), ...(await axeFaults(page))];
}

test("every state at 360 and 768 px", async ({ desk, page }) => {
  test.setTimeout(180_000);
  const states = await writeStates(desk);
  for (const [name, stage, id] of states) {
    const key = (await desk.store.founders.issueKey(id))!;
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${desk.siteUrl}/api/registration?key=${key}`);
      await expect(page.getByRole("heading", { name: registrationStages[stage].title })).toBeVisible();
      expect(await faultsOf(page), `${name} at ${width}`).toEqual([]);
    }
  }
  // A registration that went from the name to the filing never made signatures.
  const filing = (await desk.store.founders.issueKey(states.find(([name]) => name.startsWith("filing"))![2]))!;
  await page.goto(`${desk.siteUrl}/api/registration?key=${filing}`);
  await expect(page.locator(".steps .skipped")).toHaveText(["QuotationNo date noted", "SignaturesNo date noted"]);
});

test("the pages around it at 360 and 768 px: an ended link, a fresh one, accepting, stopping mails", async ({
  desk,
  page,
}) => {
  const key = (await desk.store.founders.issueKey(await quoted(desk, "Around Specimen")))!;
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [`/accept?key=${key}`, `/mails?key=${key}`, `?key=${"0".repeat(64)}`]) {
      await page.goto(`${desk.siteUrl}/api/registration${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await faultsOf(page), `${path} at ${width}`).toEqual([]);
    }
    await expect(page.getByRole("heading", { name: founderPage.ended.title })).toBeVisible();
    await page.getByLabel(founderPage.ended.label).fill(`nobody${width}@example.in`);
    await page.getByRole("button", { name: founderPage.ended.button }).click();
    await expect(page.getByRole("heading", { name: founderPage.fresh.title })).toBeVisible();
    expect(await faultsOf(page), `fresh at ${width}`).toEqual([]);
  }
});

test("on paper: the stage, the steps and the papers, and nothing to press", async ({ desk, page }) => {
  const id = await accepted(desk, "Printed Specimen");
  const key = (await desk.store.founders.issueKey(id))!;
  await page.goto(`${desk.siteUrl}/api/registration?key=${key}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: registrationStages.documents.title })).toBeVisible();
  await expect(page.getByRole("heading", { name: founderPage.papers.heading, exact: true })).toBeVisible();
  await expect(page.locator("button:visible, form:visible, details:visible")).toHaveCount(0);
});

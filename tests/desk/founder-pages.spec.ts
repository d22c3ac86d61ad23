/** Every state of the founder's page and the small pages around it: whole, accessible, and readable on paper. */
import { expect } from "@playwright/test";
import { founderPage } from "../../content/registration/founder-page.ts";
import type { StageId } from "../../content/schemas/registration-stage.ts";
import { addDays, dateInIndia } from "../../domain/india/calendar-date.ts";
import { composeQuotation, newDraft } from "../../domain/quotation/compose.ts";
import { quotationDocument } from "../../domain/quotation/document.ts";
import { writeRegistrations } from "../../server/admin/samples/fill.ts";
import { quote } from "../../server/testing/acts.ts";
import { basisOf } from "../fixtures/quotations.ts";
import { type Desk, lateEnquiry, test } from "./desk.ts";
import { layoutFaults } from "./layout-faults.ts";

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
  await desk.passUndo();
  return id;
}

async function accepted(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  const { sent } = await quote(desk.store, id, plan);
  const { number, version } = sent!;
  const key = (await desk.store.founders.issueKey(id))!;
  await desk.passUndo();
  await desk.store.founders.accept(key, { number, version, total: quotationDocument(sent!).total.value });
  return id;
}

/** Sent three weeks ago, so that its last day is over. */
async function expired(desk: Desk, name: string): Promise<string> {
  const id = await called(desk, name);
  const then = new Date(Date.now() - 21 * 24 * 60 * 60 * 1000);
  const today = dateInIndia(then.getTime());
  const draft = { ...newDraft({ basis: basisOf(plan) }, today), validUntil: addDays(today, 10) };
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
    ["expired", "expired", await expired(desk, "Expired Specimen")],
    ["accepted", "documents", await accepted(desk, "Accepted Specimen")],
    ...inWork.map((id, index) => [`${stages[index]} ${index}`, stages[index] as StageId, id] as const),
    ["closed", "closed", await closed(desk, "Closed Specimen")],
  ];
}

/** Where nothing else is noted, it is the founder's turn. */
const actsThemselves: readonly StageId[] = ["quotation", "expired", "closed"];

const widths = process.env.THOROUGH ? [360, 768] : [360];

test("every state on a phone, and on a tablet when asked for", async ({ desk, page }) => {
  test.setTimeout(180_000);
  const states = await writeStates(desk);
  const read = new Set<StageId>();
  for (const [name, stage, id] of states) {
    const key = (await desk.store.founders.issueKey(id))!;
    await page.goto(`${desk.siteUrl}/api/registration?key=${key}`);
    await expect(page.locator(".now")).toBeVisible();
    // One button is filled at most on the first screen, and its height is a thumb's.
    const filled = page.locator(
      ".now .acts > .button:not(.quiet):visible, .now .acts > form .button:not(.quiet):visible, .now .press:not(.quiet) > summary:visible",
    );
    expect(await filled.count(), name).toBeLessThanOrEqual(1);
    if (actsThemselves.includes(stage)) expect((await filled.boundingBox())!.height, name).toBeGreaterThanOrEqual(48);
    // With the offer, the papers, the filings: the others have no parts of their own.
    const isFirst = ["quotation", "documents", "first-filings"].includes(stage) && !read.has(stage);
    read.add(stage);
    expect(await layoutFaults(page, isFirst ? 360 : undefined, widths), name).toEqual([]);
  }
  // A registration that went from the name to the filing never made signatures.
  const filing = (await desk.store.founders.issueKey(states.find(([name]) => name.startsWith("filing"))![2]))!;
  await page.goto(`${desk.siteUrl}/api/registration?key=${filing}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const skipped = page.locator(".steps li.skipped");
  await expect(skipped.first()).toBeHidden();
  await page.locator(".steps summary").click();
  await expect(skipped).toHaveText(["QuotationNo date noted", "SignaturesNo date noted"]);
  await expect(skipped.first()).toBeVisible();
  await expect(page.locator(".steps li.part")).toHaveText("Documents24 of 25 papers");
});

test("the pages around it: an ended link, a fresh one, accepting, stopping mails", async ({ desk, page }) => {
  const key = (await desk.store.founders.issueKey(await quoted(desk, "Around Specimen")))!;
  for (const path of [`/accept?key=${key}`, `/mails?key=${key}`, `?key=${"0".repeat(64)}`]) {
    await page.goto(`${desk.siteUrl}/api/registration${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The page that stops mails is made of the same pieces.
    expect(await layoutFaults(page, path.startsWith("/mails") ? undefined : 360, widths), path).toEqual([]);
  }
  await expect(page.getByRole("heading", { name: founderPage.ended.title })).toBeVisible();
  await page.getByLabel(founderPage.ended.label).fill("nobody@example.in");
  await page.getByRole("button", { name: founderPage.ended.button }).click();
  await expect(page.getByRole("heading", { name: founderPage.fresh.title })).toBeVisible();
  expect(await layoutFaults(page, undefined, widths), "fresh").toEqual([]);
});

test("on paper: the card, and the steps, papers and quotation that are folded on the screen; nothing to press", {
  tag: "@thorough",
}, async ({ desk, page }) => {
  const id = await accepted(desk, "Printed Specimen");
  const key = (await desk.store.founders.issueKey(id))!;
  await page.goto(`${desk.siteUrl}/api/registration?key=${key}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".now h2")).toHaveText(/send \d+ papers$/);
  for (const printed of ["#documents li", ".steps li", "#quotation .total", "#when .bullets"])
    await expect(page.locator(printed).first()).toBeVisible();
  await expect(page.locator("button:visible, form:visible, .button:visible")).toHaveCount(0);
});

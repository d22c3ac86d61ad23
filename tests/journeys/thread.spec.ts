import { expect, type Page, test } from "@playwright/test";
import { chooseStructure } from "../../content/tools/choose-structure.ts";
import { tools } from "../../content/tools/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { fromStored, toStored } from "../../domain/company-plan/written.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { rounds } from "../../server/testing/basics.ts";
import { runDeskCommand } from "../../server/testing/command-line.ts";
import { founders } from "./thread/founders.ts";
import { ready, Visit } from "./thread/visit.ts";

test.describe.configure({ mode: "parallel", timeout: 30_000 });

const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
];

/** Sends the form of the page, and returns the plan as the firm's desk exports it. */
async function sendEnquiry(page: Page, person: string, hasPlan: boolean): Promise<CompanyPlan> {
  const email = `${person.replaceAll(" ", ".")}@founder.example`;
  const form = page.locator("form[action='/api/leads']");
  await expect(form.locator("[data-sent-with='companyPlan']")).toHaveCount(hasPlan ? 1 : 0);
  await form.getByLabel("Full name").fill(person);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone number").fill("98765 43210");
  const stored = page.waitForResponse("**/api/leads");
  await form.getByRole("button", { name: "Request a call" }).click();
  expect((await stored).status()).toBe(201);
  const dataDir = process.env.TEST_DATA_DIR!;
  const { out } = await runDeskCommand(["export", "leads", "--format", "json"], { DATA_DIR: dataDir });
  const lead = JSON.parse(out).find((each: { email: string }) => each.email === email);
  return lead.companyPlan ? fromStored(lead.companyPlan.plan) : {};
}

/** By the calculator and the menus, and by the calendar. */
const usual = [0, 7];

for (const { name, ...viewport } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    for (const [index, { who, way, plan, onPhone }] of founders.entries()) {
      // On a wide screen only the menus differ: every third founder takes that way, the others go by phone.
      if ((name === "desktop") !== (index % 3 === 0)) continue;
      test(`${who}`, { tag: usual.includes(index) ? [] : "@thorough" }, async ({ page }) => {
        await page.goto("/");
        const seen = await way(new Visit(page));
        const sent = await sendEnquiry(
          page,
          `${name} founder ${String.fromCharCode(97 + index)}`,
          Object.keys(plan).length > 0,
        );
        expect(toStored(sent)).toEqual(toStored(name === "phone" ? { ...plan, ...onPhone } : plan));
        const total = planTotal(sent);
        expect(total && formatAmount(total)).toBe(seen);
        if (plan.answers) expect(describePlan(sent).map(([label]) => label)).toContain("The questions point to");
      });
    }
  });
}

test("a shared link comes to what its sender saw, whatever was chosen here before", async ({ page }) => {
  await page.goto("/cost-calculator?structure=llp&state=MH&capital=500000");
  await expect(page.locator("#ledger")).toContainText("LLP, Maharashtra");
  await page.goto("/cost-calculator?state=DL");
  await expect(page.locator("#ledger")).toContainText("Private Limited, Delhi");
  await expect(page.locator("#ledger")).toContainText("₹1,00,000 authorised capital");
  await page.goto("/my-plan");
  await expect(page.getByText("Delhi").first()).toBeVisible();
});

test("the plan of a visit is nowhere after it, unless the device was asked to keep it", { tag: "@thorough" }, async ({
  browser,
}) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto("/cost-calculator?state=DL");
  await expect(first.locator("#ledger")).toContainText("Delhi");
  const second = await context.newPage();
  await second.goto("/cost-calculator");
  await expect(second.locator("#ledger")).toContainText("example: Karnataka");
  await first.getByRole("button", { name: tools.actions.keep }).click();
  await second.reload();
  await expect(second.locator("#ledger")).toContainText("Private Limited, Delhi");
  await context.close();
});

test("pages with a plan do not jump when they show it", { tag: "@thorough" }, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const pages = ["/pricing", "/llp-registration", "/name-checker", "/compliance-calendar", "/contact-us", "/"];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/cost-calculator?structure=llp&state=MH&capital=500000&name=Zyntra&name2=Qorvex");
    await ready(page);
    // On a wide screen there is room for a plan; what it moves, it moves on a phone too.
    for (const path of pages.slice(0, rounds({ usual: width === 360 ? 4 : 1, thorough: pages.length }))) {
      await page.goto(path);
      await ready(page);
      await page.evaluate(async () => {
        for (const _ of "123") await new Promise((resume) => requestIdleCallback(resume));
      });
      const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(sum, `${path} at ${width} px`).toBeLessThan(0.1);
    }
  }
});

test("the first question can be answered before the scripts are there, and the page is not loaded again", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto("/choose-structure", { waitUntil: "commit" });
  const form = page.locator("[data-mid-task]");
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("radio").first()).toBeFocused();
  await form.locator("label", { hasText: "Two to 200" }).click();
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\?owners=several$/);
  await expect(page.getByText(chooseStructure.question.kept)).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "What will the business do?" })).toBeFocused();
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: /How many people/ })).toBeVisible();
  await expect(page).toHaveURL(/\/choose-structure$/);
});

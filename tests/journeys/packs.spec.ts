import { expect, type Page, test } from "@playwright/test";
import { packWords } from "../../content/packs/pack-words.ts";
import { founders } from "../fixtures/founders.ts";
import { fixedTime } from "../support/states.ts";
import { watchFor } from "../support/watch.ts";

const address = (who: string) => founders.find((founder) => founder.who.includes(who))!.address;
const section = (page: Page, name: string) =>
  page
    .getByRole("article")
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });

test.beforeEach(({ page }) => page.clock.setFixedTime(fixedTime));

test("a foreign company as owner: its pack in the result, the plan, the checklist and the calendar", {
  tag: "@thorough",
}, async ({ page, baseURL }) => {
  const errors = watchFor(page, baseURL!);
  await page.goto(`/choose-structure?${address("foreign company")}`);
  const pack = page.getByRole("article", { name: "Owners abroad" });
  await expect(pack).toContainText("Board resolution of the foreign company");
  await expect(pack).toContainText("60 days after the money arrives");
  await expect(pack.getByRole("listitem").filter({ hasText: "FC-GPR within 30 days" })).toBeHidden();
  await pack.getByText(/^The \d+ rules behind it$/).click();
  await expect(pack.getByRole("listitem").filter({ hasText: "FC-GPR within 30 days" })).toBeVisible();
  // What the pack says is not said again before filing.
  await expect(page.getByText(/FC-GPR within 30 days/)).toHaveCount(1);
  for (const other of ["Buyers abroad", "A founder with a job"]) {
    await expect(page.getByRole("article", { name: other })).toHaveCount(0);
  }

  await page.locator(".tool-rail").getByRole("link", { name: "Plan" }).click();
  await expect(section(page, "Your case")).toContainText("Look up the sector");
  await expect(section(page, "What to gather")).toContainText("Board resolution of the foreign company");
  await expect(section(page, "Cost of registration")).toContainText("Owners abroad: not in the total");
  await expect(section(page, "Dates")).toContainText("FC-GPR");

  await page.locator("#dates").getByRole("link", { name: "Compliance Calendar" }).click();
  await expect(page).toHaveURL(/foreign=yes/);
  const dates = page.locator("#case-dates");
  await expect(dates).toContainText("MGT-4 and MGT-5 of parent and nominee");
  await expect(dates).toContainText("10 February 2027");
  expect(errors).toEqual([]);
});

test("a charity: the Section 8 pack in the result, and a plan with its charges", async ({ page }) => {
  await page.goto(`/choose-structure?${address("charity")}`);
  await expect(page.getByRole("article", { name: "A Section 8 company" })).toContainText("Form 104");
  await page.locator(".tool-rail").getByRole("link", { name: "Plan" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Jeevan Zyntra Foundation" })).toBeVisible();
  await expect(section(page, "Cost of registration")).toContainText("₹5,153");
  await page.locator("#dates").getByRole("link", { name: "Compliance Calendar" }).click();
  await expect(page.getByRole("radio", { name: "Section 8" })).toBeChecked();
  await expect(page.locator("#coming-months")).toContainText("Statement of donations");
  await expect(page.locator("#case-dates")).toContainText("Form 104");
});

test("no case, no pack: not in the result, the plan or the calendar", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(`/choose-structure?${address("Maharashtra")}`);
  await expect(page.locator("#result-heading")).toHaveText("Private Limited company");
  await expect(page.getByRole("heading", { name: packWords.heading })).toHaveCount(0);
  await page.goto(`/my-plan?${address("Maharashtra")}`);
  await expect(section(page, "What to gather")).toBeVisible();
  await expect(section(page, "Your case")).toHaveCount(0);
  await page.locator("#dates").getByRole("link", { name: "Compliance Calendar" }).click();
  await expect(page.locator("#coming-months")).toBeVisible();
  await expect(page.locator("#case-dates")).toHaveCount(0);
});

/** The width of an A4 sheet within the margins of my-plan.css, at 96 pixels to the inch. */
const paperWidth = 680;
const longNames = `&name=${"Qorvex+".repeat(23)}&name2=${"Zyntra+".repeat(23)}`;
const papers = [
  ...(process.env.THOROUGH ? founders : founders.slice(4, 5)).map((founder) => [founder.who, founder.address] as const),
  ["the longest names", `${address("foreign company").replace(/&name2?=[^&]*/g, "")}${longNames}`] as const,
  ["hardly anything", "state=SK"] as const,
];

test("whoever prints a plan, nothing of it is wider than the paper or cut off", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: paperWidth, height: 1000 });
  for (const [who, plan] of papers) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/my-plan?${plan}`);
    const sheet = page.getByRole("article");
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), who).toBeLessThanOrEqual(paperWidth);
    const cut = await sheet.evaluate((element) =>
      [...element.querySelectorAll("h2, h3, h4, p, li, td, th, dd")]
        .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        .map((part) => part.textContent),
    );
    expect(cut, who).toEqual([]);
  }
});

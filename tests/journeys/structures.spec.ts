import { expect, type Page, test } from "@playwright/test";

const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
];

const companyPrices = ["₹3,998 ₹1,999", "₹14,000 ₹7,000", "₹24,000 ₹12,000"];
const structures = [
  { path: "/private-limited", id: "private-limited", prices: companyPrices, charge: "₹15,163" },
  { path: "/one-person-company", id: "opc", prices: companyPrices, charge: "₹15,163" },
  {
    path: "/llp-registration",
    id: "llp",
    prices: ["₹3,998 ₹1,999", "₹12,000 ₹6,000", "₹22,000 ₹11,000"],
    charge: "₹11,443",
  },
];

const items = (page: Page, section: string) => page.locator(`#${section} :is(ul, ol)`).first().locator("> li");

for (const { path, id, prices, charge } of structures) {
  test(`${path}: three plans with prices, charges and Get Started to the contact page`, async ({ page }) => {
    await page.goto(path);
    const cards = page.locator("#plans li", { has: page.getByRole("link", { name: "Get Started" }) });
    await expect(cards).toHaveCount(3);
    for (const [index, tier] of ["starter", "standard", "pro"].entries()) {
      const card = cards.nth(index);
      const [original = "", discounted = ""] = prices[index]?.split(" ") ?? [];
      await expect(card.getByRole("heading")).toHaveText(tier, { ignoreCase: true });
      await expect(card.locator("s")).toHaveText(`was ${original}`);
      await expect(card.getByText(discounted, { exact: true })).toBeVisible();
      await expect(card.getByText("50% off")).toBeVisible();
      await expect(card.getByText(`about ${charge}`)).toBeVisible();
      await expect(card.getByRole("img", { name: "Popular" })).toHaveCount(tier === "standard" ? 1 : 0);
      expect(await card.locator("ul > li").count()).toBeGreaterThanOrEqual(5);
      await expect(card.getByRole("link", { name: "Get Started" })).toHaveAttribute(
        "href",
        `/contact-us?plan=${id}:${tier}`,
      );
    }
    await expect(page.locator('#plans [data-law-change="additional-fees-estimate"]')).toBeVisible();
  });

  for (const { name, ...viewport } of sizes) {
    test(`${path} on a ${name}: one h1, the quick form near the top, no sideways scroll`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const form = page.getByRole("form", { name: "Start with three details" });
      for (const label of ["Full name", "Email", "Phone number"]) await expect(form.getByLabel(label)).toBeVisible();
      expect((await form.boundingBox())?.y).toBeLessThan(viewport.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test(`${path}: questions open without script; the last call leads to the contact page`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const questions = page.locator("#questions details");
    await expect(questions).toHaveCount(5);
    await questions.first().locator("summary").click();
    await expect(questions.first().locator("p")).toBeVisible();
    await expect(page.locator("#next-step").getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/contact-us",
    );
    await expect(page.locator("#quick-lead form")).toHaveAttribute("action", "/api/leads");
    await context.close();
  });
}

test("Private Limited: overview, 4 benefits, 6 requirements, 6 steps with their durations", async ({ page }) => {
  await page.goto("/private-limited");
  await expect(page.locator("#overview p").first()).toBeVisible();
  await expect(items(page, "benefits")).toHaveCount(4);
  await expect(items(page, "requirements")).toHaveCount(6);
  const steps = items(page, "process");
  await expect(steps).toHaveCount(6);
  const expected = [
    ["Name approval", "3-4 days"],
    ["DIN", "3 days"],
    ["DSC", "2 days"],
    ["MOA and AOA drafting", "2-3 days"],
    ["Filing", "10-15 days"],
    ["Certificate", "2-3 days"],
  ];
  for (const [index, [title = "", duration = ""]] of expected.entries()) {
    await expect(steps.nth(index).getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(steps.nth(index).getByText(duration, { exact: true })).toBeVisible();
  }
});

for (const { path, closing } of [
  { path: "/one-person-company", closing: "Registration in 14 days" },
  { path: "/llp-registration", closing: "Launch in 14 days" },
]) {
  test(`${path}: 6 features, 8 benefits, 7 requirements, 9 steps, '${closing}'`, async ({ page }) => {
    await page.goto(path);
    await expect(items(page, "features")).toHaveCount(6);
    await expect(items(page, "benefits")).toHaveCount(8);
    await expect(items(page, "requirements")).toHaveCount(7);
    await expect(items(page, "process")).toHaveCount(9);
    await expect(page.locator("#next-step").getByText(closing)).toBeVisible();
  });
}

test("LLP compliance calendar: 4 dates, with a note where the law has moved", async ({ page }) => {
  await page.goto("/llp-registration");
  const rows = page.locator("#compliance tbody tr");
  await expect(rows).toHaveCount(4);
  const expected = [
    ["Annual Return", "Form 11", "30 May"],
    ["Statement of Account", "Form 8", "30 October"],
    ["DIR-3 KYC", "DIR-3 KYC", "30 September"],
    ["Income Tax Return", "ITR-5", "31 July or 30 September"],
  ];
  for (const [index, texts] of expected.entries()) {
    for (const text of texts) await expect(rows.nth(index)).toContainText(text);
  }
  await expect(rows.nth(2).locator('[data-law-change="dir-kyc-three-yearly"]')).toBeVisible();
  await expect(rows.nth(3).locator('[data-law-change="itr-due-dates"]')).toBeVisible();
});

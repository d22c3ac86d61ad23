import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the hero says what the specification says", async ({ page }) => {
  const hero = page.locator("[data-hero]");
  await expect(hero.getByText("Every 2 minutes a new startup is born")).toBeVisible();
  await expect(hero.getByText("27,104", { exact: true })).toBeVisible();
  await expect(hero.getByText("startups incorporated in Aug'25")).toBeVisible();
  await expect(hero.getByRole("img", { name: "Pvt Ltd 70%, LLP 26%, OPC 4%" })).toBeVisible();
  await expect(hero.locator('a[href="/contact-us"]')).toBeVisible();
  await expect(hero.locator('a[href^="tel:"]')).toBeVisible();
  const bars = await hero
    .locator("figure svg rect")
    .evaluateAll((all) => all.map((bar) => Number(bar.getAttribute("x"))));
  expect(bars, "drawn to scale").toEqual([0, 70, 96]);
});

test("the hidden counter starts at 15847 and grows by 1 to 3 every 120 seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const count = async () => Number(await page.locator("[data-hero]").getAttribute("data-counter"));
  expect(await count()).toBe(15847);
  await page.clock.runFor(119_000);
  expect(await count()).toBe(15847);
  await page.clock.runFor(1_000);
  const after = await count();
  expect(after - 15847).toBeGreaterThanOrEqual(1);
  expect(after - 15847).toBeLessThanOrEqual(3);
  await expect(page.getByText("15847")).toHaveCount(0);
  await expect(page.getByText("15,847")).toHaveCount(0);
});

test("five journey steps; the active one follows hover, focus and tap", async ({ page }) => {
  const steps = page.locator("#journey li");
  await expect(steps).toHaveCount(5);
  for (const [index, duration] of ["15 mins", "1 day", "2-3 days", "3-4 days", "10-15 days total"].entries()) {
    await expect(steps.nth(index)).toContainText(duration);
  }
  const active = () =>
    steps.evaluateAll((all) => all.findIndex((step) => step.getAttribute("aria-current") === "step"));
  expect(await active()).toBe(0);
  await steps.nth(3).hover();
  expect(await active()).toBe(3);
  await steps.nth(1).focus();
  expect(await active()).toBe(1);
  await steps.nth(4).click();
  expect(await active()).toBe(4);
});

test("four stat cards, and calls by phone and chat", async ({ page }) => {
  await expect(page.locator("#stats li")).toHaveCount(4);
  for (const id of ["#call", "#next-step"]) {
    await expect(page.locator(`${id} a[href^="tel:"]`)).toHaveCount(1);
    const chat = page.locator(`${id} a[href^="https://wa.me/"]`);
    await expect(chat).toHaveAttribute("href", /\?text=\w/);
    await expect(chat).toHaveAttribute("target", "_blank");
  }
});

test("eight resource cards show at most three items and count the rest", async ({ page }) => {
  const cards = page.locator("#resources > div > div > ul > li");
  await expect(cards).toHaveCount(8);
  for (let index = 0; index < 8; index++) {
    const items = cards.nth(index).locator("ul li");
    await expect(items).toHaveCount(4);
    await expect(items.nth(3)).toHaveText(/^\+\d more\.\.\.$/);
  }
  await expect(page.locator('#resources a[target="_blank"]')).toHaveCount(4);
});

test("the business-structure card scrolls to the comparison", async ({ page }) => {
  await page.getByRole("link", { name: "Compare structures" }).click();
  await expect(page.getByRole("heading", { name: "Three structures, side by side" })).toBeInViewport();
});

test("the comparison has the three structures, and three boxes say which to choose", async ({ page }) => {
  const table = page.locator("#compare table");
  await expect(table.getByRole("columnheader")).toHaveText(["Private Limited", "OPC", "LLP"]);
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  await expect(row("Compliance level").getByRole("cell")).toHaveText([/High$/, /Medium$/, /Low$/]);
  await expect(row("Corporate tax").getByRole("cell")).toHaveText([/25-30%$/, /25-30%$/, /30%$/]);
  for (const name of ["Choose Private Limited If", "Choose OPC If", "Choose LLP If"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test("the first nine testimonials, the way to the rest, and the client strip", async ({ page }) => {
  await expect(page.locator("#testimonials blockquote")).toHaveCount(9);
  await expect(page.getByRole("link", { name: "View More Testimonials" })).toHaveAttribute("href", "/testimonials");
  await expect(page.locator("#clients ul").first().locator("li")).toHaveCount(10);
});

test("the closing call has its badge, phone, chat and pricing", async ({ page }) => {
  const closing = page.locator("#next-step");
  await expect(closing.getByText("Last 24 hours: 800+ startups launched in india", { exact: true })).toBeVisible();
  await expect(closing.locator('a[href="/pricing"]')).toBeVisible();
});

test("the client strip stands still for people who ask for less motion", async ({ page }) => {
  const drift = () => page.locator("[data-client-track]").evaluate((track) => getComputedStyle(track).animationName);
  expect(await drift()).toBe("client-drift");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await drift()).toBe("none");
});

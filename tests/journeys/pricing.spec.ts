import { expect, type Page, test } from "@playwright/test";

const company = ["₹1,999", "₹7,000", "₹12,000"];
const sets = [
  { id: "private-limited", tab: "Private Limited", heading: "Private Limited plans", fees: company, charge: "₹15,163" },
  { id: "llp", tab: "LLP", heading: "LLP plans", fees: ["₹1,999", "₹6,000", "₹11,000"], charge: "₹11,443" },
  { id: "opc", tab: "One Person Company", heading: "One Person Company plans", fees: company, charge: "₹15,163" },
] as const;

async function expectOpen(page: Page, open: (typeof sets)[number]["id"]) {
  for (const { id, tab, heading, fees, charge } of sets) {
    const selected = id === open;
    await expect(page.getByRole("tab", { name: tab, exact: true })).toHaveAttribute("aria-selected", String(selected));
    await expect(page.locator(`#${id}`)).toBeVisible({ visible: selected });
    if (!selected) continue;
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(heading);
    for (const fee of fees) await expect(panel.getByText(fee, { exact: true })).toBeVisible();
    await expect(panel.getByText(`about ${charge}`)).toHaveCount(3);
  }
}

test("tabs by click: plans, heading and subtitle switch, and the address keeps the tab", async ({ page }) => {
  await page.goto("/pricing");
  await expectOpen(page, "private-limited");
  const subtitles = new Set([await page.locator("#private-limited > p").textContent()]);
  for (const id of ["llp", "opc"] as const) {
    await page.getByRole("tab", { name: sets.find((set) => set.id === id)?.tab ?? "", exact: true }).click();
    await expectOpen(page, id);
    expect(new URL(page.url()).search).toBe(`?structure=${id}`);
    subtitles.add(await page.locator(`#${id} > p`).textContent());
  }
  expect(subtitles.size).toBe(3);
  await page.goBack();
  await expectOpen(page, "llp");
  await page.goBack();
  await expectOpen(page, "private-limited");
  await page.goForward();
  await expectOpen(page, "llp");
});

test("tabs by keys: arrows go round, Home and End, one stop for Tab", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("tab", { name: "Private Limited" }).focus();
  for (const [key, id] of [
    ["ArrowRight", "llp"],
    ["ArrowRight", "opc"],
    ["ArrowRight", "private-limited"],
    ["ArrowLeft", "opc"],
    ["Home", "private-limited"],
    ["End", "opc"],
  ] as const) {
    await page.keyboard.press(key);
    await expectOpen(page, id);
    await expect(page.locator(`#tab-${id}`)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator("#opc a").first()).toBeFocused();
});

test("a link to a tab opens it; an unknown one opens the first", async ({ page }) => {
  await page.goto("/pricing?structure=llp");
  await expectOpen(page, "llp");
  await page.goto("/pricing?structure=trust");
  await expectOpen(page, "private-limited");
});

test("without script all three sets can be read", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pricing");
  for (const { id, heading } of sets) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.locator(`#${id}`).getByRole("link", { name: "Get Started" })).toHaveCount(3);
  }
  await page.getByRole("link", { name: "LLP", exact: true }).click();
  await expect(page).toHaveURL(/#llp$/);
  await context.close();
});

test("notice, highlights, questions and plan links", async ({ page }) => {
  await page.goto("/pricing");
  const notice = page.getByRole("complementary", { name: "Important Notice" });
  for (const text of ["₹15,163", "₹11,443", "charged at actual rates at filing"])
    await expect(notice).toContainText(text);
  for (const title of ["10-15 days", "Expert support for 6 days", "100% compliance"])
    await expect(page.locator("#highlights").getByRole("heading", { name: title })).toBeVisible();
  await expect(page.locator("#questions details")).toHaveCount(5);
  await expect(page.locator("#private-limited").getByRole("link", { name: "Get Started" }).nth(1)).toHaveAttribute(
    "href",
    "/contact-us?plan=private-limited:standard",
  );
});

test("a phone has no sideways scroll, and tabs are easy to hit", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/pricing");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const tab of await page.getByRole("tab").all())
    expect((await tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

import { expect, type Page, test } from "@playwright/test";
import { offerSets } from "../../content/offers/offers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerSet } from "../../domain/offers/offers.ts";

async function expectOpen(page: Page, open: StructureId) {
  for (const { structure, tab, heading, subtitle } of offerSets) {
    const selected = structure === open;
    await expect(page.getByRole("tab", { name: tab, exact: true })).toHaveAttribute("aria-selected", String(selected));
    await expect(page.locator(`#${structure}`)).toBeVisible({ visible: selected });
    if (!selected) continue;
    const panel = page.getByRole("tabpanel", { name: tab });
    await expect(panel.getByRole("heading", { level: 2 })).toHaveText(heading);
    await expect(panel.getByText(subtitle)).toBeVisible();
  }
}

test("tabs by click: plans, heading and subtitle switch, and the address keeps the tab", async ({ page }) => {
  await page.goto("/pricing");
  await expectOpen(page, "private-limited");
  for (const id of ["llp", "opc"] as const) {
    await page.getByRole("tab", { name: offerSet(id).tab, exact: true }).click();
    await expectOpen(page, id);
    expect(new URL(page.url()).search).toBe(`?structure=${id}`);
  }
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
  await expect(page.locator("#opc select")).toBeFocused();
});

test("a link to a tab opens it, also by its anchor; an unknown one opens the first", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto("/pricing?structure=trust");
  await expectOpen(page, "private-limited");
  await page.goto("/pricing?structure=llp");
  await expectOpen(page, "llp");
  await page.goto("/pricing#opc");
  await expectOpen(page, "opc");
  await expect(page).toHaveURL(/\/pricing\?structure=opc$/);
});

test("the state of the office changes every total and is in the address", async ({ page }) => {
  await page.goto("/pricing");
  const panel = page.getByRole("tabpanel", { name: "Private Limited" });
  await panel.getByLabel("Office in").selectOption("Delhi");
  await expect(page).toHaveURL(/\/pricing\?structure=private-limited&state=DL$/);
  for (const total of ["₹7,862", "₹13,763", "₹19,663"]) {
    await expect(panel.getByText(total, { exact: true })).toBeVisible();
  }
  await panel.getByText("charges ₹5,503").first().click();
  // The breakdowns open and close together, so that they can be compared.
  const duties = panel.getByText("Stamp duty", { exact: true });
  for (const duty of await duties.all()) await expect(duty).toBeVisible();
  await expect(panel.getByText("Estimated for Delhi at ₹1,00,000 capital with two people").first()).toBeVisible();
  await expect(panel.getByRole("link", { name: "Get Started" }).first()).toHaveAttribute(
    "href",
    "/contact-us?plan=private-limited:starter&structure=private-limited&state=DL",
  );
  await page.getByRole("tab", { name: "LLP" }).click();
  await expect(page.getByRole("tabpanel", { name: "LLP" }).getByText("Estimated total in Delhi")).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(panel.getByText("Estimated total, example: Karnataka")).toHaveCount(3);
});

test("a range and a state without a figure are said on the cards", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/pricing?state=MH");
  await expect(page.locator("#private-limited").getByText("₹8,802 to ₹9,602", { exact: true })).toBeVisible();
  await page.goto("/pricing?state=SK");
  await expect(page.locator("#private-limited").getByText(/^\+ stamp duty, paid outside the MCA portal/)).toHaveCount(
    3,
  );
});

test("without script all three sets can be read", { tag: "@thorough" }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pricing");
  for (const { structure, heading } of offerSets) {
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.locator(`#${structure}`).getByRole("link", { name: "Get Started" })).toHaveCount(3);
  }
  await page.getByRole("link", { name: "LLP", exact: true }).click();
  await expect(page).toHaveURL(/#llp$/);
  await context.close();
});

test("before hydration a link with an anchor shows its set and no other", { tag: "@thorough" }, async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/pricing?structure=opc#opc");
  for (const { structure } of offerSets) {
    await expect(page.locator(`#${structure}`)).toBeVisible({ visible: structure === "opc" });
  }
});

for (const width of process.env.THOROUGH ? [360, 1280] : [360]) {
  test(`the first price is on the first screen at ${width} px, with one way to get started`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/pricing");
    await expect(page.getByRole("tab").first()).toBeVisible();
    const { offers } = offerSet("private-limited");
    const first = width < 1024 ? offers.find(({ popular }) => popular) : offers[0];
    const price = page.locator("#private-limited").getByText(rupees(first?.discountedPrice ?? 0), { exact: true });
    await expect(price).toBeInViewport({ ratio: 1 });
    const tabs = await page.getByRole("tab").evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width));
    if (width === 360) expect(Math.max(...tabs) - Math.min(...tabs), "tabs of the same width").toBeLessThan(1);

    const start = page.locator("#private-limited").getByRole("link", { name: "Get Started" }).filter({ visible: true });
    await start.first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("navigation", { name: "Talk to us" })).toBeHidden();
  });
}

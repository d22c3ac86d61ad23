import { expect, type Page, test } from "@playwright/test";

/** Fonts a browser draws an element's text with. */
async function fontsOf(page: Page, selector: string): Promise<{ familyName: string; isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  return (await session.send("CSS.getPlatformFontsForNode", { nodeId })).fonts;
}

function fontRequests(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") files.push(request.url());
  });
  return files;
}

test("a page with prices fetches the letters and the rupee sign, and draws both in Anek", async ({ page }) => {
  const files = fontRequests(page);
  await page.goto("/pricing");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(new Set(files).size).toBe(2);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(new Set(preloaded)).toEqual(new Set(files));
  await page.evaluate(() => {
    const price = document.createElement("p");
    price.id = "price";
    price.textContent = "₹1,999";
    document.querySelector("main")?.prepend(price);
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const fonts = await fontsOf(page, "#price");
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter(({ familyName, isCustomFont }) => !isCustomFont || !familyName.startsWith("Anek"))).toEqual([]);
});

test("a page without a price fetches the letters alone", async ({ page }) => {
  const files = fontRequests(page);
  await page.goto("/form-that-is-not-there");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await page.locator("body").innerText()).not.toContain("₹");
  expect(new Set(files).size).toBe(1);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
});

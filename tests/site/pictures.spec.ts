import { expect, type Page, test } from "@playwright/test";

const structurePage = "/private-limited";

const loadedSpecimens = (page: Page): Promise<number> =>
  page.locator("#what-you-receive img").evaluateAll((pictures) => {
    const loaded = pictures.filter(
      (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
    );
    return loaded.length;
  });

test("pictures far down the page are there before anybody scrolls to them", async ({ page }) => {
  await page.goto(structurePage);
  await expect.poll(() => loadedSpecimens(page), { timeout: 15_000 }).toBe(5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("with data saver on they wait until they are scrolled to", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(structurePage);
  await page.clock.runFor(5000);
  await expect(page.locator("#what-you-receive img").first()).toHaveAttribute("loading", "lazy");
  expect(await loadedSpecimens(page)).toBe(0);
  await page.locator("#what-you-receive").scrollIntoViewIfNeeded();
  await expect.poll(() => loadedSpecimens(page)).toBe(5);
});

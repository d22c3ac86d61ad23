import { expect, type Page, test } from "@playwright/test";

const loadedSpecimens = (page: Page): Promise<number> =>
  page.locator("#what-you-receive img").evaluateAll((pictures) => {
    const loaded = pictures.filter(
      (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
    );
    return loaded.length;
  });

test("pictures far down the page wait until a visitor comes near them", async ({ page }) => {
  await page.goto("/private-limited");
  await page.waitForLoadState("networkidle");
  expect(await loadedSpecimens(page)).toBe(0);
  await page.locator("#what-you-receive").scrollIntoViewIfNeeded();
  await expect.poll(() => loadedSpecimens(page)).toBe(5);
});

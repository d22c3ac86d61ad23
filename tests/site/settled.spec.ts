import { expect, test } from "@playwright/test";
import { rounds } from "../../server/testing/basics.ts";
import { scriptBudgets } from "../support/script-budgets.ts";

// What each page names is added up by budgets.test.ts; what comes later by itself is loaded by the same code everywhere.
const pages = Object.entries(scriptBudgets);
for (const [path, limit] of pages.slice(0, rounds({ usual: 2, thorough: pages.length }))) {
  test(`five seconds after ${path} was opened, nothing but its own script has come`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(5000);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await page.clock.runFor(5000);
    await page.waitForLoadState("networkidle");
    const sent = await Promise.all(sizes);
    expect(sent.length).toBeGreaterThan(3);
    expect(sent.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(limit);
  });
}

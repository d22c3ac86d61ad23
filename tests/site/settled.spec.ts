import { expect, test } from "@playwright/test";
import { scriptBudgets } from "../support/script-budgets.ts";

for (const [path, limit] of Object.entries(scriptBudgets)) {
  test(`five seconds after ${path} was opened, nothing but its own script has come`, async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(5000);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await page.clock.runFor(5000);
    await page.waitForLoadState("networkidle");
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(limit);
  });
}

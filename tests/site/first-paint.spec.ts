import { expect, type Page, test } from "@playwright/test";
import { canonicalPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";

/** What the page has asked for before it was seen. */
const askedBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const painted = await new Promise<PerformanceEntry>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const [entry] = list.getEntriesByName("first-contentful-paint");
        if (entry) resolve(entry);
      });
      observer.observe({ type: "paint", buffered: true });
    });
    return performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < painted.startTime)
      .map(({ name }) => new URL(name).pathname);
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
])
  test(`at ${viewport.width} px a page asks for nothing but itself, its fonts and the pictures in view before it is seen`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    // Scripts wait in the same way at any width; on a wide screen more pictures are in view, where there are any.
    const layouts = groupByLayout(canonicalPages).filter(
      ([{ html }]) => viewport.width === 360 || html.includes("<img"),
    );
    for (const [{ path }] of layouts) {
      await page.goto(path);
      const asked = await askedBeforePaint(page);
      expect
        .soft(
          asked.filter((file) => !/\.(woff2|svg|png)$/.test(file)),
          path,
        )
        .toEqual([]);
    }
  });

test("a page that nobody sees yet gets its scripts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await page.goto("/cost-calculator");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
});

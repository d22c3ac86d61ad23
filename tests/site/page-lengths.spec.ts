import { expect, test } from "@playwright/test";
import { canonicalPages } from "../support/built-site.ts";
import { fixedTime, showAll } from "../support/states.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const articles = canonicalPages.map(({ path }) => path).filter((path) => path.startsWith("/articles/"));

/** How long a page may be, in pixels, before a visitor opens anything on it. A phone shows about 800 at a time. */
const goals = [
  ...["/private-limited", "/one-person-company", "/llp-registration"].map((path) => ({ path, width: 360, goal: 8500 })),
  ...articles.map((path) => ({ path, width: 360, goal: 16_000 })),
  { path: "/startup-templates", width: 1280, goal: 5500 },
  { path: "/", width: 360, goal: 9000 },
  { path: "/startup-templates", width: 360, goal: 4500 },
  { path: "/compliance-calendar", width: 360, goal: 7000 },
  { path: "/compliance-calendar", width: 1280, goal: 5500 },
  { path: "/cost-calculator", width: 360, goal: 10_200 },
  { path: "/pricing", width: 360, goal: 7000 },
];

// One window for each width keeps what the pages share; every page that is too long is named.
for (const width of [360, 1280]) {
  test(`no page is longer than its goal at ${width} px`, async ({ page }, { annotations }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(fixedTime);
    for (const { path, goal } of goals.filter((each) => each.width === width)) {
      await page.goto(path, { waitUntil: "load" });
      await showAll(page);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      annotations.push({ type: "length", description: `${path}: ${length} px` });
      expect.soft(length, path).toBeLessThanOrEqual(goal);
    }
  });
}

test("home is no longer on a tablet than on a phone", async ({ page }) => {
  const lengths: number[] = [];
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/", { waitUntil: "load" });
    lengths.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  expect(lengths[1]).toBeLessThanOrEqual(lengths[0] ?? 0);
});

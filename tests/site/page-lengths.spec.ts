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

for (const { path, width, goal } of goals) {
  test(`${path} is at most ${goal} px long at ${width} px`, async ({ page }, { annotations }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(fixedTime);
    await page.goto(path, { waitUntil: "load" });
    await showAll(page);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    annotations.push({ type: "length", description: `${length} px` });
    console.log(`${path} at ${width} px: ${length} px long, goal ${goal} px`);
    expect(length).toBeLessThanOrEqual(goal);
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

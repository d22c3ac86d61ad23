import { expect, test } from "@playwright/test";
import { fixedTime, showAll } from "../support/states.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** How long a page may be, in pixels, before a visitor opens anything on it. A phone shows about 800 at a time. */
const goals = [
  { path: "/", width: 360, goal: 9000 },
  { path: "/startup-templates", width: 360, goal: 4500 },
  { path: "/compliance-calendar", width: 360, goal: 7000 },
  { path: "/compliance-calendar", width: 1280, goal: 5500 },
  { path: "/cost-calculator", width: 360, goal: 10_200 },
  { path: "/pricing", width: 360, goal: 7000 },
] as const;

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

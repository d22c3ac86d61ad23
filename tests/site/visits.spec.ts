import { test as base, expect, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { builtPages, canonicalPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";
import { lengthGoals } from "../support/page-lengths.ts";
import { fixedTime, openState, showAll, showWhole, states } from "../support/states.ts";
import { findTooWide } from "../support/too-wide.ts";
import { watchFor } from "../support/watch.ts";

/** One window for all visits of a worker: what the pages share is fetched and compiled once. Each page finds the device empty. */
const test = base.extend<object, { visitor: { page: Page; errors: string[] } }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, reducedMotion: "reduce" });
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(fixedTime);
      await use({ page, errors: watchFor(page, project.use.baseURL!) });
      await context.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

const unknownPath = "/no-such-page";
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

const layouts = groupByLayout(canonicalPages);
/** Something a visitor does on the page is looked at too. */
const interactive = states.filter(({ prepare }) => prepare);
const pagesWithStates = new Set(interactive.map(({ path }) => path.split("?")[0]));
/** Pages that are laid out otherwise on wide screens; the rest are the same parts with more room. */
const wideToo = [
  "/",
  "/private-limited",
  "/pricing",
  "/incubation",
  "/compliance-calendar",
  "/cost-calculator",
  "/startup-templates",
  ...(process.env.THOROUGH ? ["/contact-us", "/testimonials"] : []),
];
/** Of the same parts as /private-limited, with other words. */
const repeated = process.env.THOROUGH ? [] : ["/one-person-company"];

/** Opens the page as on a narrow phone, with everything on it, and says what is wider than the screen, or too long on another. */
async function visit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const response = await page.goto(path, { waitUntil: "load" });
  expect(response?.status(), path).toBe(path === unknownPath ? 404 : 200);
  await showAll(page);
  expect.soft(await findTooWide(page), `${path} is wider than 320 px`).toEqual([]);
  for (const { width, goal } of lengthGoals.filter((each) => each.path === path)) {
    const length = await measure(page, width);
    test.info().annotations.push({ type: "length", description: `${path} at ${width} px: ${length} px` });
    expect.soft(length, `${path} is too long at ${width} px`).toBeLessThanOrEqual(goal);
  }
}

/** How long the page is in a window of this width. */
async function measure(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

for (const [{ path }, ...others] of layouts) {
  test(`${path} loads without an error, fits 320 px and is accessible, as are all pages of its layout`, async ({
    visitor: { page, errors },
  }) => {
    errors.splice(0);
    await visit(page, path);
    if (path === "/")
      expect.soft(await measure(page, 768), "longer on a tablet").toBeLessThanOrEqual(await measure(page, 360));
    if (wideToo.includes(path)) {
      await page.setViewportSize(desktop);
      expect.soft(await axeFaults(page), "at 1280 px").toEqual([]);
    }
    // In the narrow width, where there is the least room, a page is looked at in its states if it has any.
    if (!pagesWithStates.has(path) && !repeated.includes(path)) {
      await page.setViewportSize(phone);
      await showWhole(page);
      expect.soft(await axeFaults(page), "at 360 px").toEqual([]);
    }
    expect.soft(errors).toEqual([]);
  });

  if (others.length > 0)
    test(`the other pages in the layout of ${path} load without an error and fit 320 px`, async ({
      visitor: { page, errors },
    }) => {
      test.slow();
      errors.splice(0);
      for (const other of others) {
        await visit(page, other.path);
        expect.soft(errors.splice(0), other.path).toEqual([]);
      }
    });
}

test("an unknown address gets a page that says so, without any other error", async ({ visitor: { page, errors } }) => {
  errors.splice(0);
  await visit(page, unknownPath);
  expect(errors.filter((error) => !error.includes("404"))).toEqual([]);
});

for (const state of interactive) {
  const tag = state.isRepeat ? "@thorough" : [];
  test(`${state.name} is accessible at ${phone.width} px`, { tag }, async ({ visitor: { page } }) => {
    await page.setViewportSize(phone);
    await openState(page, state);
    await showWhole(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one page of each layout has its heading, text and navigation", async ({ page }) => {
    test.slow();
    for (const [{ path }] of layouts) {
      await page.goto(path);
      await expect.soft(page.locator("h1"), path).toBeVisible();
      expect.soft((await page.locator("main").innerText()).trim().length, path).toBeGreaterThan(100);
      await expect.soft(page.locator("header nav a[href]:visible").first(), path).toBeVisible();
      await expect.soft(page.locator('footer a[href="/privacy-policy"]'), path).toBeVisible();
    }
  });
});

test("every address, with and without its slash, responds with 200", async ({ request }) => {
  const errors: string[] = [];
  for (const { path } of builtPages.filter((page) => page.path !== "/404")) {
    for (const address of path === "/" ? ["/"] : [path, `${path}/`]) {
      const response = await request.head(address, { maxRedirects: 0 });
      if (response.status() !== 200) errors.push(`${response.status()} ${address}`);
    }
  }
  expect(errors).toEqual([]);
});

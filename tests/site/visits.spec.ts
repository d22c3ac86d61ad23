import { expect, type Page, test } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { builtPages, canonicalPages } from "../support/built-site.ts";
import { onePerLayout } from "../support/layouts.ts";
import { fixedTime, openState, showAll, showWhole, states } from "../support/states.ts";
import { watchFor } from "../support/watch.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const unknownPath = "/no-such-page";
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

for (const path of [...canonicalPages.map((page) => page.path), unknownPath]) {
  test(`${path} loads without an error and fits 320 px`, async ({ page, baseURL }) => {
    const errors = watchFor(page, baseURL!);
    await page.setViewportSize({ width: 320, height: 640 });
    const response = await page.goto(path, { waitUntil: "load" });
    expect(response?.status()).toBe(path === unknownPath ? 404 : 200);
    await showAll(page);
    expect.soft(await findTooWide(page), "wider than 320 px").toEqual([]);
    const expected = path === unknownPath ? /404/ : /^$/;
    expect.soft(errors.filter((error) => !expected.test(error))).toEqual([]);
  });
}

for (const { path } of onePerLayout(canonicalPages)) {
  test(`${path} is accessible, as are all pages of its layout`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path, { waitUntil: "load" });
    await showAll(page);
    expect.soft(await axeFaults(page), "at 1280 px").toEqual([]);
    await page.setViewportSize(phone);
    await showWhole(page);
    expect.soft(await axeFaults(page), "at 360 px").toEqual([]);
  });
}

// Layouts are looked at in both widths above; states in the narrow one, where they have the least room.
for (const state of states.filter(({ prepare }) => prepare)) {
  test(`${state.name} is accessible at ${phone.width} px`, async ({ page }) => {
    await page.clock.setFixedTime(fixedTime);
    await page.setViewportSize(phone);
    await openState(page, state);
    await showWhole(page);
    expect(await axeFaults(page)).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path } of onePerLayout(canonicalPages)) {
    test(`${path} has its heading, text and navigation`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      expect((await page.locator("main").innerText()).trim().length).toBeGreaterThan(100);
      await expect(page.locator("header nav a[href]:visible").first()).toBeVisible();
      await expect(page.locator('footer a[href="/privacy-policy"]')).toBeVisible();
    });
  }
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

/** The elements that make the page scroll sideways; none when it does not. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`.slice(0, 120);
    return [`${scrollWidth} px`, ...wide.slice(0, 5).map(name)];
  });
}

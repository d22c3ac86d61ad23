import { expect, type Page, test } from "@playwright/test";
import { searchIndexAddress } from "../../src/search/engine.ts";
import { axeFaults } from "../support/axe.ts";
import { watchFor } from "../support/watch.ts";

const openPanel = (page: Page) => page.getByRole("button", { name: "Search", exact: true }).click();
const field = (page: Page) => page.getByRole("combobox", { name: "Search the whole site" });
const options = (page: Page) => page.getByRole("option");

for (const width of process.env.THOROUGH ? [360, 1280] : [360]) {
  test(`the header's search finds a section of a guide, by keyboard alone, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    const errors = watchFor(page, baseURL!);
    await page.setViewportSize({ width, height: 800 });
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/about", { waitUntil: "load" });
    expect(fetched, "nothing before the field has the focus").not.toContain("/search-index.json");
    await openPanel(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("stamp duty karnataka");
    await expect(options(page).first()).toContainText("Stamp duty in Karnataka");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    expect(await axeFaults(page, "#site-search")).toEqual([]);
    await expect(page.getByRole("button", { name: "Close search" }), "beside long results").toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press("ArrowUp");
    await expect(options(page).last(), "the arrow up goes to the end").toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[aria-selected=true][role=option]")).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    const first = await options(page).first().getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", first!);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/articles\/government-fees-bangalore#stamp-duty$/);
    expect(errors).toEqual([]);
  });
}

test("Esc closes the panel and gives the focus back", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/about");
  await openPanel(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#site-search")).toBeHidden();
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
});

test("Enter without a choice leads to all results, and the address keeps the search", async ({ page }) => {
  await page.goto("/about");
  await openPanel(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("GST");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=GST$/);
  const box = page.getByRole("searchbox", { name: "Search the whole site" });
  await expect(box).toHaveValue("GST");
  await expect(page.getByRole("status")).toHaveText(/^\d+ results for 'GST'$/);
  const list = page.locator("#everything");
  await expect(list, "under the results the list of everything is one line").not.toHaveAttribute("open");
  await box.fill("zzzz");
  await expect(page.getByRole("status")).toContainText("Nothing found for 'zzzz'");
  await expect(page).toHaveURL(/\?q=zzzz$/);
  await expect(list, "with nothing found it is what is left").toHaveAttribute("open");
  await box.fill("GST");
  await expect(list).not.toHaveAttribute("open");
  await box.fill("");
  await expect(list).toHaveAttribute("open");
});

test("all results: page by page, what was looked for marked, every one within reach", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto("/search?q=GST");
  const status = page.getByRole("status");
  await expect(status).toHaveText(/^\d+ results for 'GST'$/);
  const count = Number.parseInt((await status.textContent()) ?? "", 10);
  const results = page.locator("search").filter({ has: page.locator("#page-q") });
  await expect(results.locator("mark").first()).toHaveText(/^GST/);
  const rows = results.locator("ul > li a");
  const before = await rows.filter({ visible: true }).count();
  expect(await axeFaults(page, "main")).toEqual([]);
  await results.getByRole("button", { name: `See all ${count} results` }).click();
  await expect(results.getByRole("button", { name: /^See all/ })).toHaveCount(0);
  expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(before);
  await expect(results.locator("a:focus"), "the first of those that came").toHaveCount(1);
  for (const fold of await results.locator("summary").all()) await fold.click();
  // A page that has a place in the list without being a result itself is one link more.
  expect(await rows.filter({ visible: true }).count()).toBeGreaterThanOrEqual(count);
  const filings = results.getByRole("button", { name: /^Filings/ });
  await filings.click();
  await expect(filings).toHaveAttribute("aria-pressed", "true");
  const shown = Number(/\d+/.exec((await filings.textContent()) ?? "")?.[0]);
  await expect(rows).toHaveCount(shown);
});

test("the best answer without places on it shows the way in, within its one link", { tag: "@thorough" }, async ({
  page,
}) => {
  for (const width of process.env.THOROUGH ? [360, 1280] : [360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/search?q=stamp+duty");
    const best = page.locator("search li.sheet").getByRole("link");
    await expect(best).toHaveCount(1);
    await expect(best).toHaveAccessibleName(/^Tool Cost calculator(?!.*Open)/);
    await best.getByText("Open", { exact: true }).click();
    await expect(page).toHaveURL(/\/cost-calculator$/);
  }
});

test("on a phone a row has a short excerpt, and its first place and the fold of the others on one line", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/search?q=stamp+duty");
  const row = page.locator("search li").filter({ hasText: "Government fees for company registration in Bangalore" });
  await expect(row.getByText("The charges between you and a certificate")).toBeVisible();
  const place = row.getByRole("link", { name: "Stamp duty in Karnataka" });
  const more = row.locator("summary");
  const [placeBox, moreBox] = await Promise.all([place.boundingBox(), more.boundingBox()]);
  expect(moreBox!.y).toBeCloseTo(placeBox!.y, 0);
  expect(moreBox!.x).toBeGreaterThanOrEqual(placeBox!.x + placeBox!.width);
  await more.click();
  const opened = row.locator("details a").first();
  await expect(opened).toBeVisible();
  expect((await opened.boundingBox())!.width, "the whole width").toBeGreaterThan(placeBox!.width);
  await place.click();
  await expect(page).toHaveURL(/\/articles\/government-fees-bangalore#stamp-duty$/);
});

test("a search in the address moves nothing when its results come", { tag: "@thorough" }, async ({ page }) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const page = Object.assign(window, { moved: [] as string[] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        if (value >= 0.005)
          page.moved.push(
            `${value.toFixed(3)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.textContent?.trim().slice(0, 30)} ${previousRect.y} to ${currentRect.y}`)}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  });
  // The results come after the fonts, which may move a word themselves.
  await page.route(`**${searchIndexAddress}`, async (route) => {
    await page.evaluate(async () => {
      await document.fonts.ready;
      Reflect.set(window, "moved", []);
    });
    await route.continue();
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/search?q=stamp+duty");
    await expect(page.getByRole("status")).toHaveText(/^\d+ results/);
    expect(await page.evaluate(() => Reflect.get(window, "moved")), `${width} px`).toEqual([]);
  }
});

test("the page for an unknown address has the search", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/no-such-page");
  await page.locator("#not-found-q").fill("offer letter");
  await expect(options(page).first()).toContainText("Offer Letter");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
});

test("beside the search of that page two plain links share a line on a phone", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/no-such-page");
  const ask = page.locator("main").getByRole("link", { name: "Request a call" });
  const call = page.locator("main").getByRole("link", { name: /^Call / });
  await expect(ask).toHaveAttribute("href", "/contact-us");
  await expect(call).toHaveAttribute("href", /^tel:/);
  const [askBox, callBox] = await Promise.all([ask.boundingBox(), call.boundingBox()]);
  expect(callBox!.y).toBe(askBox!.y);
  expect(Math.min(askBox!.height, callBox!.height)).toBeGreaterThanOrEqual(44);
});

test("articles: where the list finds little, the whole site is searched too", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto("/articles");
  await page.locator("astro-island:not([ssr]) #articles").waitFor();
  const elsewhere = page.getByRole("region", { name: "In the whole site" });
  await page.getByRole("searchbox", { name: "Search articles" }).fill("stamp duty karnataka");
  await expect(elsewhere.getByRole("link").first()).toContainText("Stamp duty in Karnataka");
  await page.getByRole("searchbox", { name: "Search articles" }).fill("company");
  await expect(elsewhere).toBeHidden();
});

test("a search that cannot be loaded says so and offers the list of all pages, and is tried again with what is typed next", async ({
  page,
}) => {
  await page.route("**/search-index.json", (route) => route.abort());
  await page.goto("/about");
  await openPanel(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("GST");
  await expect(page.locator("#site-search").getByRole("link", { name: "List of all pages" })).toBeVisible();
  await page.unroute("**/search-index.json");
  await page.keyboard.type("R");
  await expect(options(page).first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's field leads to a page that lists everything", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/about");
    await openPanel(page);
    await page.getByRole("searchbox", { name: "Search the whole site" }).fill("GST");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=GST$/);
    for (const path of ["/pricing", "/my-plan", "/startup-templates/offer-letter", "/compliance-calendar#gstr-1"])
      await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
    await expect(page.locator("#everything")).toHaveAttribute("open");
    await expect(page.locator('main a[href^="/articles/"][href*="#"]')).not.toHaveCount(0);
  });
});

import { expect, type Page, test } from "@playwright/test";
import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { axeFaults } from "../support/axe.ts";

const cards = (page: Page) => page.locator("#articles li:visible");
const awake = (page: Page) => page.locator("astro-island:not([ssr]) #articles");

async function openHub(page: Page, search = "") {
  await page.goto(`/articles${search}`);
  await awake(page).waitFor();
}

test.describe("the listing", () => {
  test("shows ten, then three, newest first, with Previous and Next disabled at the ends", async ({ page }) => {
    await openHub(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Startup Knowledge Hub");
    await expect(cards(page)).toHaveCount(10);
    await expect(page.getByRole("link", { name: "Previous", exact: true })).toBeDisabled();
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/articles\?page=2$/);
    await expect(page.getByRole("link", { name: "Next", exact: true })).toBeDisabled();
    await expect(page.getByRole("link", { name: "Previous", exact: true })).toBeEnabled();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const dates = await cards(page).evaluateAll((all) =>
      all.map((card) => card.querySelector("time")?.getAttribute("datetime") ?? ""),
    );
    expect(dates).toEqual(dates.toSorted().reverse());
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect(page).toHaveURL(/\/articles$/);
  });

  test("of a long list, a search that cannot be read says so and is tried again; the pages stay links", async ({
    page,
  }) => {
    await page.route("**/articles", async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace("&quot;total&quot;:[0,13]", "&quot;total&quot;:[0,40]") });
    });
    const unlisted = {
      ...{ slug: "x", title: "Chartered ships", excerpt: "", category: "Startup Guides", author: "us", tags: [] },
      ...{ publishDate: "2025-01-06", reviewedOn: "2026-11-15", readTime: 8, featured: false },
    };
    await page.route("**/articles/all.json", (route) => route.abort());
    await openHub(page);
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole("searchbox", { name: "Search articles" }).fill("chartered");
    await expect(page.getByRole("heading", { name: knowledgeHub.failed.heading })).toBeVisible();
    await page.route("**/articles/all.json", (route) => route.fulfill({ json: [unlisted] }));
    await page.getByRole("button", { name: knowledgeHub.failed.again }).click();
    await expect(cards(page)).toContainText([unlisted.title]);

    await page.route("**/articles/all.json", (route) => route.abort());
    await openHub(page);
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page).toHaveURL(/\/articles\/page\/2$/);
  });

  test("on wide screens has the count beside the search, and the categories in one row below", {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHub(page);
    const count = page.getByRole("status").filter({ hasText: /^Showing 1 to 10 of 13 articles$/ });
    const [field, beside, first] = await Promise.all([
      page.getByRole("searchbox", { name: "Search articles" }).boundingBox(),
      count.boundingBox(),
      cards(page).first().boundingBox(),
    ]);
    expect(beside!.x).toBeGreaterThan(field!.x + field!.width);
    expect(beside!.y + beside!.height / 2).toBeCloseTo(field!.y + field!.height / 2, 0);
    const tops = await page
      .getByRole("group", { name: "Category" })
      .getByRole("button")
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(tops[0]).toBeGreaterThan(field!.y + field!.height);
    expect(first!.y, "results begin in the first screen").toBeLessThan(860);
  });

  test("sets featured articles apart at the top, each shown once", { tag: "@thorough" }, async ({ page }) => {
    await openHub(page);
    await expect(page.getByRole("heading", { name: "Featured guides" })).toBeVisible();
    const links = await cards(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(links).size).toBe(10);
    await page.getByRole("button", { name: "Startup Guides" }).click();
    await expect(page.getByRole("heading", { name: "Featured guides" })).toBeHidden();
  });

  test("search looks in title, excerpt and tags, in any case, together with the category", {
    tag: "@thorough",
  }, async ({ page }) => {
    await openHub(page);
    const search = page.getByRole("searchbox", { name: "Search articles" });
    await search.fill("fillip");
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText("LLP registration in India");
    await expect(page.getByRole("navigation", { name: "Pages of articles" })).toBeHidden();
    await page.getByRole("button", { name: "Legal Compliance" }).click();
    await expect(page.getByRole("heading", { name: "No articles found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter criteria")).toBeVisible();
    await expect(page).toHaveURL(/\?q=fillip&category=Legal\+Compliance$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await page.goForward();
    await page.getByRole("button", { name: "Clear search and filter" }).click();
    await expect(cards(page)).toHaveCount(10);
    await expect(search).toBeFocused();
  });

  test("has the seven categories, and a change goes back to page 1", { tag: "@thorough" }, async ({ page }) => {
    await openHub(page, "?page=2");
    await expect(cards(page)).toHaveCount(3);
    const categories = page.getByRole("group", { name: "Category" }).getByRole("button");
    await expect(categories).toHaveText([
      "All",
      "Company Registration",
      "Legal Compliance",
      "Startup Guides",
      "Tax & Accounting",
      "Business Strategy",
      "Funding & Investment",
    ]);
    await page.getByRole("button", { name: "Company Registration" }).click();
    await expect(page).toHaveURL(/\/articles\?category=Company\+Registration$/);
    await expect(page.getByRole("button", { name: "Company Registration" })).toHaveAttribute("aria-pressed", "true");
  });

  test("a shared link opens with its search, category and words", { tag: "@thorough" }, async ({ page }) => {
    await openHub(page, "?q=valuation&category=Funding+%26+Investment");
    await expect(page.getByRole("searchbox")).toHaveValue("valuation");
    await expect(page.getByRole("button", { name: "Funding & Investment" })).toHaveAttribute("aria-pressed", "true");
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test("an empty result is accessible", { tag: "@thorough" }, async ({ page }) => {
    await openHub(page, "?q=nothing-like-this");
    expect(await axeFaults(page, "main")).toEqual([]);
  });

  test("never paints more than ten while it wakes", { tag: "@thorough" }, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/articles");
    await expect(cards(page)).toHaveCount(10);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of process.env.THOROUGH ? ["/articles", "/blog"] : ["/articles"])
    test(`${path} lists all 13, ten on the first page and three on the next`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveCount(10);
      await expect(page.getByRole("searchbox")).toBeHidden();
      await page.getByRole("link", { name: "Next", exact: true }).click();
      await expect(page).toHaveURL(/\/articles\/page\/2$/);
      await expect(cards(page)).toHaveCount(3);
      await page.getByRole("link", { name: "Previous", exact: true }).click();
      await expect(cards(page)).toHaveCount(10);
    });
});

import { expect, type Page, test } from "@playwright/test";
import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";

const aside = (page: Page) => page.getByRole("complementary", { name: knowledgeHub.article.aside });

test("the table of contents follows reading", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/articles/opc-vs-private-limited-comparison");
  const contents = aside(page).locator("[data-contents]");
  await contents.getByRole("link", { name: "What each costs" }).click();
  await expect(contents.locator("[aria-current]")).toHaveText("What each costs");
  await expect(page).toHaveURL(/#cost$/);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(contents).toBeHidden();
  await page.locator("main details summary", { hasText: "On this page" }).click();
  await expect(page.locator("main details a").first()).toBeVisible();
});

test.describe("beside an article", () => {
  for (const { width, height } of [
    { width: 1280, height: 900 },
    ...(process.env.THOROUGH
      ? [
          { width: 1024, height: 600 },
          { width: 1920, height: 1080 },
        ]
      : []),
  ])
    test(`contents stay in sight, with one tool and one button, at ${width} by ${height}`, {
      tag: "@thorough",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/articles/company-registration-guide");
      const tool = aside(page).locator('a[href="/cost-calculator"]');
      const button = aside(page).getByRole("link", { name: "Get Expert Support" });
      await expect(button).toHaveAttribute("href", "/contact");
      await page.locator("#steps").scrollIntoViewIfNeeded();
      for (const link of [tool, button]) await expect(link).toBeInViewport({ ratio: 1 });
      const entries = aside(page).getByRole("navigation").getByRole("link");
      await entries.last().focus();
      await expect(entries.last(), "long contents scroll by themselves").toBeInViewport();
      await expect(button).toBeInViewport({ ratio: 1 });
      const [before, after, text] = await Promise.all([
        aside(page).getByRole("navigation").boundingBox(),
        tool.boundingBox(),
        page.locator(".article-text").first().boundingBox(),
      ]);
      expect(before!.x + before!.width).toBeLessThan(text!.x);
      expect(after!.x, "in the same column").toBeCloseTo(before!.x, 0);
      expect(after!.y, "under the contents").toBeGreaterThanOrEqual(before!.y + before!.height);
      await page.getByRole("heading", { name: "Related Articles" }).scrollIntoViewIfNeeded();
      const related = await page.locator("#related").boundingBox();
      for (const part of [aside(page).getByRole("navigation"), button]) {
        const above = await part.boundingBox();
        expect(above!.y + above!.height, "ends where the article ends").toBeLessThanOrEqual(related!.y);
      }
      await page.emulateMedia({ media: "print" });
      await expect(aside(page)).toBeHidden();
    });

  test("below 1024 px the tool is at the end, and there is no aside", { tag: "@thorough" }, async ({ page }) => {
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.goto("/articles/annual-compliance-private-limited-companies-2024");
    await expect(aside(page)).toBeHidden();
    await expect(page.locator('article a[href="/compliance-calendar"][data-article-tool]:visible')).toHaveCount(1);
  });
});

test("a link that the browser refuses to copy is said to be in the address bar", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.goto("/articles/company-registration-guide");
  await page.locator("[data-share] [data-copy]").click();
  await expect(page.locator("[data-share] [role=status]")).toHaveText(knowledgeHub.article.share.refused);
});

test("on a phone the contents stay in reach, and lead into the part that is folded", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/articles/company-registration-guide", { waitUntil: "load" });
  const last = page.locator(".article-rest h2").last();
  await expect(last).toBeHidden();
  const title = ((await last.textContent()) ?? "").trim();
  const contents = page.getByRole("navigation", { name: knowledgeHub.article.contents });
  await contents.locator("summary").click();
  await contents.getByRole("link", { name: title, exact: true }).click();
  await expect(last).toBeInViewport();
  await expect(contents.locator("details")).not.toHaveAttribute("open");
  await expect(contents.locator("[data-reading]")).toHaveText(title);
  await expect(contents).toBeInViewport();
});

test("reading text has at most 66 characters a line, at every width", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/articles/company-registration-guide");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of process.env.THOROUGH ? [360, 768, 1024, 1280, 1920] : [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const text = page.locator(".article-text:visible").first();
    expect(await text.evaluate(longestLine), `${width} px`).toBeLessThanOrEqual(66);
  }
});

test("text and all that ends an article have one right edge; on wide screens notes, and tables and figures without one, have the page's", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.goto("/articles/private-limited-company-registration");
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const text = page.locator(".article-text:visible");
    const [blocks, notes, others, ofPage] = await Promise.all([
      text.locator(`> ${block}`).evaluateAll(rightEdges),
      text.locator(`> ${sideNote}`).evaluateAll(rightEdges),
      text.locator(`> :not(${block}, ${sideNote})`).evaluateAll(rightEdges),
      page.locator("#related h2").evaluateAll(rightEdges),
    ]);
    expect(others, `${width} px`).toHaveLength(1);
    expect(notes, `${width} px`).toEqual(width < 1280 ? others : ofPage);
    expect(new Set(blocks), `${width} px`).toEqual(new Set(width < 1280 ? others : [...others, ...ofPage]));
  }
});

test("on wide screens no note covers anything, and nothing waits below one", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const slug of ["annual-compliance-private-limited-companies-2024", "private-limited-company-registration"]) {
    await page.goto(`/articles/${slug}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const text = page.locator(".article-text:visible");
    const notes = await text.locator(`> ${sideNote}`).evaluateAll(boxes);
    const others = await text.locator(`> :not(${sideNote})`).evaluateAll(boxes);
    const covered = others.filter((other) =>
      notes.some((note) => note.left < other.right && note.top < other.bottom && note.bottom > other.top),
    );
    expect(covered, slug).toEqual([]);
    const gaps = others.slice(1).map(({ top }, index) => top - others[index]!.bottom);
    expect(Math.max(...gaps), slug).toBeLessThan(60);
  }
});

const sideNote = "div:has([data-law-change])";
const block = ":is(table, .table-frame, figure)";

const boxes = (parts: Element[]) =>
  parts.map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const rightEdges = (parts: Element[]): number[] => [
  ...new Set(parts.map((part) => Math.round(part.getBoundingClientRect().right))),
];

/** The most characters on one line of the paragraphs. */
function longestLine(text: Element): number {
  let most = 0;
  const range = document.createRange();
  for (const paragraph of text.querySelectorAll(":scope > p")) {
    const nodes = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    let bottom = Number.NEGATIVE_INFINITY;
    let count = 0;
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      for (let at = 0; at < node.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.bottom > bottom + 8) count = 0;
        bottom = Math.max(bottom, box.bottom);
        count++;
        most = Math.max(most, count);
      }
    }
  }
  return most;
}

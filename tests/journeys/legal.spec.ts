import { expect, test } from "@playwright/test";
import { readLegal } from "../../build/legal.ts";

/** Both are the same component with other words. */
const documents = [
  { path: "/terms-of-service", document: readLegal("terms") },
  ...(process.env.THOROUGH ? [{ path: "/privacy-policy", document: readLegal("privacy") }] : []),
];

for (const { path, document } of documents) {
  const { heading } = document;
  const sections = document.sections.length;

  test(`${heading}: numbered sections with linked contents, which stay in view`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const headings = page.locator("main section h2").filter({ visible: true });
    await expect(headings).toHaveText(document.sections.map((section) => `${section.number}${section.heading}`));
    const contents = page.getByRole("navigation", { name: "Contents", exact: true });
    await expect(contents.getByRole("link")).toHaveCount(sections);
    await contents.getByRole("link").last().click();
    await expect(headings.last()).toBeInViewport();
    await expect(contents, "the contents stay in view").toBeInViewport();
  });

  test(`${heading}: on a phone the sections are their own contents, all of them folded`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "Contents", exact: true })).toBeHidden();
    await expect(page.locator("main section h2").filter({ visible: true })).toHaveCount(sections);
    await expect(page.locator("main section p, main section li").filter({ visible: true })).toHaveCount(0);
    const last = page.locator("main section").last().getByRole("paragraph").last();
    await expect(last).toBeHidden();
    await page.locator("main section summary").last().click();
    await expect(last).toBeVisible();
  });
}

for (const { path, document } of documents) {
  test(`${document.heading}: the sheet at the top leads to the sections that say it in full`, {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const points = document.inShort ?? [];
    expect(points).toHaveLength(4);
    for (const { term, section } of points) {
      await page.locator("main dt").getByRole("link", { name: term, exact: true }).click();
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });
}

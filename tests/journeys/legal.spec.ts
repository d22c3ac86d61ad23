import { expect, test } from "@playwright/test";
import { privacy } from "../../content/privacy.ts";
import { site } from "../../content/site.ts";
import { terms } from "../../content/terms.ts";

const documents = [
  { path: "/terms-of-service", document: terms },
  { path: "/privacy-policy", document: privacy },
];

for (const { path, document } of documents) {
  const { heading, effective } = document;
  const sections = document.sections.length;

  test(`${heading}: numbered sections with linked contents, and the date`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(`Effective ${effective.text}`)).toBeVisible();
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
  test(`${document.heading}: the sheet at the top leads to the sections that say it in full`, async ({ page }) => {
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

for (const { path, question, address } of [
  { path: "/terms-of-service", question: "A question about these terms?", address: site.email },
  { path: "/privacy-policy", question: "A question about your data?", address: site.dataOfficer.email },
]) {
  test(`${path} ends with where to ask`, async ({ page }) => {
    await page.goto(path);
    const closing = page.locator("main p").filter({ hasText: question });
    await expect(closing).toBeVisible();
    await expect(closing.getByRole("link")).toHaveAttribute("href", `mailto:${address}`);
  });
}

test("the terms link to the privacy policy, which names what the browser stores", async ({ page }) => {
  await page.goto("/terms-of-service");
  await page.locator('main a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.locator("main")).toContainText("session storage");
});

test("tokens are filled in with the owner's contacts, which are links", async ({ page }) => {
  for (const path of ["/terms-of-service", "/privacy-policy"]) {
    await page.goto(path);
    await expect(page.locator("main")).not.toContainText(/\{\w+\}/);
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
  }
});

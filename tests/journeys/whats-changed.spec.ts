import { expect, test } from "@playwright/test";

test("what has changed is listed newest first, each with a source and where it is shown", async ({ page }) => {
  await page.goto("/whats-changed");
  const years = await page.locator("section[id^=year-] h2").allTextContents();
  expect(years).toEqual(years.toSorted().reverse());
  const change = page.getByRole("listitem").filter({ has: page.locator("#dir-kyc-three-yearly") });
  await expect(change).toContainText("31 March 2026");
  await expect(change.locator('a[target="_blank"][rel="noopener"]')).toHaveCount(1);
  await expect(change).toContainText("Checked up to 11 October 2026.");
  await expect(change.locator('a[href="/compliance-calendar"]')).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Read with care" }).locator("#directors-cap-15")).toBeHidden();
});

test("a link to a change opens it", async ({ page }) => {
  await page.goto("/whats-changed#directors-cap-15");
  await expect(page.locator("#directors-cap-15")).toBeInViewport();
});

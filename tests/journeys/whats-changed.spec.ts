import { expect, test } from "@playwright/test";
import { lawChanges } from "../../content/law-changes.ts";
import { whatsChanged } from "../../content/whats-changed.ts";

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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the list can be narrowed to a structure and to what asks for something", async ({ page }) => {
      await page.goto("/whats-changed");
      const count = page.getByRole("status").locator("span").filter({ visible: true });
      const entries = page.locator("section ol > li").filter({ visible: true });
      const shownAs = async () => `${await entries.count()} of ${lawChanges.length} entries`;
      await expect(count).toHaveText(`${lawChanges.length} entries`);
      await expect(entries).toHaveCount(lawChanges.length);
      await page.getByText("LLP", { exact: true }).click();
      await expect(entries.filter({ hasText: "LLP late fees" })).toHaveCount(1);
      await expect(entries.filter({ hasText: "photographs of the registered office" })).toHaveCount(0);
      await expect(count).toHaveText(await shownAs());
      await page.getByLabel("Only where there is something to do").check();
      await expect(page.getByRole("heading", { name: "Good to know" })).toHaveCount(0);
      await expect(entries.filter({ hasText: "Four labour codes" })).toHaveCount(1);
      await expect(count).toHaveText(await shownAs());
      await expect(page.getByRole("region", { name: "Read with care" })).toBeHidden();
      await expect(page.getByRole("navigation", { name: "Years" }).getByText("Read with care")).toBeHidden();
    });
  });
}

test("the page ends with the way to the calendar, then to an advisor", async ({ page }) => {
  await page.goto("/whats-changed");
  const { calendar, advisor } = whatsChanged.closing;
  const links = page.locator("#next-step").getByRole("link");
  await expect(links).toHaveText([calendar.label, advisor.label]);
  await expect(links.first()).toHaveAttribute("href", calendar.href);
  await expect(links.last()).toHaveAttribute("href", advisor.href);
});

test("a link to a change opens it", async ({ page }) => {
  await page.goto("/whats-changed#directors-cap-15");
  await expect(page.locator("#directors-cap-15")).toBeInViewport();
});

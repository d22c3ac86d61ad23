import { expect, test } from "@playwright/test";
import { lawChanges } from "../../content/law/law-changes.ts";

// It works by style alone.
for (const javaScriptEnabled of process.env.THOROUGH ? [true, false] : [false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the list can be narrowed to a structure and to what asks for something", { tag: "@thorough" }, async ({
      page,
    }) => {
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

test("a link to a change opens it", async ({ page }) => {
  await page.goto("/whats-changed#directors-cap-15");
  await expect(page.locator("#directors-cap-15")).toBeInViewport();
});

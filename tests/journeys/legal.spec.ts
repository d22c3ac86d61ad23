import { expect, test } from "@playwright/test";

for (const { path, heading, sections } of [
  { path: "/terms-of-service", heading: "Terms and Conditions", sections: 12 },
  { path: "/privacy-policy", heading: "Privacy Policy", sections: 10 },
]) {
  test(`${heading}: ${sections} numbered sections, effective August 24, 2025, with linked contents`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText("Effective August 24, 2025")).toBeVisible();
    const headings = page.locator("main section > h2");
    await expect(headings).toHaveCount(sections);
    for (let number = 1; number <= sections; number++) {
      await expect(headings.nth(number - 1)).toContainText(`${number}.`);
    }
    const contents = page.getByRole("navigation", { name: "Contents", exact: true });
    await expect(contents.getByRole("link")).toHaveCount(sections);
    await contents.getByRole("link").last().click();
    await expect(headings.last()).toBeInViewport();
    await expect(contents, "the contents stay in view").toBeInViewport();
  });

  test(`${heading}: on a phone the contents fold away`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const folded = page.getByRole("navigation", { name: "Contents, folded" });
    await expect(folded).toBeHidden();
    await page.locator("main summary").click();
    await expect(folded.getByRole("link")).toHaveCount(sections);
  });
}

test("the terms link to the privacy policy and hold the refund rule", async ({ page }) => {
  await page.goto("/terms-of-service");
  await expect(page.locator("#refunds")).toContainText("only for non-performance attributable to us");
  await page.locator("main").getByRole("link", { name: "Read the Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.locator("#your-rights")).toContainText("within 7 working days");
  await expect(page.locator("#age")).toContainText("18");
  await expect(page.locator("main")).toContainText("session storage");
});

import { expect, type Page, test } from "@playwright/test";

const openingLine = (page: Page) => page.locator("[data-opening-line]");

for (const path of ["/contact-us", "/contact"]) {
  test(`${path} has the form, the contacts and the hours`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact-us$/);
    const form = page.getByRole("form", { name: "Ask for a call" });
    for (const [label, type] of [
      ["Name", "text"],
      ["Email", "email"],
      ["Phone", "tel"],
    ] as const) {
      const field = form.getByLabel(label, { exact: false }).first();
      await expect(field).toHaveJSProperty("type", type);
      await expect(field).toHaveJSProperty("required", true);
    }
    await expect(page.getByRole("heading", { name: "Free consultation worth ₹2,000" })).toBeVisible();
    await expect(page.getByText("Call back within 2 hours")).toBeVisible();
    const info = page.locator("#contact-info");
    await expect(info.locator('a[href^="tel:"]')).toBeVisible();
    await expect(info.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(info.locator('a[href^="https://wa.me/"]')).toHaveAttribute("target", "_blank");
    await expect(info.getByRole("link", { name: "Open the map" })).toHaveAttribute("target", "_blank");
    await expect(page.locator("#hours").getByRole("row")).toHaveText([
      /Monday to Friday\s*10:00 to 18:00/,
      /Saturday\s*10:00 to 13:00/,
    ]);
  });
}

test("the plan chosen before is named, carried, and can be dropped", async ({ page }) => {
  await page.goto("/contact-us?plan=private-limited:standard");
  const chosen = page.locator("[data-chosen-plan]");
  await expect(chosen).toContainText("Private Limited, Standard plan (₹7,000)");
  await expect(page.locator('input[name="plan"]')).toHaveValue("private-limited:standard");
  await chosen.getByRole("button", { name: "Remove" }).click();
  await expect(chosen).toHaveCount(0);
  await page.goto("/contact-us?plan=private-limited:gold");
  await expect(page.locator('input[name="plan"]')).toHaveValue("");
});

for (const timezoneId of ["Asia/Kolkata", "America/New_York", "Pacific/Auckland"]) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("says by India's clock whether we are open", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-16T17:59:00+05:30"));
      await page.goto("/contact-us");
      await expect(openingLine(page)).toHaveText("Open now, until 18:00 India time");
      await page.clock.setFixedTime(new Date("2026-11-21T13:00:00+05:30"));
      await page.reload();
      await expect(openingLine(page)).toHaveText("Closed now. Opens on Monday at 10:00 India time");
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself and the hours stand in the page", async ({ page }) => {
    await page.goto("/contact-us");
    const form = page.locator("#contact-form form");
    await expect(form).toHaveAttribute("action", "/api/leads");
    await expect(form).toHaveAttribute("method", "post");
    await expect(openingLine(page)).toHaveText("All times are India time");
  });
});

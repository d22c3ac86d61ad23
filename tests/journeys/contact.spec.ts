import { expect, type Page, test } from "@playwright/test";
import { contactForm, contactPage } from "../../content/contact.ts";
import { site } from "../../content/site.ts";
import { claim } from "../../domain/claims.ts";
import { openingLine, openingState } from "../../domain/india/opening-hours.ts";
import { planNames } from "../../domain/plans/plans.ts";

const openingText = (page: Page) => page.locator("[data-opening-line]");

for (const path of ["/contact-us", "/contact"]) {
  test(`${path} has the form, the contacts and the hours`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/contact-us$/);
    const form = page.getByRole("form", { name: contactForm.heading });
    for (const [label, type] of [
      ["Name", "text"],
      ["Email", "email"],
      ["Phone", "tel"],
    ] as const) {
      const field = form.getByLabel(label, { exact: false }).first();
      await expect(field).toHaveJSProperty("type", type);
      await expect(field).toHaveJSProperty("required", true);
    }
    await expect(page.getByRole("heading", { name: contactPage.consultation.title })).toBeVisible();
    await expect(page.getByText(claim(contactPage.callBack).text)).toBeVisible();
    const info = page.locator("#contact-info");
    await expect(info.locator(`a[href="tel:${site.phone.e164}"]`)).toHaveText(site.phone.display);
    await expect(info.locator(`a[href="mailto:${site.email}"]`)).toHaveText(site.email);
    await expect(info.locator('a[href^="https://wa.me/"]')).toHaveAttribute("target", "_blank");
    await expect(info.getByRole("link", { name: contactPage.info.map })).toHaveAttribute("target", "_blank");
    const rows = page.locator("#hours").getByRole("row");
    await expect(rows).toHaveCount(site.hours.length);
    for (const [index, { label, opens, closes }] of site.hours.entries()) {
      await expect(rows.nth(index).getByRole("rowheader")).toHaveText(label);
      await expect(rows.nth(index).getByRole("cell")).toHaveText(`${opens} to ${closes}`);
    }
  });
}

test("the plan chosen before is named, carried, and can be dropped", async ({ page }) => {
  await page.goto("/contact-us?plan=private-limited:standard");
  const chosen = page.locator("[data-chosen='plan']");
  await expect(chosen).toContainText(planNames["private-limited:standard"] ?? "no such plan");
  await expect(page.locator('input[name="plan"]')).toHaveValue("private-limited:standard");
  await chosen.getByRole("button", { name: "Remove" }).click();
  await expect(chosen).toHaveCount(0);
  await page.goto("/contact-us?plan=private-limited:gold");
  await expect(page.locator('input[name="plan"]')).toHaveValue("");
});

for (const timezoneId of ["Asia/Kolkata", "America/New_York", "Pacific/Auckland"]) {
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("says by the office's clock whether it is open", async ({ page }) => {
      for (const time of ["2026-11-16T12:00:00+05:30", "2026-11-16T23:30:00+05:30"]) {
        const now = new Date(time);
        await page.clock.setFixedTime(now);
        await page.goto("/contact-us");
        await expect(openingText(page)).toHaveText(openingLine(openingState(now, site.hours, site.timeZone)));
      }
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form posts by itself and the hours are in the page", async ({ page }) => {
    await page.goto("/contact-us");
    const form = page.locator("#contact-form form");
    await expect(form).toHaveAttribute("action", "/api/leads");
    await expect(form).toHaveAttribute("method", "post");
    await expect(openingText(page)).toHaveText("All times are India time");
  });
});

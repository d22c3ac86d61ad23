import { expect, test } from "@playwright/test";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { site } from "../../content/site.ts";
import { planStrip } from "../../content/tools/plan-words.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { describeTotal } from "../../domain/company-plan/summary.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { parseStoredPlan, serialisePlan } from "../../domain/company-plan/written.ts";

const plan: CompanyPlan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" };

for (const path of process.env.THOROUGH ? ["/contact-us", "/private-limited"] : ["/contact-us"]) {
  test(`${path}: the company plan is summed up in a line, goes with the request, and can be removed`, async ({
    page,
  }) => {
    await page.goto(`${path}?${serialisePlan(plan)}`);
    const line = page.locator("[data-sent-with='companyPlan']");
    const sent = page.locator('input[name="companyPlan"]');
    await expect(line).toContainText(planSummary(plan)!);
    expect(parseStoredPlan(await sent.inputValue())).toEqual({ plan, dropped: [] });
    await page.getByText(enquiryForm.sentWith.lines).click();
    await page.getByRole("checkbox", { name: "State: Karnataka" }).uncheck();
    const { state: _, ...rest } = plan;
    await expect(line).toContainText(planSummary(rest)!);
    expect(parseStoredPlan(await sent.inputValue()).plan).toEqual(rest);
    await line.getByRole("checkbox").uncheck();
    await line.getByRole("checkbox").check();
  });
}

test("a form without a plan says nothing about one", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/contact-us?plan=llp:pro");
  await expect(page.locator("[data-sent-with='offer']")).toBeVisible();
  await expect(page.locator("[data-sent-with='companyPlan']")).toHaveCount(0);
  await expect(page.locator('input[name="companyPlan"]')).toHaveCount(0);
});

test.describe("a visitor who comes back on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const path of process.env.THOROUGH ? ["/", "/private-limited"] : ["/"]) {
    test(`${path} shows the plan that is kept, with its figures and the way to it`, async ({ page }) => {
      const kept: CompanyPlan = { structure: "llp", state: "DL", capital: 200_000 };
      const strip = page.locator("[data-plan-strip]");
      const files: string[] = [];
      page.on("request", (request) => files.push(request.url()));
      await page.goto(path);
      await expect(strip).toBeHidden();
      await page.waitForLoadState("networkidle");
      expect(files.filter((url) => url.includes("fill-strip"))).toEqual([]);

      await page.evaluate((plan) => localStorage.setItem("company-plan", JSON.stringify(plan)), kept);
      await page.reload();
      await expect(strip).toContainText(planStrip.kept);
      await expect(strip).toContainText(`LLP · Delhi · total ${describeTotal(planTotal(kept)!)}`);
      await strip.click();
      await expect(page).toHaveURL(`/my-plan?${serialisePlan(kept)}`);
    });

    test(`${path} has WhatsApp within the first two screens, where the owner has it`, async ({ page }) => {
      test.skip(!site.whatsapp, "no number");
      await page.goto(path);
      const tops = await page
        .locator("main a[href^='https://wa.me/']")
        .evaluateAll((links) =>
          links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().bottom),
        );
      expect(Math.min(...tops)).toBeLessThan(2 * 740);
    });
  }
});

test("the calculator's last button takes the plan along", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/cost-calculator?structure=llp&state=DL");
  await page.locator("#next-step").getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/contact-us?structure=llp&state=DL");
});

import { expect, test } from "@playwright/test";
import { serialisePlan } from "../../domain/company-plan/address.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { parseStoredPlan } from "../../domain/company-plan/stored.ts";
import { noCompanyPlan } from "../../domain/forms/form.ts";

const plan: CompanyPlan = { structure: "private-limited", state: "KA", capital: 100_000, people: 2, tier: "starter" };

for (const path of ["/contact-us", "/private-limited"]) {
  test(`${path}: the company plan is summed up in a line, goes with the request, and can be removed`, async ({
    page,
  }) => {
    await page.goto(`${path}?${serialisePlan(plan)}`);
    const line = page.locator("[data-chosen='company-plan']");
    const sent = page.locator('input[name="companyPlan"]');
    await expect(line).toContainText(planSummary(plan)!);
    expect(parseStoredPlan(await sent.inputValue())).toEqual({ plan, dropped: [] });
    await line.getByRole("button", { name: "Remove" }).click();
    await expect(line).toHaveCount(0);
    await expect(sent).toHaveValue(noCompanyPlan);
  });
}

test("a form without a plan says nothing about one", async ({ page }) => {
  await page.goto("/contact-us?plan=llp:pro");
  await expect(page.locator("[data-chosen='plan']")).toBeVisible();
  await expect(page.locator("[data-chosen='company-plan']")).toHaveCount(0);
  await expect(page.locator('input[name="companyPlan"]')).toHaveCount(0);
});

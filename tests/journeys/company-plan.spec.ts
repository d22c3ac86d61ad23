import { expect, test } from "@playwright/test";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { serialisePlan } from "../../domain/company-plan/address.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { parseStoredPlan } from "../../domain/company-plan/stored.ts";

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

test("a form without a plan says nothing about one", async ({ page }) => {
  await page.goto("/contact-us?plan=llp:pro");
  await expect(page.locator("[data-sent-with='offer']")).toBeVisible();
  await expect(page.locator("[data-sent-with='companyPlan']")).toHaveCount(0);
  await expect(page.locator('input[name="companyPlan"]')).toHaveCount(0);
});

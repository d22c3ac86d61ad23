import { expect, test } from "@playwright/test";
import { testimonials } from "../../content/company/testimonials.ts";
import { costLabels, bill as words } from "../../content/home/bill.ts";
import { home, resources } from "../../content/home/home.ts";
import { specimens } from "../../content/specimens.ts";
import { comparison } from "../../content/structures/comparison.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { billOf, companyLedger } from "../../domain/company-plan/cost.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { formatAmount } from "../../domain/costs/amount.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the client strip stands still for people who ask for less motion; the business-structure card scrolls to the comparison", {
  tag: "@thorough",
}, async ({ page }) => {
  const drift = () => page.locator("[data-client-track]").evaluate((track) => getComputedStyle(track).animationName);
  expect(await drift()).toBe("client-drift");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await drift()).toBe("none");
  await page.getByRole("link", { name: resources[0]?.title ?? "" }).click();
  await expect(page.getByRole("heading", { name: comparison.heading })).toBeInViewport();
});

test("the hidden counter starts at 15847 and grows by 1 to 3 every 120 seconds", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/");
  const count = async () => Number(await page.locator("[data-hero]").getAttribute("data-counter"));
  expect(await count()).toBe(15847);
  // Its script comes after the first paint, and counts from then: within these two seconds of a clock that then stands still.
  await page.clock.runFor(2_000);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(117_999);
  expect(await count()).toBe(15847);
  await page.clock.runFor(2_001);
  const after = await count();
  expect(after - 15847).toBeGreaterThanOrEqual(1);
  expect(after - 15847).toBeLessThanOrEqual(3);
  await expect(page.getByText("15847")).toHaveCount(0);
  await expect(page.getByText("15,847")).toHaveCount(0);
});

test("of the five journey steps the active one follows hover and tap", { tag: "@thorough" }, async ({ page }) => {
  const steps = page.locator("#journey li");
  await expect(steps).toHaveCount(5);
  const active = () =>
    steps.evaluateAll((all) => all.findIndex((step) => step.getAttribute("aria-current") === "step"));
  expect(await active()).toBe(0);
  await steps.nth(3).hover();
  expect(await active()).toBe(3);
  await steps.nth(4).click();
  expect(await active()).toBe(4);
});

test("what you receive: five specimens load when they come near, and lead to each structure's list", {
  tag: "@thorough",
}, async ({ page }) => {
  const section = page.getByRole("region", { name: specimens.heading, exact: true });
  const pictures = section.getByRole("listitem").getByRole("img", { name: /^Specimen\. / });
  await section.scrollIntoViewIfNeeded();
  const loaded = () =>
    pictures.evaluateAll((all) => all.filter((picture) => (picture as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(loaded).toBe(5);
  await section.getByRole("link", { name: "LLP" }).click();
  await expect(page.getByRole("heading", { name: specimens.heading })).toBeInViewport();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`the total is on the first screen at ${width} px, and shows before React is asked for`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const total = page.locator("#bill").getByText(formatAmount(billOf(companyLedger({})).total), { exact: true });
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#bill astro-island")).toHaveAttribute("ssr");
  });
}

test("the choice on the bill is the choice of the cost calculator, and comes back with the visitor", async ({
  page,
}) => {
  const chosen = { structure: "llp", state: "MH" } as const;
  const sum = formatAmount(planTotal(chosen)!);
  const bill = page.locator("#bill");
  await bill.scrollIntoViewIfNeeded();
  await bill.getByText("LLP", { exact: true }).click();
  await bill.getByLabel(costLabels.state).selectOption("MH");
  await expect(bill.getByText(sum, { exact: true })).toBeVisible();
  await expect(bill.getByRole("status")).toHaveText(`Estimated total in Maharashtra: ${sum}`);
  await bill.getByRole("link", { name: "See every line" }).click();
  await page.waitForURL(/\/cost-calculator\?.*structure=llp.*state=MH|\/cost-calculator\?.*state=MH.*structure=llp/);
  await expect(page.getByLabel(costLabels.state)).toHaveValue("MH");
  await expect(page.locator("#ledger").getByText(sum).first()).toBeVisible();
  await page.goto("/");
  await bill.scrollIntoViewIfNeeded();
  await expect(bill.getByText(sum, { exact: true })).toBeVisible();
});

test("the figures of the bill move into place within 200 ms, and not for people who ask for less motion", {
  tag: "@thorough",
}, async ({ page }) => {
  const bill = page.locator("#bill");
  const figure = bill.locator("p > span").first();
  await bill.getByLabel(costLabels.state).focus();
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);

  async function moveTo(label: string, plan: CompanyPlan): Promise<number> {
    await bill.getByText(label, { exact: true }).click();
    await expect(figure).toHaveText(formatAmount(billOf(companyLedger(plan)).total));
    return figure.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      return animationName === "none" ? 0 : Number.parseFloat(animationDuration) * 1000;
    });
  }

  const moved = await moveTo("LLP", { structure: "llp" });
  expect(moved).toBeGreaterThan(0);
  expect(moved).toBeLessThanOrEqual(200);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moveTo(words.structures["private-limited"], { structure: "private-limited" })).toBeLessThan(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("the specimens are a row that the keyboard can scroll, with the next one in sight", {
    tag: "@thorough",
  }, async ({ page }) => {
    const row = page.getByRole("region", { name: specimens.preview.regionLabel });
    const papers = row.getByRole("listitem");
    await row.focus();
    await expect(row).toBeFocused();
    const cut = await papers.evaluateAll(
      (all) =>
        all.filter((paper) => {
          const { left, right } = paper.getBoundingClientRect();
          return left < innerWidth - 16 && right > innerWidth;
        }).length,
    );
    expect(cut, "one is cut at the edge, which says that there is more").toBe(1);
    await expect(papers.last()).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(papers.last()).toBeInViewport({ timeout: 300 });
    }).toPass({ timeout: 20_000 });
  });

  test("cards are rows to swipe through, the comparison keeps its columns, figures explain themselves", {
    tag: "@thorough",
  }, async ({ page }) => {
    await test.step("how each figure is counted opens in one place", async () => {
      const fold = page.locator("#stats details");
      await expect(fold).toHaveCount(1);
      await expect(fold.locator("p").first()).toBeHidden();
      await fold.getByText(home.stats.counting, { exact: true }).click();
      await expect(fold.locator("p").filter({ visible: true })).toHaveCount(home.stats.cards.length);
    });

    await test.step("the comparison keeps three columns, with heads that stay in sight", async () => {
      const table = page.locator("#compare table").last();
      const heads = table.locator("thead th");
      const row = table.locator("tbody tr").nth(2);
      await expect(row).toBeHidden();
      await page.getByText(comparison.later.label, { exact: true }).filter({ visible: true }).click();
      await row.scrollIntoViewIfNeeded();
      await expect(heads).toHaveCount(3);
      for (const head of await heads.all()) await expect(head).toBeInViewport();
      const [name, ...cells] = await row
        .locator("th, td")
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON()));
      expect(new Set(cells.map(({ top }) => top)).size, "cells side by side").toBe(1);
      expect(name.bottom).toBeLessThanOrEqual(cells[0].top + 1);
    });

    await test.step("the resources are low rows under one another, with whole items and the count of the rest in sight", async () => {
      const rows = page.locator("#resources > div > div > ul > li");
      await expect(rows).toHaveCount(resources.length);
      const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
      expect(new Set(boxes.map(({ left }) => left)).size, "one column").toBe(1);
      for (const { height } of boxes) {
        expect(height).toBeGreaterThanOrEqual(44);
        expect(height).toBeLessThan(116);
      }
      const more = rows.last().getByText("more...");
      await more.scrollIntoViewIfNeeded();
      await expect(more).toBeInViewport({ ratio: 1 });
    });

    for (const { id, count } of [
      { id: "testimonials", count: Math.min(9, testimonials.length) },
      { id: "compare", count: comparison.choices.length },
    ]) {
      await test.step(`the cards of ${id} are a row to swipe through, and the keyboard reaches the last one`, async () => {
        const row = page.locator(`#${id} ul[class*="snap-row"]`);
        const cards = row.locator(":scope > li");
        await expect(cards).toHaveCount(count);
        const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
        expect(new Set(tops).size, "side by side").toBe(1);
        await expect(cards.last()).not.toBeInViewport();
        const links = cards.getByRole("link");
        await ((await links.count()) > 0 ? links.last() : row).focus();
        await expect(async () => {
          await page.keyboard.press("ArrowRight");
          await expect(cards.last()).toBeInViewport({ timeout: 300 });
        }).toPass({ timeout: 20_000 });
      });
    }
  });
});

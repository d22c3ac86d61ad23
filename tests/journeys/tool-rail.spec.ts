import { expect, type Page, test } from "@playwright/test";
import { toolIds, toolNames, toolRail } from "../../content/tools/tools.ts";
import { hydrated } from "../support/islands.ts";
import { answerQuestions, answersOfTwoFriends } from "../support/questions.ts";
import { fixedTime } from "../support/states.ts";

const rail = (page: Page) => page.getByRole("navigation", { name: toolRail.label });
const links = (page: Page) => rail(page).getByRole("link");
const texts = (...answers: string[]) =>
  toolIds.map((id, at) => [toolRail.parts[id], answers[at]].filter(Boolean).join(": "));
const open = "";

/** What shifts within the rail, from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[])
        if (entry.sources.some(({ node }) => node?.parentElement?.closest(".tool-rail"))) shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
}

test("the rail follows a visit through the tools: each answer, with what is known in each link", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.clock.setFixedTime(fixedTime);
  await page.goto("/choose-structure");
  await hydrated(page);
  await expect(links(page)).toHaveText(texts(open, open, open, open, open));
  await answerQuestions(page, ...answersOfTwoFriends);
  await expect(page.locator("#result-heading")).toHaveText("Private Limited company");
  await expect(links(page)).toHaveText(texts("Private Limited", "Needs a state", open, open, "1 of 4 decided"));

  await links(page).filter({ hasText: "Cost" }).click();
  await page.waitForURL("**/cost-calculator?structure=private-limited&*");
  await hydrated(page);
  await page.getByLabel("State of the registered office").selectOption("Karnataka");
  await expect(links(page)).toHaveText(texts("Private Limited", "₹17,522", open, open, "2 of 4 decided"));
  await page.getByRole("button", { name: "One person more" }).click();
  const total = (await page.locator("#ledger").getByRole("status").innerText()).match(/₹[\d,]+/)?.[0] ?? "";
  expect(total).not.toBe("₹17,522");
  await expect(links(page)).toHaveText(texts("Private Limited", total, open, open, "2 of 4 decided"));

  await links(page).filter({ hasText: "Name" }).click();
  await hydrated(page);
  await page.getByLabel("First choice of name").fill("National Zyntra Foods");
  await page.getByRole("button", { name: "Check the name" }).click();
  await expect(links(page).nth(2)).toHaveText(`Name: National Zyntra Foods, ${toolRail.refused}`);
  await page
    .getByRole("button", { name: /^Use this name Zyntra Foods/ })
    .first()
    .click();
  await expect(links(page)).toHaveText(texts("Private Limited", total, "Zyntra Foods", open, "3 of 4 decided"));
  await page.goBack();
  await expect(links(page).nth(2)).toHaveText(`Name: National Zyntra Foods, ${toolRail.refused}`);

  await links(page).filter({ hasText: "Dates" }).click();
  await hydrated(page);
  await page.getByLabel("Date of incorporation").fill("2026-11-01");
  await expect(links(page).nth(3)).toHaveText(/^Dates: next: \d{1,2} (Nov|Dec)$/);
  await links(page).filter({ hasText: "Plan" }).click();
  await expect(page.getByRole("article")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(links(page)).toHaveText(texts(open, open, open, open, open));
});

for (const id of process.env.THOROUGH ? toolIds : (["calendar"] as const)) {
  const { href } = toolNames[id];

  test(`${href}: the present tool is marked; answers that come later move nothing`, async ({ page }) => {
    await page.clock.setFixedTime(fixedTime);
    const shifted = await watchShifts(page);
    await page.goto(`${href}?structure=llp&state=MH`);
    await expect(links(page).first()).toHaveText("Structure: LLP");
    await expect(rail(page).locator("[aria-current=page]")).toHaveText(new RegExp(`^${toolRail.parts[id]}`));
    await expect(page.locator("[data-answers-pending]")).toHaveCount(0);
    expect(await shifted()).toBe(0);
  });
}

/** Where the first control of a tool begins, below what lies over the page: the header and the strip. */
async function firstControl(page: Page): Promise<{ top: number; below: number }> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll("main :is(input, select, textarea)")];
    const first = controls.find((control) => control.checkVisibility());
    const covers = [...document.querySelectorAll("[data-site-header], body > aside")];
    const top = first?.getBoundingClientRect().top ?? Number.NaN;
    return { top, below: top - Math.max(...covers.map((cover) => cover.getBoundingClientRect().bottom)) };
  });
}

for (const id of process.env.THOROUGH
  ? (["structure", "cost", "name", "calendar"] as const)
  : (["calendar"] as const)) {
  const { href } = toolNames[id];
  test(`${href}: the first control is near the top, on a desktop and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(href);
    expect((await firstControl(page)).below).toBeLessThanOrEqual(260);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(href);
    await hydrated(page);
    expect((await firstControl(page)).top).toBeLessThanOrEqual(700);
    // The whole rail is in view, each link large enough for a thumb.
    for (const link of await links(page).all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
}

import { expect, type Page, test } from "@playwright/test";
import { toPlans } from "../../content/home/bill.ts";
import { llp } from "../../content/structures/llp.ts";
import { opc } from "../../content/structures/opc.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { hydrated } from "../support/islands.ts";

const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
];

const items = (page: Page, section: string) => page.locator(`#${section} :is(ul, ol)`).first().locator("> li");

/** The three are made of the same parts. */
const structures = process.env.THOROUGH ? [llp, privateLimited, opc] : [llp];

for (const { route: path, id, form: formText } of structures) {
  const { offers } = offerSet(id);

  test(`${path}: the quick form is near the top; the bill beside it is for wide screens`, async ({ page }) => {
    await page.goto(path);
    const form = page.getByRole("form", { name: formText.heading });
    const figures = page.locator("main dl").first().locator("dd");
    for (const { name, ...viewport } of sizes) {
      await page.setViewportSize(viewport);
      for (const label of ["Full name", "Email", "Phone number"]) await expect(form.getByLabel(label)).toBeVisible();
      expect((await form.boundingBox())?.y).toBeLessThan(viewport.height);
      await expect(figures.last()).toBeVisible({ visible: name === "desktop" });
    }
    const foot = page.getByRole("link", { name: toPlans[id] });
    const [sum, last] = [(await figures.last().boundingBox())!, (await foot.boundingBox())!];
    expect(last.y, "its last row").toBeGreaterThan(sum.y + sum.height);
    expect(last.height).toBeGreaterThanOrEqual(44);
  });

  test(`${path}: on a phone one plan at a time, Standard first, in at most 1,300 px`, { tag: "@thorough" }, async ({
    browser,
  }) => {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(path);
      await page.locator("#plans").scrollIntoViewIfNeeded();
      const cards = page.locator("#plans li", { has: page.locator("h3") });
      const expectShown = async (shown: string) => {
        for (const { tier, name } of offers) {
          await expect(cards.filter({ has: page.locator(`#${id}-${tier}`) })).toBeVisible({ visible: name === shown });
        }
      };
      await expectShown("Standard");
      expect((await page.locator("#plans").boundingBox())?.height).toBeLessThanOrEqual(1300);
      if (javaScriptEnabled) await hydrated(page);
      for (const tier of ["Pro", "Starter"]) {
        await page.locator("#plans").getByText(tier, { exact: true }).first().click();
        await expectShown(tier);
      }
      if (javaScriptEnabled) await expect(page).toHaveURL(/\?plan=starter$/);
      await context.close();
    }
  });
}

test("steps are titles that open on a phone without script, laid open on a wide screen", { tag: "@thorough" }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(opc.route);
  const [first] = opc.process.items;
  const item = items(page, "process").first();
  const text = item.getByText(first?.text ?? "", { exact: true });
  await expect(text).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(text).toBeVisible();
  await expect(item.getByRole("heading", { name: first?.title ?? "", exact: true })).toBeVisible();
  await expect(item.locator("summary")).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await item.locator("summary").click();
  await expect(text).toBeVisible();
  await context.close();
});

test("requirements: their titles on a phone and one fold with what each takes; all of it on a wide screen", {
  tag: "@thorough",
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(opc.route);
  const section = page.locator("#requirements");
  const wanted = opc.requirements.items;
  const titles = items(page, "requirements");
  await expect(titles).toHaveText(wanted.map(({ title }) => title));
  await expect(titles.last()).toBeVisible();
  const texts = section.locator("details > ul > li p");
  await expect(texts).toHaveCount(wanted.length);
  await expect(texts.first()).toBeHidden();
  await section.locator("summary").first().click();
  for (const [index, { text }] of wanted.entries()) {
    await expect(texts.nth(index)).toContainText(text);
    await expect(texts.nth(index)).toBeVisible();
  }
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(texts.last()).toBeVisible();
  const tops = await section
    .locator("details > ul > li")
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual([4, 3]);
  await expect(titles.first()).toBeHidden();
  await expect(section.getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveText(
    wanted.map(({ title }) => title),
  );
  await context.close();
});

for (const { route, features } of process.env.THOROUGH ? [opc, llp] : [llp]) {
  test(`${route}: on a phone every feature can be read without swiping or opening anything`, {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    const rows = items(page, "features");
    await expect(rows).toHaveCount(features.items.length);
    for (const [index, { text }] of features.items.entries()) {
      await rows.nth(index).scrollIntoViewIfNeeded();
      await expect(rows.nth(index)).toContainText(text);
      await expect(rows.nth(index)).toBeInViewport({ ratio: 0.99 });
    }
  });
}

for (const { route } of structures) {
  test(`${route}: on a wide screen each caption stands under its own paper`, { tag: "@thorough" }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(route);
    const papers = page.locator("#what-you-receive ol > li");
    await expect(papers).toHaveCount(route === llp.route ? 4 : 5);
    for (const paper of await papers.all()) {
      const [picture, title] = [await paper.locator("img").boundingBox(), await paper.locator("h3").boundingBox()];
      if (!picture || !title) throw new Error("not shown");
      expect(title.y).toBeGreaterThanOrEqual(picture.y + picture.height - 2);
      expect(title.y - picture.y - picture.height, "right below it").toBeLessThan(40);
      expect(Math.abs(title.x - picture.x)).toBeLessThan(12);
    }
  });
}

test("what a founder gains is in sight; the chart opens in one step on a phone, and is open on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(opc.route);
  for (const { title, text } of opc.benefits.items)
    for (const words of [title, text]) await expect(page.locator("#benefits").getByText(words)).toBeVisible();
  const inside = page.getByText("Week 1", { exact: true });
  await expect(inside).toBeHidden();
  await page.locator("#how-the-work-runs > summary").click();
  await expect(inside).toBeVisible();
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByText("Week 1", { exact: true })).toBeVisible();
});

test("the bar leads to the parts of the page and marks the one being read", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(llp.route);
  const bar = page.getByRole("navigation", { name: "On this page" });
  await expect(bar.getByRole("link")).toHaveText(["Plans", "Need", "Steps", "Receive", "Questions"]);
  for (const name of ["Questions", "Steps"]) {
    await bar.getByRole("link", { name }).click();
    await expect(bar.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
  }
  await expect(page.locator("#process-heading")).toBeInViewport();
  const belowBar = async () => {
    const [barBox, heading] = await Promise.all([bar.boundingBox(), page.locator("#process-heading").boundingBox()]);
    return (heading?.y ?? 0) > (barBox?.y ?? 0) + (barBox?.height ?? 0);
  };
  await expect.poll(belowBar, "once the page has stopped moving").toBe(true);
});

test("LLP compliance calendar: numerals open their notes", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(llp.route);
  const note = page.locator('#compliance [data-law-change="dir-kyc-three-yearly"]');
  await expect(note).toBeHidden();
  await page.getByRole("link", { name: "Note 2: Director KYC: every third year, by 30 June" }).click();
  await expect(note).toBeVisible();
});

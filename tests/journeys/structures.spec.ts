import { expect, type Page, test } from "@playwright/test";
import { toPlans } from "../../content/bill.ts";
import { llp } from "../../content/structures/llp.ts";
import { opc } from "../../content/structures/opc.ts";
import { privateLimited } from "../../content/structures/private-limited.ts";
import { billOf } from "../../domain/company-plan/bill.ts";
import { companyLedger, offerCharges } from "../../domain/company-plan/cost.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import { hydrated } from "../support/islands.ts";

const sizes = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 900 },
];

const items = (page: Page, section: string) => page.locator(`#${section} :is(ul, ol)`).first().locator("> li");

for (const { route: path, id, form: formText, closing, questions: answered } of [privateLimited, opc, llp]) {
  const { offers, governmentCharge } = offerSet(id);

  test(`${path}: what the page says, as it was opened`, async ({ page }) => {
    await page.goto(path);
    for (const { name, ...viewport } of sizes) {
      await test.step(`on a ${name}: one h1, the quick form near the top, no sideways scroll`, async () => {
        await page.setViewportSize(viewport);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const form = page.getByRole("form", { name: formText.heading });
        for (const label of ["Full name", "Email", "Phone number"]) await expect(form.getByLabel(label)).toBeVisible();
        expect((await form.boundingBox())?.y).toBeLessThan(viewport.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }

    await test.step(`the bill beside the form adds up, on wide screens`, async () => {
      const { parts, total } = billOf(companyLedger({ structure: id }));
      await page.setViewportSize({ width: 1280, height: 900 });
      const figures = page.locator("main dl").first().locator("dd");
      await expect(figures).toHaveText([...parts.map(({ amount }) => amount), total].map(formatAmount));
      await expect(figures.last()).toBeVisible();
      const foot = page.getByRole("link", { name: toPlans });
      await expect(foot).toHaveAttribute("href", "#plans");
      const [sum, last] = [(await figures.last().boundingBox())!, (await foot.boundingBox())!];
      expect(last.y, "its last row").toBeGreaterThan(sum.y + sum.height);
      expect(last.height).toBeGreaterThanOrEqual(44);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(figures.last()).toBeHidden();
    });

    await page.setViewportSize({ width: 1280, height: 900 });
    if (path === privateLimited.route) {
      await test.step("overview, benefits, requirements and steps with their durations", async () => {
        await expect(page.locator("#overview p").first()).toBeVisible();
        await expect(items(page, "benefits")).toHaveCount(4);
        await expect(items(page, "requirements")).toHaveCount(6);
        const steps = items(page, "process");
        await expect(steps).toHaveCount(6);
        for (const [index, { title, duration }] of privateLimited.process.items.entries()) {
          await expect(steps.nth(index).getByRole("heading", { name: title, exact: true })).toBeVisible();
          await expect(steps.nth(index).getByText(duration, { exact: true }).filter({ visible: true })).toHaveCount(1);
        }
      });
    } else {
      await test.step("6 features, 8 benefits, 7 requirements, 9 steps", async () => {
        await expect(items(page, "features")).toHaveCount(6);
        await expect(items(page, "benefits")).toHaveCount(8);
        await expect(items(page, "requirements")).toHaveCount(7);
        await expect(items(page, "process")).toHaveCount(9);
      });
    }

    await test.step(`three plans with prices, charges and Get Started to the contact page`, async () => {
      const cards = page.locator("#plans li", { has: page.getByRole("link", { name: "Get Started" }) });
      await expect(cards).toHaveCount(3);
      for (const [index, offer] of offers.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole("heading")).toHaveText(offer.name);
        const struck = offer.originalPrice ? [`listed price ${rupees(offer.originalPrice)}`] : [];
        await expect(card.locator("s")).toHaveText(struck);
        await expect(card.getByText(rupees(offer.discountedPrice), { exact: true })).toBeVisible();
        if (offer.discount) await expect(card.getByText(offer.discount)).toBeVisible();
        const { charges } = offerCharges(id).ledger;
        const { gst, total } = offerTotal(offer, charges);
        for (const amount of [gst, charges.from, total.from]) {
          await expect(card.getByText(rupees(amount), { exact: true })).toBeVisible();
        }
        await expect(card.getByRole("img", { name: "Popular" })).toHaveCount(offer.popular ? 1 : 0);
        await expect(card.locator("ul > li")).toHaveCount(offer.features.length);
        await expect(card.getByRole("link", { name: "Get Started" })).toHaveAttribute(
          "href",
          `/contact-us?plan=${id}:${offer.tier}`,
        );
      }
      await expect(page.locator("#plans")).toContainText(governmentCharge.difference ?? governmentCharge.text);
      await page.locator("#plans summary", { hasText: "Notes on the law" }).click();
      for (const law of governmentCharge.laws) {
        await expect(page.locator(`#plans [data-law-change="${law}"]`)).toBeVisible();
      }
    });
  });

  test(`${path}: on a phone one plan at a time, Standard first, in at most 1,300 px`, async ({ browser }) => {
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

  test(`${path}: questions open without script; the last call leads to the contact page`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const questions = page.locator("#questions details");
    await expect(questions).toHaveCount(answered.length);
    await questions.first().locator("summary").click();
    await expect(questions.first().locator("p")).toBeVisible();
    const lastCall = page.locator("#next-step");
    await expect(lastCall.getByText(closing.badge)).toBeVisible();
    await expect(lastCall.getByRole("link", { name: closing.button.label })).toHaveAttribute(
      "href",
      closing.button.href,
    );
    await expect(page.locator("#quick-lead form")).toHaveAttribute("action", "/api/leads");
    await context.close();
  });
}

test("steps are titles that open on a phone without script, laid open on a wide screen", async ({ browser }) => {
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

test("requirements: their titles on a phone and one fold with what each takes; all of it on a wide screen", async ({
  browser,
}) => {
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

for (const { route, features } of [opc, llp]) {
  test(`${route}: on a phone every feature can be read without swiping or opening anything`, async ({ page }) => {
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

for (const { route } of [privateLimited, opc, llp]) {
  test(`${route}: on a wide screen each caption stands under its own paper`, async ({ page }) => {
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

test("what a founder gains and the chart open in one step on a phone; the chart is open on a wide screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(opc.route);
  for (const [fold, inside] of [
    [page.locator("#benefits > details"), page.getByText(opc.benefits.items[0]?.text ?? "", { exact: true })],
    [page.locator("#how-the-work-runs"), page.getByText("Week 1", { exact: true })],
  ] as const) {
    await expect(inside).toBeHidden();
    await fold.locator("> summary").click();
    await expect(inside).toBeVisible();
  }
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

test("LLP compliance calendar: 4 dates, the law in force first, with numerals that open their notes", async ({
  page,
}) => {
  await page.goto(llp.route);
  const rows = page.locator("#compliance tbody tr");
  await expect(rows).toHaveCount(4);
  for (const [index, { title, form, due, inForce, laws = [] }] of llp.compliance.items.entries()) {
    for (const text of [title, form, due]) await expect(rows.nth(index)).toContainText(text);
    if (inForce)
      await expect(rows.nth(index).locator("td").first()).toHaveText(
        new RegExp(`^${inForce.due.replaceAll(" ", "\\s")}`),
      );
    await expect(rows.nth(index).getByRole("link", { name: /^Note \d:/ })).toHaveCount(laws.length);
  }
  const note = page.locator('#compliance [data-law-change="dir-kyc-three-yearly"]');
  await expect(note).toBeHidden();
  await page.getByRole("link", { name: "Note 2: Director KYC: every third year, by 30 June" }).click();
  await expect(note).toBeVisible();
});

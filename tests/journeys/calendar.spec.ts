import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { calendarPage } from "../../content/compliance/calendar-page.ts";
import {
  calendarForm,
  calendarPath,
  dateRow,
  desktop,
  dueCards,
  nightInIndia,
  openCalendar,
  phone,
  readEvents,
} from "../support/calendar.ts";
import { fixedTime } from "../support/states.ts";

const titles = (page: Page) => dueCards(page).getByRole("heading", { level: 4 }).allTextContents();
const count = (page: Page) => page.locator("#calendar").getByRole("status").first();

/** What has no date for the visitor's business. */
const undatedFold = (page: Page) => page.locator("#calendar .due-list > details");

const listLineText = calendarPage.listSection.line.replace("{count}", "17");

/** The line that the list is folded under, once there are answers. */
const listLine = (page: Page) => page.locator("#calendar summary").filter({ hasText: listLineText });

/** Opens the row of a card. */
async function openCard(page: Page, id: string) {
  await page.locator(`#${id} > details > summary`).click();
  return page.locator(`#${id}`);
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, { tag: name === "desktop" ? "@thorough" : [] }, () => {
    test.use({ viewport });

    test("three filters, each on its own, count as specified", async ({ page }) => {
      await page.clock.setFixedTime(fixedTime);
      await page.goto(calendarPath);
      await expect(dueCards(page)).toHaveCount(17);
      const [category, frequency, month] = [
        page.getByLabel("Category", { exact: true }),
        page.getByLabel("Frequency", { exact: true }),
        page.getByLabel("Month", { exact: true }),
      ];
      for (const select of [category, frequency, month]) await expect(select).toHaveValue("All");
      await expect(category.locator("option")).toHaveText(["All", "ROC", "GST", "Income Tax", "Labour", "Other"]);
      for (const [option, shown] of [
        ["ROC", 5],
        ["GST", 3],
        ["Income Tax", 4],
        ["Labour", 2],
        ["Other", 1],
      ] as const) {
        await category.selectOption(option);
        await expect(count(page)).toHaveText(`${shown} of 17 compliance items`);
        await expect(dueCards(page)).toHaveCount(shown);
      }
      await category.selectOption("All");
      for (const [option, shown] of [
        ["Monthly", 6],
        ["Quarterly", 3],
        ["Half Yearly", 1],
        ["Annual", 7],
      ] as const) {
        await frequency.selectOption(option);
        await expect(dueCards(page)).toHaveCount(shown);
        await expect(page.locator("#summary").getByRole("link", { name: `${shown} ${option}` })).toBeVisible();
      }
      await frequency.selectOption("All");
      await month.selectOption("April");
      expect(await titles(page)).toEqual(["MSME-1 (Dues to Micro and Small Suppliers)", "TDS Payment"]);
      await month.selectOption("January");
      expect(await titles(page)).toEqual(["TDS Return"]);
      await month.selectOption("September");
      await category.selectOption("Income Tax");
      expect(await titles(page)).toEqual(["Advance Tax Instalments"]);
    });

    // What follows is typed and pressed alike at any width; tests/site/sweep.spec.ts proves that every control can be reached.
    if (name === "desktop") return;

    test("the filters are in the address; back and a shared link work", { tag: "@thorough" }, async ({ page }) => {
      await page.clock.setFixedTime(fixedTime);
      await openCalendar(page);
      await page.getByLabel("Category", { exact: true }).selectOption("GST");
      await page.getByLabel("Frequency", { exact: true }).selectOption("Annual");
      await expect(page).toHaveURL(/\?category=gst&frequency=annual$/);
      expect(await titles(page)).toEqual(["GSTR-9 (GST Annual Return)"]);
      await page.goBack();
      await expect(page.getByLabel("Frequency", { exact: true })).toHaveValue("All");
      await expect(dueCards(page)).toHaveCount(3);
      await page.goBack();
      await expect(dueCards(page)).toHaveCount(17);
      await page.goto(`${calendarPath}?month=december&category=nonsense`);
      await expect(page.getByLabel("Month", { exact: true })).toHaveValue("December");
      await expect.poll(() => titles(page)).toEqual(["Advance Tax Instalments", "GSTR-9 (GST Annual Return)"]);
    });

    test("an empty result says so and leads back", { tag: "@thorough" }, async ({ page }) => {
      await page.goto(`${calendarPath}?category=labour&frequency=annual`);
      await expect(count(page)).toHaveText("0 of 17 compliance items");
      const empty = page.getByRole("heading", { name: "No compliance items found" });
      await expect(empty).toBeVisible();
      await empty.locator("..").getByRole("button", { name: "Clear filters" }).click();
      await expect(dueCards(page)).toHaveCount(17);
      await expect(empty).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${calendarPath}$`));
      await expect(page.getByLabel("Category", { exact: true })).toBeFocused();
    });
  });
}

const cardsAt = { "?category=roc&month=october": 3, ...(process.env.THOROUGH ? { "": 17, "#gstr-9": 17 } : {}) };
for (const [address, cards] of Object.entries(cardsAt))
  test(`no card moves under the eyes of a reader of ${calendarPath}${address}`, { tag: "@thorough" }, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.route("**/_astro/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const record = { painted: false, moved: 0 };
      Object.assign(window, { record });
      new PerformanceObserver(() => {
        record.painted = true;
      }).observe({ type: "paint", buffered: true });
      new PerformanceObserver((list) => {
        record.moved += list.getEntries().length;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(calendarPath + address, { waitUntil: "commit" });
    await page.waitForFunction(() => Reflect.get(window, "record").painted);
    await page.locator("#calendar-heading").scrollIntoViewIfNeeded();
    await expect(dueCards(page)).toHaveCount(0);
    held.resolve();
    await expect(dueCards(page)).toHaveCount(cards);
    await expect(page.locator("#calendar").getByText(/^(Next|Was due):/)).toHaveCount(17);
    expect(await page.evaluate(() => Reflect.get(window, "record").moved)).toBe(0);
    if (address === "#gstr-9") await expect(page.locator("#gstr-9 summary").first()).toBeInViewport();
  });

test("the date leads: what was due first, then what is due in 14 days and the months to come", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-16T06:00:00Z"));
  await openCalendar(page);
  const headings = page.locator("#calendar .due-list").getByRole("heading");
  await expect(headings).toHaveText([
    "Was due, perhaps not filed",
    "Annual General Meeting (AGM)",
    "ADT-1 (Auditor Appointment)",
    "AOC-4 (Financial Statements)",
    "MSME-1 (Dues to Micro and Small Suppliers)",
    "TDS Return",
    "Due in 14 days",
    "GSTR-3B Filing",
    "Professional Tax Payment",
    "Income Tax Return",
    "MGT-7 / MGT-7A (Annual Return)",
    "Board Meetings",
    "December 2026",
    "TDS Payment",
    "GSTR-1 Filing",
    "Advance Tax Instalments",
    "ESI and PF Payment",
    "PF Return",
    "GSTR-9 (GST Annual Return)",
    "Due later",
    "DIR-KYC (DIR-3 KYC)",
  ]);
  const dateLook = (id: string) =>
    page.locator(`#${id} [data-next] b`).evaluate((date) => {
      const { fontSize, color } = getComputedStyle(date);
      return { size: Number.parseFloat(fontSize), color };
    });
  const [nearest, later] = [await dateLook("gstr-3b"), await dateLook("mgt-7")];
  expect(nearest.size).toBe(later.size);
  expect(nearest.color).not.toBe(later.color);
  await page.getByLabel("Category", { exact: true }).selectOption("ROC");
  await expect(headings.first()).toHaveText("Was due, perhaps not filed");
  expect((await dateLook("mgt-7")).size).toBeGreaterThan((await dateLook("dir-kyc")).size);
});

test("an open row and what was typed in it stay when its date changes; what has no date for the business is folded below", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.clock.setFixedTime(fixedTime);
  await openCalendar(page);
  const card = await openCard(page, "tds-payment");
  await card.getByText("Late fee calculator").click();
  await card.getByLabel("Days late").fill("45");
  await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(dueCards(page)).toHaveCount(0);
  await listLine(page).click();
  const line = undatedFold(page).locator("> summary");
  await expect(line).toHaveText("No date for you12 items");
  await expect(line.getByRole("heading", { name: "No date for you" })).toBeVisible();
  await expect(dueCards(page)).toHaveCount(5);
  await expect(count(page)).toHaveText("17 compliance items");
  await expect(card.getByLabel("Days late")).toHaveValue("45");
  await line.click();
  await expect(dueCards(page)).toHaveCount(17);
  await expect(dueCards(page).last().locator("[data-next]")).toHaveText("Not for you");
  await line.click();

  // Filters count what is folded too; a filter that leaves nothing else opens it.
  await page.getByLabel("Category", { exact: true }).selectOption("Income Tax");
  await expect(count(page)).toHaveText("4 of 17 compliance items");
  await expect(dueCards(page)).toHaveCount(4);
  await expect(undatedFold(page)).toBeHidden();
  await page.getByLabel("Category", { exact: true }).selectOption("Labour");
  await expect(count(page)).toHaveText("2 of 17 compliance items");
  await expect(line).toHaveText("No date for you2 items");
  await expect(dueCards(page)).toHaveCount(2);
});

test("a link to a card without a date for the business opens the fold that it is in", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(fixedTime);
  await openCalendar(page, "?structure=llp&incorporation=2026-10-20#agm");
  const agm = page.locator("#agm");
  await expect(agm.getByText("Notice (21 clear days)")).toBeVisible();
  await expect(agm.locator("summary").first()).toBeInViewport();
  await expect(agm.locator("[data-next]")).toHaveText("Not for you");
  await undatedFold(page).locator("> summary").click();
  await expect(agm).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = "#gstr-9";
  });
  await expect(page.locator("#gstr-9").getByText("Optional up to ₹2 crore.")).toBeVisible();
});

test("the list stands open until there are answers; then it is one line, which links and filters open", async ({
  page,
}) => {
  await page.clock.setFixedTime(fixedTime);
  await openCalendar(page);
  const heading = page.getByRole("heading", { name: calendarPage.listSection.heading });
  await expect(heading).toBeVisible();
  await expect(listLine(page)).toBeHidden();
  await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(listLine(page).getByRole("heading")).toBeVisible();
  const gap = listLine(page).evaluate(
    (line) =>
      line.getBoundingClientRect().top - document.querySelector("#does-not-apply")!.getBoundingClientRect().bottom,
  );
  expect(await gap, "the last line of those behind the dates").toBeCloseTo(0, 0);
  await expect(heading).toBeHidden();
  await expect(page.getByText(calendarPage.listSection.text)).toBeHidden();
  await expect(dueCards(page)).toHaveCount(0);
  const tds = dateRow(page, "TDS payment").first();
  await tds.locator("summary").click();
  await tds.getByRole("link", { name: "See the card" }).click();
  await expect(page.locator("#tds-payment").getByText("Deductee PAN list")).toBeVisible();
  await expect(page.locator("#tds-payment")).toBeInViewport();

  // A filter that is cleared leaves the list open.
  await page.getByLabel("Category", { exact: true }).selectOption("Income Tax");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByText(calendarPage.listSection.text)).toBeVisible();
  await listLine(page).click();
  await expect(dueCards(page)).toHaveCount(0);

  const answers = "?structure=llp&incorporation=2026-10-20";
  await openCalendar(page, `${answers}&category=income-tax`);
  await expect(listLine(page)).toBeVisible();
  await expect(dueCards(page)).toHaveCount(4);
  await openCalendar(page, `${answers}#tds-return`);
  await expect(listLine(page)).toBeVisible();
  await expect(page.locator("#tds-return summary").first()).toBeInViewport();

  await openCalendar(page, answers);
  await expect(listLine(page)).toBeVisible();
  await expect(dueCards(page)).toHaveCount(0);
});

test("a link to a card that a filter hides shows everything first", { tag: "@thorough" }, async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page, "?category=gst&structure=private-limited&incorporation=2021-06-01");
  await expect(dueCards(page)).toHaveCount(3);
  const agm = dateRow(page, "Annual General Meeting");
  await agm.locator("summary").click();
  await agm.getByRole("link", { name: "See the card" }).click();
  await expect(page.locator("#agm")).toBeInViewport();
  await expect(page.locator("#agm").getByText("Notice (21 clear days)")).toBeVisible();
  await expect(page.locator("#calendar [data-due]:not([hidden])")).toHaveCount(17);
  await expect(page).toHaveURL(/\?structure=private-limited&incorporation=2021-06-01#agm$/);
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  const halfYearly = page.locator("#summary").getByRole("link", { name: "Half Yearly" });
  const opened = page.context().waitForEvent("page");
  await halfYearly.click({ modifiers: ["ControlOrMeta"] });
  await (await opened).close();
  await expect(page.getByLabel("Frequency", { exact: true }), "the browser shows it in another tab").toHaveValue("All");
  await halfYearly.click();
  await expect(page.getByLabel("Frequency", { exact: true })).toHaveValue("Half Yearly");
  await expect(page.getByLabel("Category", { exact: true })).toHaveValue("All");
  await expect(page.locator("#msme-1")).toBeInViewport();
  await expect(dueCards(page)).toHaveCount(1);
});

test.describe("far from India", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("today is India's, and cards add the law's next date to Google and Outlook", { tag: "@thorough" }, async ({
    page,
  }) => {
    await page.clock.setFixedTime(nightInIndia);
    await page.goto(calendarPath);
    await expect(page.locator("#esi-pf-payment [data-next]")).toHaveText("Next: 15 Nov 2026 Today");
    const card = page.locator("#income-tax-return");
    await expect(card).toContainText("31 October, or 31 August for an LLP without audit");
    await expect(card).toContainText("often given as 30 October");
    await expect(card.locator("[data-next]")).toContainText("Next: 21 Nov 2026");
    await expect(card).toContainText("Extended once, from 31 October");
    await expect(page.locator("#calendar").getByText(/^(Next|Was due):/)).toHaveCount(17);
    await openCard(page, "income-tax-return");
    const google = card.getByRole("link", { name: /^Add to Google/ });
    await expect(google).toHaveAttribute("href", /^https:\/\/calendar\.google\.com\/.*dates=20261121%2F20261122/);
    await expect(google).toHaveAttribute("target", "_blank");
    await expect(card.getByRole("link", { name: /^Add to Outlook/ })).toHaveAttribute(
      "href",
      /^https:\/\/outlook\.live\.com\/.*startdt=2026-11-21/,
    );
  });
});

test("what a delay costs is calculated from what is typed, with its cap and its source", { tag: "@thorough" }, async ({
  page,
}) => {
  await openCalendar(page);
  const card = await openCard(page, "tds-return");
  const estimator = card.locator("details details").filter({ hasText: "Late fee calculator" });
  await estimator.getByText("Late fee calculator").click();
  const total = estimator.locator("output");
  const days = estimator.getByLabel("Days late");
  await expect(total).toHaveText("₹6,000");
  await days.fill("45");
  await expect(total).toHaveText("₹9,000");
  await expect(estimator).toContainText("Late fee: ₹200 for 45 days");
  await estimator.getByLabel("Tax in the return").fill("5000");
  await expect(total).toHaveText("₹5,000");
  await expect(estimator).toContainText("Capped. Not more than the tax: ₹5,000.");
  await expect(estimator).toContainText("Section 427, Income-tax Act, 2025");
  await days.fill("-1");
  await expect(estimator).toContainText("Enter a number, 0 or more");
  await expect(days).toHaveAttribute("aria-invalid", "true");
  await expect(total).toHaveText("—");
  await expect(page.locator("#calendar output")).toHaveCount(13);

  // A filter hides the card for a while; what was typed is still there afterwards.
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  await expect(estimator).toBeHidden();
  await page.getByLabel("Category", { exact: true }).selectOption("All");
  await expect(days).toHaveValue("-1");
});

test("a row shows the date in force with the one often given beside it, and opens with the keyboard or a link", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.goto(calendarPath);
  const card = page.locator("#dir-kyc");
  const row = card.locator("summary").first();
  await expect(row).toContainText("30 Jun every third year");
  await expect(row.getByText("often given as 30 September, which held until March 2026")).toBeVisible();
  await expect(card.getByText("₹5,000 and deactivation of DIN")).toBeHidden();
  await row.focus();
  await page.keyboard.press("Enter");
  for (const text of ["₹5,000 and deactivation of DIN", "Aadhaar", "High priority", "Designated partners of LLP"]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await page.goto(`${calendarPath}#gstr-9`);
  await expect(page.locator("#gstr-9").getByText("Optional up to ₹2 crore.")).toBeVisible();
});

test("on a phone the next date and its days left stand above the questions", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page);
  const days = page.locator("#my-calendar").getByText("Today", { exact: true }).filter({ visible: true });
  const questions = page.locator(".my-calendar-form");
  expect((await days.boundingBox())!.y).toBeLessThan((await questions.boundingBox())!.y);
});

test("on paper every row is open, and what needs a screen is left out", { tag: "@thorough" }, async ({ page }) => {
  await openCalendar(page);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Deductee PAN list", "Optional up to ₹2 crore.", "Where the law has moved"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.locator('#dir-kyc [data-law-change="dir-kyc-three-yearly"]')).toBeVisible();
  for (const absent of [
    "#my-calendar form",
    "#my-calendar form + .wall-board",
    "#summary",
    "#questions details",
    "#next-step",
  ])
    await expect(page.locator(absent).first()).toBeHidden();
  await expect(page.getByText("Late fee calculator").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(10);
});

test("a card's notes on the law are one fold, opened by the numeral at the date, and open on paper", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.goto(calendarPath);
  const card = await openCard(page, "income-tax-return");
  const note = card.locator('[data-law-change="itr-due-dates"]');
  await expect(card.locator("summary", { hasText: "Notes on the law (4)" })).toBeVisible();
  await expect(note).toBeHidden();
  await card.getByRole("link", { name: /^Note 1: Income tax return: 31 October/ }).click();
  await expect(note).toBeVisible();
  await expect(note).toContainText("Law changed, 1 April 2026");
  await expect(note).toContainText("Checked up to 11 October 2026.");
  await expect(note.getByRole("link", { name: /^Finance Act, 2026/ })).toBeVisible();
  await page.goto("/llp-registration");
  const printed = page.locator('#compliance [data-law-change="dir-kyc-three-yearly"]');
  await expect(printed).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(printed).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all 17 cards are there, and the form still gives the file", async ({ page }) => {
    await page.goto(calendarPath);
    await expect(dueCards(page)).toHaveCount(17);
    await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
    // In an order that holds on every day.
    await expect(page.locator("#calendar .due-list").getByRole("heading", { level: 3 })).toHaveText([
      "Monthly",
      "Quarterly",
      "Half Yearly",
      "Annual",
    ]);
    await page.locator("#summary").getByRole("link", { name: "Half Yearly" }).click();
    await expect(page.locator("#half-yearly")).toBeInViewport();
    const card = await openCard(page, "tds-payment");
    await expect(card.getByText("Deductee PAN list")).toBeVisible();
    await expect(calendarForm(page)).toHaveAttribute("action", "/api/calendar.ics");
    await calendarForm(page).getByText("LLP", { exact: true }).click();
    await page.getByLabel("Date of incorporation").fill("2026-10-20");
    const [file] = await Promise.all([
      page.waitForEvent("download").then((download) => download.path()),
      page.getByRole("button", { name: "Show my dates" }).click(),
    ]);
    expect(readEvents(await readFile(file, "utf8")).length).toBeGreaterThan(10);
  });
});

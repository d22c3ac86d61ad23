import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { axeFaults } from "../support/axe.ts";

const path = "/compliance-calendar";
const phone = { width: 390, height: 800 };
const desktop = { width: 1280, height: 900 };
/** 01:30 on 15 November 2026 in India; still 14 November west of it. */
const nightInIndia = new Date("2026-11-14T20:00:00Z");

const cards = (page: Page) => page.locator("#calendar .due-item:visible");
const titles = (page: Page) => cards(page).getByRole("heading", { level: 4 }).allTextContents();
const count = (page: Page) => page.locator("#calendar").getByRole("status").first();
const form = (page: Page) => page.locator("#my-calendar form");
/** The panel beside the form. */
const next = (page: Page) => page.locator("#my-calendar .certificate");

/** Opens the row of a card. */
async function openCard(page: Page, id: string) {
  await page.locator(`#${id} > details > summary`).click();
  return page.locator(`#${id}`);
}

/** One date among the coming months. */
const dateRow = (page: Page, text: string) => page.locator("#coming-months ul details").filter({ hasText: text });

/** Opens the page and waits until both islands are hydrated: the form validates for itself, and cards know their dates. */
async function open(page: Page, query = "") {
  await page.goto(`${path}${query}`);
  await expect(form(page)).toHaveAttribute("novalidate", { timeout: 15_000 });
  await expect(page.locator("#calendar").getByText(/^Next:/)).toHaveCount(17, { timeout: 15_000 });
}

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download .ics" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("compliance-calendar.ics");
  return readFile(await download.path(), "utf8");
}

const readEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => ({
    date: String(event.getFirstPropertyValue("dtstart")),
    title: String(event.getFirstPropertyValue("summary")),
    uid: String(event.getFirstPropertyValue("uid")),
    alarms: event.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger"))),
  }));

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("three filters, each on its own, count as specified", async ({ page }) => {
      await page.goto(path);
      await expect(cards(page)).toHaveCount(17);
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
        await expect(cards(page)).toHaveCount(shown);
      }
      await category.selectOption("All");
      for (const [option, shown] of [
        ["Monthly", 6],
        ["Quarterly", 3],
        ["Half Yearly", 1],
        ["Annual", 7],
      ] as const) {
        await frequency.selectOption(option);
        await expect(cards(page)).toHaveCount(shown);
        await expect(page.locator("#summary").getByRole("link", { name: `${option} ${shown}` })).toBeVisible();
      }
      await frequency.selectOption("All");
      await month.selectOption("April");
      expect(await titles(page)).toEqual(["TDS Payment", "MSME-1 (Dues to Micro and Small Suppliers)"]);
      await month.selectOption("January");
      expect(await titles(page)).toEqual(["TDS Return"]);
      await month.selectOption("September");
      await category.selectOption("Income Tax");
      expect(await titles(page)).toEqual(["Advance Tax Instalments"]);
    });

    test("the filters are in the address; back and a shared link work", async ({ page }) => {
      await open(page);
      await page.getByLabel("Category", { exact: true }).selectOption("GST");
      await page.getByLabel("Frequency", { exact: true }).selectOption("Annual");
      await expect(page).toHaveURL(/\?category=gst&frequency=annual$/);
      expect(await titles(page)).toEqual(["GSTR-9 (GST Annual Return)"]);
      await page.goBack();
      await expect(page.getByLabel("Frequency", { exact: true })).toHaveValue("All");
      await expect(cards(page)).toHaveCount(3);
      await page.goBack();
      await expect(cards(page)).toHaveCount(17);
      await page.goto(`${path}?month=december&category=nonsense`);
      await expect(page.getByLabel("Month", { exact: true })).toHaveValue("December");
      expect(await titles(page)).toEqual(["Advance Tax Instalments", "GSTR-9 (GST Annual Return)"]);
    });

    test("an empty result says so and leads back", async ({ page }) => {
      await page.goto(`${path}?category=labour&frequency=annual`);
      await expect(count(page)).toHaveText("0 of 17 compliance items");
      const empty = page.getByRole("heading", { name: "No compliance items found" });
      await expect(empty).toBeVisible();
      await empty.locator("..").getByRole("button", { name: "Clear filters" }).click();
      await expect(cards(page)).toHaveCount(17);
      await expect(empty).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByLabel("Category", { exact: true })).toBeFocused();
    });

    test("an LLP of last month gets its dates, with alarms, in four steps", async ({ page }) => {
      test.slow(); // The accessibility check reads a long page.
      await page.clock.setFixedTime(nightInIndia);
      await open(page);
      await expect(form(page)).toBeInViewport();
      await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
      await page.getByLabel("Date of incorporation").fill("2026-10-20");
      await expect(page.getByLabel("First financial year closes on")).toBeVisible();
      await page.getByRole("button", { name: "Show my dates" }).click();

      await expect(page.getByRole("heading", { name: "Your next due date" })).toBeFocused();
      await expect(next(page)).toContainText("19 Nov");
      await expect(next(page)).toContainText("in 4 days");
      await expect(next(page)).toContainText("LLP agreement (Form 3)");
      await expect(page.locator("#first-filings")).toContainText("4 days left");
      const months = page.locator("#coming-months ol > li");
      await expect(months).toHaveCount(13);
      await expect(months.nth(2)).toBeVisible();
      await expect(months.nth(3)).toBeVisible({ visible: name === "desktop" });
      if (name === "phone") await page.getByText("The other 10 months").click();
      await expect(months.nth(12)).toBeVisible();
      await expect(months.filter({ has: page.getByRole("heading", { name: "May 2027" }) })).toContainText(
        "LLP annual return (Form 11)",
      );
      await expect(months.filter({ has: page.getByRole("heading", { name: "August 2027" }) })).toContainText(
        "Income tax return",
      );
      await expect(page.locator("#what-applies")).toContainText("31 August 2027");
      expect(await axeFaults(page)).toEqual([]);
      await page.locator("#does-not-apply summary").click();
      await expect(page.locator("#does-not-apply")).toContainText("You said you are not registered for GST.");
      await expect(page).toHaveURL(/\?structure=llp&incorporated=2026-10-20#my-calendar$/);

      const events = readEvents(await downloaded(page));
      expect(events.map(({ date, title }) => `${date} ${title}`)).toEqual(
        expect.arrayContaining([
          "2026-11-19 LLP agreement (Form 3)",
          "2027-05-30 LLP annual return (Form 11)",
          "2027-10-30 LLP statement of account (Form 8)",
        ]),
      );
      for (const { alarms } of events) expect(alarms).toEqual(["-P6DT15H", "-PT15H"]);
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    });

    test("a private limited company's link opens with its choices and dates", async ({ page }) => {
      await page.clock.setFixedTime(nightInIndia);
      await open(
        page,
        "?category=gst&structure=private-limited&incorporated=2021-06-01&gst=monthly&pf=yes&state=KA&smallCompany=no&name=Acme#my-calendar",
      );
      await expect(next(page)).toContainText("15 Nov");
      await expect(next(page)).toContainText("today");
      await expect(page.getByLabel("Private Limited", { exact: true })).toBeChecked();
      await expect(page.getByLabel("State", { exact: true })).toHaveValue("KA");
      await expect(page.locator("#first-filings")).toHaveCount(0);
      await expect(page.locator("#coming-months")).toContainText("MGT-7 (annual return)");
      const extended = dateRow(page, "Year 2025-26 · Income Tax · extended");
      await extended.locator("summary").click();
      await expect(extended.getByRole("link", { name: /^CBDT Circular 07\/2026/ })).toBeVisible();
      await expect(cards(page)).toHaveCount(3);

      await page.getByLabel("We are registered for PF").uncheck();
      await expect(next(page)).toContainText("20 Nov");
      await expect(page).toHaveURL(/category=gst.*smallCompany=no/);
      expect(readEvents(await downloaded(page)).every(({ title }) => title.endsWith("(Acme)"))).toBe(true);
      await page.getByRole("link", { name: "Subscribe", exact: true }).evaluate((link: HTMLAnchorElement) => {
        if (!link.href.startsWith(`webcal://${window.location.host}/api/calendar.ics?structure=private-limited`)) {
          throw new Error(link.href);
        }
      });
    });
  });
}

test("what is missing is said beside the question, marked and announced, and nothing is lost", async ({ page }) => {
  test.slow(); // The accessibility check reads a long page.
  await open(page);
  await page.getByRole("button", { name: "Show my dates" }).click();
  const structure = page.getByRole("radiogroup", { name: "Your business is" });
  const incorporated = page.getByLabel("Date of incorporation");
  await expect(structure).toHaveAttribute("aria-invalid", "true");
  await expect(structure).toHaveAccessibleDescription("Choose Private Limited, OPC or LLP");
  await expect(incorporated).toHaveAttribute("aria-invalid", "true");
  await expect(incorporated).toHaveAccessibleDescription(/Enter the date of incorporation$/);
  await expect(page.getByText("Choose Private Limited, OPC or LLP")).toBeVisible();
  await expect(page.getByText("Enter the date of incorporation")).toBeVisible();
  await expect(page.getByLabel("Private Limited", { exact: true })).toBeFocused();
  const alert = "rgb(180, 57, 31)";
  await expect(incorporated).toHaveCSS("border-top-color", alert);
  await expect(structure.locator("label").first()).toHaveCSS("border-top-color", alert);
  expect(await axeFaults(page)).toEqual([]);

  await structure.getByText("LLP", { exact: true }).click();
  await expect(structure).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(incorporated).toBeFocused();

  await page.goto(`${path}?structure=llp&incorporated=2026-13-40`);
  await expect(page.getByText("Enter the date of incorporation")).toBeVisible();
  await expect(page.getByLabel("LLP", { exact: true })).toBeChecked();
});

test("an error among the optional questions opens them", async ({ page }) => {
  await open(page, "?structure=private-limited&incorporated=2021-06-01");
  await page.getByText("Employees, state and more").click();
  await page.getByLabel("Date of the AGM, if known").fill("2022-03-01");
  await page.getByText("Employees, state and more").click();
  await page.getByRole("button", { name: "Show my dates" }).click();
  const agm = page.getByLabel("Date of the AGM, if known");
  await expect(agm).toBeFocused();
  await expect(agm).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/incorporated=2021-06-01(#my-calendar)?$/);
});

test("an opened date stays open while answers change", async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await open(page, "?structure=private-limited&incorporated=2021-06-01&gst=monthly&pf=yes&smallCompany=no");
  const agm = dateRow(page, "Annual General Meeting");
  await agm.locator("summary").click();
  await expect(agm).toContainText("Within six months of year end");
  await page.getByLabel("We are registered for ESI").check();
  await expect(page).toHaveURL(/esi=yes/);
  await expect(next(page)).toContainText("ESI and PF payment");
  await expect(agm).toHaveAttribute("open");
});

test("back and forward go through the empty form and the results; what was typed stays", async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await open(page);
  await form(page).getByText("OPC", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-08-03");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.locator("#coming-months")).toBeVisible();
  await expect(page).toHaveURL(/\?structure=opc&incorporated=2026-08-03#my-calendar$/);
  await form(page).getByText("Quarterly", { exact: true }).click();
  await expect(page).toHaveURL(/gst=quarterly#my-calendar$/);
  await page.goBack();
  await expect(page.locator("#coming-months")).toHaveCount(0);
  await expect(page.getByLabel("OPC", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Date of incorporation")).toHaveValue("2026-08-03");
  await page.goForward();
  await expect(page.locator("#coming-months")).toContainText("GSTR-1");
  await expect(page.getByLabel("Quarterly", { exact: true })).toBeChecked();
});

test("what is chosen and typed before the page is hydrated is kept", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await form(page).getByText("LLP", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  held.resolve();
  await expect(cards(page)).toHaveCount(3);
  await expect(form(page)).toHaveAttribute("novalidate");
  await expect(page.getByLabel("LLP", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Date of incorporation")).toHaveValue("2026-10-20");
  await expect(page.getByLabel("First financial year closes on")).toBeVisible();
});

test("an address with a filter moves no card under a reader's eyes", async ({ page }) => {
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
  await page.goto(`${path}?category=roc&month=october`, { waitUntil: "commit" });
  await page.waitForFunction(() => Reflect.get(window, "record").painted);
  await page.locator("#calendar-heading").scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(0);
  held.resolve();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator("#calendar").getByText(/^Next:/)).toHaveCount(17);
  expect(await page.evaluate(() => Reflect.get(window, "record").moved)).toBe(0);
});

test("a link to a card that a filter hides shows everything first", async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await open(page, "?category=gst&structure=private-limited&incorporated=2021-06-01");
  await expect(cards(page)).toHaveCount(3);
  const agm = dateRow(page, "Annual General Meeting");
  await agm.locator("summary").click();
  await agm.getByRole("link", { name: "See the card" }).click();
  await expect(page.locator("#agm")).toBeInViewport();
  await expect(page.locator("#agm").getByText("Notice (21 clear days)")).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  await expect(page).toHaveURL(/\?structure=private-limited&incorporated=2021-06-01#agm$/);
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  await page.locator("#summary").getByRole("link", { name: "Half Yearly" }).click();
  await expect(page.locator("#half-yearly")).toBeInViewport();
  await expect(cards(page)).toHaveCount(17);
});

test("links with the old short keys open, and everything made from them has the new ones", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(nightInIndia);
  const old = "s=private-limited&inc=2021-06-01&fye=12&gst=monthly&sal=1&pf=1&st=KA&small=0&name=Acme";
  await open(page, `?month=may&${old}#my-calendar`);
  await expect(next(page)).toContainText("Your next due date");
  await expect(page.getByLabel("Private Limited", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Financial year ends on")).toHaveValue("december");
  await expect(page.getByLabel("Size of the company")).toHaveValue("no");
  await expect(page.getByLabel("We are registered for PF")).toBeChecked();

  const words = "structure=private-limited&incorporated=2021-06-01&yearEnd=december&gst=monthly";
  await page.getByRole("button", { name: "Copy link to this calendar" }).click();
  await expect(next(page)).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`month=may&gst=monthly&pf=yes&name=Acme&structure=private-limited`);
  expect(new URL(link).searchParams.has("s")).toBe(false);
  const subscribe = page.getByRole("link", { name: "Subscribe", exact: true });
  await expect(subscribe).toHaveAttribute("href", new RegExp(`/api/calendar\\.ics\\?${words}`));
  await page.getByLabel("We pay salaries").uncheck();
  await expect(page).toHaveURL(/structure=private-limited/);
  expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(
    ["gst", "incorporated", "month", "name", "pf", "smallCompany", "state", "structure", "yearEnd"].sort(),
  );
});

test("the subscription gives the same file as the download", async ({ page, request }) => {
  const choices = "structure=opc&incorporated=2026-08-03&gst=quarterly&state=KA&name=Acme";
  const response = await request.get(`/api/calendar.ics?${choices}`);
  expect(response.headers()["content-type"]).toContain("text/calendar");
  const served = await response.text();
  // The browser gets the server's day, so that the test also passes at midnight.
  const [, year, month, day] = /DTSTAMP:(\d{4})(\d{2})(\d{2})/.exec(served) ?? [];
  await page.clock.setFixedTime(new Date(`${year}-${month}-${day}T12:00:00+05:30`));
  await page.goto(`${path}?${choices}`);
  const file = await downloaded(page);
  expect(file).toBe(served);
  expect(readEvents(file).length).toBeGreaterThan(10);
});

test.describe("far from India", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("today is India's, and cards add the law's next date to Google and Outlook", async ({ page }) => {
    await page.clock.setFixedTime(nightInIndia);
    await page.goto(path);
    await expect(page.locator("#esi-pf-payment .due-next")).toHaveText("Next: 15 November 2026 today");
    const card = page.locator("#income-tax-return");
    await expect(card).toContainText("31 October, or 31 August for an LLP without audit");
    await expect(card).toContainText("listed as 30 October");
    await expect(card.getByText(/^Next:/)).toContainText("21 November 2026");
    await expect(page.locator("#calendar").getByText(/^Next:/)).toHaveCount(17);
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

test("what a delay costs is calculated from what is typed, with its cap and its source", async ({ page }) => {
  await open(page);
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
  await expect(page.locator("#calendar output")).toHaveCount(12);

  // A filter hides the card for a while; what was typed is still there afterwards.
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  await expect(estimator).toBeHidden();
  await page.getByLabel("Category", { exact: true }).selectOption("All");
  await expect(days).toHaveValue("-1");
});

test("a row shows the date in force with the listed one beside it, and opens with the keyboard or a link", async ({
  page,
}) => {
  await page.goto(path);
  const card = page.locator("#dir-kyc");
  const row = card.locator("summary").first();
  await expect(row).toContainText("30 Jun every third year");
  await expect(row.getByText("listed as 30 September until March 2026")).toBeVisible();
  await expect(card.getByText("₹5,000 and deactivation of DIN")).toBeHidden();
  await row.focus();
  await page.keyboard.press("Enter");
  for (const text of ["₹5,000 and deactivation of DIN", "Aadhaar", "High priority", "Designated partners of LLP"]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await page.goto(`${path}#gstr-9`);
  await expect(page.locator("#gstr-9").getByText("Optional up to ₹2 crore.")).toBeVisible();
});

test("the next due date never covers the dates below it", async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.clock.setFixedTime(nightInIndia);
  await open(page, "?structure=private-limited&incorporated=2026-05-20&gst=monthly&pf=yes&state=KA");
  const covered = await page.evaluate(() => {
    const card = document.querySelector("#my-calendar .certificate")!;
    const results = document.querySelector("#first-filings")!;
    const overlaps: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      window.scrollTo({ top, behavior: "instant" });
      if (card.getBoundingClientRect().bottom > results.getBoundingClientRect().top) overlaps.push(top);
    }
    return overlaps;
  });
  expect(covered).toEqual([]);
});

test("on paper every row is open, and what needs a screen is left out", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Deductee PAN list", "Optional up to ₹2 crore.", "Where the law has moved"]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.locator('#dir-kyc [data-law-change="dir-kyc-three-yearly"]')).toBeVisible();
  for (const absent of [
    "#my-calendar form",
    "#my-calendar .certificate",
    "#summary",
    "#questions details",
    "#next-step",
  ])
    await expect(page.locator(absent).first()).toBeHidden();
  await expect(page.getByText("Late fee calculator").first()).toBeHidden();
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(10);
});

test("My calendar prints as one landscape sheet", async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await open(
    page,
    "?structure=private-limited&incorporated=2021-06-01&gst=monthly&pf=yes&esi=yes&state=KA&smallCompany=no",
  );
  await expect(page.locator(".wall-chart")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".wall-chart")).toBeVisible();
  await expect(page.locator(".wall-chart")).toContainText("as calculated on 15 November 2026");
  await expect(page.locator("h1")).toBeHidden();
  const clipped = await page
    .locator(".wall-chart > div")
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollHeight > cell.clientHeight + 1).length);
  expect(clipped).toBe(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test("the notice, the changes of law and the phone are there", async ({ page }) => {
  await page.goto(path);
  await expect(page.locator("#notice")).toContainText("Where the law has moved since a card was written");
  await expect(page.locator('#notice a[href="/whats-changed"]')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
  await expect(page.locator("#dir-kyc")).toContainText("From 31 March 2026 director KYC is due once in three years");
});

test("a card's notes on the law are one fold, opened by the numeral at the date, and open on paper", async ({
  page,
}) => {
  await page.goto(path);
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
    await page.goto(path);
    await expect(cards(page)).toHaveCount(17);
    await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
    const card = await openCard(page, "tds-payment");
    await expect(card.getByText("Deductee PAN list")).toBeVisible();
    await expect(form(page)).toHaveAttribute("action", "/api/calendar.ics");
    await form(page).getByText("LLP", { exact: true }).click();
    await page.getByLabel("Date of incorporation").fill("2026-10-20");
    const [file] = await Promise.all([
      page.waitForEvent("download").then((download) => download.path()),
      page.getByRole("button", { name: "Show my dates" }).click(),
    ]);
    expect(readEvents(await readFile(file, "utf8")).length).toBeGreaterThan(10);
  });
});

import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
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

/** The panel beside the form. */
const nextDueDate = (page: Page) => page.locator("#my-calendar form + .wall-board");

async function downloaded(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download .ics" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("compliance-calendar.ics");
  return readFile(await download.path(), "utf8");
}

for (const [name, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${name}`, { tag: name === "desktop" ? "@thorough" : [] }, () => {
    test.use({ viewport });

    test("an LLP of last month gets its dates, with alarms, in four steps", async ({ page }) => {
      await page.clock.setFixedTime(nightInIndia);
      await openCalendar(page);
      await expect(calendarForm(page)).toBeInViewport();
      await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
      await page.getByLabel("Date of incorporation").fill("2026-10-20");
      await expect(page.getByLabel("First financial year closes on")).toBeVisible();
      await page.getByRole("button", { name: "Show my dates" }).click();

      await expect(page.getByRole("heading", { name: "Your next due date" })).toBeFocused();
      await expect(nextDueDate(page)).toContainText("19 Nov");
      await expect(nextDueDate(page)).toContainText("4 days left");
      await expect(nextDueDate(page)).toContainText("LLP agreement (Form 3)");
      await expect(page.locator("#first-filings"), "one filing is no list").toHaveCount(0);
      const months = page.locator("#coming-months ol > li");
      await expect(months).toHaveCount(13);
      await expect(months.nth(2)).toBeVisible();
      if (name === "phone") {
        await page.setViewportSize(desktop);
        await expect(months.nth(12), "a wide screen has room for all").toBeVisible();
        const boxes = await months.evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect()).map(({ left, bottom }) => ({ left, bottom })),
        );
        const columns = boxes.map(({ left }) => left);
        expect(new Set(columns).size, "in three columns").toBe(3);
        expect(columns, "in order down each of them").toEqual(columns.toSorted((a, b) => a - b));
        const ends = [...new Set(columns)].map((left) => boxes.findLast((box) => box.left === left)!.bottom);
        expect(Math.max(...ends) - Math.min(...ends), "that end near each other").toBeLessThan(150);
        await page.setViewportSize(phone);
        await expect(months.nth(3)).toBeHidden();
        await page.getByText("The other 10 months").click();
      }
      await expect(months.nth(12)).toBeVisible();
      await expect(months.filter({ has: page.getByRole("heading", { name: "May 2027" }) })).toContainText(
        "LLP annual return (Form 11)",
      );
      await expect(months.filter({ has: page.getByRole("heading", { name: "August 2027" }) })).toContainText(
        "Income tax return",
      );
      await expect(page.getByRole("heading", { name: calendarPage.myCalendar.behind })).toBeVisible();
      const applies = page.locator("#what-applies");
      const lastApplying = applies.getByRole("listitem").last();
      await expect(applies.locator("summary")).toHaveText(/^What applies, and why \d+ obligations$/);
      await expect(lastApplying).toBeHidden();
      await applies.locator("summary").click();
      await expect(lastApplying).toBeVisible();
      await expect(applies).toContainText("31 August 2027");
      if (name === "phone") {
        await expect(calendarForm(page), "the dates have taken its place").toBeHidden();
        const line = page.getByRole("button", { name: calendarPage.myCalendar.change });
        await expect(line).toHaveText(`LLP, 20 October 2026${calendarPage.myCalendar.change}`);
        await line.click();
        await expect(calendarForm(page)).toBeVisible();
      }
      // Nobody has said anything about GST yet: nothing is chosen, and nothing is said to be ruled out.
      await expect(
        page.getByRole("radiogroup", { name: "GST returns" }).getByRole("radio", { checked: true }),
      ).toHaveCount(0);
      const gstOpen = "GST is open: counted without a registration.";
      await expect(nextDueDate(page)).toContainText(gstOpen);
      const toCheck = page.locator("#to-check");
      await expect(toCheck.locator("summary")).toHaveText("Check these yourself 4 obligations");
      await toCheck.locator("summary").click();
      await expect(toCheck.getByText(gstOpen)).toHaveCount(1);
      await expect(toCheck.getByRole("listitem")).toHaveText([
        "GSTR-1",
        "GSTR-3B",
        "GST payment (PMT-06)",
        "GSTR-9 annual return",
      ]);
      await expect(page.locator("#gstr-3b [data-next]")).toHaveText("Check if it applies");
      await expect(page.locator("#income-tax-return [data-next]")).toContainText("Next: 31 Aug 2027");
      await expect(page).toHaveURL(/\?structure=llp&incorporation=2026-10-20#my-calendar$/);
      await calendarForm(page).getByText("None", { exact: true }).click();
      await expect(page).toHaveURL(/\?structure=llp&incorporation=2026-10-20&gst=none#my-calendar$/);
      await expect(nextDueDate(page)).not.toContainText(gstOpen);
      await page.locator("#does-not-apply summary").click();
      await expect(page.locator("#does-not-apply")).toContainText("You said you are not registered for GST.");
      await expect(page.locator("#gstr-3b [data-next]")).toHaveText("Not for you");

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

    // What follows is typed and pressed alike at any width; tests/site/sweep.spec.ts proves that every control can be reached.
    if (name === "desktop") return;

    test("a private limited company's link opens with its choices and dates", { tag: "@thorough" }, async ({
      page,
    }) => {
      await page.clock.setFixedTime(nightInIndia);
      await openCalendar(
        page,
        "?category=gst&structure=private-limited&incorporation=2021-06-01&gst=monthly&pf=yes&state=KA&smallCompany=no&name=Acme#my-calendar",
      );
      await expect(nextDueDate(page)).toContainText("15 Nov");
      await expect(nextDueDate(page)).toContainText("Today");
      await expect(page.getByLabel("Private Limited", { exact: true })).toBeChecked();
      await expect(page.getByLabel("State of the registered office")).toHaveValue("KA");
      await expect(page.locator("#first-filings")).toHaveCount(0);
      await expect(page.locator("#coming-months")).toContainText("MGT-7 (annual return)");
      const extended = dateRow(page, "Year 2025-26, extended Income Tax");
      await extended.locator("summary").click();
      await expect(extended.getByRole("link", { name: /^CBDT Circular 07\/2026/ })).toBeVisible();
      await expect(dueCards(page)).toHaveCount(3);

      await page.getByLabel("We are registered for PF").uncheck();
      await expect(nextDueDate(page)).toContainText("20 Nov");
      await expect(page).toHaveURL(/category=gst.*smallCompany=no/);
      const titles = readEvents(await downloaded(page)).map(({ title }) => title);
      expect(titles).toContain("MGT-7 (annual return) (Acme)");
      expect(titles.filter((title) => !title.endsWith("(Acme)"))).toEqual([]);
      await page.getByRole("link", { name: "Subscribe", exact: true }).evaluate((link: HTMLAnchorElement) => {
        if (!link.href.startsWith(`webcal://${window.location.host}/api/calendar.ics?structure=private-limited`)) {
          throw new Error(link.href);
        }
      });
    });
  });
}

test("on a phone the own next date stands once: above the form, and in its place when it was asked for there", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page, "?structure=llp&incorporation=2026-10-20");
  const label = page.locator("#my-calendar").getByText("Your next due date", { exact: true }).filter({ visible: true });
  const top = async (found: Locator) => (await found.boundingBox())!.y;
  await expect(label).toHaveCount(1);
  expect(await top(label)).toBeLessThan(await top(calendarForm(page)));
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByRole("heading", { name: "Your next due date" })).toBeFocused();
  await expect(label).toHaveCount(1);
  await expect(calendarForm(page)).toBeHidden();
  // An answer that is missing keeps the form open until it is given.
  await page.getByRole("button", { name: calendarPage.myCalendar.change }).click();
  await page.getByLabel("Date of incorporation").fill("");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.getByLabel("Date of incorporation")).toBeFocused();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await expect(calendarForm(page)).toBeVisible();
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(calendarForm(page)).toBeHidden();
});

test("what is missing is said beside the question, marked and announced, and nothing is lost", async ({ page }) => {
  await openCalendar(page);
  await page.getByRole("button", { name: "Show my dates" }).click();
  const structure = page.getByRole("radiogroup", { name: "Structure" });
  const incorporated = page.getByLabel("Date of incorporation");
  await expect(structure).toHaveAttribute("aria-invalid", "true");
  await expect(structure).toHaveAccessibleDescription("Choose Private Limited, OPC, LLP or Section 8");
  await expect(incorporated).toHaveAttribute("aria-invalid", "true");
  await expect(incorporated).toHaveAccessibleDescription(/Enter the date of incorporation$/);
  await expect(page.getByText("Choose Private Limited, OPC, LLP or Section 8")).toBeVisible();
  await expect(page.getByText("Enter the date of incorporation")).toBeVisible();
  await expect(page.getByLabel("Private Limited", { exact: true })).toBeFocused();
  const alert = "rgb(180, 57, 31)";
  await expect(incorporated).toHaveCSS("border-top-color", alert);
  await expect(structure.locator("label").first()).toHaveCSS("border-top-color", alert);

  await structure.getByText("LLP", { exact: true }).click();
  await expect(structure).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(incorporated).toBeFocused();

  await page.goto(`${calendarPath}?structure=llp&incorporation=2026-13-40`);
  await expect(page.getByText("Enter the date of incorporation")).toBeVisible();
  await expect(page.getByLabel("LLP", { exact: true })).toBeChecked();
});

test("an error among the optional questions opens them", { tag: "@thorough" }, async ({ page }) => {
  await openCalendar(page, "?structure=private-limited&incorporation=2021-06-01");
  await page.getByText("Employees, state and more").click();
  await page.getByLabel("Date of the AGM, if known").fill("2022-03-01");
  await page.getByText("Employees, state and more").click();
  await page.getByRole("button", { name: "Show my dates" }).click();
  const agm = page.getByLabel("Date of the AGM, if known");
  await expect(agm).toBeFocused();
  await expect(agm).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/incorporation=2021-06-01(#my-calendar)?$/);
});

test("an opened date stays open while answers change", { tag: "@thorough" }, async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page, "?structure=private-limited&incorporation=2021-06-01&gst=monthly&pf=yes&smallCompany=no");
  const agm = dateRow(page, "Annual General Meeting");
  await agm.locator("summary").click();
  await expect(agm).toContainText("Within six months of year end");
  await page.getByLabel("We are registered for ESI").check();
  await expect(page).toHaveURL(/esi=yes/);
  await expect(nextDueDate(page)).toContainText("ESI and PF payment");
  await expect(agm).toHaveAttribute("open");
});

test("back and forward go through the empty form and the results; what was typed stays", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page);
  await calendarForm(page).getByText("OPC", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-08-03");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page.locator("#coming-months")).toBeVisible();
  await expect(page).toHaveURL(/\?structure=opc&incorporation=2026-08-03#my-calendar$/);
  await calendarForm(page).getByText("Quarterly", { exact: true }).click();
  await expect(page).toHaveURL(/gst=quarterly#my-calendar$/);
  await page.goBack();
  await expect(page.locator("#coming-months")).toHaveCount(0);
  await expect(page.getByLabel("OPC", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Date of incorporation")).toHaveValue("2026-08-03");
  await page.goForward();
  await expect(page.locator("#coming-months")).toContainText("GSTR-1");
  await expect(page.getByLabel("Quarterly", { exact: true })).toBeChecked();
});

test("what is chosen and typed before the page is hydrated is kept", { tag: "@thorough" }, async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(calendarPath, { waitUntil: "commit" });
  await calendarForm(page).getByText("LLP", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await page.getByLabel("Category", { exact: true }).selectOption("GST");
  held.resolve();
  await expect(dueCards(page)).toHaveCount(3);
  await expect(calendarForm(page)).toHaveAttribute("novalidate");
  await expect(page.getByLabel("LLP", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Date of incorporation")).toHaveValue("2026-10-20");
  await expect(page.getByLabel("First financial year closes on")).toBeVisible();
});

test("links with the old short keys open, and everything made from them has the new ones", {
  tag: "@thorough",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(nightInIndia);
  const old = "s=private-limited&inc=2021-06-01&fye=12&gst=monthly&sal=1&pf=1&st=KA&small=0&name=Acme";
  await openCalendar(page, `?month=may&${old}#my-calendar`);
  await expect(nextDueDate(page)).toContainText("Your next due date");
  await expect(page.getByLabel("Private Limited", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Financial year ends on")).toHaveValue("december");
  await expect(page.getByLabel("Size of the company")).toHaveValue("no");
  await expect(page.getByLabel("We are registered for PF")).toBeChecked();

  const words = "structure=private-limited&incorporation=2021-06-01&yearEnd=december&gst=monthly";
  await page.getByRole("button", { name: "Copy link to this calendar" }).click();
  await expect(nextDueDate(page)).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`month=may&gst=monthly&pf=yes&name=Acme&structure=private-limited`);
  expect(new URL(link).searchParams.has("s")).toBe(false);
  const subscribe = page.getByRole("link", { name: "Subscribe", exact: true });
  await expect(subscribe).toHaveAttribute("href", new RegExp(`/api/calendar\\.ics\\?${words}`));
  await page.getByLabel("We pay salaries").uncheck();
  await expect(page).toHaveURL(/structure=private-limited/);
  expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(
    ["gst", "incorporation", "month", "name", "pf", "smallCompany", "state", "structure", "yearEnd"].sort(),
  );
});

test("the subscription gives the same file as the download", { tag: "@thorough" }, async ({ page, request }) => {
  const choices = "structure=opc&incorporation=2026-08-03&gst=quarterly&state=KA&name=Acme";
  const response = await request.get(`/api/calendar.ics?${choices}`);
  expect(response.headers()["content-type"]).toContain("text/calendar");
  const served = await response.text();
  // The browser gets the server's day, so that the test also passes at midnight.
  const [, year, month, day] = /DTSTAMP:(\d{4})(\d{2})(\d{2})/.exec(served) ?? [];
  await page.clock.setFixedTime(new Date(`${year}-${month}-${day}T12:00:00+05:30`));
  await page.goto(`${calendarPath}?${choices}`);
  const file = await downloaded(page);
  expect(file).toBe(served);
  expect(readEvents(file).length).toBeGreaterThan(10);
});

test("the next due date never covers the dates below it", { tag: "@thorough" }, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page, "?structure=private-limited&incorporation=2026-05-20&gst=monthly&pf=yes&state=KA");
  const covered = await page.evaluate(() => {
    const card = document.querySelector("#my-calendar form + .wall-board")!;
    const results = document.querySelector("#was-due")!;
    const overlaps: number[] = [];
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      window.scrollTo({ top, behavior: "instant" });
      if (card.getBoundingClientRect().bottom > results.getBoundingClientRect().top) overlaps.push(top);
    }
    return overlaps;
  });
  expect(covered).toEqual([]);
});

test("what was due is ticked off, stays in the address, and goes along with a question", async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(page, "?structure=private-limited&incorporation=2022-06-10&gst=none");
  const past = page.locator("#was-due");
  const row = past.locator("li").filter({ hasText: "AOC-4" }).last();
  await expect(row).toContainText("Was due 30 October 2026, 16 days late");
  await expect(row).toContainText("Late fee ₹1,600 today, ₹1,700 tomorrow");
  await expect(row.getByRole("link")).toHaveAttribute("href", "/contact-us?filing=aoc-4:2026-10-30:1600:2025-26");
  await expect(past.locator("details[open]")).toHaveCount(1);
  await expect(past.locator("summary", { hasText: "2022-23" })).toContainText("4 left, late fees ₹2,04,600 today");
  await row.getByRole("checkbox").check();
  await expect(row).not.toContainText("days late");
  await expect(page).toHaveURL(/filed=aoc-4\.2025-26/);
  await page.reload();
  await expect(row.getByRole("checkbox")).toBeChecked();
  await past.getByLabel("All of this is filed").check();
  await expect(past.locator("li")).toHaveCount(0);
  await page.getByLabel("Date of incorporation").fill("2023-06-10");
  await expect(past.locator("li").last(), "another business has filed nothing").toBeVisible();
});

test("My calendar prints every date of the year, and no list of what may apply to others", {
  tag: "@thorough",
}, async ({ page }) => {
  await page.clock.setFixedTime(nightInIndia);
  await openCalendar(
    page,
    "?structure=private-limited&incorporation=2021-06-01&gst=monthly&pf=yes&esi=yes&state=KA&smallCompany=no",
  );
  const months = page.locator("#coming-months");
  await expect(months).toBeVisible();
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("as calculated on 15 November 2026")).toBeVisible();
  const dates = months.locator("ol > li li");
  expect(await dates.count()).toBeGreaterThan(50);
  await expect(dates.filter({ visible: false })).toHaveCount(0);
  await expect(page.locator("#calendar")).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test("what the structure questions tell is ticked by every way, and 'Show my dates' writes nothing else down", {
  tag: "@thorough",
}, async ({ page }) => {
  const answers = "owners=one&business=ordinary&now=no&owner=foreign-company";
  const inGroup = page.getByRole("checkbox", { name: /holding or a subsidiary/ });
  await page.goto(`/compliance-calendar?structure=private-limited&${answers}`);
  await expect(inGroup).toBeChecked();
  await page.getByLabel("Date of incorporation").fill("2027-01-15");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await expect(page).toHaveURL(/group=yes/);
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("company-plan") ?? "{}"));
  await expect.poll(kept).toMatchObject({ incorporation: "2027-01-15" });
  expect(await kept()).not.toHaveProperty("group");
  await page.reload();
  await expect(inGroup).toBeChecked();
  await page.goto("/compliance-calendar");
  await expect(inGroup).toBeChecked();
});

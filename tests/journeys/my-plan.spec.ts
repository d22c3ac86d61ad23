import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { site } from "../../content/site.ts";
import { chooseStructure } from "../../content/tools/choose-structure.ts";
import { myPlan } from "../../content/tools/my-plan.ts";
import { toolRail } from "../../content/tools/tools.ts";
import { fill } from "../../domain/text.ts";
import { freePort, temporaryFolder } from "../../server/testing/basics.ts";
import { type ServerProcess, spawnServer } from "../../server/testing/server-process.ts";
import { SmtpListener } from "../../server/testing/smtp.ts";
import { axeFaults } from "../support/axe.ts";
import { hydrated } from "../support/islands.ts";
import { answerQuestions, answersOfTwoFriends } from "../support/questions.ts";
import { fixedTime } from "../support/states.ts";
import { watchFor } from "../support/watch.ts";

const path = "/my-plan";
const phone = { width: 360, height: 740 };
const decided =
  "structure=private-limited&state=KA&capital=100000&people=2&plan=starter&name=Zyntra+Foods&name2=Qorvex+Foods&gst=quarterly&incorporation=2027-01-15&owners=several&business=ordinary&now=no&investors=none&funding=no&esop=yes&resident=yes";

const sheet = (page: Page) => page.getByRole("article");
const part = (page: Page, name: string) =>
  sheet(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 3, name }) });

/** Says on every screen how much is decided; `contents` on wide ones which parts are open. */
const rail = (page: Page) => page.getByRole("navigation", { name: toolRail.label });
const contents = (page: Page) => page.getByRole("navigation", { name: myPlan.side.heading });

/** Follows the rail to another tool, and waits until React has taken that page over. */
async function follow(page: Page, part: string, to: string): Promise<void> {
  await rail(page).getByRole("link", { name: part }).click();
  await page.waitForURL(`**${to}?*`);
  await hydrated(page);
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return readFile(await download.path());
}

test.describe("on a phone, with a server of its own", () => {
  const folder = temporaryFolder();
  let mailbox: SmtpListener;
  let server: ServerProcess;
  test.use({ viewport: phone });

  test.beforeAll(async () => {
    mailbox = await SmtpListener.start();
    const port = await freePort();
    server = await spawnServer({
      DATA_DIR: folder.path,
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mailbox.url,
      MAIL_FROM: "site@sthapana.example",
      LEADS_TO: "owner@sthapana.example",
    });
  });
  test.afterAll(async () => {
    await server.end("SIGTERM");
    await mailbox.close();
    folder[Symbol.dispose]();
  });

  test("from 'which structure?' to a sourced total, a cleared name, the plan and a sent request", {
    tag: "@thorough",
  }, async ({ page }) => {
    await page.clock.setFixedTime(fixedTime);
    const errors = watchFor(page, server.url);
    await page.goto(`${server.url}/choose-structure`);
    await hydrated(page);
    await answerQuestions(page, ...answersOfTwoFriends);
    await expect(page.locator("#result-heading")).toHaveText("Private Limited company");

    await page.getByRole("link", { name: chooseStructure.result.costButton }).click();
    await page.waitForURL("**/cost-calculator?*");
    await hydrated(page);
    await page.getByLabel("State of the registered office").selectOption("Karnataka");
    await expect(page.locator("#ledger")).toContainText("₹15,163");
    await follow(page, toolRail.parts.name, "/name-checker");
    await page.getByLabel("First choice of name").fill("National Zyntra Foods");
    await page.getByRole("button", { name: "Check the name" }).click();
    await page.getByRole("button", { name: /^Use this name:? Zyntra Foods Private Limited$/ }).click();
    await follow(page, toolRail.parts.plan, path);

    await expect(page.getByRole("heading", { level: 2, name: "Zyntra Foods Private Limited" })).toBeVisible();
    await expect(page.getByText("Everything happens on this device").filter({ visible: true })).toBeVisible();
    await expect(rail(page).getByText("3 of 4 decided")).toBeVisible();
    await expect(part(page, "Structure")).toContainText("ESOPs need shares, and an LLP has none to issue.");
    const structure = part(page, "Structure");
    await expect(structure.getByRole("listitem"), "the first reasons").toHaveCount(3);
    await structure.getByText(fill(myPlan.structure.moreReasons, { count: 2 })).click();
    await expect(structure.getByRole("listitem"), "all reasons").toHaveCount(5);
    await expect(part(page, "Names")).toContainText("Wording: clear");
    await expect(part(page, "Cost of registration").getByRole("row", { name: /^Estimated total/ })).toContainText(
      "₹17,522",
    );
    const dates = part(page, "Dates");
    await expect(dates).toContainText(myPlan.dates.open);
    await dates.getByLabel(myPlan.dates.date).fill("2027-01-15");
    await dates.getByText("Quarterly", { exact: true }).click();
    await expect(rail(page).getByText("4 of 4 decided")).toBeVisible();
    await expect(dates.getByRole("listitem").filter({ hasText: "INC-20A" })).toContainText("14 July 2027");
    await dates
      .getByText(/^Show \d+ filings$/)
      .first()
      .click();
    await expect(dates.getByRole("listitem").filter({ hasText: "GSTR-1" })).toContainText("13 Apr");
    expect(await axeFaults(page, "#dates")).toEqual([]);
    // On a wide screen the year is a planner with a column for each month, from January to January here.
    await page.setViewportSize({ width: 1280, height: 900 });
    const due = { 3: "13", 6: "13", 9: "13", 12: "13" };
    await expect(dates.getByRole("row", { name: /^GSTR-1 / }).getByRole("cell")).toHaveText(
      Array.from({ length: 13 }, (_, month) => due[month as keyof typeof due] ?? ""),
    );
    const note = "Only for a month in which you deducted tax.";
    await expect(dates.getByRole("rowheader", { name: `TDS payment ${myPlan.dates.note} 1` })).toBeVisible();
    await expect(dates.getByRole("listitem").filter({ hasText: note }), "a note, once").toHaveCount(1);
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

    const ics = (await downloaded(page, myPlan.download.dates)).toString();
    expect(ics).toContain("SUMMARY:Declaration of commencement (INC-20A) (Zyntra Foods)");
    expect(ics).toContain("DTSTART;VALUE=DATE:20270714");

    const calls = page.getByRole("link", { name: myPlan.next.button });
    await expect(calls, "above the actions and at the end").toHaveCount(2);
    await calls.last().click();
    const form = page.locator("form[action='/api/leads']");
    await expect(form.locator("[data-sent-with='companyPlan']")).toContainText(
      "Private Limited · Karnataka · total about ₹17,522 with Starter",
    );
    await form.getByLabel("Full name").fill("Asha Rao");
    await form.getByLabel("Email").fill("asha@founder.example");
    await form.getByLabel("Phone number").fill("98765 43210");
    await form.getByRole("button", { name: "Request a call" }).click();
    await expect(page.getByText(/Your request has reached us/).first()).toBeVisible();
    expect(errors).toEqual([]);

    const mails = await mailbox.received(1);
    const mail = mails[0]!.raw.replace(/=\r\n/g, "");
    for (const words of ["Asha Rao", "Zyntra Foods", "Karnataka", "15 January 2027", "17,522"]) {
      expect(mail).toContain(words);
    }
  });
});

test("the dates are the same file that the calendar offers for the same plan", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.clock.setFixedTime(fixedTime);
  await page.goto(`${path}?${decided}`);
  const fromPlan = await downloaded(page, myPlan.download.dates);
  await page.locator("#dates").getByRole("link", { name: "Compliance Calendar" }).click();
  await expect(page).toHaveURL(/incorporation=2027-01-15/);
  const fromCalendar = await downloaded(page, "Download .ics");
  expect(fromPlan.toString()).toBe(fromCalendar.toString());
  expect(fromPlan.toString()).toContain("BEGIN:VEVENT");
});

test("what is open leads to the tool that decides it, with the plan", async ({ page, baseURL }) => {
  const errors = watchFor(page, baseURL!);
  await page.goto(`${path}?structure=llp&people=3`);
  await expect(rail(page).getByText("1 of 4 decided")).toBeVisible();
  await expect(contents(page).getByRole("link").filter({ hasText: myPlan.side.open })).toHaveText([
    /Names/,
    /Cost/,
    /Dates/,
  ]);
  const { stillOpen, open, canWait } = myPlan.sheet;
  const atTop = page.getByRole("paragraph").filter({ hasText: stillOpen }).getByRole("link");
  await expect(atTop).toHaveText(["Names", "Cost of registration", "Dates"]);
  await expect(atTop.last()).toHaveAttribute("href", "#dates");
  const links = [
    ["Structure", canWait, "/choose-structure"],
    ["Names", canWait, "/name-checker"],
    ["Cost of registration", open, "/cost-calculator"],
  ] as const;
  for (const [name, label, tool] of links) {
    const point = part(page, name)
      .getByRole("paragraph")
      .filter({ hasText: `${label}:` });
    await expect(point.getByRole("link")).toHaveAttribute("href", `${tool}?structure=llp&people=3`);
  }
  await expect(page.getByRole("button", { name: myPlan.download.dates })).toHaveCount(0);
  await expect(part(page, "Cost of registration")).toContainText(`${open}: ${myPlan.cost.open}`);
  expect(errors).toEqual([]);
});

test("nothing decided: the tools, and a fresh start after 'Start over'", async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: myPlan.start.heading })).toBeVisible();
  await expect(page.getByText(myPlan.noScript)).toBeHidden();
  const example = page.getByRole("region", { name: "Example: Private Limited, Karnataka" });
  await expect(example.getByRole("listitem").filter({ hasText: myPlan.cost.heading })).toContainText("about ₹17,522");
  await page.goto(`${path}?${decided}`);
  await expect(example).toHaveCount(0);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByRole("heading", { name: myPlan.start.heading })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(sheet(page)).toContainText("Zyntra Foods");
});

test("on paper there is the document alone, with every fold open and addresses in words", async ({ page }) => {
  await page.clock.setFixedTime(fixedTime);
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.goto(`${path}?${decided}`);
  await expect(sheet(page)).toBeVisible();
  // Of changes that follow each other quickly the address bar has the last one only after a pause.
  await page.evaluate(() => {
    for (const value of ["monthly", "quarterly"])
      document.querySelector<HTMLInputElement>(`[name=gst][value=${value}]`)!.click();
  });
  await page.emulateMedia({ media: "print" });
  await expect(sheet(page)).toBeVisible();
  for (const absent of [
    page.getByRole("contentinfo"),
    page.getByRole("heading", { level: 1 }),
    page.getByLabel(myPlan.dates.date),
    contents(page),
  ])
    await expect(absent).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: myPlan.sheet.change }).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("summary").filter({ visible: true })).toHaveCount(0);
  await expect(sheet(page).getByText(site.phone.display)).toBeVisible();
  await expect(sheet(page).getByText(myPlan.sheet.estimate).filter({ visible: true })).toHaveCount(1);
  await expect(part(page, "Cost of registration").getByRole("row", { name: /^Digital signatures/ })).toBeVisible();
  await expect(part(page, "Dates").getByText("Advance tax instalment").filter({ visible: true }).first()).toBeVisible();
  await expect(part(page, "What to gather").getByRole("listitem").first()).toBeVisible();
  await expect(sheet(page).getByText(/\/startup-templates\/founders-agreement$/)).toBeVisible();
  await expect(sheet(page).getByRole("heading", { name: myPlan.sources.heading, exact: true })).toBeVisible();
  await expect(sheet(page).getByText(/\/my-plan\?structure=private-limited.*quarterly/)).toBeVisible();
});

test("printed to a file, the plan has its name, and the folds are as they were", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto(`${path}?${decided}`);
  await expect(sheet(page)).toBeVisible();
  const title = await page.title();
  const folds = sheet(page).locator("details");
  const closed = sheet(page).locator("details:not([open])");
  const count = await folds.count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await page.title()).toBe("zyntra-foods-company-plan");
  await expect(closed).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await page.title()).toBe(title);
  await expect(closed).toHaveCount(count);
});

test("a date that is not in the plan's years is said, and does not reach the plan", { tag: "@thorough" }, async ({
  page,
}) => {
  await page.goto(`${path}?structure=llp`);
  const date = page.getByLabel(myPlan.dates.date);
  await date.fill("1899-01-01");
  await date.blur();
  await expect(page.getByText(myPlan.dates.dateError)).toBeVisible();
  await expect(page).toHaveURL(/\?structure=llp$/);
});

test.describe("a plan kept on the device", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${path}?${decided}`);
    await page.getByRole("button", { name: "Keep on this device" }).click();
    await expect(page.getByRole("button", { name: "Kept on this device" })).toBeVisible();
  });

  test("fills the calendar's questions, until that is undone", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/compliance-calendar");
    const form = page.locator(".my-calendar-form");
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByText("Filled in from your plan.")).toBeVisible();
    await expect(form.getByLabel("Date of incorporation")).toHaveValue("2027-01-15");
    await expect(form.getByRole("radio", { name: "Private Limited" })).toBeChecked();
    await expect(form.getByRole("radio", { name: "Quarterly" })).toBeChecked();
    await form.getByRole("button", { name: "Undo" }).click();
    await expect(form.getByLabel("Date of incorporation")).toHaveValue("");
    await expect(form.getByText("Filled in from your plan.")).toHaveCount(0);
    await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  });

  test("fills a template's name and state, until that is undone", { tag: "@thorough" }, async ({ page }) => {
    await page.goto("/startup-templates/founders-agreement#fill-in");
    const company = page.getByLabel("Company name", { exact: true });
    await expect(company).toHaveValue("Zyntra Foods Private Limited");
    await expect(page.getByLabel("State whose stamp duty applies")).toHaveValue("Karnataka");
    await expect(page.getByText("Filled in from your plan.")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(company).toHaveValue("");
  });

  test("is there again on this page", { tag: "@thorough" }, async ({ page }) => {
    await page.goto(path);
    await expect(sheet(page)).toContainText("Zyntra Foods");
  });
});

test("a link from a tool to the calendar that knows no date shows no error", { tag: "@thorough" }, async ({ page }) => {
  await page.goto("/compliance-calendar?structure=llp&state=KA");
  const form = page.locator(".my-calendar-form");
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole("radio", { name: "LLP" })).toBeChecked();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("a template's link from the plan fills it in without a kept plan", { tag: "@thorough" }, async ({ page }) => {
  await page.goto(`${path}?${decided}`);
  await page.getByRole("link", { name: "Founders’ Agreement" }).click();
  await expect(page.getByLabel("Company name", { exact: true })).toHaveValue("Zyntra Foods Private Limited");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

import type { Page } from "@playwright/test";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { founders } from "../fixtures/founders.ts";

/** What a visitor may have on the screen: a page, and what they did on it. */
export interface PageState {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Of the same parts as another state: looked at with THOROUGH=1. */
  isRepeat?: true;
}

/** A fixed moment, 11:30 in the morning in India, for everything that depends on the day. */
export const fixedTime = new Date("2026-11-15T06:00:00Z");

/** Answers of two founders between whose structures little decides. */
const twoFounders =
  "owners=several&business=ordinary&now=no&investors=none&funding=maybe&esop=no&risk=unsure&customers=no&turnover=under-40-lakh&resident=yes&paperwork=some&profit=unsure&closing=no";

/** Answers of someone alone who needs no company. */
const freelancer =
  "owners=one&business=ordinary&now=no&owner=citizen&adults=yes&funding=no&esop=no&risk=low&customers=no&turnover=under-20-lakh";

/** A plan in which everything is decided. */
const decidedPlan =
  "structure=private-limited&state=KA&capital=100000&people=2&plan=starter&name=Zyntra+Foods&name2=Qorvex+Foods&gst=quarterly&incorporation=2027-01-15&owners=several&business=ordinary&now=no&investors=none&funding=no&esop=yes&resident=yes";

/** Pages and states that stand for the whole site: checked for accessibility, and photographed by `npm run look`. */
export const states: PageState[] = [
  { name: "home", path: "/" },
  { name: "menu open", path: "/about", prepare: openMenu },
  { name: "lead form with errors", path: "/private-limited", prepare: submitEmptyLead },
  {
    name: "pricing, LLP",
    path: "/pricing",
    prepare: (page) => page.getByRole("tab", { name: "LLP" }).click(),
    isRepeat: true,
  },
  { name: "pricing, another state", path: "/pricing?state=MH", prepare: openCharges, isRepeat: true },
  { name: "plans of a structure, Pro", path: "/private-limited?state=DL&plan=pro", prepare: seePlans, isRepeat: true },
  { name: "cost calculator", path: "/cost-calculator" },
  { name: "cost of an LLP", path: "/cost-calculator", prepare: chooseLlp, isRepeat: true },
  {
    name: "cost without a figure",
    path: "/cost-calculator?state=SK&people=4",
    prepare: openLedgerLine,
    isRepeat: true,
  },
  { name: "cost of a Section 8 company", path: "/cost-calculator?state=DL&section-8=yes" },
  {
    name: "cost as a range",
    path: "/cost-calculator?state=MH&capital=2500000&plan=pro",
    prepare: sortStates,
    isRepeat: true,
  },
  { name: "articles of a category", path: "/articles", prepare: chooseArticleCategory, isRepeat: true },
  { name: "article", path: "/articles/private-limited-company-registration" },
  { name: "templates found", path: "/startup-templates", prepare: searchTemplates, isRepeat: true },
  { name: "template", path: "/startup-templates/founders-agreement" },
  { name: "calendar", path: "/compliance-calendar" },
  { name: "my calendar", path: "/compliance-calendar", prepare: makeMyCalendar },
  {
    name: "structure question",
    path: "/choose-structure?owners=one&business=ordinary&now=no",
    prepare: seeOwnerQuestion,
    isRepeat: true,
  },
  { name: "structure result", path: `/choose-structure?${twoFounders}`, prepare: seeStructureResult },
  {
    name: "structure result, owners abroad",
    path: `/choose-structure?${founders[4]?.address}`,
    prepare: seeStructureResult,
    isRepeat: true,
  },
  {
    name: "structure result, no company",
    path: `/choose-structure?${freelancer}`,
    prepare: seeStructureResult,
    isRepeat: true,
  },
  { name: "name findings", path: "/name-checker", prepare: checkNames },
  { name: "my plan, nothing decided", path: "/my-plan" },
  {
    name: "my plan, some open",
    path: `/my-plan?structure=llp&name=National+Zyntra&${twoFounders}`,
    prepare: seePlan,
    isRepeat: true,
  },
  { name: "my plan, decided", path: `/my-plan?${decidedPlan}`, prepare: seePlan },
  { name: "contact", path: "/contact-us" },
  { name: "contact form with errors", path: "/contact-us", prepare: submitEmptyContact, isRepeat: true },
  { name: "contact form with questions", path: `/contact-us?filing=aoc-4&${decidedPlan}`, prepare: askOnContact },
  { name: "application dialog", path: "/careers", prepare: openApplication },
];

/** Opens the page, wakes everything on it, and does what the state asks for. */
export async function openState(page: Page, { path, prepare }: PageState, origin = ""): Promise<void> {
  await page.goto(origin + path, { waitUntil: "load" });
  await showAll(page);
  await prepare?.(page);
}

/** Brings every part into view at once, and waits until the islands are hydrated, but for those that are not shown. */
export async function showAll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  await showWhole(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("astro-island[ssr]:not([client=touched])")].every(
      (island) => !island.firstElementChild?.checkVisibility(),
    ),
  );
  await page.setViewportSize({ width, height });
}

/** A window as high as the page: whatever is fixed to its edges covers nothing then. */
export async function showWhole(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, length) });
}

async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Menu", exact: true });
  if (await button.isVisible()) {
    await button.click();
    await page.getByRole("navigation", { name: "Mobile" }).waitFor();
  } else {
    await page.locator("summary", { hasText: "Resources" }).click();
    await page.getByRole("link", { name: "Compliance Calendar" }).first().waitFor();
  }
}

async function submitEmptyLead(page: Page): Promise<void> {
  const form = page.locator("#quick-lead form");
  await isHydrated(form);
  await form.getByRole("button").click();
  await form.locator("[aria-invalid=true]").first().waitFor();
}

async function submitEmptyContact(page: Page): Promise<void> {
  const form = page.locator("#contact-form form");
  await isHydrated(form);
  await form.getByRole("button", { name: "Request a call" }).click();
  await form.locator("[aria-invalid=true]").first().waitFor();
}

async function askOnContact(page: Page): Promise<void> {
  const form = page.locator("#contact-form form");
  await isHydrated(form);
  await form.getByText(enquiryForm.sentWith.lines).click();
  await form.getByText(enquiryForm.more).click();
  await form.getByLabel("Full name").fill("Asha Rao");
  await form.getByLabel("Email").fill("asha@example.in");
  await form.getByLabel("Phone number").fill("98765 4321");
  await form.getByRole("button", { name: "Request a call" }).click();
  await form.locator("[data-question]").waitFor();
}

/** React keeps its own record of an element under a key that starts with __reactProps. */
async function isHydrated(form: ReturnType<Page["locator"]>): Promise<void> {
  const element = await form.elementHandle();
  await form
    .page()
    .waitForFunction((node) => Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps")), element);
}

async function openCharges(page: Page): Promise<void> {
  await page.locator("#private-limited summary").filter({ visible: true }).first().click();
  await page.getByText("Estimated total in Maharashtra").filter({ visible: true }).first().waitFor();
}

async function seePlans(page: Page): Promise<void> {
  await page.getByText("Estimated total in Delhi").first().waitFor({ state: "attached" });
  await page.locator("#plans").scrollIntoViewIfNeeded();
}

async function chooseLlp(page: Page): Promise<void> {
  await page.locator("#your-company").getByText("LLP", { exact: true }).click();
  await page.locator("#ledger").getByText("LLP, example: Karnataka").waitFor();
}

async function openLedgerLine(page: Page): Promise<void> {
  await page.locator("#ledger summary", { hasText: "articles" }).click();
  await page.locator("#ledger details[open]").waitFor();
}

async function sortStates(page: Page): Promise<void> {
  await page.locator("#states").getByRole("button", { name: "Stamp duty" }).click();
  await page.locator("#states th[aria-sort=ascending]", { hasText: "Stamp duty" }).waitFor();
}

async function chooseArticleCategory(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Legal Compliance" }).click();
  await page.waitForURL(/\?category=/);
}

async function searchTemplates(page: Page): Promise<void> {
  await page.getByRole("searchbox").fill("vesting");
  await page.getByRole("status").filter({ hasText: " of " }).first().waitFor();
}

async function makeMyCalendar(page: Page): Promise<void> {
  await page.locator("#my-calendar").getByText("LLP", { exact: true }).click();
  await page.getByLabel("Date of incorporation").fill("2026-10-20");
  await page.getByRole("button", { name: "Show my dates" }).click();
  await page.getByRole("heading", { name: "Your next due date" }).waitFor();
}

async function seeOwnerQuestion(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Who is the one owner?" }).waitFor();
}

async function seeStructureResult(page: Page): Promise<void> {
  await page.locator("#result-heading").waitFor();
}

async function checkNames(page: Page): Promise<void> {
  await page.getByLabel("First choice of name").fill("National Zyntra Foods Pvt Ltd");
  await page.getByLabel("Second choice of name").fill("Chennai Software Solutions");
  await page.getByRole("button", { name: "Check the name" }).click();
  await page.getByRole("heading", { name: "What we found" }).waitFor();
}

async function seePlan(page: Page): Promise<void> {
  await page.locator("#sheet-heading").waitFor();
}

async function openApplication(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await page.getByRole("dialog").waitFor();
}

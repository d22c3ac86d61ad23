import { expect, type Page, test } from "@playwright/test";
import { chooseStructure } from "../../content/choose-structure.ts";
import { costCalculator } from "../../content/cost-calculator.ts";
import { filledFromPlan } from "../../content/filled-from-plan.ts";
import { mobileLinks, startupLinks } from "../../content/navigation.ts";
import { freeTools, tools } from "../../content/tools.ts";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { describePlan } from "../../domain/company-plan/describe.ts";
import { fromStored, toStored } from "../../domain/company-plan/stored.ts";
import { planTotal } from "../../domain/company-plan/total.ts";
import { formatAmount } from "../../domain/costs/amount.ts";
import { runDeskCommand } from "../../server/testing/desk.ts";

test.describe.configure({ mode: "parallel", timeout: 30_000 });

const sizes = [
  { name: "phone", width: 360, height: 740 },
  { name: "desktop", width: 1280, height: 900 },
];

/** Everything on the page that loads by itself is hydrated, and shows what was brought along. */
async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("astro-island[ssr]")].every((island) => island.getAttribute("client") === "seen"),
  );
  await expect(page.locator("[data-address-pending]")).toHaveCount(0);
}

/** What a visitor does who knows no address: menus, the footer, the phone's action bar, links and buttons. */
class Visit {
  readonly page: Page;
  readonly isPhone: boolean;

  constructor(page: Page) {
    this.page = page;
    this.isPhone = page.viewportSize()!.width < 1024;
  }

  /** Opens a page through the menu. */
  async menu(label: string): Promise<void> {
    if (this.isPhone) {
      await this.page.getByRole("button", { name: "Menu", exact: true }).click();
      await this.page.locator("#mobile-menu").getByRole("link", { name: label, exact: true }).click();
    } else {
      const main = this.page.getByRole("navigation", { name: "Main" });
      const menu = startupLinks.some((link) => link.label === label)
        ? "Startup"
        : freeTools.items.some((item) => item.label === label)
          ? freeTools.heading
          : mobileLinks.some((link) => link.label === label)
            ? undefined
            : "Resources";
      if (menu) await main.locator("summary", { hasText: menu }).click();
      await main.getByRole("link", { name: label }).filter({ visible: true }).first().click();
    }
    await this.arrived();
  }

  async footer(label: string): Promise<void> {
    await this.page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await this.arrived();
  }

  /** 'Get Started' under the thumb, or 'Contact Us' in the header. */
  async getStarted(): Promise<void> {
    if (!this.isPhone) return this.menu("Contact Us");
    const bar = this.page.getByRole("navigation", { name: "Talk to us" });
    // While a form is on the screen the bar waits at the end of the page, and Back may still be moving the page.
    await expect(async () => {
      await this.page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await bar.getByRole("link", { name: "Get Started" }).click({ timeout: 1000 });
    }).toPass();
    await this.arrived();
  }

  async link(name: string | RegExp): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name }).filter({ visible: true }).first().click();
    await this.arrived();
  }

  /** One of the links at the end of a tool. */
  async nextStep(name: string): Promise<void> {
    await this.page.locator("#next-steps").getByRole("link", { name }).click();
    await this.arrived();
  }

  async back(): Promise<void> {
    await this.page.goBack();
    await ready(this.page);
  }

  async arrived(): Promise<void> {
    await this.page.waitForLoadState("load");
    await ready(this.page);
  }

  async answer(...options: (string | RegExp)[]): Promise<void> {
    for (const option of options) {
      await this.page.getByRole("radio", { name: option }).first().check();
      await this.page.getByRole("button", { name: "Continue" }).click();
    }
  }

  get cost() {
    return this.page.locator("#your-company");
  }

  async state(name: string): Promise<void> {
    await this.cost.getByLabel(costCalculator.form.state).selectOption(name);
  }

  async checkNames(first: string, second?: string): Promise<void> {
    await this.page.getByLabel("First choice of name").fill(first);
    if (second) await this.page.getByLabel("Second choice of name").fill(second);
    await this.page.getByRole("button", { name: "Check the name" }).click();
    await expect(this.page.locator("#name-heading")).toBeVisible();
    await expect(this.page.locator("#name-heading")).toBeInViewport();
  }

  /** The total as the page shows it. */
  async ledger(): Promise<string> {
    return amountIn(await this.page.locator("#ledger").getByRole("status").innerText());
  }

  async planSheet(): Promise<string> {
    const row = this.page.getByRole("row", { name: /^Estimated total/ }).first();
    return amountIn(await row.innerText());
  }

  async offer(name: string): Promise<string> {
    const card = this.page
      .locator("li")
      .filter({ has: this.page.getByRole("heading", { level: 3, name, exact: true }) });
    const tier = this.page.locator("fieldset label").filter({ has: this.page.locator("input[type=radio]") });
    if (this.isPhone) await tier.filter({ hasText: name, visible: true }).click();
    const total = card
      .filter({ visible: true })
      .getByText(/^Estimated total/)
      .locator("xpath=following-sibling::p[1]");
    return amountIn(await total.innerText());
  }
}

/** '₹8,802 to ₹9,602' of 'Estimated total ₹8,802 to ₹9,602, …' */
const amountIn = (text: string): string => /₹[\d,]*\d(?: to ₹[\d,]*\d)?/.exec(text.replace(/\s+/g, " "))?.[0] ?? text;

interface Founder {
  who: string;
  /** From the home page to the page with the form; returns the total that was seen last, where there was one. */
  way: (visit: Visit) => Promise<string | undefined>;
  /** What reaches the firm. */
  plan: CompanyPlan;
  /** What else a phone adds, where it shows one offer at a time. */
  onPhone?: CompanyPlan;
}

const founders: Founder[] = [
  {
    who: "a subsidiary's director, from the calculator by menu to My plan and the action bar",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.state("Karnataka");
      await visit.cost.getByRole("button", { name: "₹25 lakh" }).click();
      await visit.cost.getByRole("checkbox").check();
      const seen = await visit.ledger();
      await visit.menu("My plan");
      expect(await visit.planSheet()).toBe(seen);
      await visit.getStarted();
      return seen;
    },
    plan: { structure: "private-limited", state: "KA", capital: 2_500_000, smallCompany: "no" },
  },
  {
    who: "a company that will own it alone: the questions tell the calculator that it is never small",
    async way(visit) {
      await visit.menu("Choose a structure");
      await visit.answer("Just me", "Sell goods or services", /^No$/, "An Indian company or LLP", "Yes");
      await visit.answer("Yes, for 182 days or more");
      await expect(visit.page.locator("#result-heading")).toBeInViewport();
      await visit.menu("Cost calculator");
      await visit.state("Delhi");
      await visit.cost.getByRole("button", { name: "₹25 lakh" }).click();
      await expect(visit.cost.getByRole("checkbox")).toBeChecked();
      const seen = await visit.ledger();
      await visit.footer("My plan");
      expect(await visit.planSheet()).toBe(seen);
      await visit.getStarted();
      return seen;
    },
    plan: {
      structure: "private-limited",
      state: "DL",
      capital: 2_500_000,
      answers: { owners: "one", business: "ordinary", now: "no", owner: "company", funding: "yes", resident: "yes" },
    },
  },
  {
    who: "two friends who check two names and ask at once",
    async way(visit) {
      await visit.menu("Name checker");
      await visit.checkNames("Zyntra Foods", "Qorvex Foods");
      await visit.getStarted();
      await expect(visit.page.locator("#keep-ready").getByText("Two names")).toBeHidden();
      return undefined;
    },
    plan: { name: "Zyntra Foods", name2: "Qorvex Foods" },
  },
  {
    who: "someone who only looks at the example of Karnataka and chooses nothing",
    async way(visit) {
      await visit.menu("Cost calculator");
      await expect(visit.page.locator("#ledger")).toContainText("example: Karnataka");
      expect(await visit.ledger()).toBe("₹17,522");
      await visit.menu("Pricing");
      await expect(visit.page.getByText("Estimated total, example: Karnataka").first()).toBeAttached();
      await visit.getStarted();
      return undefined;
    },
    plan: {},
  },
  {
    who: "an LLP in Maharashtra that compares plans on the pricing page",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.cost.getByText("LLP", { exact: true }).click();
      await visit.state("Maharashtra");
      await visit.menu("Pricing");
      await expect(visit.page.locator("#llp-state")).toHaveValue("MH");
      await expect(visit.page.locator("#llp-state-note")).toContainText(`${filledFromPlan.from} Maharashtra`);
      const seen = await visit.offer("Pro");
      const card = visit.page.locator("#llp li").filter({ has: visit.page.locator("#llp-pro") });
      await card.getByRole("link", { name: "Get Started" }).click();
      await visit.arrived();
      return seen;
    },
    plan: { structure: "llp", state: "MH", tier: "pro" },
  },
  {
    who: "an LLP that changes the state in place on its own page, and asks there",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.cost.getByText("LLP", { exact: true }).click();
      await visit.state("Karnataka");
      await visit.cost.getByRole("button", { name: costCalculator.form.more }).click();
      await visit.menu("Limited Liability Partnership");
      await visit.page.locator("#plans").scrollIntoViewIfNeeded();
      const state = visit.page.locator("#llp-state");
      await expect(state).toHaveValue("KA");
      await state.selectOption("Delhi");
      await expect(visit.page.locator("#llp-state-note")).toContainText("From your plan: 3 people");
      return visit.offer("Starter");
    },
    plan: { structure: "llp", state: "DL", people: 3 },
    onPhone: { tier: "starter" },
  },
  {
    who: "a founder who goes Back to the calculator after a change elsewhere",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.state("Kerala");
      await visit.menu("Name checker");
      await visit.page.getByText("LLP", { exact: true }).first().click();
      await visit.back();
      await expect(visit.page.locator("#ledger")).toContainText("LLP, Kerala");
      const seen = await visit.ledger();
      await visit.getStarted();
      return seen;
    },
    plan: { structure: "llp", state: "KL" },
  },
  {
    who: "a founder with a date, whose calendar and plan say the same",
    async way(visit) {
      await visit.menu("Compliance Calendar");
      const form = visit.page.locator(".my-calendar-form");
      await form.getByText("OPC", { exact: true }).click();
      await form.getByLabel("Date of incorporation").fill("2027-01-15");
      await form.getByText("Monthly", { exact: true }).click();
      await form.getByRole("button", { name: "Show my dates" }).click();
      await expect(visit.page.getByText("Your next due date")).toBeInViewport();
      await visit.menu("My plan");
      await expect(visit.page.getByLabel("Date of incorporation")).toHaveValue("2027-01-15");
      await expect(visit.page.getByRole("radio", { name: "Monthly" })).toBeChecked();
      await visit.menu("Cost calculator");
      await expect(visit.page.locator("[data-from-plan]")).toHaveText("From your plan: OPC");
      await visit.state("Tamil Nadu");
      const seen = await visit.ledger();
      await visit.getStarted();
      return seen;
    },
    plan: { structure: "opc", state: "TN", gst: "monthly", incorporation: "2027-01-15" },
  },
  {
    who: "a charity that looks at a Section 8 company and its name",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.cost.getByText("Section 8", { exact: true }).click();
      await visit.state("Delhi");
      const seen = await visit.ledger();
      await visit.menu("Name checker");
      await expect(visit.page.getByRole("radio", { name: "Section 8" })).toBeChecked();
      await visit.checkNames("Kaushalya Foundation");
      await visit.getStarted();
      return seen;
    },
    plan: { section8: "yes", state: "DL", name: "Kaushalya Foundation" },
  },
  {
    who: "a freelancer whom the questions tell that no company is needed",
    async way(visit) {
      await visit.menu("Choose a structure");
      await visit.answer("Just me", "Sell goods or services", /^No$/, "An Indian citizen living in India", /^Yes$/);
      await visit.answer(/^No$/, /^No$/, /^Hardly/, "Mostly people and small businesses", /^Less than ₹20 lakh/);
      await expect(visit.page.locator("#result-heading")).toHaveText("Sole proprietorship");
      await visit.getStarted();
      return undefined;
    },
    plan: {
      answers: {
        owners: "one",
        business: "ordinary",
        now: "no",
        owner: "citizen",
        adults: "yes",
        funding: "no",
        esop: "no",
        risk: "low",
        customers: "no",
        turnover: "under-20-lakh",
      },
    },
  },
  {
    who: "a founder who starts over before asking",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.state("Punjab");
      await visit.cost.getByRole("button", { name: "₹25 lakh" }).click();
      await visit.cost.getByRole("checkbox").check();
      await expect(visit.page.getByText(filledFromPlan.kept)).toBeVisible();
      await visit.page.getByRole("button", { name: tools.actions.startOver }).click();
      expect(await visit.ledger()).toBe("₹17,522");
      await visit.menu("Pricing");
      await expect(visit.page.locator("#private-limited-state")).toHaveValue("");
      await visit.getStarted();
      return undefined;
    },
    plan: {},
  },
  {
    who: "three co-founders who use every tool before they ask",
    async way(visit) {
      await visit.menu("Cost calculator");
      await visit.cost.getByRole("button", { name: costCalculator.form.more }).click();
      await visit.menu("Choose a structure");
      await expect(visit.page.getByRole("radio", { name: "Two to 200" })).toBeChecked();
      await expect(visit.page.locator("[data-from-plan]")).toHaveText("From your plan: 3 people");
      await visit.answer("Two to 200", "Sell goods or services", /^No$/, "No, only individuals", /^No$/, /^Yes$/);
      await visit.answer("Yes, for 182 days or more");
      await visit.nextStep("Cost calculator");
      await visit.state("Gujarat");
      const seen = await visit.ledger();
      await visit.menu("Name checker");
      await visit.checkNames("Vyomika Labs", "Tarang Labs");
      await visit.footer("My plan");
      expect(await visit.planSheet()).toBe(seen);
      await visit.link("Request the call");
      return seen;
    },
    plan: {
      structure: "private-limited",
      state: "GJ",
      people: 3,
      name: "Vyomika Labs",
      name2: "Tarang Labs",
      answers: {
        owners: "several",
        business: "ordinary",
        now: "no",
        investors: "none",
        funding: "no",
        esop: "yes",
        resident: "yes",
      },
    },
  },
];

/** Sends the form of the page, and returns the plan as the firm's desk exports it. */
async function sendEnquiry(page: Page, person: string, hasPlan: boolean): Promise<CompanyPlan> {
  const email = `${person.replaceAll(" ", ".")}@founder.example`;
  const form = page.locator("form[action='/api/leads']");
  await expect(form.locator("[data-sent-with='companyPlan']")).toHaveCount(hasPlan ? 1 : 0);
  await form.getByLabel("Full name").fill(person);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone number").fill("98765 43210");
  const stored = page.waitForResponse("**/api/leads");
  await form.getByRole("button", { name: "Request a call" }).click();
  expect((await stored).status()).toBe(201);
  const dataDir = process.env.TEST_DATA_DIR!;
  const { out } = await runDeskCommand(["export", "leads", "--format", "json"], { DATA_DIR: dataDir });
  const lead = JSON.parse(out).find((each: { email: string }) => each.email === email);
  return lead.companyPlan ? fromStored(lead.companyPlan.plan) : {};
}

for (const { name, ...viewport } of sizes) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    for (const [index, { who, way, plan, onPhone }] of founders.entries()) {
      // On a wide screen only the menus differ: every third founder takes that way, the others go by phone.
      if ((name === "desktop") !== (index % 3 === 0)) continue;
      test(`${who}`, { tag: index % 3 === 2 ? "@thorough" : [] }, async ({ page }) => {
        await page.goto("/");
        const seen = await way(new Visit(page));
        const sent = await sendEnquiry(
          page,
          `${name} founder ${String.fromCharCode(97 + index)}`,
          Object.keys(plan).length > 0,
        );
        expect(toStored(sent)).toEqual(toStored(name === "phone" ? { ...plan, ...onPhone } : plan));
        const total = planTotal(sent);
        expect(total && formatAmount(total)).toBe(seen);
        if (plan.answers) expect(describePlan(sent).map(([label]) => label)).toContain("The questions point to");
      });
    }
  });
}

test("a link from before the question about jobs shows its result, with that question open", async ({ page }) => {
  await page.goto("/choose-structure?owners=several&business=ordinary&investors=none&funding=no&esop=yes&resident=yes");
  await expect(page.locator("#result-heading")).toHaveText("Private Limited company");
  await page.getByRole("button", { name: "Answer it" }).click();
  await expect(page.getByRole("heading", { name: /have a job, or run this business/ })).toBeFocused();
  await page.getByRole("radio", { name: "A job with a private employer" }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.locator("#result-heading")).toBeFocused();
  await expect(page).toHaveURL(/now=employed/);
  await expect(page.getByRole("button", { name: "Answer it" })).toHaveCount(0);
});

test("a shared link comes to what its sender saw, whatever was chosen here before", async ({ page }) => {
  await page.goto("/cost-calculator?structure=llp&state=MH&capital=500000");
  await expect(page.locator("#ledger")).toContainText("LLP, Maharashtra");
  await page.goto("/cost-calculator?state=DL");
  await expect(page.locator("#ledger")).toContainText("Private Limited, Delhi");
  await expect(page.locator("#ledger")).toContainText("₹1,00,000 authorised capital");
  await page.goto("/my-plan");
  await expect(page.getByText("Delhi").first()).toBeVisible();
});

test("the plan of a visit is nowhere after it, unless the device was asked to keep it", async ({ browser }) => {
  const context = await browser.newContext();
  const first = await context.newPage();
  await first.goto("/cost-calculator?state=DL");
  await expect(first.locator("#ledger")).toContainText("Delhi");
  const second = await context.newPage();
  await second.goto("/cost-calculator");
  await expect(second.locator("#ledger")).toContainText("example: Karnataka");
  await first.getByRole("button", { name: tools.actions.keep }).click();
  await second.reload();
  await expect(second.locator("#ledger")).toContainText("Private Limited, Delhi");
  await context.close();
});

test("pages with a plan do not jump when they show it", async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/cost-calculator?structure=llp&state=MH&capital=500000&name=Zyntra&name2=Qorvex");
    await ready(page);
    for (const path of ["/pricing", "/llp-registration", "/name-checker", "/compliance-calendar", "/contact-us", "/"]) {
      await page.goto(path);
      await ready(page);
      await page.evaluate(async () => {
        for (const _ of "123") await new Promise((resume) => requestIdleCallback(resume));
      });
      const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
      expect(sum, `${path} at ${width} px`).toBeLessThan(0.1);
    }
  }
});

test("the first question can be answered before the scripts are there, and the page is not loaded again", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.goto("/choose-structure", { waitUntil: "commit" });
  const form = page.locator("[data-mid-task]");
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("radio").first()).toBeFocused();
  await form.locator("label", { hasText: "Two to 200" }).click();
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\?owners=several$/);
  await expect(page.getByText(chooseStructure.question.kept)).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "What will the business do?" })).toBeFocused();
  expect(documents).toHaveLength(1);
  await page.goBack();
  await expect(page.getByRole("heading", { name: /How many people/ })).toBeVisible();
  await expect(page).toHaveURL(/\/choose-structure$/);
});

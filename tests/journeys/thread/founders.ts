import { expect } from "@playwright/test";
import { chooseStructure } from "../../../content/tools/choose-structure.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { myPlan } from "../../../content/tools/my-plan.ts";
import { filledFromPlan } from "../../../content/tools/plan-words.ts";
import { toolRail, tools } from "../../../content/tools/tools.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { Visit } from "./visit.ts";

export interface Founder {
  who: string;
  /** From the home page to the page with the form; returns the total that was seen last, where there was one. */
  way: (visit: Visit) => Promise<string | undefined>;
  /** What reaches the firm. */
  plan: CompanyPlan;
  /** What else a phone adds, where it shows one offer at a time. */
  onPhone?: CompanyPlan;
}

export const founders: Founder[] = [
  {
    who: "a subsidiary's director, from the calculator by menu to My plan and its call",
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
    plan: { structure: "private-limited", state: "KA", capital: 2_500_000, inGroup: "yes" },
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
      await expect(visit.page.getByRole("heading", { name: "Your next due date" })).toBeInViewport();
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
      await expect(visit.page.getByText(toolRail.privacy)).toBeVisible();
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
      await visit.answer("Two to 200", "Sell goods or services", /^No$/, "No, only Indian citizens", /^No$/, /^Yes$/);
      await visit.answer("Yes, for 182 days or more");
      await visit.link(chooseStructure.result.costButton);
      await visit.state("Gujarat");
      const seen = await visit.ledger();
      await visit.menu("Name checker");
      await visit.checkNames("Vyomika Labs", "Tarang Labs");
      await visit.footer("My plan");
      expect(await visit.planSheet()).toBe(seen);
      await visit.link(myPlan.next.button);
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

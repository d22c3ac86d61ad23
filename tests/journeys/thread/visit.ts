import { expect, type Page } from "@playwright/test";
import { headerEntries } from "../../../content/navigation.ts";
import { pages } from "../../../content/pages.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { hydrated } from "../../support/islands.ts";
import { answerQuestions } from "../../support/questions.ts";

/** Everything on the page that loads by itself is hydrated, and shows what was brought along. */
export async function ready(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator("[data-address-pending]")).toHaveCount(0);
}

/** What a visitor does who knows no address: menus, the footer, the phone's action bar, links and buttons. */
export class Visit {
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
      const menu = headerEntries.find(
        (entry) => "groups" in entry && entry.groups.some(({ links }) => links.some((link) => link.label === label)),
      );
      if (menu) await main.locator("summary", { hasText: menu.label }).click();
      await main.getByRole("link", { name: label }).filter({ visible: true }).first().click();
    }
    await this.arrived();
  }

  async footer(label: string): Promise<void> {
    const footer = this.page.getByRole("contentinfo");
    const inGroup = this.page.getByRole("link", { name: label, exact: true, includeHidden: true });
    const link = footer.getByRole("link", { name: label, exact: true, includeHidden: true });
    // On phones the groups of links are folded.
    if (!(await link.isVisible())) await footer.locator("nav").filter({ has: inGroup }).locator("summary").click();
    await link.click();
    await this.arrived();
  }

  /** 'Get Started' under the thumb, the call of a tool, which has no bar, or 'Contact Us' in the header. */
  async getStarted(): Promise<void> {
    if (!this.isPhone) return this.menu("Contact Us");
    const bar = this.page.getByRole("navigation", { name: "Talk to us" });
    if ((await bar.count()) === 0) return this.link(/^(Get Started|Request a call)$/);
    // The bar is away while a form or a closing call is on the screen: a visitor scrolls on until it is there.
    await expect(async () => {
      // On a slow machine a click that arrived late may have opened the page already.
      if (new URL(this.page.url()).pathname === pages.contact.path) return;
      await this.page.evaluate(() => {
        const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
        window.scrollTo({ top: isAtEnd ? 0 : window.scrollY + window.innerHeight / 2, behavior: "instant" });
      });
      await expect(bar).toBeInViewport({ timeout: 500 });
      await bar.getByRole("link", { name: "Get Started" }).click({ timeout: 2000 });
    }).toPass({ intervals: [0] });
    await this.arrived();
  }

  async link(name: string | RegExp): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name }).filter({ visible: true }).first().click();
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

  answer(...options: (string | RegExp)[]): Promise<void> {
    return answerQuestions(this.page, ...options);
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

/** One short visit in the browsers that share no engine with Chromium, where they are installed. */
import { expect, test } from "@playwright/test";
import type { FoundElement, OtherBrowser } from "./browser.ts";
import { firefoxProgram, startFirefox } from "./firefox.ts";
import { hasWebKit, startWebKit } from "./webkit.ts";

const browsers = [
  { name: "Firefox", isInstalled: firefoxProgram !== undefined, start: startFirefox },
  { name: "WebKit", isInstalled: hasWebKit, start: startWebKit },
];

for (const { name, isInstalled, start } of browsers) {
  test.describe(`in ${name}`, () => {
    test.skip(!isInstalled, `${name} is not installed`);
    test.describe.configure({ mode: "serial" });
    let browser: OtherBrowser;

    test.beforeAll(async () => {
      if (isInstalled) browser = await start();
    });
    test.afterAll(async () => {
      await browser?.close();
    });

    test("the menus open and lead on", async ({ baseURL }) => {
      await browser.resize(1280, 900);
      await browser.open(`${baseURL}/about`);
      await click(browser, "summary", "Startup");
      await click(browser, "header a[href]", "Private Limited");
      await expect.poll(() => browser.address()).toMatch(/\/private-limited$/);

      await browser.resize(500, 800);
      await click(browser, "button", "Menu");
      await click(browser, "nav[aria-label=Mobile] a[href]", "Pricing");
      await expect.poll(() => browser.address()).toMatch(/\/pricing$/);
    });

    test("a lead with errors is refused, without errors it is sent", async ({ baseURL }) => {
      await browser.resize(1280, 900);
      await browser.open(`${baseURL}/private-limited`);
      await waitForHydration(browser, "form[action='/api/leads']");
      await click(browser, "form[action='/api/leads'] button", "");
      await expect.poll(() => countMatches(browser, "form[action='/api/leads'] [aria-invalid=true]")).toBe(3);
      await type(browser, "form[action='/api/leads'] [name=fullName]", "Asha Rao");
      await type(browser, "form[action='/api/leads'] [name=email]", "asha@example.in");
      await type(browser, "form[action='/api/leads'] [name=phone]", "9876543210");
      await click(browser, "form[action='/api/leads'] button", "");
      await expect
        .poll(() => browser.evaluate(() => document.body.innerText.includes("Thank you")), { timeout: 15_000 })
        .toBe(true);
    });

    test("the calendar can be filtered", { tag: "@thorough" }, async ({ baseURL }) => {
      await browser.open(`${baseURL}/compliance-calendar`);
      await waitForHydration(browser, "select");
      await chooseOption(browser, "Category", "GST");
      await expect.poll(() => browser.address()).toMatch(/category=gst/i);
      await expect.poll(() => readStatus(browser, "compliance items")).toMatch(/^\d+ of \d+ /);
      const [shown, all] = (await readStatus(browser, "compliance items")).split(" of ").map(Number.parseFloat);
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(all!);
    });

    test("the templates can be searched", { tag: "@thorough" }, async ({ baseURL }) => {
      await browser.open(`${baseURL}/startup-templates`);
      await waitForHydration(browser, "input[type=search]");
      await type(browser, "input[type=search]", "vesting");
      await expect.poll(() => readStatus(browser, "template")).toMatch(/^\d+ templates? of \d+$/);
      await expect.poll(() => browser.address()).toContain("vesting");
    });
  });
}

/** Clicks the first visible element that matches the selector and whose name starts with these words. */
const click = (browser: OtherBrowser, selector: string, name: string): Promise<void> =>
  withElement(browser, selector, name, (element) => element.click());

const type = (browser: OtherBrowser, selector: string, text: string): Promise<void> =>
  withElement(browser, selector, "", (element) => element.type(text));

/** Tried again while the page still moves: a browser refuses an element that is not in view, and has then done nothing. */
function withElement(
  browser: OtherBrowser,
  selector: string,
  name: string,
  act: (element: FoundElement) => Promise<void>,
): Promise<void> {
  return expect(async () => {
    const found = await browser.find(findNamed, selector, name);
    expect(found, `${selector} ${name}`).toBeDefined();
    await act(found!);
  }).toPass({ timeout: 15_000 });
}

/** Runs in the page. */
function findNamed(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent;
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && (nameOf(element) ?? "").trim().startsWith(name),
  );
  // A driver that scrolls as the page does, smoothly, is there too late.
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  return found;
}

/** Waits until a script answers for the element: its island is hydrated, or React knows it, or the page is a plain one. */
async function waitForHydration(browser: OtherBrowser, selector: string): Promise<void> {
  const isHydrated = (target: string) => {
    const element = document.querySelector(target);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    const island = element?.closest("astro-island");
    if (island) return !island.hasAttribute("ssr");
    const isForm = element?.tagName === "FORM";
    return Boolean(element) && (!isForm || Object.keys(element!).some((key) => key.startsWith("__reactProps")));
  };
  await expect.poll(() => browser.evaluate(isHydrated, selector), { timeout: 15_000 }).toBe(true);
}

/** As a visitor's choice reaches a page: the value, then the events. */
function chooseOption(browser: OtherBrowser, label: string, option: string): Promise<void> {
  return browser.evaluate(
    (wantedLabel, wantedOption) => {
      const select = [...document.querySelectorAll("select")].find((element) =>
        element.labels[0]?.textContent?.trim().startsWith(wantedLabel),
      )!;
      const index = [...select.options].findIndex((element) => element.text === wantedOption);
      select.selectedIndex = index;
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    label,
    option,
  );
}

function readStatus(browser: OtherBrowser, about: string): Promise<string> {
  return browser.evaluate(
    (words) =>
      [...document.querySelectorAll("[role=status], output")]
        .map((element) => (element.textContent ?? "").trim())
        .find((text) => text.includes(words)) ?? "",
    about,
  );
}

function countMatches(browser: OtherBrowser, selector: string): Promise<number> {
  return browser.evaluate((target) => document.querySelectorAll(target).length, selector);
}

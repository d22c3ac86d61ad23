import { expect, type Page, test } from "@playwright/test";
import { compileSheet } from "../../build/page-styles.ts";
import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import { enquiryForm } from "../../content/contact/enquiry.ts";
import { builtPages } from "../support/built-site.ts";
import { showAll } from "../support/states.ts";

const htmlOfPages = builtPages.map(({ html }) => html);

/** Every class on any page, and the sheet with the rules of all of them. */
let allClasses: string[];
let fullSheet: string;

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  allClasses = await page.evaluate((pages) => {
    const documents = pages.map((html) => new DOMParser().parseFromString(html, "text/html"));
    const elements = documents.flatMap((document) => [...document.querySelectorAll("[class]")]);
    return [...new Set(elements.flatMap(({ classList }) => [...classList]))];
  }, htmlOfPages);
  await page.close();
  fullSheet = await compileSheet(allClasses);
});

test("every page has the rules of all its classes", async ({ page }) => {
  const { checked, missing } = await page.evaluate(findMissingRules, { pages: htmlOfPages, allClasses, fullSheet });
  expect(missing.map(({ page: index, rule }) => `${builtPages[index]?.path}: ${rule}`)).toEqual([]);
  expect(checked).toBeGreaterThan(builtPages.length * 50);
});

interface Given {
  pages: string[];
  allClasses: string[];
  fullSheet: string;
}

/** Runs in the browser. A rule is needed on a page that has all the classes its selector names. */
function findMissingRules({ pages, allClasses, fullSheet }: Given) {
  const splitSelectors = (list: string): string[] => {
    let depth = 0;
    return [...list]
      .map((character) => {
        if ("([".includes(character)) depth++;
        if (")]".includes(character)) depth--;
        return character === "," && depth === 0 ? "\n" : character;
      })
      .join("")
      .split("\n")
      .map((selector) => selector.trim());
  };
  /** Each selector with the layers and conditions around it. */
  const readRules = (css: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const rules = new Map<string, string>();
    const visit = (list: CSSRuleList, context: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule)
          for (const selector of splitSelectors(rule.selectorText)) rules.set(`${context}${selector}`, selector);
        else if ("cssRules" in rule)
          visit(rule.cssRules as CSSRuleList, `${context}${rule.cssText.slice(0, rule.cssText.indexOf("{"))}`);
      }
    };
    visit(sheet.cssRules, "");
    return rules;
  };
  const escaped = new Map(allClasses.map((name) => [`.${CSS.escape(name)}`, name]));
  const needed = [...readRules(fullSheet)].map(([rule, selector]) => ({
    rule,
    classes: (selector.match(/\.(?:\\.|[\w-])+/g) ?? []).flatMap((name) => escaped.get(name) ?? []),
  }));
  let checked = 0;
  const missing = pages.flatMap((html, page) => {
    const document = new DOMParser().parseFromString(html, "text/html");
    const own = readRules([...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n"));
    const has = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
    return needed
      .filter(({ classes }) => classes.length > 0 && classes.every((name) => has.has(name)))
      .flatMap(({ rule }) => {
        checked++;
        return own.has(rule) ? [] : [{ page, rule }];
      });
  });
  return { checked, missing };
}

/** Where a script shows what was not in the page as it was sent. */
const laterStates = [
  { address: "/articles?q=no-article-has-these-words", shows: knowledgeHub.empty.heading },
  { address: "/contact-us?plan=llp:pro", shows: enquiryForm.sentWith.offer },
];

for (const { address, shows } of laterStates) {
  test(`${address} has the rules of classes that its scripts add`, { tag: "@thorough" }, async ({ page }) => {
    const { html } = builtPages.find(({ path }) => path === address.split("?")[0])!;
    await page.setContent(html);
    const sent = new Set(await page.evaluate(classesInDocument));
    await page.goto(address);
    await page.getByText(shows).waitFor();
    const now = await page.evaluate(classesInDocument);
    expect(now.filter((name) => !sent.has(name)).length, "classes added by script").toBeGreaterThan(0);
    const known = [...new Set([...allClasses, ...now])];
    const { missing } = await page.evaluate(findMissingRules, {
      pages: [await page.content()],
      allClasses: known,
      fullSheet: await compileSheet(known),
    });
    expect(missing.map(({ rule }) => rule)).toEqual([]);
  });
}

const classesInDocument = () => [
  ...new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList])),
];

test.describe("a page looks the same when the styles of the whole site are added to it", () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

  // That no rule is missing at any width is proved above, for every page; pictures prove that their order is kept.
  for (const { path, width } of [
    { path: "/llp-registration", width: 360 },
    { path: "/incubation", width: 1280 },
    { path: "/contact-us", width: 1280 },
  ]) {
    test(`${path} at ${width} px`, { tag: "@thorough" }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await showAll(page);
      // A picture that is not shown is never fetched; one that has come may still have to be decoded.
      await page.waitForFunction(() =>
        Promise.all(
          [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()),
        ).then(() => true),
      );
      const own = await screenshot(page);
      await page.evaluate((sheet) => {
        const style = document.createElement("style");
        style.textContent = sheet;
        document.head.prepend(style);
      }, fullSheet);
      expect(own.equals(await screenshot(page))).toBe(true);
    });
  }
});

async function screenshot(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

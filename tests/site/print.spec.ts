import { expect, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { canonicalPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";
import { fixedTime, openState, states } from "../support/states.ts";
import { findTooWide } from "../support/too-wide.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** An A4 sheet in CSS pixels, by which the browser chooses a layout for paper. */
const paper = { width: 794, height: 1123 };

/** How many sheets each layout may take; where none is given, five. */
const mostSheets: Record<string, number> = {
  "/": 10,
  "/private-limited": 11,
  "/one-person-company": 11,
  "/llp-registration": 11,
  // All 17 cards with their notes on the law.
  "/compliance-calendar": 11,
  "/articles/annual-compliance-private-limited-companies-2024": 18,
  "/startup-templates/founders-agreement": 15,
  "/whats-changed": 12,
  "/terms-of-service": 6,
  "/privacy-policy": 8,
  "/search": 9,
};

/** What is of no use on paper, or missing from it: controls, parts that stay, folds that keep their words. */
function findFaults(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute("class")?.slice(0, 50) ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`;
  const faults: string[] = [];
  const controls =
    "header, footer, body > aside, input, select, textarea, [role=tablist], .page-bar, .action-bar, img[src^='/line-work']";
  for (const element of document.querySelectorAll(controls))
    if (seen(element) && !element.closest("main :is(header, footer), [data-mid-task]"))
      faults.push(`prints ${describe(element)}`);
  for (const element of document.querySelectorAll("body *"))
    if (seen(element) && ["fixed", "sticky"].includes(getComputedStyle(element).position))
      faults.push(`stays ${describe(element)}`);
  // A row that says what it is about, or the source of a rule, need not open.
  const brief = "[data-template] *, #ledger *, [data-source]";
  for (const fold of document.querySelectorAll("main details")) {
    const isOpen = [...fold.children].some((child) => child.localName !== "summary" && seen(child));
    if (seen(fold) && !isOpen && !fold.matches(brief)) faults.push(`keeps folded ${describe(fold)}`);
  }
  return faults;
}

async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Pages that people do print; the others share their parts. */
const printed = [
  "/",
  "/private-limited",
  "/pricing",
  "/compliance-calendar",
  "/cost-calculator",
  "/my-plan",
  "/contact-us",
];

for (const [{ path }] of groupByLayout(canonicalPages)) {
  const tag = printed.includes(path) || /^\/(articles|startup-templates)\/./.test(path) ? [] : "@thorough";
  test(`${path} on paper has its words and nothing that needs a screen`, { tag }, async ({ page }, { annotations }) => {
    await page.setViewportSize(paper);
    await page.goto(path, { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    // Parts that wait for a script are not there yet.
    await expect.poll(() => page.evaluate(findFaults)).toEqual([]);
    expect.soft(await findTooWide(page)).toEqual([]);
    const sheets = await countSheets(page);
    annotations.push({ type: "sheets", description: String(sheets) });
    console.log(`${path}: ${sheets} sheets`);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(mostSheets[path] ?? 5);
  });
}

test("a plan in which everything is decided is one page, and its annex", async ({ page }) => {
  await page.clock.setFixedTime(fixedTime);
  await openState(page, states.find(({ name }) => name === "my plan, decided")!);
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(findFaults)).toEqual([]);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(text.length).toBeLessThanOrEqual(4);
  expect(
    text.map((sheet) => /annex\s+to\s+the\s+plan/.test(sheet)).indexOf(true),
    "the annex begins on the second sheet",
  ).toBe(1);
});

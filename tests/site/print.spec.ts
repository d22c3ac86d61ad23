import { expect, test } from "@playwright/test";
import { samples } from "../../content/samples.ts";
import { canonicalPages } from "../support/built-site.ts";
import { groupByLayout } from "../support/layouts.ts";
import { findTooWide } from "../support/too-wide.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The width of the text on an A4 sheet, in CSS pixels. */
const paper = { width: 672, height: 1000 };

/** How many sheets each layout may take; where none is given, six. */
const mostSheets: Record<string, number> = {};

/** What is of no use on paper, or missing from it: controls, parts that stay, folds that keep their words. */
function findFaults(strip: string): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const describe = (element: Element) =>
    `<${element.localName} class="${element.getAttribute("class")?.slice(0, 50) ?? ""}"> ${element.textContent?.trim().slice(0, 40)}`;
  const faults: string[] = [];
  const controls =
    "header, footer, input, select, textarea, [role=tablist], .page-bar, .action-bar, img[src^='/line-work']";
  for (const element of document.querySelectorAll(controls))
    if (seen(element) && !element.closest("main :is(header, footer), [data-mid-task]"))
      faults.push(`prints ${describe(element)}`);
  for (const element of document.querySelectorAll("body *"))
    if (seen(element) && ["fixed", "sticky"].includes(getComputedStyle(element).position))
      faults.push(`stays ${describe(element)}`);
  for (const fold of document.querySelectorAll("main details")) {
    const content = [...fold.children].find(({ localName }) => localName !== "summary");
    if (seen(fold) && content && !seen(content)) faults.push(`keeps folded ${describe(fold)}`);
  }
  if (document.body.innerText.includes(strip)) faults.push("prints the strip of the demonstration");
  return faults;
}

for (const [{ path }] of groupByLayout(canonicalPages)) {
  test(`${path} on paper has its words and nothing that needs a screen`, async ({ page }, { annotations }) => {
    await page.setViewportSize(paper);
    await page.goto(path, { waitUntil: "load" });
    await page.emulateMedia({ media: "print" });
    expect.soft(await page.evaluate(findFaults, samples.strip)).toEqual([]);
    expect.soft(await findTooWide(page)).toEqual([]);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    annotations.push({ type: "sheets", description: String(sheets) });
    console.log(`${path}: ${sheets} sheets`);
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(mostSheets[path] ?? 6);
  });
}

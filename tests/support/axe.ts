import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds wrong with the page as it is now, or with a part of it, one line each. Whole pages are read by the visits of
 * tests/site: a journey needs only the part that it has changed.
 */
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, { values: string[]; selector: string | undefined }>(
    ({ values, selector }) =>
      // A part that is not there is an error.
      Reflect.get(window, "axe").run(selector ?? document, {
        runOnly: { type: "tag", values },
        resultTypes: ["violations"],
        // Loading sounds and films first, and style sheets for rules on trial, is a quarter of the work; there are none here.
        preload: false,
      }),
    { values: tags, selector: part },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help} at ${target.join(" ")}${any[0] ? ` (${any[0].message})` : ""}`),
  );
}

import { posix } from "node:path";
import { expect, test } from "@playwright/test";
import { brotliSize, canonicalPages, notFoundPath, readBuilt, sentSize } from "../support/built-site.ts";
import { type PageFacts, readFacts } from "../support/page-facts.ts";

const KB = 1024;
const article = /^\/articles\/./;
const contentPage = /^\/(articles\/.+|terms-of-service|privacy-policy|about|partners|testimonials|whats-changed)$/;
const longPage = /^\/($|articles($|\/)|startup-templates|compliance-calendar$)/;

/** Form, plans, process and questions on one page: see docs/decisions/0008-structure-pages-15-kb.md. */
const structurePage = /^\/(private-limited|one-person-company|llp-registration)$/;

const budgets = {
  contentScript: 3 * KB,
  script: 75 * KB,
  html: 14 * KB,
  structureHtml: 15 * KB,
  longHtml: 30 * KB,
  font: 30 * KB,
};

let pages: PageFacts[];

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  pages = (await readFacts(page)).filter((facts) => !facts.isAlias);
  await page.close();
});

/** Script files a page loads, with all they import; what `import()` brings later, when a visitor asks, is not counted. */
function scriptsOf({ scriptFiles }: PageFacts): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, from = ""] of readBuilt(file).matchAll(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)) {
      follow(posix.join(posix.dirname(file), from));
    }
  };
  for (const file of scriptFiles) follow(file);
  return [...found];
}

function scriptSize(facts: PageFacts): number {
  const inline = facts.inlineScripts.reduce((sum, script) => sum + brotliSize(script), 0);
  return scriptsOf(facts).reduce((sum, file) => sum + sentSize(file), inline);
}

function over(limit: number, size: number, what: string): string[] {
  return size > limit ? [`${what} ${(size / KB).toFixed(1)} KB, allowed ${limit / KB} KB`] : [];
}

test("content pages ship no React and at most 3 KB of script", () => {
  const content = pages.filter((facts) => contentPage.test(facts.path));
  expect(content.some((facts) => article.test(facts.path))).toBe(true);
  const faults = content.flatMap((facts) => {
    const react =
      facts.islands > 0 || scriptsOf(facts).some((file) => /react\.(transitional|element)/.test(readBuilt(file)));
    return [...(react ? ["React"] : []), ...over(budgets.contentScript, scriptSize(facts), "script")].map(
      (fault) => `${facts.path}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
});

test("no page ships more than 75 KB of script", () => {
  const sizes = pages.map((facts) => [facts.path, scriptSize(facts)] as const);
  expect(sizes.flatMap(([path, size]) => over(budgets.script, size, path))).toEqual([]);
  // An island brings React: a smaller sum would mean that the counting is broken, not that the site is light.
  expect(pages.filter((facts) => facts.islands > 0 && scriptSize(facts) < 40 * KB)).toEqual([]);
});

test("HTML with its styles is at most 14 KB, long pages 30 KB, in one file", () => {
  const faults = pages.flatMap(({ path, styleSheets }) => {
    const file = path === notFoundPath ? "404.html" : posix.join(path, "index.html");
    const limit = longPage.test(path)
      ? budgets.longHtml
      : structurePage.test(path)
        ? budgets.structureHtml
        : budgets.html;
    const size = over(limit, sentSize(file), `${path} HTML`);
    return [...size, ...styleSheets.map((sheet) => `${path} loads ${sheet}`)];
  });
  expect(faults).toEqual([]);
});

test("at most one font file, of at most 30 KB", () => {
  const faults = pages.flatMap(({ path, fontFiles }) => [
    ...(fontFiles.length > 1 ? [`${path}: ${fontFiles.join(", ")}`] : []),
    ...fontFiles.flatMap((file) => over(budgets.font, sentSize(file), `${path} ${file}`)),
  ]);
  expect(faults).toEqual([]);
  expect(canonicalPages.length).toBeGreaterThan(18);
});

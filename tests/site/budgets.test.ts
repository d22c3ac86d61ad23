import { posix } from "node:path";
import { expect, test } from "vitest";
import { section8Words } from "../../content/incorporation-costs/section-8.ts";
import { brotliSize, notFoundPath, readBuilt, sentSize } from "../support/built-site.ts";
import { type PageFacts, pageFacts } from "../support/page-facts.ts";
import { scriptBudgets } from "../support/script-budgets.ts";
import { openBuilt } from "../support/static-page.ts";

const kilobyte = 1024;
const contentPage =
  /^\/(articles\/(?!page\/).+|terms-of-service|privacy-policy|about|partners|testimonials|whats-changed)$/;
const longPage =
  /^\/($|articles($|\/)|startup-templates($|\/)|compliance-calendar$|private-limited$|one-person-company$|llp-registration$|pricing$|cost-calculator$|whats-changed$|choose-structure$|name-checker$|my-plan$|search$|hi$|kn$)/;

/** Bytes as sent: compressed with brotli. */
const budgets = {
  contentScript: 5 * kilobyte,
  /** Of pages that have no limit of their own in tests/support/script-budgets.ts. */
  script: 111 * kilobyte,
  /** With all that a page may load later, but for what makes Word files. */
  laterScript: 230 * kilobyte,
  scriptFiles: 12,
  html: 20.2 * kilobyte,
  longHtml: 36.2 * kilobyte,
  fonts: 30 * kilobyte,
  fontFiles: 2,
  searchIndex: 20 * kilobyte,
};

const pages = pageFacts.filter((facts) => !facts.isAlias);

/** What a script file imports at once, and what `import()` may bring later. */
const imports = {
  atOnce: /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g,
  later: /\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g,
};

const importsOf = (file: string, kinds: readonly (keyof typeof imports)[] = ["atOnce"]): string[] =>
  kinds
    .flatMap((kind) => [...readBuilt(file).matchAll(imports[kind])])
    .map(([, from = ""]) => posix.join(posix.dirname(file), from));

/** These script files, with all they import in these ways. */
function withImports(files: readonly string[], ...kinds: (keyof typeof imports)[]): string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of importsOf(file, kinds)) follow(imported);
  };
  for (const file of files) follow(file);
  return [...found];
}

const scriptsOf = ({ scriptFiles }: PageFacts): string[] => withImports(scriptFiles, "atOnce");

function scriptSize(facts: PageFacts): number {
  const inline = facts.inlineScripts.reduce((sum, script) => sum + brotliSize(script), 0);
  return scriptsOf(facts).reduce((sum, file) => sum + sentSize(file), inline);
}

const scriptLimit = ({ path }: PageFacts): number => (scriptBudgets[path] ?? 0) * kilobyte || budgets.script;

const loadsReact = (facts: PageFacts): boolean =>
  scriptsOf(facts).some((file) => /react\.(transitional|element)/.test(readBuilt(file)));

const over = (limit: number, size: number, what: string): string[] =>
  size > limit ? [`${what}: ${(size / kilobyte).toFixed(1)} KB, allowed ${limit / kilobyte} KB`] : [];

test("content pages ship no React and at most 5 KB of script", () => {
  const content = pages.filter((facts) => contentPage.test(facts.path));
  expect(content.length).toBeGreaterThan(6);
  expect(content.filter((facts) => facts.islands > 0 || loadsReact(facts)).map(({ path }) => path)).toEqual([]);
  expect(content.flatMap((facts) => over(budgets.contentScript, scriptSize(facts), facts.path))).toEqual([]);
  // Where React is, it must be found: otherwise the line above would say nothing.
  expect(pages.filter((facts) => facts.islands > 0 && !loadsReact(facts)).map(({ path }) => path)).toEqual([]);
});

test("no page ships more script than it may, or in more than 12 files", () => {
  const named = Object.keys(scriptBudgets).filter((path) => !pages.some((facts) => facts.path === path));
  expect(named, "pages with a limit of their own that do not exist").toEqual([]);
  expect(pages.flatMap((facts) => over(scriptLimit(facts), scriptSize(facts), facts.path))).toEqual([]);
  const counts = pages.map((facts) => ({ path: facts.path, files: scriptsOf(facts).length }));
  expect(counts.filter(({ files }) => files > budgets.scriptFiles)).toEqual([]);
});

test("no two script files import each other", () => {
  const files = [...new Set(pages.flatMap(scriptsOf))];
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => withImports(importsOf(file)).includes(file))).toEqual([]);
});

test("what a page may load later is not larger than it may be either", () => {
  const sizes = pages.map((facts) => {
    const files = withImports(facts.scriptFiles, "atOnce", "later").filter((file) => !/\/docx\./.test(file));
    return { path: facts.path, files, size: files.reduce((sum, file) => sum + sentSize(file), 0) };
  });
  expect(sizes.flatMap(({ path, size }) => over(budgets.laterScript, size, path))).toEqual([]);
  // Where something is loaded later it must be found: otherwise the line above would say nothing.
  const later = sizes.find(({ path }) => path === "/my-plan")?.files ?? [];
  expect(later.filter((file) => /\/(?:PlanView|known-plan)\./.test(file))).toHaveLength(2);
});

test("what only a Section 8 company pays is loaded where one is asked for", () => {
  const { rule } = section8Words.licence;
  const holds = (files: readonly string[]) => files.some((file) => readBuilt(file).includes(rule));
  expect(pages.filter((facts) => holds(scriptsOf(facts))).map(({ path }) => path)).toEqual([]);
  const calculator = pages.find(({ path }) => path === "/cost-calculator")?.scriptFiles ?? [];
  expect(holds(withImports(calculator, "atOnce", "later"))).toBe(true);
});

test("no script that a page loads at its start makes a formatter: the first takes a slow phone a tenth of a second", () => {
  const formatter = /\bIntl\b|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/;
  const files = [...new Set(pages.flatMap(scriptsOf))];
  expect(files.filter((file) => formatter.test(readBuilt(file)))).toEqual([]);
});

test("home has at most 950 elements", () => {
  expect(openBuilt("/").all("*").length).toBeLessThanOrEqual(950);
});

test("HTML with its styles is at most 20.2 KB, long pages 36.2 KB, without a style sheet beside it", () => {
  const errors = pages.flatMap(({ path, styleSheets }) => {
    const file = path === notFoundPath ? "404.html" : posix.join(path, "index.html");
    const limit = longPage.test(path) ? budgets.longHtml : budgets.html;
    return [...over(limit, sentSize(file), path), ...styleSheets.map((sheet) => `${path} loads ${sheet}`)];
  });
  expect(errors).toEqual([]);
});

test("a page in another script fetches the letters and the rupee sign of the others, and no font of its own", () => {
  const others = pages.filter(({ lang }) => lang !== "en-IN");
  expect(others.length).toBeGreaterThan(0);
  const latin = pages.filter(({ lang }) => lang === "en-IN").flatMap(({ fontFiles }) => fontFiles);
  expect(latin).toEqual(expect.arrayContaining(others.flatMap(({ fontFiles }) => fontFiles)));
});

test("two font files, at most 30 KB together", () => {
  const fonts = [...new Set(pages.flatMap(({ fontFiles }) => fontFiles))];
  expect(fonts).toHaveLength(budgets.fontFiles);
  const size = fonts.reduce((sum, file) => sum + sentSize(file), 0);
  expect(over(budgets.fonts, size, "fonts")).toEqual([]);
});

test("the index of the search is at most 20 KB", () => {
  expect(over(budgets.searchIndex, sentSize("search-index.json"), "the index")).toEqual([]);
});

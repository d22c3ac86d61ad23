/** Every layout opened once for everything that can be seen of a page; every other page opened once, watched and measured. */
import { test as base, expect, type Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { site } from "../../content/site.ts";
import { myPlan } from "../../content/tools/my-plan.ts";
import { rounds } from "../../server/testing/basics.ts";
import { axeFaults } from "../support/axe.ts";
import { builtPages } from "../support/built-site.ts";
import { snifferFaults } from "../support/codesniffer.ts";
import { groupByLayout } from "../support/layouts.ts";
import { lengthGoals } from "../support/page-lengths.ts";
import {
  askedBeforePaint,
  findCovered,
  findCutWords,
  findOddIcons,
  findPaperFaults,
  partThatStays,
} from "../support/probes.ts";
import { fixedTime, openState, showAll, showWhole, states } from "../support/states.ts";
import { findTooWide } from "../support/too-wide.ts";
import { watchFor } from "../support/watch.ts";

/** One window for all visits of a worker: what the pages share is fetched and compiled once. Each page finds the device empty. */
const test = base.extend<object, { visitor: { page: Page; errors: string[] } }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ ...project.use, reducedMotion: "reduce" });
      await context.addInitScript(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(fixedTime);
      await use({ page, errors: watchFor(page, project.use.baseURL!) });
      await context.close();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

/** Everything that is wrong with a page is said at once. */
const soft = expect.configure({ soft: true });

const isThorough = Boolean(process.env.THOROUGH);
const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
/** An A4 sheet in CSS pixels, by which the browser chooses a layout for paper. */
const paper = { width: 794, height: 1123 };
/** A window of 1280 by 800 px, four times and twice enlarged: what is left of it, in CSS pixels. */
const enlarged = [{ width: 320, height: 200 }, ...(isThorough ? [{ width: 640, height: 400 }] : [])];

const layouts = groupByLayout(builtPages.filter(({ isAlias }) => !isAlias));
/** Something a visitor does on the page is looked at too. */
const interactive = states.filter(({ prepare }) => prepare);
const pagesWithStates = new Set(
  interactive.filter(({ isRepeat }) => isThorough || !isRepeat).map(({ path }) => path.split("?")[0]),
);
/** Laid out otherwise on wide screens: axe looks at these there. */
const wide = [
  "/pricing",
  ...(isThorough
    ? [
        "/",
        "/private-limited",
        "/incubation",
        "/compliance-calendar",
        "/cost-calculator",
        "/startup-templates",
        "/contact-us",
        "/testimonials",
      ]
    : []),
];
/** Of the same parts as another page, with other words: loaded, watched and measured as the other pages of a layout are. */
const repeated = isThorough
  ? []
  : [
      // as /private-limited
      "/one-person-company",
      "/llp-registration",
      // as /privacy-policy
      "/terms-of-service",
      "/what-is-real",
      // as /articles
      "/articles/page/2",
      // as /thank-you/contact
      "/newsletter/confirmed",
      // as /about
      "/partners",
      "/testimonials",
      "/newsletter/unknown-link",
      // as /404
      "/thank-you/quick",
      // as /articles
      "/whats-changed",
    ];

/** Pages that people do print; the others share their parts. */
const printed = ["/private-limited", "/cost-calculator"];
const isPrinted = (path: string) => isThorough || printed.includes(path) || path.startsWith("/startup-templates/");

/** A page with icons and a list to choose from; the others are made of the same parts. */
const inForcedColours = ["/pricing", "/cost-calculator", "/contact-us"];

/** How many sheets each layout may take; where none is given, five. */
const mostSheets: Record<string, number> = {
  "/": 10,
  "/private-limited": 11,
  "/one-person-company": 11,
  "/llp-registration": 11,
  // All 17 cards with their notes on the law.
  "/compliance-calendar": 11,
  "/whats-changed": 12,
  "/terms-of-service": 6,
  "/privacy-policy": 8,
  "/search": 9,
};

/** The longest of these is the measure. */
const mostSheetsBelow = { "/articles/": 18, "/startup-templates/": 15 };
const mostSheetsOf = (path: string) =>
  mostSheets[path] ?? Object.entries(mostSheetsBelow).find(([folder]) => path.startsWith(folder))?.[1] ?? 5;

/** How long the page is in a window of this width. */
async function measure(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

async function expectLengths(page: Page, path: string): Promise<void> {
  for (const { width, goal } of lengthGoals.filter((each) => each.path === path))
    await soft.poll(() => measure(page, width), `${path} is too long at ${width} px`).toBeLessThanOrEqual(goal);
  if (path === "/") soft(await measure(page, 768), "longer on a tablet").toBeLessThanOrEqual(await measure(page, 360));
}

async function expectReadableEnlarged(page: Page): Promise<void> {
  for (const viewport of enlarged) {
    await page.setViewportSize(viewport);
    const at = `in ${viewport.width} px`;
    soft(await findTooWide(page), `too wide ${at}`).toEqual([]);
    soft(await page.evaluate(findCutWords), `cut ${at}`).toEqual([]);
    for (const share of isThorough ? [0.25, 0.5, 0.75] : [0.5]) {
      await page.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: "instant" }), share);
      soft(await page.evaluate(partThatStays), `part of the window that stays ${at}`).toBeLessThan(1 / 3);
    }
  }
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  if (wide.includes(path)) {
    await page.setViewportSize(desktop);
    soft(await axeFaults(page), "at 1280 px").toEqual([]);
  }
  // In the narrow width, where there is the least room, a page is looked at in its states if it has any.
  if (pagesWithStates.has(path)) return;
  await page.setViewportSize(phone);
  await showWhole(page);
  soft(await axeFaults(page), "at 360 px").toEqual([]);
  soft(await snifferFaults(page), "HTML_CodeSniffer at 360 px").toEqual([]);
}

async function expectColoursOfTheVisitor(page: Page): Promise<void> {
  for (const colorScheme of isThorough ? (["light", "dark"] as const) : (["light"] as const)) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    // A colour takes a moment to change.
    await soft.poll(() => page.evaluate(findOddIcons), `icons with forced colours, ${colorScheme}`).toEqual([]);
    const select = page.locator("select").first();
    if ((await select.count()) > 0) await soft(select, "the browser's own arrow").toHaveCSS("appearance", "auto");
  }
  await page.emulateMedia({ forcedColors: "none", colorScheme: null });
}

async function expectPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  await soft.poll(() => page.evaluate(findPaperFaults), "on paper").toEqual([]);
  if (isPrinted(path)) {
    soft(await findTooWide(page), "on paper").toEqual([]);
    const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    soft(sheets).toBeGreaterThan(0);
    soft(sheets, "sheets").toBeLessThanOrEqual(mostSheetsOf(path));
  }
  await page.emulateMedia({ media: "screen" });
}

for (const [{ path }] of layouts.filter(([{ path }]) => !repeated.includes(path))) {
  test(`${path}: loads without an error, is seen at once, fits, can be hit, read, enlarged and printed, and is accessible`, async ({
    visitor: { page, errors },
  }) => {
    errors.splice(0);
    const isUnknown = path === "/404";
    await page.setViewportSize(desktop);
    const response = await page.goto(isUnknown ? "/no-such-page" : path, { waitUntil: "load" });
    expect(response?.status()).toBe(isUnknown ? 404 : 200);
    const asked = await page.evaluate(askedBeforePaint);
    expect
      .soft(
        asked.filter((file) => !/\.(woff2|svg|png)$/.test(file)),
        "asked for before it is seen",
      )
      .toEqual([]);

    for (const width of isThorough ? [360, 768, 900, 1280] : [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      soft(await page.evaluate(findCovered), `controls that a pointer misses at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await showAll(page);
    await expectReadableEnlarged(page);
    await expectLengths(page, path);
    await expectAccessible(page, path);
    if (isThorough || inForcedColours.includes(path)) await expectColoursOfTheVisitor(page);
    await expectPaper(page, path);
    soft(errors.filter((error) => !isUnknown || !error.includes("404"))).toEqual([]);
  });
}

/** What is not looked at in full, by the page that is. */
const others = layouts.map(([first, ...more]) => (repeated.includes(first!.path) ? [first!, ...more] : more));

for (const [index, pages] of [...others.entries()].filter(([, pages]) => pages.length > 0)) {
  const { path } = layouts[index]![0]!;
  test(`the other pages in the layout of ${path} load without an error and fit 320 px`, async ({
    visitor: { page, errors },
  }) => {
    test.slow();
    errors.splice(0);
    for (const other of pages) {
      await page.setViewportSize({ width: 320, height: 640 });
      const response = await page.goto(other.path, { waitUntil: "load" });
      expect(response?.status(), other.path).toBe(200);
      soft(await findTooWide(page), `${other.path} is wider than 320 px`).toEqual([]);
      await expectLengths(page, other.path);
      soft(errors.splice(0), other.path).toEqual([]);
    }
  });
}

for (const state of interactive) {
  const tag = state.isRepeat ? "@thorough" : [];
  test(`${state.name} is accessible at ${phone.width} px`, { tag }, async ({ visitor: { page } }) => {
    await page.setViewportSize(phone);
    await openState(page, state);
    await showWhole(page);
    soft(await axeFaults(page)).toEqual([]);
    soft(await snifferFaults(page), "HTML_CodeSniffer").toEqual([]);
  });
}

test("a plan in which everything is decided begins with its name, total and publisher on the first sheet of few", async ({
  visitor: { page },
}) => {
  await page.setViewportSize(paper);
  await openState(page, states.find(({ name }) => name === "my plan, decided")!);
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(findPaperFaults)).toEqual([]);
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
  await page.emulateMedia({ media: "screen" });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  expect(text.length).toBeLessThanOrEqual(5);
  for (const words of [myPlan.sheet.kicker, myPlan.cost.total, site.phone.display]) expect(text[0]).toContain(words);
});

test("a page that nobody sees yet gets its scripts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      PerformanceObserver: class {
        observe() {}
      },
    });
  });
  await page.goto("/cost-calculator");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages with islands have their heading, text and navigation", async ({ page }) => {
    test.slow();
    const withIslands = layouts.filter(([{ html }]) => html.includes("<astro-island"));
    // What their HTML holds is read from the files by markup.test.ts.
    for (const [{ path }] of withIslands.slice(0, rounds({ usual: 3, thorough: withIslands.length }))) {
      await page.goto(path, { waitUntil: "commit" });
      await soft(page.locator("h1"), path).toBeVisible();
      soft((await page.locator("main").innerText()).trim().length, path).toBeGreaterThan(100);
      await soft(page.locator("header nav a[href]:visible").first(), path).toBeVisible();
      await soft(page.locator('footer a[href="/privacy-policy"]'), path).toBeVisible();
    }
  });
});

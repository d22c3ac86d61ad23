// How to read it: docs/performance.md. Usage: npm run bench:visits -- [--beside folder] [--address http://other.site]
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import puppeteer, { type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startSlowLine } from "./slow-line.ts";
import { visits } from "./visits.ts";

const { values } = parseArgs({ options: { beside: { type: "string" } } });

/** A visitor reads, moves to a link, and clicks it a moment later. */
const readingMs = 2500;
const pointingMs = 700;
const slowPhone = 4;

interface View {
  /** From the click to the largest paint of the next page. */
  ms: number;
  bytes: number;
  requests: number;
  prerendered: boolean;
}

/** Runs in the page: where a link is, or nothing when there is none in the page that can be pointed at. */
function findLink(path: string) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) => link.pathname === path && link.checkVisibility({ visibilityProperty: true }),
  );
  const link = links.find((each) => each.closest("main")) ?? links[0];
  if (!link) return null;
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the next page. */
async function readPaint() {
  const entries = await new Promise<PerformanceEntryList>((found) => {
    new PerformanceObserver((list) => found(list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const shownAt = navigation?.activationStart ?? 0;
  const paintedAt = Math.max(entries.at(-1)?.startTime ?? 0, shownAt);
  return {
    paintedAt: performance.timeOrigin + paintedAt,
    prerendered: shownAt > 0,
    requests: performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0).length,
  };
}

/** A page that was rendered ahead takes the place of the one before: questions in between have nobody to answer them. */
async function arrive(page: Page, path: string): Promise<void> {
  for (const until = Date.now() + 20_000; Date.now() < until; await wait(50)) {
    const at = await page.evaluate(() => location.pathname).catch(() => "");
    if (at === path) return;
  }
  throw new Error(`${path} did not open.`);
}

async function view(page: Page, path: string, bytes: () => number): Promise<View | undefined> {
  await wait(readingMs);
  const place = await page.evaluate(findLink, path);
  if (!place) return undefined;
  const before = bytes();
  await page.mouse.move(place.x, place.y);
  await wait(pointingMs);
  const clickedAt = Date.now();
  await page.mouse.click(place.x, place.y);
  await arrive(page, path);
  await wait(1500);
  const { paintedAt, prerendered, requests } = await page.evaluate(readPaint);
  return { ms: Math.max(0, paintedAt - clickedAt), bytes: bytes() - before, requests, prerendered };
}

async function measure(folder: string | undefined): Promise<View[]> {
  const server = await startSiteServer(folder);
  const line = await startSlowLine(Number(new URL(server.origin).port));
  const views: View[] = [];
  try {
    for (const [first = "/", ...next] of visits) {
      // A browser per visit: nothing is left from the visit before.
      const browser = await puppeteer.launch({
        executablePath: findChromium({ wholeOnly: true })!,
        args: chromiumFlags,
      });
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 900 });
      await page.emulateCPUThrottling(slowPhone);
      await page.goto(line.origin + first, { waitUntil: "load" });
      for (const path of next) {
        const seen = await view(page, path, line.bytes);
        if (seen) views.push(seen);
        else console.log(`no link to ${path} on the page before it`);
      }
      await browser.close();
    }
  } finally {
    line.stop();
    await server.stop();
  }
  return views;
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function print(label: string, views: readonly View[]): void {
  const row = (name: string, some: readonly View[]) =>
    console.log(
      [
        `${label} ${name}`.padEnd(34),
        String(some.length).padStart(6),
        median(some.map(({ ms }) => ms))
          .toFixed(0)
          .padStart(12),
        (median(some.map(({ bytes }) => bytes)) / 1024).toFixed(1).padStart(10),
        String(median(some.map(({ requests }) => requests))).padStart(10),
      ].join(""),
    );
  row("all", views);
  row(
    "rendered ahead",
    views.filter(({ prerendered }) => prerendered),
  );
  row(
    "not rendered ahead",
    views.filter(({ prerendered }) => !prerendered),
  );
}

console.log("Ten visits, slow 4G, CPU 4 times slower; medians of the pages after the first\n");
console.log(`${"".padEnd(34)} views  click→paint        KB  requests`);
print("this site", await measure(undefined));
if (values.beside) print("beside", await measure(resolve(values.beside)));

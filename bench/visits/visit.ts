import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { chromiumFlags, findChromium } from "../../tests/support/chromium.mjs";
import { findLink, readPaint } from "./in-page.ts";
import type { SlowLine } from "./slow-line.ts";
import { recordTrace } from "./trace.ts";

/** A visitor reads, moves to a link, and clicks it a moment later. */
export const readingMs = 2500;
export const pointingMs = 700;
const slowPhone = 4;

export interface Site {
  label: string;
  origin: string;
  line: SlowLine;
  /** Whether the browser may open links ahead. */
  ahead: boolean;
  /** As a visitor who asks for less motion. */
  reducedMotion: boolean;
  /** Where to write a trace of each way from pointing at a link to the next page. */
  traces: string | undefined;
}

export interface View {
  /** From the click to the largest paint of the next page. */
  ms: number;
  bytes: number;
  requests: number;
  prerendered: boolean;
  prefetched: boolean;
}

/** Opens the first path and follows links to the others; `undefined` stands for any page that was not seen yet. */
export async function makeVisit(site: Site, [first = "/", ...next]: readonly (string | undefined)[]): Promise<View[]> {
  // A browser with a profile of its own for each visit: nothing is left from the one before.
  const profile = await makeProfile(site.ahead);
  const { hostname } = new URL(site.origin);
  const browser = await puppeteer.launch({
    executablePath: findChromium({ wholeOnly: true })!,
    userDataDir: profile,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${hostname} 127.0.0.1:${site.line.port}`],
  });
  const views: View[] = [];
  try {
    const page = await openFirst(browser, site, first);
    const seen = [first];
    for (const path of next) {
      const open = () => openNext(page, site.line, path, seen);
      const trace = site.traces && join(site.traces, `${site.label}${seen.at(-1)}-${path}.json`.replaceAll("/", "_"));
      const view = await (trace ? recordTrace(browser, trace, open) : open());
      if (view) views.push(view);
      else console.log(`There is no link to ${path ?? "another page"} on ${seen.at(-1)}.`);
    }
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
  return views;
}

/** What the browser's own settings call preloading pages: 0 is on, 2 is off. */
async function makeProfile(ahead: boolean): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), "bench-profile-"));
  await mkdir(join(profile, "Default"));
  const preferences = { net: { network_prediction_options: ahead ? 0 : 2 } };
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
  return profile;
}

async function openFirst(browser: Browser, { origin, reducedMotion }: Site, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.emulateCPUThrottling(slowPhone);
  if (reducedMotion) await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
  await page.goto(origin + path, { waitUntil: "load" });
  return page;
}

async function openNext(
  page: Page,
  line: SlowLine,
  path: string | undefined,
  seen: string[],
): Promise<View | undefined> {
  const before = { bytes: line.bytes(), requests: line.requests() };
  await wait(readingMs);
  const link = await page.evaluate(findLink, path, seen);
  if (!link) return undefined;
  seen.push(link.path);
  await page.mouse.move(link.x, link.y);
  await wait(pointingMs);
  await page.mouse.down();
  const clickedAt = Date.now();
  await page.mouse.up();
  await arrive(page, link.path);
  const { paintedAt, prerendered, prefetched } = await retry(() => page.evaluate(readPaint));
  if (Number.isNaN(paintedAt)) throw new Error(`${link.path} reported no largest paint.`);
  return {
    ms: Math.max(0, paintedAt - clickedAt),
    bytes: line.bytes() - before.bytes,
    requests: line.requests() - before.requests,
    prerendered,
    prefetched,
  };
}

/** A call into a page that is just being replaced fails or never returns: it is made again, twice at most. */
async function retry<T>(call: () => Promise<T>): Promise<T> {
  const tooLong = () => wait(20_000, undefined, { ref: false });
  for (let left = 2; left > 0; left--) {
    const result = await Promise.race([call(), tooLong()]).catch(() => undefined);
    if (result !== undefined) return result;
  }
  return call();
}

/** A page that was rendered ahead takes the place of the one before: questions in between have nobody to answer them. */
async function arrive(page: Page, path: string): Promise<void> {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
    const at = await page.evaluate(() => location.pathname).catch(() => "");
    if (at === path) return;
  }
  throw new Error(`${path} did not open.`);
}

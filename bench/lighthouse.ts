// Lighthouse's own command over the built site, mobile, beside the goals; how to read it: docs/performance.md.
// Usage: npm run bench -- [--runs 3] [/page …] [http://127.0.0.1:4322/page of another site …]
import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { chromiumFlags, findChromium } from "../tests/support/chromium.mjs";
import { startSiteServer } from "../tests/support/site-server.ts";

const firstPages = [
  "/",
  "/pricing",
  "/contact-us",
  "/startup-templates",
  "/articles",
  "/articles/company-registration-guide",
  "/llp-registration",
  "/cost-calculator",
  "/choose-structure",
  "/search?q=fee",
];

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});

const percent = (category: string) => (result: Result) => Math.round((result.categories[category]?.score ?? 0) * 100);
const audit =
  (id: string, unit = 1) =>
  ({ audits }: Result) =>
    (audits[id]?.numericValue ?? Number.NaN) / unit;

interface Column {
  read: (result: Result) => number;
  digits?: number;
  most?: number;
  least?: number;
}

const columns: Record<string, Column> = {
  "performance ≥ 99": { read: percent("performance"), least: 99 },
  "accessibility 100": { read: percent("accessibility"), least: 100 },
  "practices 100": { read: percent("best-practices"), least: 100 },
  "SEO 100": { read: percent("seo"), least: 100 },
  "FCP s": { read: audit("first-contentful-paint", 1000), digits: 2 },
  "LCP ≤ 1.4 s": { read: audit("largest-contentful-paint", 1000), digits: 2, most: 1.4 },
  "TBT ≤ 100 ms": { read: audit("total-blocking-time"), most: 100 },
  "shift 0": { read: audit("cumulative-layout-shift"), digits: 3, most: 0 },
  KB: { read: audit("total-byte-weight", 1024) },
};

/** A busy machine can spoil a trace: up to three tries. */
function measure(address: string, tries = 3): Result {
  const flags = ["--output=json", "--quiet", `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`];
  try {
    const printed = execFileSync("node_modules/.bin/lighthouse", [address, ...flags], {
      env: { ...process.env, CHROME_PATH: findChromium({ wholeOnly: true }) },
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    return JSON.parse(printed) as Result;
  } catch (error) {
    if (tries === 1) throw error;
    return measure(address, tries - 1);
  }
}

function cell(results: readonly Result[], { read, digits = 0, most = Infinity, least = -Infinity }: Column): string {
  const median = results.map(read).sort((a, b) => a - b)[Math.floor(results.length / 2)]!;
  return `${median.toFixed(digits)}${median > most || median < least ? " !" : ""}`;
}

const server = await startSiteServer();
try {
  const measured = (positionals.length > 0 ? positionals : firstPages).map((page) => ({
    page,
    results: [] as Result[],
  }));
  // In turns, so that what else the machine does falls on all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const { page, results } of measured) results.push(measure(new URL(page, server.origin).href));
  const row = (results: readonly Result[]) =>
    Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, cell(results, column)]));
  console.table(Object.fromEntries(measured.map(({ page, results }) => [page, row(results)])));
} finally {
  await server.stop();
}

// How to read it: the README of this folder. Usage: npm run bench -- [--runs 3] [--beside folder] [/route …]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { canonicalPages } from "../../tests/support/built-site.ts";
import { type SiteServer, startSiteServer } from "../../tests/support/site-server.ts";
import { startBrowser } from "./browser.ts";
import { type Measurement, readMeasurement } from "./measurement.ts";

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    /** Another checkout with a built site, measured page by page beside this one. */
    beside: { type: "string" },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}.`);
const routes = positionals.length > 0 ? positionals : canonicalPages.map((page) => page.path);

const attempts = 3;

async function measure(address: string): Promise<Measurement> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await runOnce(address));
  return readMeasurement(computeMedianRun(results));
}

/** A busy machine can spoil a trace, which Lighthouse reports as an error of its own: that run is made again. */
async function runOnce(address: string): Promise<Result> {
  let error = "";
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // A browser per run: nothing is warm from the run before.
    const browser = await startBrowser();
    try {
      const result = await lighthouse(address, { port: browser.port, logLevel: "error", output: "json" });
      if (result && !result.lhr.runtimeError) return result.lhr;
      error = result?.lhr.runtimeError?.message ?? "no result";
    } finally {
      await browser.stop();
    }
  }
  throw new Error(`${address}: ${error}`);
}

const columns = [
  "P",
  "A",
  "B",
  "S",
  "FCP s",
  "LCP s",
  "TBT ms",
  "CLS",
  "html",
  "script",
  "font",
  "image",
  "other",
  "KB",
  "requests",
];
const widths = columns.map((name) => Math.max(name.length, 4) + 2);
const routeWidth = Math.max(...routes.map((route) => route.length), 5) + (values.beside ? " (beside)".length : 0);

function printRow(route: string, cells: string[]): void {
  console.log(route.padEnd(routeWidth) + cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(""));
}

function formatCells({
  scores,
  firstPaint,
  largestPaint,
  blocking,
  layoutShift,
  bytes,
  requests,
}: Measurement): string[] {
  const seconds = (ms: number): string => (ms / 1000).toFixed(2);
  const kb = (size: number): string => (size / 1024).toFixed(1);
  const sizes = Object.values(bytes);
  return [
    ...Object.values(scores).map(String),
    seconds(firstPaint),
    seconds(largestPaint),
    blocking.toFixed(0),
    layoutShift.toFixed(3),
    ...sizes.map(kb),
    kb(sizes.reduce((sum, size) => sum + size, 0)),
    String(requests),
  ];
}

const servers: { label: string; server: SiteServer }[] = [];
try {
  servers.push({ label: "", server: await startSiteServer() });
  if (values.beside) servers.push({ label: " (beside)", server: await startSiteServer(resolve(values.beside)) });
  console.log(`Lighthouse, mobile, ${runs === 1 ? "one run" : `median of ${runs}`}; sizes in KB on the wire\n`);
  printRow("route", columns);
  const problems: string[] = [];
  for (const route of routes) {
    for (const { label, server } of servers) {
      const measurement = await measure(server.origin + route);
      printRow(route + label, formatCells(measurement));
      problems.push(...measurement.problems.map((problem) => `${route}${label} ${problem}`));
    }
  }
  console.log(problems.length > 0 ? `\nBelow 100 because of:\n${problems.join("\n")}` : "\nNothing scored below 100.");
} finally {
  for (const { server } of servers) await server.stop();
}

// How to read it: the README of this folder.
// Usage: npm run bench -- [--runs 3] [--beside folder] [--resume] [/route …]
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { canonicalPages } from "../../tests/support/built-site.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startControlPage } from "../control-page.ts";
import type { Measurement } from "./measurement.ts";
import { medianMeasurement } from "./median.ts";
import { ResultsFile } from "./results-file.ts";
import { runLighthouse } from "./run.ts";
import { formatCells, printNoise, printRow } from "./table.ts";

const { values, positionals } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    /** Another checkout with a built site, measured run by run beside this one. */
    beside: { type: "string" },
    /** Goes on where an interrupted run of the same build stopped. */
    resume: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}.`);
const routes = positionals.length > 0 ? positionals : canonicalPages.map((page) => page.path);

/** The control page is measured before every so many routes, and once at the end. */
const routesPerControl = 5;
const labelWidth = Math.max(...routes.map((route) => route.length), 5) + " (beside)".length;
const folders = [".", ...(values.beside ? [values.beside] : [])].map((folder) => resolve(folder));
/** Results of another build are never mixed in. */
const builds = folders.map((folder) => readFileSync(join(folder, "dist", ".build-hash"), "utf8").slice(0, 12));
const results = new ResultsFile(`.cache/bench/lighthouse-${builds.join("-")}.jsonl`, values.resume);
const control: Measurement[] = [];
const problems: string[] = [];
const stops: (() => Promise<void>)[] = [];

async function measureControl(origin: string): Promise<void> {
  control.push(await results.get(`control ${control.length}`, () => runLighthouse(origin)));
}

/** One run of each site after the other, so that a busy minute of the machine meets both. */
async function measureRoute(route: string, sites: ReadonlyMap<string, string>): Promise<void> {
  const measured = new Map([...sites.keys()].map((label) => [label, [] as Measurement[]]));
  for (let run = 0; run < runs; run += 1)
    for (const [label, origin] of sites)
      measured.get(label)!.push(await results.get(`${route}${label} ${run}`, () => runLighthouse(origin + route)));
  for (const [label, each] of measured) {
    const measurement = medianMeasurement(each);
    printRow(route + label, labelWidth, formatCells(measurement));
    problems.push(...measurement.problems.map((problem) => `${route}${label} ${problem}`));
  }
}

async function start(folder: string): Promise<string> {
  const server = await startSiteServer(folder);
  stops.push(server.stop);
  return server.origin;
}

try {
  const sites = new Map<string, string>();
  for (const [index, folder] of folders.entries()) sites.set(index === 0 ? "" : " (beside)", await start(folder));
  const controlPage = await startControlPage();
  stops.push(controlPage.stop);
  console.log(`Lighthouse, mobile, ${runs === 1 ? "one run" : `median of ${runs}`}; sizes in KB on the wire\n`);
  printRow("route", labelWidth);
  for (const [index, route] of routes.entries()) {
    if (index % routesPerControl === 0) await measureControl(controlPage.origin);
    await measureRoute(route, sites);
  }
  await measureControl(controlPage.origin);
  printNoise(control);
  console.log(problems.length > 0 ? `\nBelow 100 because of:\n${problems.join("\n")}` : "\nNothing scored below 100.");
} finally {
  for (const stop of stops) await stop();
}

// How to read it: docs/performance.md.
// Usage: npm run bench:visits -- [--without] [--beside folder] [--address https://other.site] [--visits 10] [--reduced-motion] [--traces folder]
// or, for the first tap on forms and filters: npm run bench:visits -- --taps 3
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startControlPage } from "../control-page.ts";
import { measureFirstTaps } from "./first-tap.ts";
import { startSlowLine } from "./slow-line.ts";
import { makeVisit, pointingMs, readingMs, type Site, type View } from "./visit.ts";
import { visits } from "./visits.ts";

const { values } = parseArgs({
  options: {
    /** Measures each site a second time, in a browser that opens nothing ahead. */
    without: { type: "boolean", default: false },
    /** Another checkout with a built site. */
    beside: { type: "string" },
    /** Another site. Its links are not known, so the first ones of each page are followed. */
    address: { type: "string" },
    visits: { type: "string", default: "10" },
    "reduced-motion": { type: "boolean", default: false },
    /** A folder for traces of each click. Writing them slows the browser: the times are then no measurement. */
    traces: { type: "string" },
    /** Measures the first tap on forms, filters and calculators instead, so many times each. */
    taps: { type: "string" },
  },
});
const chosen = visits.slice(0, Number(values.visits));
const anyPages = chosen.map(([, ...next]) => ["/", ...next.map(() => undefined)]);

interface Row {
  site: Site;
  visits: readonly (readonly (string | undefined)[])[];
  views: View[];
}

const stops: (() => void | Promise<void>)[] = [];
const rows: Row[] = [];

async function addRows(label: string, origin: string, paths: Row["visits"]): Promise<void> {
  const line = await startSlowLine(new URL(origin));
  stops.unshift(line.stop);
  const { "reduced-motion": reducedMotion, traces } = values;
  for (const ahead of values.without ? [true, false] : [true]) {
    const site = { label: `${label}${ahead ? "" : ", nothing ahead"}`, origin, line, ahead, reducedMotion, traces };
    rows.push({ site, visits: paths, views: [] });
  }
}

async function addServer(label: string, folder: string | undefined): Promise<void> {
  const server = await startSiteServer(folder);
  stops.push(server.stop);
  await addRows(label, server.origin, chosen);
}

const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

function print(cells: (string | number)[]): void {
  const widths = [30, 8, 12, 13, 14, 12, 14, 8, 8];
  console.log(cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join(""));
}

/** The same browser's time for the control page, which is the machine's own share. */
const controlMs = ({ site: { ahead } }: Row): number =>
  median(rows.findLast(({ site }) => site.ahead === ahead)!.views.map(({ ms }) => ms));

function printRow(row: Row): void {
  const { site, views } = row;
  const times = views.map(({ ms }) => ms);
  print([
    site.label,
    views.length,
    views.filter(({ prefetched }) => prefetched).length,
    views.filter(({ prerendered }) => prerendered).length,
    median(times).toFixed(0),
    (median(times) / controlMs(row)).toFixed(1),
    `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
    (median(views.map(({ bytes }) => bytes)) / 1024).toFixed(1),
    median(views.map(({ requests }) => requests)) || "–",
  ]);
}

async function measureVisits(): Promise<void> {
  await addServer("this site", undefined);
  if (values.beside) await addServer("beside", resolve(values.beside));
  if (values.address) await addRows(new URL(values.address).host, new URL(values.address).origin, anyPages);
  const control = await startControlPage();
  stops.push(control.stop);
  await addRows(
    "control page",
    control.origin,
    chosen.map(() => ["/", "/first", "/second"]),
  );
  console.log(
    `${chosen.length} visits over slow 4G with a CPU 4 times slower. A visitor reads for ${readingMs / 1000} s,`,
  );
  console.log(`points at a link for ${pointingMs / 1000} s and clicks. Medians of the pages after the first.\n`);
  for (const index of chosen.keys())
    for (const row of rows) row.views.push(...(await makeVisit(row.site, row.visits[index]!)));
  print(["", "views", "fetched", "rendered", "click→paint", "× control", "range ms", "KB", "requests"]);
  print(["", "", "ahead", "ahead", "median ms", "", "", "", ""]);
  for (const row of rows) printRow(row);
}

async function measureTaps(runs: number): Promise<void> {
  const server = await startSiteServer();
  stops.push(server.stop);
  await measureFirstTaps(server.origin, runs);
}

try {
  await (values.taps ? measureTaps(Number(values.taps)) : measureVisits());
} finally {
  for (const stop of stops) await stop();
}

// Whether the pages that visitors come to first reach their goals; how to read it: docs/performance.md.
// Usage: npm run bench:goals -- [--runs 3] [--beside folder] [/route …]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startControlPage } from "../control-page.ts";
import { audit, type Column, measure, score, sent } from "./measure.ts";

interface Goals {
  /** Shares of what the site beside it needs. */
  fcp?: number;
  lcp?: number;
  htmlKb?: number;
}

const faster = { fcp: 0.8, lcp: 0.9 };
const pages: Record<string, Goals> = {
  "/": { ...faster, htmlKb: 22 },
  "/pricing": faster,
  "/contact-us": faster,
  "/startup-templates": faster,
  "/articles": { ...faster, htmlKb: 26 },
  "/articles/company-registration-guide": faster,
  "/llp-registration": {},
  "/cost-calculator": {},
  "/choose-structure": {},
};
const mostLcp = 1.4;
const leastScore = 99;
const blockingBelow = 100;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" }, beside: { type: "string" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}.`);
const routes = positionals.length > 0 ? positionals : Object.keys(pages);

const columns = {
  fcp: audit("first-contentful-paint", 1000),
  lcp: audit("largest-contentful-paint", 1000),
  blocking: audit("total-blocking-time"),
  score: score("performance"),
  htmlKb: sent("document"),
} satisfies Record<string, Column>;
type Figures = Record<keyof typeof columns, number>;

/** The middle of each figure on its own. */
function medians(results: readonly Result[]): Figures {
  const middle = (read: Column) => results.map(read).sort((a, b) => a - b)[Math.floor(results.length / 2)]!;
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, middle(read)])) as Figures;
}

function missedGoals(route: string, { fcp, lcp, blocking, score, htmlKb }: Figures, before?: Figures): string[] {
  const goals = pages[route] ?? {};
  return [
    before && goals.fcp && fcp > before.fcp * goals.fcp && `FCP ${share(fcp, before.fcp)} of before`,
    before && goals.lcp && lcp > before.lcp * goals.lcp && `LCP ${share(lcp, before.lcp)} of before`,
    lcp > mostLcp && "LCP",
    blocking >= blockingBelow && "blocking",
    score < leastScore && "score",
    goals.htmlKb && htmlKb > goals.htmlKb && "HTML",
  ].filter((goal) => typeof goal === "string");
}

const share = (now: number, before: number) => `${Math.round((now / before) * 100)} %`;
const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
const cells = ({ fcp, lcp, blocking, score, htmlKb }: Figures) => [
  `${fcp.toFixed(2)} s`,
  `${lcp.toFixed(2)} s`,
  `${blocking.toFixed(0)} ms`,
  `${score}`,
  `${htmlKb.toFixed(1)} KB`,
];
/** Each figure of this site with that of the other behind it. */
const pair = (now: Figures, before: Figures) => cells(now).flatMap((cell, column) => [cell, cells(before)[column]!]);

const control = await startControlPage();
const sites = [await startSiteServer(), ...(values.beside ? [await startSiteServer(resolve(values.beside))] : [])];
const noise: Result[] = [];
try {
  const names = ["FCP", "LCP", "Blocking", "Score", "HTML"];
  const heads = ["Page", ...names.flatMap((name) => (values.beside ? [name, "before"] : [name])), "Missed"];
  printRow(heads);
  printRow(heads.map(() => "---"));
  for (const route of routes) {
    // The same plain page again and again: its spread is the machine's own.
    noise.push(await measure(control.origin));
    const measured = sites.map((): Result[] => []);
    // In turns, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run += 1)
      for (const [site, { origin }] of sites.entries()) measured[site]!.push(await measure(origin + route));
    const [now, before] = measured.map(medians) as [Figures, Figures?];
    const missed = missedGoals(route, now, before);
    printRow([`\`${route}\``, ...(before ? pair(now, before) : cells(now)), missed.join(", ") || "–"]);
  }
  const spread = (read: Column, digits: number) =>
    [Math.min, Math.max].map((of) => of(...noise.map(read)).toFixed(digits)).join(" to ");
  console.log(
    `\nMedian of ${runs}. The control page, measured ${noise.length} times: FCP ${spread(columns.fcp, 2)} s, LCP ${spread(columns.lcp, 2)} s, blocking ${spread(columns.blocking, 0)} ms.`,
  );
} finally {
  for (const { stop } of [...sites, control]) await stop();
}

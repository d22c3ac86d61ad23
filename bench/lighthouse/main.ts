// Lighthouse over the built site; how to read it: docs/performance.md.
// Usage: npm run bench -- [--runs 3] [--beside folder] [/route …]
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { computeMedianRun } from "lighthouse/core/lib/median-run.js";
import { canonicalPages } from "../../tests/support/built-site.ts";
import { startSiteServer } from "../../tests/support/site-server.ts";
import { startControlPage } from "../control-page.ts";
import { audit, type Column, measure, score, sent } from "./measure.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" }, beside: { type: "string" } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number from 1, not ${values.runs}.`);
const routes = positionals.length > 0 ? positionals : canonicalPages.map(({ path }) => path);

const columns: Record<string, Column> = {
  P: score("performance"),
  A: score("accessibility"),
  B: score("best-practices"),
  S: score("seo"),
  "FCP s": audit("first-contentful-paint", 1000),
  "LCP s": audit("largest-contentful-paint", 1000),
  "TBT ms": audit("total-blocking-time"),
  CLS: audit("cumulative-layout-shift"),
  html: sent("document"),
  script: sent("script"),
  font: sent("font"),
  image: sent("image"),
  KB: sent("total"),
  requests: sent("total", "requestCount", 1),
};
const labelWidth = Math.max(...routes.map((route) => route.length), 12) + " (beside)".length;
const print = (label: string, cells: readonly (string | number)[]) =>
  console.log(label.padEnd(labelWidth) + cells.map((cell) => String(cell).padStart(9)).join(""));

/** What keeps a category from 100. */
const problems = ({ categories, audits }: Result): string[] =>
  Object.values(categories).flatMap(({ id: category, score: reached, auditRefs }) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && (reached ?? 1) < 1 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );

const control = await startControlPage();
const sites = [await startSiteServer(), ...(values.beside ? [await startSiteServer(resolve(values.beside))] : [])];
const noise: Result[] = [];
const below: string[] = [];
try {
  print("route", Object.keys(columns));
  for (const [index, route] of routes.entries()) {
    // The same plain page again and again: its spread is the machine's own.
    if (index % 5 === 0) noise.push(await measure(control.origin));
    const measured = sites.map((): Result[] => []);
    // In turns, so that a busy minute of the machine meets both.
    for (let run = 0; run < runs; run += 1)
      for (const [site, { origin }] of sites.entries()) measured[site]!.push(await measure(origin + route));
    for (const [site, results] of measured.entries()) {
      const label = site === 0 ? route : `${route} (beside)`;
      const median = computeMedianRun(results);
      print(
        label,
        Object.values(columns).map((read) => read(median)),
      );
      below.push(...problems(median).map((problem) => `${label} ${problem}`));
    }
  }
  noise.push(await measure(control.origin));
  for (const [label, of] of [
    ["lowest", Math.min],
    ["highest", Math.max],
  ] as const)
    print(
      `control page, ${label}`,
      Object.values(columns).map((read) => of(...noise.map(read))),
    );
  console.log(below.length > 0 ? `\nBelow 100 because of:\n${below.join("\n")}` : "\nNothing scored below 100.");
} finally {
  for (const { stop } of [...sites, control]) await stop();
}

/**
 * `npm run bench:articles`: the site built with 14, 100 and 300 articles, of which all but ours are generated. Read: the seconds of a
 * build on this machine, and how much work it is if other programs use the cores too; and what a visitor of the listing loads, compressed. `-- 300` measures one of them.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listingCategories } from "../content/schemas/plain-lists.ts";

const ours = readdirSync("content/articles").filter((file) => file.endsWith(".mdx")).length;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [14, 100, 300];

const words =
  "founders company register notice director capital share meeting resolution auditor return filing date fee stamp duty partner agreement".split(
    " ",
  );

/** Words in another order for each article, so that compression finds no copies. */
function sentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 7 + index * (seed % 5) + index * index) % words.length],
  );
  return `${picked.join(" ").replace(/^./, (letter) => letter.toUpperCase())} ${seed}.`;
}

const article = (number: number): string => `---
title: Guide ${number} to ${sentence(number, 4).toLowerCase().replace(".", "")}
summary: ${sentence(number, 18)}
author: Anita Jha
date: 2026-${String((number % 10) + 1).padStart(2, "0")}-${String((number % 27) + 1).padStart(2, "0")}
category: ${listingCategories[number % listingCategories.length]}
---

${Array.from({ length: 6 }, (_, part) => `## Part ${part + 1} of guide ${number}\n\n${Array.from({ length: 12 }, (__, index) => sentence(number * 31 + part * 12 + index, 16)).join(" ")}`).join("\n\n")}
`;

const compressed = (file: string): string => `${(brotliCompressSync(readFileSync(file)).length / 1024).toFixed(1)} KB`;
const count = (file: string, what: RegExp): number => readFileSync(file, "utf8").match(what)?.length ?? 0;

/** What bash's `times` says of its children: minutes and seconds in programs and in the system. */
function cpuSeconds(printed: string): number {
  const times = printed.trim().split("\n").at(-1) ?? "";
  return Math.round(
    [...times.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
      (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
      0,
    ),
  );
}

const rows = sizes.map((size) => {
  const place = mkdtempSync(join(tmpdir(), "bench-articles-"));
  const owner = join(place, "owner");
  const builds = join(place, "builds");
  const dist = join(builds, "current", "site");
  cpSync("tests/owner/folders/bare", owner, { recursive: true });
  mkdirSync(join(owner, "articles"), { recursive: true });
  for (let number = 1; number <= size - ours; number += 1)
    writeFileSync(join(owner, "articles", `guide-${number}.md`), article(number));
  const started = performance.now();
  const timed = `"${process.execPath}" scripts/build.mjs --site-only; built=$?; times; exit $built`;
  const { status, stderr, stdout } = spawnSync("bash", ["-c", timed], {
    env: { ...process.env, OWNER_DIR: owner, BUILDS_DIR: builds },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const seconds = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build with ${size} articles failed:\n${stdout.slice(-2000)}\n${stderr}`);
  const row = {
    articles: size,
    "build, seconds": Math.round(seconds),
    "of two cores, CPU seconds": cpuSeconds(stdout),
    "first page of the listing": compressed(join(dist, "articles", "index.html")),
    "for search": compressed(join(dist, "articles", "all.json")),
    "pages of ten": readdirSync(join(dist, "articles", "page")).length + 1,
    "in the feed": count(join(dist, "rss.xml"), /<item>/g),
    "in the sitemap": count(join(dist, "sitemap.xml"), /\/articles\/[a-z]/g),
  };
  rmSync(place, { recursive: true });
  return row;
});
console.table(rows);

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { completeArticle } from "./complete.ts";
import { ownArticleProblems, readOwnArticles, slugOf } from "./read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "own-articles-"));
  for (const name of ["articles", "pictures"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const head = `title: What a first audit asks of you
summary: Which papers the auditor wants to see, and when to gather them.
author: Asha Mathur
date: 2026-11-10
category: Legal Compliance`;
const write = (name: string, text: string) => writeFileSync(join(folder, "articles", name), text);
const problems = () => ownArticleProblems(folder).map(({ file, field, message }) => `${file}, ${field}: ${message}`);

test("title, summary, author, date and category are enough", () => {
  write(
    "First Audit.md",
    `---\n${head}\n---\n\n## What to gather\n\n${"word ".repeat(390)}\n\n![Papers](papers.jpg)\n`,
  );
  writeFileSync(join(folder, "pictures", "papers.jpg"), "");
  expect(problems()).toEqual([]);
  const [article] = readOwnArticles(folder);
  expect(article).toMatchObject({
    slug: "first-audit",
    body: expect.stringContaining("![Papers](/pictures/papers.jpg)"),
  });
  expect(completeArticle(article!)).toMatchObject({
    author: "Asha Mathur",
    publishDate: "2026-11-10",
    reviewedOn: "2026-11-10",
    readTime: 2,
    label: "Legal Compliance",
    tool: "calendar",
    listed: true,
  });
});

test("a folder without articles has none", () => {
  rmSync(join(folder, "articles"), { recursive: true });
  expect([problems(), readOwnArticles(folder)]).toEqual([[], []]);
});

test("a long summary is cut at a word where search results cut it", () => {
  write("a.md", `---\n${head.replace(/summary: .*/, `summary: ${"twelve chars ".repeat(18).trim()}`)}\n---\nText\n`);
  const { description, excerpt } = completeArticle(readOwnArticles(folder)[0]!);
  expect(description.length).toBeLessThanOrEqual(165);
  expect(description).toMatch(/(twelve|chars)…$/);
  expect(excerpt.length).toBeGreaterThan(200);
});

test.each([
  ["no head", "Text only", "articles/a.md, : does not begin with ---"],
  ["a head that is not YAML", `---\ntitle: "open\nsummary: x\n---\nText`, "articles/a.md, : line "],
  [
    "a wrong category",
    `---\n${head.replace("Legal Compliance", "Audits")}\n---\nText`,
    "articles/a.md, Category: is none of",
  ],
  ["a wrong date", `---\n${head.replace("2026-11-10", "10.11.2026")}\n---\nText`, "articles/a.md, Date: is not a day"],
  [
    "an unknown line",
    `---\n${head}\ntag: x\n---\nText`,
    "articles/a.md, : 'tag' is not known here; did you mean 'tags'?",
  ],
  ["no text", `---\n${head}\n---\n`, "articles/a.md, : has no text"],
  ["a heading of the first level", `---\n${head}\n---\n# Title\n`, "articles/a.md, : has a heading with one #"],
  ["a script", `---\n${head}\n---\n<script>1</script>\n`, "articles/a.md, : has HTML"],
  ["a missing picture", `---\n${head}\n---\n![x](none.jpg)\n`, "articles/a.md, : shows the picture 'none.jpg'"],
])("%s is named", (_name, text, expected) => {
  write("a.md", text);
  expect(problems().join("\n")).toContain(expected);
});

test("an address that another article has is refused", () => {
  write("company-registration-guide.md", `---\n${head}\n---\nText`);
  write("First audit.md", `---\n${head}\n---\nText`);
  write("first-audit.md", `---\n${head}\n---\nText`);
  const found = problems();
  expect(found).toHaveLength(2);
  expect(found.join("\n")).toContain("as an article that comes with the site has");
  expect(found.join("\n")).toContain("as First audit.md has");
});

test("addresses are made of the file's name", () => {
  expect(["What's new (2026).md", "LLP & OPC.md", "--.md"].map(slugOf)).toEqual(["what-s-new-2026", "llp-opc", ""]);
});

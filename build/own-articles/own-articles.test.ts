import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { describeProblem } from "../../content/owner/problems.ts";
import { completeArticle } from "./complete.ts";
import { ownArticleDoubts, ownArticleProblems, readOwnArticles, slugOf } from "./own-articles.ts";

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
const problems = () => ownArticleProblems(folder).map((problem) => describeProblem("owner", problem));

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

test("a problem has the line of the text, or the key of the head, where a form shows it", () => {
  write("a.md", `---\n${head.replace("2026-11-10", "10.11.2026")}\n---\n\nFirst line\n\n<script>1</script>\n`);
  expect(ownArticleProblems(folder).map(({ path, line }) => [path, line])).toEqual([
    [["date"], undefined],
    [[], 11],
  ]);
});

test("a folder without articles has none", () => {
  rmSync(join(folder, "articles"), { recursive: true });
  expect([problems(), readOwnArticles(folder)]).toEqual([[], []]);
});

test("a draft is checked, and published nowhere", () => {
  write("a.md", `---\n${head}\ndraft: true\n---\nText`);
  write("b.md", `---\n${head}\ndraft: soon\n---\nText`);
  expect(readOwnArticles(folder).map(({ slug }) => slug)).not.toContain("a");
  expect(problems()).toEqual([
    "owner/articles/b.md, Draft, not published ('draft'): is not true or false. Example: true",
  ]);
});

test("a long summary is cut at a word where search results cut it", () => {
  write("a.md", `---\n${head.replace(/summary: .*/, `summary: ${"twelve chars ".repeat(18).trim()}`)}\n---\nText\n`);
  const { description, excerpt } = completeArticle(readOwnArticles(folder)[0]!);
  expect(description.length).toBeLessThanOrEqual(165);
  expect(description).toMatch(/(twelve|chars)…$/);
  expect(excerpt.length).toBeGreaterThan(200);
});

test.each([
  ["no head", "Text only", "owner/articles/a.md: does not begin with ---"],
  ["a head that is not YAML", `---\ntitle: "open\nsummary: x\n---\nText`, "owner/articles/a.md: line "],
  [
    "a wrong category",
    `---\n${head.replace("Legal Compliance", "Audits")}\n---\nText`,
    "owner/articles/a.md, Category: is none of",
  ],
  [
    "a wrong date",
    `---\n${head.replace("2026-11-10", "10.11.2026")}\n---\nText`,
    "owner/articles/a.md, Date: is not a day",
  ],
  [
    "an unknown line",
    `---\n${head}\ntag: x\n---\nText`,
    "owner/articles/a.md: 'tag' is not known here; did you mean 'tags'?",
  ],
  ["no text", `---\n${head}\n---\n`, "owner/articles/a.md: has no text"],
  ["a heading of the first level", `---\n${head}\n---\n# Title\n`, "owner/articles/a.md: has a heading with one #"],
  ...[
    "<script>1</script>",
    '<meta http-equiv="refresh" content="0;url=https://elsewhere.test">',
    '<form action="https://elsewhere.test"><input name="pan"></form>',
    '<base href="https://elsewhere.test">',
    '<object data="x.swf"></object>',
    '<iframe src="https://elsewhere.test"></iframe>',
    "<br onclick=alert(1)>",
    "Text with <b onmouseover=alert(1)>HTML</b> in it",
    "| a |\n|---|\n| <embed src=x> |",
  ].map((html): [string, string, string] => [
    html,
    `---\n${head}\n---\n\nFirst line\n\n${html}\n`,
    `owner/articles/a.md: line ${html.startsWith("|") ? 13 : 11}: has HTML, '<`,
  ]),
  ...["[x](javascript:alert(1))", "<javascript:alert(1)>", "[x]( java&#115;cript:1)", "[x](data:text/html,1)"].map(
    (link): [string, string, string] => [
      link,
      `---\n${head}\n---\nSee ${link}\n`,
      "owner/articles/a.md: line 8: has the link '",
    ],
  ),
  ["a link by reference", `---\n${head}\n---\n[x][r]\n\n[r]: vbscript:1\n`, "line 10: has the link 'vbscript:1'"],
  ...["none.jpg", "../../../../../etc/passwd", "../articles/a.md", "https://elsewhere.test/x.png", "//x/y.png"].map(
    (image): [string, string, string] => [
      `the picture ${image}`,
      `---\n${head}\n---\n![x](${image})\n`,
      `owner/articles/a.md: line 8: shows the picture '${image}', which is not in pictures/`,
    ],
  ),
  ["a picture by reference", `---\n${head}\n---\n![x][r]\n\n[r]: https://x.test/y.png\n`, "line 8: has a picture"],
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

test("a link to a page that is not there, and the ready words of a picture, are asked about", () => {
  const body = `[a](/no-such-page) ![What it shows](papers.jpg) [b](pricing) [c](/articles/other)

[d](/pricing#x) [e](/articles/company-registration-guide) [f](/articles/b) [g](#here) [h](/hi) [i](https://mca.gov.in)
[j](/startup-templates/nda) [k](/rss.xml) [l](mailto:a@b.in) [m](/articles/) ![Papers](papers.jpg)`;
  write("a.md", `---\n${head}\n---\n${body}\n`);
  write("b.md", `---\n${head}\n---\nText\n`);
  write("other.md", `---\n${head}\ndraft: true\n---\nText\n`);
  expect(ownArticleDoubts(folder).map(({ line, message }) => `${line} ${message.split(/'/)[1]}`)).toEqual([
    "8 /no-such-page",
    "8 What it shows",
    "8 pricing",
    "8 /articles/other",
  ]);
});

test("links to pages, code that shows HTML and breaks of a line are Markdown", () => {
  const body = `Line one<br>line two, H<sub>2</sub>O, 3 < 5

[a](https://mca.gov.in) [b](/pricing#top) [c](#cost) [d](mailto:a@b.in) [e](tel:+911414112233) <https://mca.gov.in> www.mca.gov.in

\`<form>\`

\`\`\`html
<script>1</script>
\`\`\``;
  write("a.md", `---\n${head}\n---\n${body}\n`);
  expect(problems()).toEqual([]);
});

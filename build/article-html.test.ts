import { createSatteriMarkdownProcessor } from "@astrojs/markdown-satteri";
import { expect, test } from "vitest";
import { articleMarkdown } from "./article-html.ts";

const processor = createSatteriMarkdownProcessor({ ...articleMarkdown, syntaxHighlight: false });

const render = async (markdown: string) =>
  (await (await processor).render(markdown)).code.replace(/>\s+</g, "><").trim();

const table = (...[head = [], ...body]: string[][]) =>
  render([head, head.map(() => "---"), ...body].map((row) => `| ${row.join(" | ")} |`).join("\n"));

test("tables get row and column headings", async () => {
  const html = await table(["Point", "OPC", "LLP"], ["AGM", "No", "*Yes*"]);
  expect(html).toContain('<table class="banded"><thead>');
  expect(html).toContain('<th scope="col">OPC</th>');
  expect(html).toContain('<th scope="row">AGM</th>');
  expect(html).toContain("<td><em>Yes</em></td>");
});

test("two columns stay as they are on phones, three and four are banded, and five scroll", async () => {
  expect(await table(["Form", "Fee"], ["INC-20A", "₹200"])).toContain("<table><thead>");
  expect(await table(["Form", "Fee", "Date"], ["INC-20A", "₹200", "x"])).toMatch(/^<table class="banded">/);
  expect(await table(["A", "B", "C", "D"], ["1", "₹1", "₹2", "₹3"])).toMatch(/^<table class="banded">/);
  expect(await table(["A", "B", "C", "D", "E"], ["1", "x", "x", "x", "x"])).toMatch(
    /^<div class="table-frame" role="region" aria-label="Table" tabindex="0"><table class="wide dense">.*<\/table><\/div>$/,
  );
});

test("a column of figures is set to the right, a column with words in it is not", async () => {
  const html = await table(["Item", "Fee", "Note"], ["Name", "₹1,000", "₹1,000 each"], ["Total", "Nil", "-"]);
  expect(html).toContain('<th scope="col" class="figure">Fee</th>');
  expect(html).toContain('<td class="figure">₹1,000</td>');
  expect(html).toContain("<td>₹1,000 each</td>");
  expect(html).toContain('<tr class="total">');
});

test("a gap or a loss does not keep a column of figures from the right", async () => {
  const html = await table(["Year", "Cash"], ["1", "−₹60 lakh"], ["2", ""], ["Total", "₹137 lakh"]);
  expect(html.match(/class="figure"/g)).toHaveLength(4);
});

test("an empty corner is no heading", async () => {
  expect(await table(["", "OPC"], ["AGM", "No"])).toContain("<thead><tr><td></td>");
});

test("links that leave the site open a new tab and say so", async () => {
  const html = await render("[MCA](https://www.mca.gov.in/) and [prices](/pricing)");
  expect(html).toContain(
    '<a href="https://www.mca.gov.in/" target="_blank" rel="noopener" class="link link-external">MCA<span class="sr-only"> (opens in a new tab)</span></a>',
  );
  expect(html).toContain('<a href="/pricing" class="link">prices</a>');
});

test("of what is written beside a heading the id alone stays", async () => {
  const html = await render(
    '## T {#t onclick="alert(1)" .x}\n\n#### U {#u style="color:red" onclick="alert(1)"}\n\n#### Words',
  );
  expect(html).toBe('<h2 id="t"><a href="#t">T</a></h2><h4 id="u">U</h4><h4 id="words">Words</h4>');
});

test("links in the cells of a table are kept", async () => {
  const html = await table(["Form", "Where"], ["[A](/a)", "[B](https://b.example/)"]);
  expect(html).toContain('<th scope="row"><a href="/a" class="link">A</a></th>');
  expect(html).toContain('<td><a href="https://b.example/" target="_blank"');
});

test("headings link to themselves", async () => {
  expect(await render("## What it *costs* { #cost }")).toBe(
    '<h2 id="cost"><a href="#cost">What it <em>costs</em></a></h2>',
  );
});

test("a checklist keeps its items and loses its inputs", async () => {
  expect(await render("- [ ] PAN of *each* director\n- [x] Photo")).toBe(
    '<ul class="checklist"><li>PAN of <em>each</em> director</li><li>Photo</li></ul>',
  );
});

test("names of forms, ranges, sums and dates stay on one line", async () => {
  const html = await render("File AOC-4 and MGT-7A by 30 October. It costs ₹1-5 lakh, or ₹2 crore in all.");
  expect(html).toContain('<span class="whitespace-nowrap">AOC-4</span>');
  expect(html).toContain('<span class="whitespace-nowrap">MGT-7A</span>');
  expect(html).toContain("30\u00a0October");
  expect(html).toContain('<span class="whitespace-nowrap">₹1-5</span>\u00a0lakh');
  expect(html).toContain("₹2\u00a0crore in all");
  expect(await render("A plain sentence.")).toBe("<p>A plain sentence.</p>");
});

test("headings of the owner's articles get an id from their words, each its own and none of the page's", async () => {
  const text = "## What to gather\n\n### Fees, of 2026\n\n## What to gather\n\n## Related\n\n## कंपनी का नाम\n\n## ?\n";
  const { code, metadata } = await (await processor).render(text);
  const ids = ["what-to-gather", "fees-of-2026", "what-to-gather-2", "related-2", "कंपनी-का-नाम", "section"];
  expect([...code.matchAll(/<h[23] id="([^"]+)"><a href="#([^"]+)">/g)].map(([, id, href]) => [id, href])).toEqual(
    ids.map((id) => [id, id]),
  );
  expect(metadata.headings.map(({ slug }) => slug)).toEqual(ids);
  expect((await (await processor).render("## What to gather")).code).toContain('id="what-to-gather"');
});

import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type DiagramName, diagramNames } from "../../../content/schemas/article-diagrams.ts";
import { diagrams } from "./index.ts";

const folder = "content/articles";
const read = (slug: string) => readFileSync(`${folder}/${slug}.mdx`, "utf8");
const slugs = readdirSync(folder)
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.slice(0, -4));

const shows = (slug: string, name: DiagramName) => read(slug).includes(`\n<${name} />\n`);
const render = (name: DiagramName) => renderToStaticMarkup(createElement(diagrams[name]));

/** What a screen reader reads of it. */
const said = (markup: string) =>
  markup
    .replace(/<(svg|span|p)\b[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");

const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(diagramNames)("%s", (name) => {
  const markup = render(name);

  test("is a figure named by its caption, small, and the same every time", () => {
    const [, label] = /^<figure class="diagram" aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<figcaption id="${label}">`);
    expect(brotliCompressSync(markup).length).toBeLessThan(3000);
    expect(render(name)).toBe(markup);
    expect(markup).not.toContain("style=");
  });

  test("is in exactly one article, which states every figure in it", () => {
    const found = slugs.filter((slug) => shows(slug, name));
    expect(found).toHaveLength(1);
    const known = new Set(figures(read(found[0]!)));
    expect(figures(said(markup)).filter((figure) => !known.has(figure))).toEqual([]);
  });
});

test("each of the ten longest articles has a diagram", () => {
  const longest = slugs
    .map((slug) => ({ slug, words: read(slug).split(/\s+/).length }))
    .sort((one, other) => other.words - one.words)
    .slice(0, 10);
  for (const { slug } of longest)
    expect(diagramNames.filter((name) => shows(slug, name)).length, slug).toBeGreaterThan(0);
});

test.each(slugs)("the diagrams of %s do not share an id", (slug) => {
  const all = diagramNames.filter((name) => shows(slug, name)).flatMap((name) => ids(render(name)));
  expect(new Set(all).size).toBe(all.length);
});

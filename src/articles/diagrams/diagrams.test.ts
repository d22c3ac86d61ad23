import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { articleDiagrams, type DiagramName } from "../../../content/article-diagrams.ts";
import { diagrams } from "./index.ts";

const folder = "content/articles";
const read = (slug: string) => readFileSync(`${folder}/${slug}.mdx`, "utf8");
const slugs = readdirSync(folder)
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => file.slice(0, -4));

const places: Record<string, readonly { diagram: DiagramName; after: string }[]> = articleDiagrams;
const draw = (name: DiagramName) => renderToStaticMarkup(createElement(diagrams[name]));

/** What a screen reader reads of it. */
const said = (markup: string) =>
  markup
    .replace(/<(svg|span|p)\b[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'");

const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(Object.keys(diagrams) as DiagramName[])("%s", (name) => {
  const markup = draw(name);

  test("is a figure named by its caption, small, and drawn the same every time", () => {
    const [, label] = /^<figure class="diagram" aria-labelledby="([^"]+)"/.exec(markup) ?? [];
    expect(markup).toContain(`<figcaption id="${label}">`);
    expect(brotliCompressSync(markup).length).toBeLessThan(3000);
    expect(draw(name)).toBe(markup);
    expect(markup).not.toContain("style=");
  });

  test("belongs to exactly one place, and every figure in it is in that article", () => {
    const found = Object.entries(places).flatMap(([slug, placed]) =>
      placed.filter(({ diagram }) => diagram === name).map(({ after }) => ({ slug, after })),
    );
    expect(found).toHaveLength(1);
    const { slug, after } = found[0]!;
    const article = read(slug);
    expect(article).toContain(`{ #${after} }`);
    const known = new Set(figures(article));
    expect(figures(said(markup)).filter((figure) => !known.has(figure))).toEqual([]);
  });
});

test("each of the ten longest articles has a diagram", () => {
  const longest = slugs
    .map((slug) => ({ slug, words: read(slug).split(/\s+/).length }))
    .sort((one, other) => other.words - one.words)
    .slice(0, 10);
  for (const { slug } of longest) expect(places[slug]?.length ?? 0, slug).toBeGreaterThan(0);
  expect(Object.keys(places).filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test.each(Object.keys(places))("the diagrams of %s do not share an id", (slug) => {
  const all = places[slug]!.flatMap(({ diagram }) => ids(draw(diagram)));
  expect(new Set(all).size).toBe(all.length);
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { articleArt, articleInks } from "./article-art.ts";
import { colours } from "./colours.ts";
import { emblemMarkup } from "./emblems.ts";

const category = "Company Registration";

test("a slug always gives the same picture, and another slug another", () => {
  expect(articleArt("a", category)).toBe(articleArt("a", category));
  expect(articleArt("a", category)).not.toBe(articleArt("b", category));
});

test("the picture carries its category's ink, with marigold in the emblem alone, and no style attribute", () => {
  expect(articleArt("a", category)).not.toContain(colours.highlight);
  const art = articleArt("private-limited-company-registration", category);
  expect(art).toContain(`stroke="${articleInks[category]}"`);
  expect(art).toContain(colours.highlight);
  expect(art).not.toContain("style=");
});

const slugs = readdirSync("content/articles").flatMap((file) => (file.endsWith(".mdx") ? [file.slice(0, -4)] : []));

test("every article has an emblem of its own, small enough for the page's HTML", () => {
  const inks = { line: "#000000", accent: "#ff0000", paper: "#ffffff" };
  const drawn = slugs.map((slug) => emblemMarkup(slug, inks, 4));
  expect(slugs.length).toBeGreaterThan(13);
  expect(slugs.filter((_, index) => drawn[index] === undefined)).toEqual([]);
  expect(new Set(drawn).size).toBe(slugs.length);
  for (const [index, emblem] of drawn.entries()) {
    expect(emblem?.length, slugs[index]).toBeLessThan(3000);
    expect(emblem).not.toMatch(/NaN|undefined|\d\.\d{4}|<svg/);
    expect(emblem).toContain(inks.accent);
    // What utilities.css finds an emblem by.
    expect(emblem).toMatch(/^<g [^>]*stroke-linejoin="round"/);
  }
});

test("an article without an emblem gets a rosette", () => {
  expect(emblemMarkup("new-article", { line: "", accent: "", paper: "" }, 4)).toBeUndefined();
  expect(articleArt("new-article", category)).toContain("<use");
});

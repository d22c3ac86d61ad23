import { expect, test } from "vitest";
import { withNumberedIslands } from "./page-styles.ts";

test("islands get the numbers 1, 2, … and nothing else changes", () => {
  const page = (first: string, second: string) =>
    `<!DOCTYPE html><html><body><astro-island uid="${first}" props="{&quot;uid&quot;:&quot;kept&quot;}" ssr><p uid="kept">uid="kept"</p></astro-island><astro-island  uid="${second}"></astro-island></body></html>`;
  expect(withNumberedIslands(page("ZxY1", "2aBcd"))).toBe(page("1", "2"));
});

test("a page without islands stays as it is", () => {
  const html = '<!doctype html><p class="a">Text & more</p>';
  expect(withNumberedIslands(html)).toBe(html);
});

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bandAddress, lineWorkNames } from "../../../domain/engraving/line-work.ts";
import { GuillocheBand } from "./Guilloche.tsx";

const lineWorkAddressOf = (name: string) => `/line-work/${name}.svg`;
const draw = (seed: string) => renderToStaticMarkup(createElement(GuillocheBand, { seed }));

test("a band is drawn the same every time, and differently for another seed", () => {
  expect(draw("home")).toBe(draw("home"));
  expect(draw("home")).not.toBe(draw("footer"));
});

test("the bands that end pages are files, and a page always has the same one", () => {
  const paths = ["/", "/about", "/partners", "/careers", "/pricing", "/contact-us", "/articles", "/search"];
  for (const path of paths) expect(lineWorkNames.map(lineWorkAddressOf)).toContain(bandAddress(path));
  expect(new Set(paths.map(bandAddress)).size).toBeGreaterThan(3);
});

test("every line of a band runs over its whole width", () => {
  for (const seed of ["home", "footer", "a", "b", "c"]) {
    const lines = [...draw(seed).matchAll(/M(-?[\d.]+) 0q[\d. -]+ ([\d.]+) 0((?:t[\d.]+ 0)+)/g)];
    expect(lines).toHaveLength(24);
    for (const [, start, half, more = ""] of lines) {
      expect(Number(start)).toBeLessThanOrEqual(0);
      expect(Number(start) + Number(half) * more.split("t").length).toBeGreaterThanOrEqual(1440);
    }
  }
});

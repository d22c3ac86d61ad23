import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuillocheBand } from "./Guilloche.tsx";

const draw = (seed: string) => renderToStaticMarkup(createElement(GuillocheBand, { seed }));

test("a band is drawn the same every time, and differently for another seed", () => {
  expect(draw("home")).toBe(draw("home"));
  expect(draw("home")).not.toBe(draw("footer"));
});

test("every line of a band runs over its whole width", () => {
  for (const seed of ["home", "footer", "a", "b", "c"]) {
    const lines = [...draw(seed).matchAll(/M(-?[\d.]+) 0q[\d. -]+ ([\d.]+) 0((?:t[\d.]+ 0)+)/g)];
    expect(lines).toHaveLength(12);
    for (const [, start, half, more = ""] of lines) {
      expect(Number(start)).toBeLessThanOrEqual(0);
      expect(Number(start) + Number(half) * more.split("t").length).toBeGreaterThanOrEqual(1440);
    }
  }
});

import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { rosette, rosetteMarkup } from "./guilloche.ts";

const palette = ["#27348B", "#B4391F"];
const draw = (seed: string, layers = 5) => rosetteMarkup(rosette(seed, { layers }), palette);

describe("rosette", () => {
  test("the same seed gives the same bytes", () => {
    expect(draw("llp-registration")).toBe(draw("llp-registration"));
  });

  test("different seeds give different drawings and ids", () => {
    const seeds = ["a", "b", "c", "company-registration-guide", "startup-india-registration"];
    expect(new Set(seeds.map((seed) => draw(seed))).size).toBe(seeds.length);
    expect(new Set(seeds.map((seed) => rosette(seed).id)).size).toBe(seeds.length);
  });

  test("a full hero rosette fits in a few kilobytes", () => {
    expect(brotliCompressSync(draw("hero")).length).toBeLessThan(6 * 1024);
  });

  test("every ring closes and stays inside its radius", () => {
    for (const layer of rosette("closing", { radius: 1000 }).layers) {
      expect(layer.path).toMatch(/^M-?\d+ -?\d+c[\d c-]+z$/);
      const [startX = 0, startY = 0] = (layer.path.match(/^M(-?\d+) (-?\d+)/) ?? []).slice(1).map(Number);
      let x = startX;
      let y = startY;
      for (const [, numbers = ""] of layer.path.matchAll(/c([^cz]+)/g)) {
        const parts = numbers.match(/-?\d+/g)?.map(Number) ?? [];
        x += parts[4] ?? Number.NaN;
        y += parts[5] ?? Number.NaN;
        expect(Math.hypot(x, y)).toBeLessThan(1100);
      }
      expect(Math.hypot(x - startX, y - startY)).toBeLessThan(2);
    }
  });

  test("copies fill exactly one lobe", () => {
    for (const layer of rosette("turns").layers) {
      expect(layer.copies * layer.turn).toBeLessThanOrEqual(360 / 7);
      expect(layer.copies).toBeGreaterThanOrEqual(9);
      expect(layer.copies).toBeLessThanOrEqual(16);
    }
  });
});

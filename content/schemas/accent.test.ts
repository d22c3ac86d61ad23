import { expect, test } from "vitest";
import { accentFrom, contrast, isReadable, mix, readableAccent, usualAccent } from "./accent.ts";

test("contrast is as WCAG counts it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("a share of one colour in another", () => {
  expect([mix("#000000", "#ffffff", 0.5), mix("#102030", "#ffffff", 0)]).toEqual(["#808080", "#102030"]);
});

test("ours can be read; a light one becomes the nearest darker one that can", () => {
  expect(isReadable(usualAccent.action)).toBe(true);
  expect(readableAccent(usualAccent.action)).toBe(usualAccent.action);
  expect(isReadable("#1a73e8")).toBe(false);
  const offered = readableAccent("#1a73e8");
  expect(isReadable(offered)).toBe(true);
  expect(isReadable(mix("#1a73e8", offered, 0.8))).toBe(false);
});

test.each(["#0b6e4f", "#8a1538", "#5b3a00", "#000000", readableAccent("#ff00ff"), readableAccent("#00ff00")])(
  "%s and its shades can be read wherever they are used",
  (action) => {
    const { "action-deep": deep, "action-wash": wash } = accentFrom(action);
    for (const [text, ground] of [
      [action, "#ffffff"],
      [action, "#fbf8f2"],
      [action, "#f3eee2"],
      [action, wash],
      [deep, wash],
      ["#ffffff", deep],
      ["#fbf8f2", action],
      ["#f2a51a", deep],
      ["#16203a", wash],
      ["#4a5470", wash],
    ] as const)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  },
);

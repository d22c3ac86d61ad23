import { expect, test } from "vitest";
import { articleArt } from "./article-art.ts";
import { articlePalette } from "./article-colours.ts";

const palette = articlePalette("Company Registration");

test("a slug always gives the same picture, and another slug another", () => {
  expect(articleArt("a", palette)).toBe(articleArt("a", palette));
  expect(articleArt("a", palette)).not.toBe(articleArt("b", palette));
});

test("the picture carries its category's inks and no style attribute", () => {
  const art = articleArt("a", palette);
  for (const ink of palette.hex) expect(art).toContain(`stroke="${ink}"`);
  expect(art).not.toContain("style=");
});

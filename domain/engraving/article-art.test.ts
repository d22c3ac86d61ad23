import { expect, test } from "vitest";
import { articleArt, articleInks } from "./article-art.ts";

const category = "Company Registration";

test("a slug always gives the same picture, and another slug another", () => {
  expect(articleArt("a", category)).toBe(articleArt("a", category));
  expect(articleArt("a", category)).not.toBe(articleArt("b", category));
});

test("the picture carries its category's inks and no style attribute", () => {
  const art = articleArt("a", category);
  for (const ink of articleInks[category]) expect(art).toContain(`stroke="${ink}"`);
  expect(art).not.toContain("style=");
});

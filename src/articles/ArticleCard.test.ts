import { expect, test } from "vitest";
import { articleInks } from "../../drawings/article-art.ts";
import { colours } from "../../drawings/colours.ts";
import { categoryText } from "./ArticleCard.tsx";

test("the name of a category has the ink of its pictures", () => {
  const named: Record<string, string> = colours;
  for (const [category, ink] of Object.entries(articleInks)) {
    const text = categoryText[category as keyof typeof categoryText].replace(/^text-/, "");
    expect(named[text] ?? text.slice(1, -1)).toBe(ink);
  }
});

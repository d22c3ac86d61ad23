import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

test("the tokens of the style sheet and the colours of drawings are the same", () => {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const tokens = [...sheet.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(tokens)).toEqual(colours);
});

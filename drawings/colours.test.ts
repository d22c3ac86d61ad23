import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "./colours.ts";

test("the tokens of the style sheet and the colours of drawings are the same", () => {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const tokens = [...sheet.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(tokens)).toEqual(colours);
});

test("an accent is judged on the site's own grounds", () => {
  const judged = readFileSync("content/schemas/accent.ts", "utf8");
  for (const name of ["sheet", "paper", "paper-deep", "highlight", "action", "action-deep", "action-wash"] as const)
    expect(judged, name).toContain(`"${colours[name]}"`);
});

import { expect, test } from "vitest";
import { lineWorkAddress, lineWorkFile, lineWorkNames } from "./line-work.ts";

test("every drawing is a file of its own, the same bytes each time, with no token left in it", () => {
  const files = lineWorkNames.map(lineWorkFile);
  expect(new Set(files).size).toBe(lineWorkNames.length);
  expect(files).toEqual(lineWorkNames.map(lineWorkFile));
  for (const file of files) {
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="/);
    expect(file).not.toContain("var(");
    expect(file).not.toMatch(/NaN|undefined/);
    const ids = [...file.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("a name without a drawing stops the build", () => {
  expect(() => lineWorkAddress("nothing")).toThrow("'nothing'");
});

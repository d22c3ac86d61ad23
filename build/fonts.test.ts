import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeSiteFont, siteCharacters } from "./fonts.ts";

const folder = join(tmpdir(), `sthapana-font-${process.pid}`);
let file: Buffer;

beforeAll(async () => {
  file = await readFile(await makeSiteFont(folder));
});
afterAll(() => rm(folder, { recursive: true }));

/** The font at one weight, as a plain font whose glyphs can be measured. */
const at = async (font: Buffer, wght: number) =>
  create(await subsetFont(font, siteCharacters, { targetFormat: "sfnt", variationAxes: { wght } })) as Font;

test("one file of at most 30 KB carries every character", async () => {
  expect(file.length).toBeLessThanOrEqual(30 * 1024);
  const { characterSet } = await at(file, 400);
  for (const character of siteCharacters) expect(characterSet).toContain(character.codePointAt(0));
});

test("the rupee sign is the family's own at every weight, and letters are as they were", async () => {
  const family = "node_modules/@fontsource-variable/anek-latin/files/anek-latin";
  const own = {
    "₹": await readFile(`${family}-latin-ext-wght-normal.woff2`),
    n: await readFile(`${family}-latin-wght-normal.woff2`),
    "1": await readFile(`${family}-latin-wght-normal.woff2`),
  };
  for (const wght of [400, 500, 640, 700]) {
    const joined = await at(file, wght);
    for (const [character, source] of Object.entries(own)) {
      const [mine, theirs] = [joined, await at(source, wght)].map((font) =>
        font.glyphForCodePoint(character.codePointAt(0) ?? 0),
      );
      expect(mine?.advanceWidth, `${character} at ${wght}`).toBe(theirs?.advanceWidth);
      const [drawn, wanted] = [mine, theirs].map((glyph) => glyph?.path.toSVG() ?? "");
      // Coordinates are whole units of 2000 to the em; cutting the axis rounds some of them by one.
      expect(drawn?.replace(/-?[\d.]+/g, "#"), `${character} at ${wght}`).toBe(wanted?.replace(/-?[\d.]+/g, "#"));
      const points = [drawn, wanted].map((path) => path?.match(/-?[\d.]+/g)?.map(Number) ?? []);
      const off = points[0]?.map((value, index) => Math.abs(value - (points[1]?.[index] ?? Number.NaN))) ?? [];
      expect(Math.max(...off), `${character} at ${wght}`).toBeLessThanOrEqual(2);
    }
  }
});

test("the same input gives the same bytes", async () => {
  expect((await readFile(await makeSiteFont(folder))).equals(file)).toBe(true);
});

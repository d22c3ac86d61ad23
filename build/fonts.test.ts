import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePictureFonts, makeSiteFonts, siteCharacters } from "./fonts.ts";

let folder: string;
let files: [letters: Buffer, rupee: Buffer];

const makeFiles = async () => {
  const { letters, rupee } = await makeSiteFonts(folder);
  return Promise.all([readFile(letters.file), readFile(rupee.file)]);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthapana-fonts-"));
  files = await makeFiles();
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

/** Character maps end in U+FFFF, which is no character. */
const charactersIn = (font: Font) => font.characterSet.filter((code) => code !== 0xffff);

/** A variable font cut to one weight, whose glyphs can be measured. */
const atWeight = async (font: Buffer, wght: number) =>
  create(await subsetFont(font, siteCharacters, { targetFormat: "sfnt", variationAxes: { wght } })) as Font;

test("two files, at most 30 KB together, carry every character once", async () => {
  expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(30 * 1024);
  const carried = await Promise.all(files.map(async (file) => charactersIn(await atWeight(file, 400))));
  const wanted = [...siteCharacters].map((character) => character.codePointAt(0) ?? 0);
  expect(carried.flat().sort((a, b) => a - b)).toEqual(wanted.sort((a, b) => a - b));
});

test("each file is asked for by the characters it has", async () => {
  const { letters, rupee } = await makeSiteFonts(folder);
  const isIn = (ranges: string[], character: string) =>
    ranges.some((range) => {
      const [first = "", last = first] = range.slice(2).split("-");
      const code = character.codePointAt(0) ?? 0;
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });
  for (const character of siteCharacters) {
    expect(isIn(rupee.unicodeRange, character), character).toBe(character === "₹");
    expect(isIn(letters.unicodeRange, character), character).toBe(character !== "₹");
  }
});

test("the glyphs vary in weight like the family's own", async () => {
  const source = (subset: string) =>
    readFile(`node_modules/@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`);
  const compared = [
    { character: "n", file: files[0], original: await source("latin") },
    { character: "1", file: files[0], original: await source("latin") },
    { character: "₹", file: files[1], original: await source("latin-ext") },
  ];
  for (const { character, file, original } of compared) {
    const widths = new Set<number>();
    for (const wght of [400, 500, 640, 700]) {
      const [cut, whole] = await Promise.all(
        [file, original].map(async (font) =>
          (await atWeight(font, wght)).glyphForCodePoint(character.codePointAt(0) ?? 0),
        ),
      );
      expect(cut?.advanceWidth, `${character} at ${wght}`).toBe(whole?.advanceWidth);
      expect(cut?.path.toSVG().length, `${character} at ${wght}`).toBeGreaterThan(20);
      widths.add(cut?.advanceWidth ?? 0);
    }
    expect(widths.size, `${character} has one width per weight`).toBeGreaterThan(1);
  }
});

test("pictures get both subsets at both weights", async () => {
  const fonts = await makePictureFonts();
  expect(fonts.map(({ name, weight }) => `${name} ${weight}`)).toEqual([
    "Anek letters 400",
    "Anek letters 600",
    "Anek rupee 400",
    "Anek rupee 600",
  ]);
  expect(charactersIn(create(fonts[3]!.data) as Font)).toEqual([0x20b9]);
});

test("the same input gives the same bytes", async () => {
  const again = await makeFiles();
  expect(again.map((file, index) => file.equals(files[index]!))).toEqual([true, true]);
});

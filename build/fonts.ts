import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The font package splits the family by alphabet; the rupee sign is not in the file with the letters. */
const subsets = {
  letters: {
    source: "latin",
    characters:
      Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") + "\u00a0©·×÷èéÉ–—‘’“”•…−½",
    features: ["kern", "liga", "tnum", "mark", "ccmp", "locl"],
  },
  rupee: { source: "latin-ext", characters: "₹", features: [] },
};

/** Every character that pages may print in the site's own font. */
export const siteCharacters = Object.values(subsets)
  .map(({ characters }) => characters)
  .join("");

const readSource = (source: string) =>
  readFile(`node_modules/@fontsource-variable/anek-latin/files/anek-latin-${source}-wght-normal.woff2`);

export interface FontFile {
  file: string;
  unicodeRange: [string, ...string[]];
}

/** The site's two font files; by their unicode-range a browser knows which of them a page needs. */
export async function makeSiteFonts(outDir: string): Promise<{ letters: FontFile; rupee: FontFile }> {
  await mkdir(outDir, { recursive: true });
  const write = async (name: keyof typeof subsets): Promise<FontFile> => {
    const { source, characters, features } = subsets[name];
    const file = join(outDir, `anek-${name}.woff2`);
    const bytes = await subsetFont(await readSource(source), characters, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(file, bytes);
    return { file, unicodeRange: unicodeRange(characters) };
  };
  return { letters: await write("letters"), rupee: await write("rupee") };
}

/** Runs of neighbouring characters as CSS writes them: "U+20-7E". */
export function unicodeRange(characters: string): [string, ...string[]] {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const open = ranges.at(-1);
    if (open && code <= open[1] + 1) open[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  const [first = "", ...others] = ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`);
  return [first, ...others];
}

export interface PictureFont {
  name: string;
  weight: 400 | 600;
  data: Buffer;
}

/** The same letters at fixed weights, for pictures drawn at build. */
export function makePictureFonts(): Promise<PictureFont[]> {
  const weights = [
    { weight: 400, wght: 400 },
    { weight: 600, wght: 640 },
  ] as const;
  return Promise.all(
    Object.entries(subsets).flatMap(([name, { source, characters }]) =>
      weights.map(async ({ weight, wght }) => ({
        name: `Anek ${name}`,
        weight,
        data: await subsetFont(await readSource(source), characters, {
          targetFormat: "sfnt",
          variationAxes: { wght },
        }),
      })),
    ),
  );
}

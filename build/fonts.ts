import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { create, type Font } from "fontkitten";
import subsetFont from "subset-font";

interface Subset {
  /** The alphabet by which the font package names its files; the rupee sign is not in the file with the letters. */
  source: string;
  characters: string;
  features: string[];
  unicodeRange: [string, ...string[]];
}

const subsets: Record<"letters" | "rupee", Subset> = {
  letters: {
    source: "latin",
    characters:
      Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") + "\u00a0©·×÷èéÉ–—‘’“”•…−½",
    features: ["kern", "liga", "tnum", "mark", "ccmp", "locl"],
    unicodeRange: ["U+0-FF", "U+2000-206F", "U+2212"],
  },
  rupee: { source: "latin-ext", characters: "₹", features: [], unicodeRange: ["U+20B9"] },
};

/** Every character that pages may print in the site's own font. */
export const siteCharacters = Object.values(subsets)
  .map(({ characters }) => characters)
  .join("");

const readSource = (source: string) =>
  readFile(`node_modules/@fontsource-variable/anek-latin/files/anek-latin-${source}-wght-normal.woff2`);

export interface FontFile extends Pick<Subset, "unicodeRange"> {
  file: string;
}

/** The site's two font files; by their unicode-range a browser knows which of them a page needs. */
export async function makeSiteFonts(outDir: string): Promise<{ letters: FontFile; rupee: FontFile }> {
  await mkdir(outDir, { recursive: true });
  const write = async (name: keyof typeof subsets): Promise<FontFile> => {
    const { source, characters, features, unicodeRange } = subsets[name];
    const file = join(outDir, `anek-${name}.woff2`);
    const bytes = await subsetFont(await readSource(source), characters, {
      targetFormat: "woff2",
      noHinting: true,
      keepFeatures: features,
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    // In one piece: another process, such as a dev server, may be reading it.
    const part = `${file}.${process.pid}`;
    await writeFile(part, bytes);
    await rename(part, file);
    return { file, unicodeRange };
  };
  return { letters: await write("letters"), rupee: await write("rupee") };
}

/** The letters of one drawing alone, small enough to be part of its file: an image cannot use the fonts of a page. */
export async function makeDrawingFont(characters: string): Promise<Buffer> {
  return subsetFont(await readSource(subsets.letters.source), characters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern", "tnum"],
    variationAxes: { wght: { min: 400, max: 640 } },
  });
}

export interface PictureFont {
  name: string;
  weight: 400 | 600;
  data: Buffer;
}

/** The site's letters at fixed weights, for pictures drawn at build. */
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

/** Letters that names are written in: two alphabets of the font package, at two weights. */
const paperSources = ["latin", "latin-ext"] as const;
const paperWeights = [400, 640] as const;

/**
 * Fonts for documents as PDF, by file name, and all characters they have. The library that writes the documents reads no woff2, takes
 * fonts with the same inner name for one font, and prints wrong letters where a font has none.
 */
export async function makePaperFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const alphabets = await Promise.all(
    paperSources.map(async (source) => {
      const font = await readSource(source);
      const { characterSet } = create(font) as Font;
      const characters = String.fromCodePoint(...characterSet.filter((code) => code >= 32 && code < 0xffff));
      return { source, font, characters };
    }),
  );
  const fonts = await Promise.all(
    alphabets.flatMap(({ source, font, characters }) =>
      paperWeights.map(async (wght) => {
        const bytes = await subsetFont(font, characters, {
          targetFormat: "sfnt",
          noHinting: true,
          keepFeatures: ["kern", "tnum", "liga", "mark", "ccmp"],
          variationAxes: { wght },
        });
        return [`${source}-${wght}.ttf`, renamed(bytes, `Anek-${source}-${wght}`)] as const;
      }),
    ),
  );
  const all = [...new Set(alphabets.map(({ characters }) => characters).join(""))].join("");
  return new Map([...fonts, ["characters.txt", Buffer.from(all)]]);
}

/** The font under another inner name, which may not be longer. */
function renamed(font: Buffer, to: string): Buffer {
  const from = "AnekLatinMedium-Regular";
  const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();
  const result = Buffer.from(font);
  let at = result.indexOf(utf16(from));
  if (at < 0 || to.length > from.length) throw new Error(`the font is not called ${from}`);
  for (; at >= 0; at = result.indexOf(utf16(from))) utf16(to.padEnd(from.length, "x")).copy(result, at);
  return result;
}

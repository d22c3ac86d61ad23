import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { joinGlyph } from "./join-glyph.ts";

const family = "node_modules/@fontsource-variable/anek-latin/files/anek-latin";
const weights = { min: 400, max: 700 };

/** Every character the site may print; a test holds the built pages to it. */
export const siteCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") + "\u00a0©·×éÉ–—‘’“”•…−½₹";

/** The package keeps the rupee sign in another file than the letters. */
const rupee = "₹";

/** One small file that carries every character of the site. */
export async function makeSiteFont(outDir: string): Promise<string> {
  const cut = async (file: string, text: string, keepFeatures: string[]) =>
    subsetFont(await readFile(`${family}-${file}-wght-normal.woff2`), text, {
      targetFormat: "sfnt",
      noHinting: true,
      keepFeatures,
      variationAxes: { wght: weights },
    });
  const letters = await cut("latin", siteCharacters.replace(rupee, ""), [
    "kern",
    "liga",
    "tnum",
    "mark",
    "ccmp",
    "locl",
  ]);
  const joined = joinGlyph(letters, await cut("latin-ext", rupee, []), rupee.codePointAt(0) ?? 0);
  await mkdir(outDir, { recursive: true });
  const file = join(outDir, "anek-latin.woff2");
  await writeFile(file, await subsetFont(joined, siteCharacters, { targetFormat: "woff2" }));
  return file;
}

/** Static cuts for pictures drawn at build. */
export async function makePictureFonts(): Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> {
  const cut = async (file: string, weight: 400 | 600) => ({
    name: file === "latin" ? "Anek" : "AnekRupee",
    weight,
    data: await subsetFont(
      await readFile(`${family}-${file}-wght-normal.woff2`),
      file === "latin" ? siteCharacters : rupee,
      { targetFormat: "sfnt", variationAxes: { wght: weight === 600 ? 640 : 400 } },
    ),
  });
  return Promise.all([cut("latin", 400), cut("latin", 600), cut("latin-ext", 400), cut("latin-ext", 600)]);
}

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const family = "node_modules/@fontsource-variable/anek-latin/files/anek-latin";
const weights = { min: 400, max: 700 };

/** Every character the site may print; a test holds the built pages to it. */
export const siteCharacters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("") + "\u00a0©·×éÉ–—‘’“”•…−½₹";

/** The package keeps the rupee sign in another file than the letters. */
const rupee = "₹";

export interface SiteFonts {
  textFile: string;
  rupeeDataUrl: string;
}

/** One small file for the text, and the rupee sign as a data address of about one kilobyte. */
export async function makeSiteFonts(outDir: string): Promise<SiteFonts> {
  const latin = await readFile(`${family}-latin-wght-normal.woff2`);
  const latinExt = await readFile(`${family}-latin-ext-wght-normal.woff2`);
  const text = await subsetFont(latin, siteCharacters, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: ["kern", "liga", "tnum", "mark", "ccmp", "locl"],
    variationAxes: { wght: weights },
  });
  const sign = await subsetFont(latinExt, rupee, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: [],
    variationAxes: { wght: weights },
  });
  await mkdir(outDir, { recursive: true });
  const textFile = join(outDir, "anek-latin.woff2");
  await writeFile(textFile, text);
  return { textFile, rupeeDataUrl: `data:font/woff2;base64,${Buffer.from(sign).toString("base64")}` };
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

import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { deskBrowserTargets } from "../build/browsers.ts";
import { type FontFile, makePaperFonts, makeSiteFonts } from "../build/fonts.ts";
import { coloursInModules } from "../build/own-colours.ts";
import { markMarkup } from "../build/own-pictures/own-pictures.ts";
import { ownerFacts } from "../build/owner-facts.ts";

const root = import.meta.dirname;
const made = ".cache/desk";

/** What desk.css and index.html take from the site, as files: its letters and its mark. */
async function makeAssets(): Promise<void> {
  const { letters, rupee } = await makeSiteFonts(made);
  const face = ({ file, unicodeRange }: FontFile) =>
    `@font-face{font-family:"Anek Latin";src:url("../${file}") format("woff2");unicode-range:${unicodeRange};font-weight:400 700;font-display:swap}`;
  await mkdir(made, { recursive: true });
  // Addresses are those seen from desk.css, which imports the file.
  await writeFile(`${made}/fonts.css`, [face(letters), face(rupee)].join("\n").replaceAll(`../${made}/`, "./"));
  await writeFile(
    `${made}/mark.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${await markMarkup()}</svg>`,
  );
}

await makeAssets();

/** What the server writes quotations with: server/papers/pdf.ts. */
const paperFonts = (): Plugin => ({
  name: "paper-fonts",
  apply: "build",
  async generateBundle() {
    for (const [name, source] of await makePaperFonts())
      this.emitFile({ type: "asset", fileName: `paper/${name}`, source });
  },
});

export default defineConfig({
  root,
  publicDir: false,
  cacheDir: "../.cache/vite-desk",
  plugins: [ownerFacts(), react(), tailwindcss(), coloursInModules(), paperFonts()],
  build: {
    outDir: resolve(process.env.BUILD_DIR ?? ".cache/build", "desk"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: deskBrowserTargets,
  },
  server: {
    port: 4323,
    // With the slash: without it the proxy would swallow modules whose path begins with these letters.
    proxy: Object.fromEntries(
      ["/api/", "/preview/"].map((path) => [path, `http://localhost:${process.env.DESK_PORT ?? 4322}`]),
    ),
  },
});

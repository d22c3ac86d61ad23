import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import react from "@astrojs/react";
import { defineConfig, fontProviders } from "astro/config";
import { articleFigures } from "./build/article-checks/figures.ts";
import { articleMarkdown } from "./build/article-html.ts";
import { browserTargets, scriptTarget } from "./build/browsers.ts";
import { demonstrationPage } from "./build/demonstration-page.ts";
import { type FontFile, makeSiteFonts } from "./build/fonts.ts";
import { coloursInModules, ownColours } from "./build/own-colours.ts";
import { ownPictures } from "./build/own-pictures/own-pictures.ts";
import { ownerFacts } from "./build/owner-facts.ts";
import { pageStyles } from "./build/page-styles.ts";
import { scriptOutput } from "./build/script-files.ts";
import { scriptsAfterPaint } from "./build/scripts-after-paint.ts";
import { findOwnerFolder } from "./content/owner/read.ts";
import { loadLayoutScripts } from "./src/layout/inline-scripts.ts";

const { letters, rupee } = await makeSiteFonts(".cache/fonts");
const fontVariant = ({ file, unicodeRange }: FontFile) => ({
  src: [`./${file}`] as [string],
  unicodeRange,
  weight: "400 700",
  style: "normal" as const,
});

export default defineConfig({
  // Until the owner says where the site is, its own addresses are those of `npm start`.
  site: process.env.SITE_URL || (findOwnerFolder() ? "http://127.0.0.1:4321" : "https://sthapana.example"),
  output: "static",
  // scripts/build gives each build a folder of its own.
  outDir: `${process.env.BUILD_DIR ?? ".cache/build"}/site`,
  cacheDir: ".cache/astro",
  trailingSlash: "ignore",
  build: { format: "directory", inlineStylesheets: "always" },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    mdx(),
    scriptsAfterPaint(loadLayoutScripts),
    pageStyles(),
    demonstrationPage(),
    ownPictures(),
    ownColours(),
  ],
  markdown: {
    processor: satteri(articleMarkdown),
    syntaxHighlight: false,
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Anek Latin",
      cssVariable: "--font-anek",
      fallbacks: ["system-ui", "sans-serif"],
      // The letters come first: Layout.astro preloads the first file.
      options: { variants: [fontVariant(letters), fontVariant(rupee)] },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  vite: {
    cacheDir: ".cache/vite",
    plugins: [scriptTarget(), ownerFacts(), articleFigures(), coloursInModules()],
    environments: { client: { build: { rolldownOptions: { output: scriptOutput } } } },
    build: {
      assetsInlineLimit: 0,
      cssTarget: browserTargets,
      // Astro's own marks in articles are none of the owner's business, who reads what `npm start` prints.
      rolldownOptions: { onwarn: (log, warn) => log.code !== "MODULE_LEVEL_DIRECTIVE" && warn(log) },
    },
  },
});

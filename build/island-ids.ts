import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readElements } from "./page-html.ts";

/** A page whose islands are numbered. Astro makes their ids from the folder of the checkout. */
export function withNumberedIslands(html: string): string {
  const places = readElements(html)
    .filter(({ tagName }) => tagName === "astro-island")
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation?.attrs?.uid ?? []);
  let numbered = "";
  let copied = 0;
  for (const [index, { startOffset, endOffset }] of places.entries()) {
    numbered += `${html.slice(copied, startOffset)}uid="${index + 1}"`;
    copied = endOffset;
  }
  return numbered + html.slice(copied);
}

/** The same sources give the same bytes in every folder. */
export const numberedIslands = (): AstroIntegration => ({
  name: "numbered-islands",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const dist = fileURLToPath(dir);
      for (const page of (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".html"))) {
        const file = join(dist, page);
        await writeFile(file, withNumberedIslands(await readFile(file, "utf8")));
      }
    },
  },
});

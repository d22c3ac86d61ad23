import { readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { fillFigures } from "./article-checks/figures.ts";

const folder = resolve("content/articles") + sep;

/** Articles with the owner's figures filled in, before anything else reads them. */
export const articleFigures = (): Plugin => ({
  name: "article-figures",
  enforce: "pre",
  load(id) {
    const [file = ""] = id.split("?");
    if (!file.startsWith(folder) || !file.endsWith(".mdx") || id.includes("?")) return null;
    this.addWatchFile(file);
    return fillFigures(readFileSync(file, "utf8"));
  },
});

import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { findOwnerFolder, readOwner } from "../content/owner/read.ts";

const factsFile = resolve("content/owner/facts.ts");

/** Whatever imports content/owner/facts.ts gets the owner's values as constants, each on its own. */
export const ownerFacts = (): Plugin => ({
  name: "owner-facts",
  enforce: "pre",
  load(id) {
    if (id.split("?")[0] !== factsFile.replaceAll(sep, "/") && id !== factsFile) return null;
    const folder = findOwnerFolder();
    if (folder) for (const file of ["identity", "legal", "prices"]) this.addWatchFile(join(folder, `${file}.json`));
    return Object.entries(readOwner(folder))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join("");
  },
});

import { join, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { ownerFiles } from "../content/owner/files.ts";
import { findOwnerFolder, readOwner } from "../content/owner/read.ts";

const factsFile = resolve("content/owner/facts.ts");

/** Whatever imports content/owner/facts.ts gets the owner's values as constants, each on its own. */
export const ownerFacts = (): Plugin => ({
  name: "owner-facts",
  enforce: "pre",
  load(id) {
    if (id.split("?")[0] !== factsFile.replaceAll(sep, "/") && id !== factsFile) return null;
    const folder = findOwnerFolder();
    if (folder) for (const name of Object.keys(ownerFiles)) this.addWatchFile(join(folder, `${name}.json`));
    return Object.entries(readOwner(folder))
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
      .join("");
  },
});

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** Of this program, such as 1.0.0. */
export const version: string = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;

/** Where builds are, each in a folder of its own, with `current` as a link to the one that is served. Tests have another place. */
export const buildsFolder = resolve(root, process.env.BUILDS_DIR || "builds");

/** The build that is served, by its own name: whoever reads on is not led into another one when the link is changed. */
export function currentBuild(folder = buildsFolder): string {
  const link = join(folder, "current");
  return existsSync(link) ? realpathSync(link) : link;
}

/** The built site. */
export const builtSite = join(currentBuild(), "site");
/** The desk's pages. */
export const builtDesk = join(currentBuild(), "desk");

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

const { name, version }: { name: string; version: string } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

export { version };
/** What the program is called; the firm has a name of its own. */
export const programName = name.charAt(0).toUpperCase() + name.slice(1);
/** With its version, such as 1.0.0 behind it. */
export const program = `${programName} ${version}`;

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

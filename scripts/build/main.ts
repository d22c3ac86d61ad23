/**
 * Builds the site and the desk into a folder of their own, beside what is served, and then serves that.
 *
 *   --if-needed   only if something they are made from has changed
 *   --candidate   slowly and in little memory, and serves nothing yet: for the desk, where somebody looks at the changes first
 *   --site-only   without the desk
 *   --unserved    for reading: without pictures for shared links, which take long to draw, and without compressed files
 *   --by NAME     who asked for it
 */
import { setPriority } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { findOwnerFolder, isEmptyFolder, ownerFolderToWrite, showFolder } from "../../content/owner/read.ts";
import { buildsFolder, root } from "../../server/pages/built.ts";
import { currentId, findBuild } from "../../server/site/builds.ts";
import { hashFolder } from "../../server/site/owner-files.ts";
import { BuildFailed, build, type Step } from "./build.ts";
import { hashSources } from "./sources.ts";

const { values } = parseArgs({
  options: {
    "if-needed": { type: "boolean", default: false },
    candidate: { type: "boolean", default: false },
    "site-only": { type: "boolean", default: false },
    unserved: { type: "boolean", default: false },
    by: { type: "string" },
  },
});
const { candidate, unserved } = values;
const program = (path: string): string => join(root, "node_modules", path);
const script = (...path: string[]): string => join(root, ...path);

/** One thread and a small heap: the server beside it goes on as before. */
const bounded = { NODE_OPTIONS: "--max-old-space-size=640", RAYON_NUM_THREADS: "1", UV_THREADPOOL_SIZE: "2" };

const steps = (folder: string): Step[] => {
  const [site, desk] = [join(folder, "site"), join(folder, "desk")];
  // As a test asks for it at the desk, where there are no flags: SHARE_PICTURES=off.
  const isQuick = unserved || process.env.SHARE_PICTURES === "off";
  const compress = (made: string): Step[] =>
    isQuick ? [] : [{ name: "compress", args: [script("build", "precompress.mjs"), made] }];
  return [
    { name: "check", args: [script("scripts", "owner.ts"), "check", "--quiet"] },
    { name: "pages", args: [program("astro/bin/astro.mjs"), "build"] },
    ...compress(site),
    { name: "facts", args: [script("scripts", "owner.ts"), "keep", site] },
    ...(values["site-only"]
      ? []
      : ([
          { name: "desk", args: [program("vite/bin/vite.js"), "build", "--config", join("desk", "vite.config.ts")] },
          ...compress(desk),
        ] satisfies Step[])),
    // Against what is served now, for whoever decides.
    ...(candidate
      ? [{ name: "compare", args: [script("scripts", "build", "compare.ts"), folder] } satisfies Step]
      : []),
  ];
};

/** What is saved in the owner's folder is not published by the way: somebody looks at it first. */
function isNeeded(): boolean {
  const current = findBuild(buildsFolder, currentId(buildsFolder) ?? "");
  const owner = findOwnerFolder() ?? null;
  if (current?.madeFrom !== hashSources() || current.ownerFolder !== owner) return true;
  if (owner && !isDeepStrictEqual(hashFolder(owner), current.owner))
    console.log(
      `${showFolder(owner)} has changes that are not published. Publish them at the desk, under Your site, or: npm run build`,
    );
  return false;
}

/** A disk that is not there leaves an empty folder: that is no wish to show samples again. */
function refuseEmptied(): void {
  const folder = findBuild(buildsFolder, currentId(buildsFolder) ?? "")?.ownerFolder;
  if (folder && isEmptyFolder(folder) && ownerFolderToWrite() === folder)
    throw new BuildFailed(`${showFolder(folder)} is empty, and the site was built with it. Nothing was changed.`);
}

if (!values["if-needed"] || isNeeded()) {
  if (values["if-needed"]) console.log("Building the site…");
  if (candidate) setPriority(Number(process.env.BUILD_NICE || 19));
  // Pages are for everybody, nginx above all, whatever the server keeps to itself.
  process.umask(0o022);
  try {
    refuseEmptied();
    await build({
      folder: buildsFolder,
      steps,
      env: { ...(candidate && bounded), ...(unserved && { SHARE_PICTURES: "off" }) },
      isCandidate: candidate,
      // Those that are only read are not gone back to.
      kept: unserved ? 1 : undefined,
      by: values.by,
    });
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}

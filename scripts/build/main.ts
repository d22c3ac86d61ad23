/**
 * Builds the site and the desk into a folder of their own, beside what is served, and then serves that.
 *
 *   --if-none     only if there is no build yet; after a restore from the facts that visitors saw
 *   --if-needed   also if the program or its settings have changed, and then from the facts that are published: what is only saved waits
 *   --slowly      in little memory and after everything else: a server runs beside it
 *   --candidate   slowly, and serves nothing yet: for the desk, where somebody looks at the changes first
 *   --site-only   without the desk
 *   --unserved    for reading: without pictures for shared links, which take long to draw, and without compressed files
 *   --by NAME     who asked for it
 */
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isEmptyFolder, ownerFolderToWrite, showFolder } from "../../content/owner/read.ts";
import { buildsFolder, root } from "../../server/http/built.ts";
import { BadEnvironment, readEnv } from "../../server/run/env.ts";
import { type Build, currentId, findBuild } from "../../server/site/builds.ts";
import { publishedFiles } from "../../server/site/owner-files.ts";
import { BuildFailed, build, hashSources, type Step } from "./build.ts";

const { values } = parseArgs({
  options: {
    "if-none": { type: "boolean", default: false },
    "if-needed": { type: "boolean", default: false },
    slowly: { type: "boolean", default: false },
    candidate: { type: "boolean", default: false },
    "site-only": { type: "boolean", default: false },
    unserved: { type: "boolean", default: false },
    by: { type: "string" },
  },
});
const { candidate, unserved } = values;
const slowly = candidate || values.slowly;
const program = (path: string): string => join(root, "node_modules", path);
const script = (...path: string[]): string => join(root, ...path);

/** One thread and a small heap: the server beside it goes on as before. */
const bounded = { NODE_OPTIONS: "--max-old-space-size=640", RAYON_NUM_THREADS: "1", UV_THREADPOOL_SIZE: "2" };

/** Read by Node itself: Vite would write a copy into node_modules, which an image may not. */
const viteConfig = ["--configLoader", "native", "--config", join("desk", "vite.config.ts")];

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
          { name: "desk", args: [program("vite/bin/vite.js"), "build", ...viteConfig] },
          ...compress(desk),
        ] satisfies Step[])),
    // Against what is served now, for whoever decides.
    ...(candidate
      ? [{ name: "compare", args: [script("scripts", "build", "compare.ts"), folder] } satisfies Step]
      : []),
  ];
};

const current = currentId(buildsFolder);
const isThere = current !== undefined && existsSync(join(buildsFolder, current, "site"));
/** The facts that visitors saw, without a site yet. */
const isRestored = current !== undefined && !isThere && findBuild(buildsFolder, current) !== undefined;
// Somebody who waits for something else reads what a step printed only if it fails.
const isQuiet = candidate || values["if-none"] || values["if-needed"];

async function buildSite(again?: { build: Build; from: string | null }): Promise<void> {
  await build({
    folder: buildsFolder,
    steps,
    env: { ...(slowly && bounded), ...(unserved && { SHARE_PICTURES: "off" }) },
    isCandidate: candidate,
    again,
    isQuiet,
    // Those that are only read are not gone back to.
    kept: unserved ? 1 : undefined,
    by: values.by,
  });
}

/** A disk that is not there leaves an empty folder: that is no wish to show samples again. */
function refuseEmptied(): void {
  const folder = findBuild(buildsFolder, current ?? "")?.ownerFolder;
  if (folder && isEmptyFolder(folder) && ownerFolderToWrite() === folder)
    throw new BuildFailed(`${showFolder(folder)} is empty, and the site was built with it. Nothing was changed.`);
}

/** An update or another setting publishes nothing by the way: the newer program shows the same facts. */
async function buildAgain(id: string): Promise<void> {
  const found = findBuild(buildsFolder, id);
  // OWNER_DIR=content/samples says so.
  if (found?.ownerFolder && ownerFolderToWrite() === undefined) return buildSite();
  if (found?.madeFrom === hashSources()) return;
  const from = found && publishedFiles(buildsFolder, found);
  const changed = "The program or its settings have changed since the site was built";
  if (!found || from === undefined) {
    console.log(
      `${changed}, and that build kept no copy of its facts. It is served as it is until you publish, at the desk under Your site, or: npm run build`,
    );
    return;
  }
  const why = isThere ? `${changed}. It is built again with the same facts` : "The site is built as the back-up has it";
  console.log(`${why}, which takes about a minute.`);
  await buildSite({ build: found, from });
}

if (slowly) setPriority(Number(process.env.BUILD_NICE || 19));
// Pages are for everybody, nginx above all, whatever the server keeps to itself.
process.umask(0o022);
try {
  // The server checks them too, a minute later.
  readEnv(process.env);
  const isAgain = values["if-needed"] || (isRestored && values["if-none"]);
  if (isAgain && (isThere || isRestored)) await buildAgain(current);
  else if (!isThere || !values["if-none"]) {
    if (isQuiet && !candidate) console.log("Building the site, which takes about a minute…");
    refuseEmptied();
    await buildSite();
  }
} catch (error) {
  if (error instanceof BadEnvironment) console.error(`Please check the settings:\n${error.message}`);
  else if (error instanceof BuildFailed) console.error(`\n${error.message}`);
  else throw error;
  process.exitCode = 1;
}

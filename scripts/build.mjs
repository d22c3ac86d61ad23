// `node scripts/build.mjs` builds the site and the desk; other scripts ask for it only when something they are made from has changed.
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { explain, install, packageScript, root, runNode, SetupError } from "./setup.mjs";

/** Asked for each time: `npm test` sets it after this file is loaded. */
const siteFolder = () => resolve(root, process.env.DIST_DIR || "dist");
const distDesk = join(root, "dist-desk");
const sources = [
  "content",
  "domain",
  "drawings",
  "src",
  "build",
  "desk",
  "public",
  "astro.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
// Tests do not change what is built.
const testFile = /\.test\.tsx?$/;

/** The other options are those of `run`. The site is built beside the last one and takes its place at the end, so that a running server keeps the last good one. */
export async function build({ siteOnly = false, served = true, ...options } = {}) {
  const hash = hashSources();
  const dist = siteFolder();
  const next = `${dist}.next`;
  // A site that is only read needs no pictures for shared links, which take long to draw, and no compressed files.
  const pictures = served ? {} : { SHARE_PICTURES: "off" };
  const withFolder = { ...options, env: { ...options.env, ...pictures, DIST_DIR: next } };
  const step = async (script, message) => {
    if ((await runNode(script, withFolder)) !== 0) throw new SetupError(message);
  };
  rmSync(next, { recursive: true, force: true });
  await step(
    [join(root, "scripts", "owner.ts"), "check", "--quiet"],
    "The site was not built. See also: npm run owner -- check",
  );
  await step([packageScript("astro/bin/astro.mjs"), "build"], "The site could not be built: see the lines above.");
  if (served) await step([join(root, "build", "precompress.mjs"), next], "The built files could not be compressed.");
  await step([join(root, "scripts", "owner.ts"), "keep", next], "The owner's facts could not be kept with the site.");
  if (!siteOnly) await buildDesk(step);
  writeFileSync(join(next, ".build-hash"), hash);
  replace(dist, next);
}

async function buildDesk(step) {
  const vite = [packageScript("vite/bin/vite.js"), "build", "--config", join("desk", "vite.config.ts")];
  await step(vite, "The desk could not be built: see the lines above.");
  await step([join(root, "build", "precompress.mjs"), distDesk], "The desk's files could not be compressed.");
}

function replace(folder, next) {
  const last = `${folder}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, last);
  renameSync(next, folder);
  rmSync(last, { recursive: true, force: true });
}

export async function buildIfNeeded() {
  const builtFrom = join(siteFolder(), ".build-hash");
  if (existsSync(distDesk) && existsSync(builtFrom) && readFileSync(builtFrom, "utf8") === hashSources()) return;
  console.log("Building the site…");
  await build();
}

function hashSources() {
  const hash = createHash("sha256").update(
    `SITE_URL=${process.env.SITE_URL ?? ""}\nDESK=${Boolean(process.env.DESK_PORT)}\n`,
  );
  // The owner's folder is the one that content/owner/read.ts finds.
  const owner = process.env.OWNER_DIR?.trim() || "owner";
  for (const path of [...sources, owner].flatMap(listFiles).filter((path) => !testFile.test(path))) {
    const bytes = readFileSync(resolve(root, path));
    hash.update(`${path}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

function listFiles(path) {
  const location = resolve(root, path);
  return existsSync(location) ? listEntries(path, statSync(location)) : [];
}

/** Links and pipes are left out: `owner -- check` refuses them, and a pipe would be read for ever. */
function listEntries(path, entry) {
  if (entry.isFile()) return [path];
  if (!entry.isDirectory()) return [];
  return readdirSync(resolve(root, path))
    .sort()
    .flatMap((name) => listEntries(`${path}/${name}`, lstatSync(resolve(root, path, name))));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ifNeeded = process.argv.includes("--if-needed");
  const siteOnly = process.argv.includes("--site-only");
  const served = !process.argv.includes("--unserved");
  await install()
    .then(() => (ifNeeded ? buildIfNeeded() : build({ siteOnly, served })))
    .catch(explain);
}

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { linkPackages } from "../../tests/support/link-packages.ts";

const root = join(import.meta.dirname, "..", "..");

/** A folder with the site of a commit, or of the working tree, built and ready to be served. */
export interface Checkout {
  name: string;
  folder: string;
}

export function buildWorkingTree(): Checkout {
  build(root);
  return { name: "working tree", folder: root };
}

/** The commit in a git worktree of its own, kept for the next time. */
export function buildCommit(commit: string, cache: string): Checkout {
  const hash = git("rev-parse", "--short", `${commit}^{commit}`);
  const folder = join(cache, hash);
  if (!existsSync(folder)) {
    git("worktree", "prune");
    git("worktree", "add", "--detach", folder, hash);
  }
  const lock = (checkout: string) => readFileSync(join(checkout, "package-lock.json"), "utf8");
  if (!existsSync(join(folder, "node_modules")) && lock(folder) === lock(root)) linkPackages(root, folder);
  build(folder);
  return { name: `${hash} ${git("log", "-1", "--format=%s", hash)}`, folder };
}

/** Installs what is missing, and builds unless the same sources are built already. */
function build(folder: string): void {
  const { status } = spawnSync(process.execPath, [join("scripts", "build.mjs"), "--if-needed"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`The site in ${folder} could not be built.`);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { currentBuild, root } from "../../server/http/built.ts";
import { listAssets, markPublished, point, readProgress, writeNote } from "../../server/site/builds.ts";
import { hashFolder } from "../../server/site/owner-files.ts";
import { temporaryFolder } from "../../server/testing/basics.ts";

/** A place with an owner's folder, and a build of it that is served: that of the tests, with two pages of its own. */
export function publishedSite() {
  const place = temporaryFolder();
  const [builds, owner] = [join(place.path, "builds"), join(place.path, "owner")];
  cpSync(join(root, "tests", "owner", "folders", "udyam-setu"), owner, { recursive: true });
  const id = "2026-11-17T08-00-00-000Z";
  const build = join(builds, id);
  mkdirSync(builds);
  cpSync(currentBuild(), build, { recursive: true });
  writePages(build, "₹8,000");
  writeNote(builds, {
    ...{ id, builtAt: new Date(0).toISOString(), madeFrom: "", ownerFolder: owner, owner: hashFolder(owner), files: 2 },
    assets: listAssets(build),
  });
  markPublished(builds, id, "Diya");
  point(builds, id);
  const children: ChildProcess[] = [];
  return {
    builds,
    owner,
    first: id,
    /** What stands for Astro: it waits until it may go on, and writes another price. The rest is the real build. */
    async build(price: string): Promise<void> {
      const pages = `
        const { cpSync, existsSync, readFileSync, writeFileSync, rmSync } = require("node:fs");
        const build = process.env.BUILD_DIR;
        cpSync(${JSON.stringify(build)}, build, { recursive: true, filter: (file) => !file.endsWith("build.json") });
        for (const page of ["pricing", "faq"]) {
          const file = build + "/site/" + page + "/index.html";
          writeFileSync(file, readFileSync(file, "utf8").replaceAll("₹8,000", ${JSON.stringify(price)}));
        }
        const wait = setInterval(() => {
          if (!existsSync(${JSON.stringify(join(place.path, "go"))})) return;
          clearInterval(wait);
        }, 50);`;
      const program = `
        import { build } from ${JSON.stringify(join(root, "scripts", "build", "build.ts"))};
        const steps = (folder) => [
          { name: "pages", args: ["-e", ${JSON.stringify(pages)}] },
          { name: "compare", args: [${JSON.stringify(join(root, "scripts", "build", "compare.ts"))}, folder] },
        ];
        await build({ folder: ${JSON.stringify(builds)}, steps, isCandidate: true, by: "Diya" });`;
      children.push(
        spawn(process.execPath, ["--input-type=module", "-e", program], {
          env: { PATH: process.env.PATH, OWNER_DIR: owner, BUILDS_DIR: builds },
          stdio: ["ignore", "ignore", "inherit"],
          detached: true,
        }),
      );
      await expect.poll(() => readProgress(builds)?.state).toBe("building");
    },
    letGo: () => writeFileSync(join(place.path, "go"), ""),
    async end(): Promise<void> {
      for (const child of children)
        if (child.exitCode === null && child.signalCode === null) {
          const gone = once(child, "exit");
          process.kill(-child.pid!, "SIGKILL");
          await gone;
        }
      place[Symbol.dispose]();
    },
  };
}

/** Two pages that are read in a moment; the others stay. */
function writePages(build: string, price: string): void {
  for (const page of ["pricing", "faq"]) {
    const folder = join(build, "site", page);
    if (existsSync(folder)) rmSync(folder, { recursive: true });
    mkdirSync(folder);
    writeFileSync(
      join(folder, "index.html"),
      `<!doctype html><html lang="en"><title>${page === "faq" ? "Questions" : "Pricing"} | Firm</title><body><p>Standard ${price} a year.</p></body></html>`,
    );
  }
}

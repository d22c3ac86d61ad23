/** `git pull` with a filled folder: from the first version that had one to the present one, and with facts that are saved and not published. */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { currentId, findPrevious, listBuilds, point } from "../../server/site/builds.ts";
import { temporaryFolder } from "../../server/testing/basics.ts";
import { sampleSite } from "../../server/testing/sample-site.ts";
import { linkPackages } from "../support/link-packages.ts";

const root = resolve(import.meta.dirname, "..", "..");
const git = (folder: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
};

/** Not known in an archive without history, or in a shallow clone. */
const first =
  git(root, "log", "--diff-filter=A", "--format=%H", "--", "content/owner/read.ts").split("\n").at(-1) ?? "";
const present = git(root, "rev-parse", "HEAD");

test.runIf(first && first !== present)("the folder stays as it is, and still has no problems", () => {
  const place = mkdtempSync(join(tmpdir(), "upgrade-"));
  try {
    const clone = join(place, "site");
    execFileSync("git", ["clone", "--quiet", "--no-checkout", root, clone]);
    execFileSync("git", ["checkout", "--quiet", "-B", "owner-of-a-firm", first], { cwd: clone });
    cpSync(join(clone, "tests/owner/folders/udyam-setu"), join(clone, "owner"), { recursive: true });
    // Its GSTIN had a wrong check digit, which is refused now.
    cpSync(join(root, "tests/owner/folders/udyam-setu/legal.json"), join(clone, "owner/legal.json"));
    expect(git(clone, "status", "--porcelain")).toBe("");
    execFileSync("git", ["pull", "--quiet", "--ff-only", root, "HEAD"], { cwd: clone });
    expect(git(clone, "rev-parse", "HEAD")).toBe(present);
    expect(git(clone, "status", "--porcelain")).toBe("");
    linkPackages(root, clone);
    const checked = spawnSync(process.execPath, ["scripts/owner.ts", "check"], {
      cwd: clone,
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    });
    expect(checked.stderr).toBe("");
    expect(checked.stdout).toContain("owner has no problems.");
    expect(checked.stdout).toContain("Udyam Setu, Jaipur");
  } finally {
    rmSync(place, { recursive: true });
  }
});

/** In place of Astro and Vite, which take a minute: a page with the name in the owner's folder and a word of the program. */
function standIns(clone: string, site: string): void {
  const programs = {
    "astro/bin/astro.mjs": `
      for (let line = 0; line < 100; line++) console.warn("[WARN] of the bundler");
      cpSync(${JSON.stringify(site)}, process.env.BUILD_DIR + "/site", { recursive: true });
      const { name } = JSON.parse(readFileSync(process.env.OWNER_DIR + "/identity.json", "utf8"));
      const program = readFileSync("content/version.txt", "utf8");
      writeFileSync(process.env.BUILD_DIR + "/site/index.html", name + ", program " + program + ", at " + process.env.SITE_URL);`,
    "vite/bin/vite.js": `
      mkdirSync(process.env.BUILD_DIR + "/desk/assets", { recursive: true });
      writeFileSync(process.env.BUILD_DIR + "/desk/index.html", "<!doctype html><title>Desk</title>");`,
  };
  for (const [file, text] of Object.entries(programs)) {
    const path = join(clone, "node_modules", file);
    rmSync(join(clone, "node_modules", file.split("/")[0]!));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(join(dirname(dirname(path)), "package.json"), '{ "type": "module" }');
    writeFileSync(path, `import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";${text}`);
  }
}

test.runIf(present)(
  "an update, a setting and a way back publish nothing that is only saved",
  async () => {
    using place = temporaryFolder();
    using pages = sampleSite();
    const [program, clone] = [join(place.path, "program"), join(place.path, "site")];
    const update = (version: string) => {
      writeFileSync(join(program, "content", "version.txt"), version);
      execFileSync("git", ["add", "--all"], { cwd: program });
      const who = ["-c", "user.name=Program", "-c", "user.email=program@example.in"];
      execFileSync("git", [...who, "commit", "--quiet", "--message", version], { cwd: program });
    };
    execFileSync("git", ["clone", "--quiet", root, program]);
    // The tests may run on a commit that is on no branch.
    execFileSync("git", ["checkout", "--quiet", "-B", "main"], { cwd: program });
    update("1");
    execFileSync("git", ["clone", "--quiet", program, clone]);
    linkPackages(root, clone);
    standIns(clone, pages.path);
    const owner = join(clone, "owner");
    cpSync(join(root, "tests", "owner", "folders", "udyam-setu"), owner, { recursive: true });
    const identity = JSON.parse(readFileSync(join(owner, "identity.json"), "utf8"));
    const save = (name: string) => writeFileSync(join(owner, "identity.json"), JSON.stringify({ ...identity, name }));
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, ".cache", "node"),
      HOME: place.path,
      PORT: "0",
      // The desk's usual port may be another test's at this moment.
      FIRST_RUN: "off",
      SHARE_PICTURES: "off",
    };

    /** `npm start`, until a page says what it is to say; what it printed. */
    async function start(page: string, settings: Record<string, string> = {}): Promise<string> {
      const child = spawn(process.execPath, ["scripts/start.mjs"], { cwd: clone, env: { ...env, ...settings } });
      let printed = "";
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
      try {
        const url = () => / is running at (\S+)/.exec(printed)?.[1];
        const read = async () => (url() ? await (await fetch(url()!)).text().catch(String) : printed);
        await expect.poll(read, { timeout: 50_000 }).toBe(page);
      } finally {
        const gone = once(child, "exit");
        if (child.kill("SIGTERM")) await gone;
      }
      return printed;
    }

    save("Published");
    const first = await start("Published, program 1, at undefined");
    expect(first.split("\n").length, first).toBeLessThanOrEqual(10);
    save("Half a name");
    update("2");
    execFileSync("git", ["pull", "--quiet"], { cwd: clone });
    const printed = await start("Published, program 2, at undefined");
    expect(printed).toContain("built again with the same facts");
    expect(printed).toContain("Visitors see the facts that were published on ");
    expect(printed).toContain("owner has changes that are not published.");

    // It is published, and taken back; the build that is gone back to is of an older program by then, and the newer one cannot serve it.
    const builds = join(clone, "builds");
    execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: clone, env });
    expect(readFileSync(join(builds, "current", "site", "index.html"), "utf8")).toContain("Half a name, program 2");
    point(builds, findPrevious(builds)!.id);
    rmSync(join(builds, currentId(builds)!, "site", "form"), { recursive: true });
    update("3");
    execFileSync("git", ["pull", "--quiet"], { cwd: clone });
    const again = await start("Published, program 3, at https://example.in", { SITE_URL: "https://example.in" });
    expect(again).toContain("Until it is built again, nothing is served.");

    // The machine is lost, and its back-up restored on another one.
    const desk = (...args: string[]) =>
      execFileSync(process.execPath, ["server/admin/main.ts", ...args], { cwd: clone, env });
    const file = join(place.path, "firm.tar");
    desk("backup", file);
    for (const name of ["data", "owner", "builds"]) rmSync(join(clone, name), { recursive: true });
    desk("restore", file);
    const restored = await start("Published, program 3, at undefined");
    expect(restored).toContain("The site is built as the back-up has it");
    expect(restored).toContain("owner has changes that are not published.");
    expect(listBuilds(builds).map(({ id }) => id)).toEqual([currentId(builds)]);
  },
  240_000,
);

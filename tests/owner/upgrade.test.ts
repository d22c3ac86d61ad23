/** `git pull` with a filled folder, from the first version that had one to the present one. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
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

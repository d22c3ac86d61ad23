/** The longest values that a folder may have still make valid pages: what `npm run owner -- check` accepts, the build accepts. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const change = (file: string, edit: (value: Record<string, object>) => unknown) =>
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, "utf8")))));

test("the longest names and the highest prices fit every page", () => {
  const folder = mkdtempSync(join(tmpdir(), "owner-extremes-"));
  try {
    cpSync("tests/owner/folders/udyam-setu", folder, { recursive: true });
    const long = (length: number) => "Vishakhapatnam ".repeat(20).slice(0, length).trim().padEnd(length, "x");
    change(join(folder, "identity.json"), (identity) => ({
      ...identity,
      name: long(40),
      address: { ...identity.address, city: long(30), state: long(40), lines: [long(80), long(80)] },
      callBack: { quickHours: 72, contactHours: 24 },
      hours: ["Monday", "Wednesday", "Friday"].map((day) => ({ days: [day], opens: "10:00", closes: "18:30" })),
    }));
    const tiers = { starter: { price: 9_999_999 }, standard: { price: 9_999_999 }, pro: { price: 9_999_999 } };
    change(join(folder, "prices.json"), () => ({ "private-limited": tiers, llp: tiers, opc: tiers }));
    const claim = { figure: long(16), text: long(80), howWeCount: long(220), since: "2024-09-30" };
    change(join(folder, "claims.json"), () => ({
      advisors: claim,
      "free-consultation": claim,
      "incubators-listed": claim,
    }));
    change(join(folder, "openings.json"), ({ openings = [] }) => ({
      openings: [1, 2].map((number) => ({
        ...(openings as object[])[0],
        id: `position-${number}`,
        title: `${long(58)} ${number}`,
      })),
    }));
    const script =
      'import("./build/content-check/content-errors.ts").then(({ errors }) => console.log(JSON.stringify(errors)))';
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, OWNER_DIR: folder },
    });
    expect(stderr).toBe("");
    expect(JSON.parse(stdout)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

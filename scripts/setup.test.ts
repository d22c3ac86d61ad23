import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("on Windows one sentence says where it runs, and nothing is installed", () => {
  const pretend = 'data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })';
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", pretend, "scripts/setup.mjs"], {
    encoding: "utf8",
  });
  expect([status, stdout, stderr.trim().split("\n").length]).toEqual([1, "", 1]);
  expect(stderr).toContain("WSL 2");
});

test("what follows the set-up in a command looks for Node anew: a shell remembers the one it began with", () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(Object.values(scripts).filter((script) => /&& node /.test(script))).toEqual([]);
});

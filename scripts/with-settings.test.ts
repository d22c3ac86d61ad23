import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../server/testing/basics.ts";

test("a script has the settings of the file beside package.json, unless the shell says otherwise", () => {
  using place = temporaryFolder();
  const at = (...path: string[]) => join(place.path, ...path);
  mkdirSync(at("scripts"));
  cpSync(join(import.meta.dirname, "with-settings.mjs"), at("scripts", "with-settings.mjs"));
  writeFileSync(at("say.mjs"), "console.log(process.env.PORT, process.env.SITE_URL, process.argv[2])");
  const run = () =>
    spawnSync(process.execPath, ["scripts/with-settings.mjs", "say.mjs", "--help"], {
      cwd: place.path,
      env: { PORT: "80" },
      encoding: "utf8",
    });
  expect(run()).toMatchObject({ stdout: "80 undefined --help\n", stderr: "" });
  writeFileSync(at(".env"), "PORT=1\n# mail\nSITE_URL=https://example.in\n");
  expect(run()).toMatchObject({ stdout: "80 https://example.in --help\n", stderr: "" });
});

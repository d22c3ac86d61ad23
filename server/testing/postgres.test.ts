import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./basics.ts";

test("a process that has started PostgreSQL ends with its own status, and leaves no folder, not even those of killed ones", () => {
  using folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  mkdirSync(join(folder.path, `sthapana-pg-${ended}-killed`, "data"), { recursive: true });
  mkdirSync(join(folder.path, `sthapana-pg-${process.pid}-running`));
  const script = `
    import { startPostgres } from "./server/testing/postgres.ts";
    const server = await startPostgres();
    await server.stop();
    process.exitCode = 3;
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder.path },
  });
  expect([status, stderr]).toEqual([3, ""]);
  expect(readdirSync(folder.path)).toEqual([`sthapana-pg-${process.pid}-running`]);
});

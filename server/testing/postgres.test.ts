import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

test("a process that has started PostgreSQL ends with its own status, so that a failed test fails the run", () => {
  const script = `
    import { startPostgres } from "./server/testing/postgres.ts";
    const server = await startPostgres();
    await server.stop();
    process.exitCode = 3;
  `;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([3, ""]);
});

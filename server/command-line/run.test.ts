import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteFile } from "../store/open.ts";
import {
  closeDeskFolder,
  type DeskFolder,
  type DeskRun,
  openDeskFolder,
  runDeskCommand,
  runDeskProcess,
} from "../testing/command-line.ts";

let folder: DeskFolder["folder"];
let dataDir: DeskFolder["dataDir"];
let store: DeskFolder["store"];

beforeEach(async () => {
  ({ folder, dataDir, store } = await openDeskFolder());
});
afterEach(() => closeDeskFolder({ folder, store }));

const desk = (args: string[], variables: Record<string, string> = { DATA_DIR: dataDir }): Promise<DeskRun> =>
  runDeskCommand(args, variables);

test("explains itself", async () => {
  const help = await desk(["--help"], {});
  expect(help.code).toBe(0);
  for (const name of [
    "list",
    "show ID",
    "export",
    "resume ID",
    "forget EMAIL",
    "purge",
    "outbox",
    "stats",
    "migrate-to",
    "backup",
  ]) {
    expect(help.out).toContain(`  ${name}`);
  }
  const one = await desk(["export", "--help"], {});
  expect(one).toMatchObject({ code: 0, out: expect.stringContaining("--format") });
});

test.each([
  [[]],
  [["dance"]],
  [["show"]],
  [["show", "a", "b"]],
  [["list", "--colour"]],
  [["list", "everything"]],
  [["list", "--limit", "many"]],
  [["export", "leads", "--format", "xml"]],
  [["export", "leads", "--since", "2026-02-30"]],
  [["resume", "some-id"]],
  [["forget", "not an address"]],
  [["purge"]],
  [["purge", "--older-than", "soon"]],
  [["purge", "letters", "--older-than", "1y"]],
  [["outbox", "burn"]],
  [["migrate-to", "mysql://x"]],
])("responds to %j with usage and exit code 2", async (args) => {
  const { code, out, err } = await desk(args);
  expect(code).toBe(2);
  expect(out + err).not.toBe("");
});

test("writes errors to standard error alone, without a stack trace", async () => {
  const { code, out, err } = await runDeskProcess(
    ["export", "leads", "--format", "xml"],
    { DATA_DIR: dataDir },
    folder.path,
  );
  expect({ code, out, err }).toEqual({ code: 2, out: "", err: '--format must be csv or json, not "xml".\n' });
});

test.each([[["show", "unknown"]], [["resume", "unknown", "--out", "f"]], [["forget", "nobody@example.in", "--yes"]]])(
  "responds to %j with one line and exit code 1",
  async (args) => {
    const { code, err } = await desk(args);
    expect(code).toBe(1);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);

test("says where it looked when there is no database, and makes none", async () => {
  const elsewhere = join(folder.path, "elsewhere");
  const { code, err } = await desk(["list"], { DATA_DIR: elsewhere });
  expect(code).toBe(1);
  expect(err).toContain(sqliteFile(elsewhere));
  expect(existsSync(elsewhere)).toBe(false);
});

test("says so when the database cannot be reached or read", async () => {
  const away = await desk(["list"], { DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" });
  expect(away.code).toBe(1);
  expect(away.err).toContain("ECONNREFUSED");
  expect(away.err).not.toMatch(/\n {4}at /);
  const broken = join(folder.path, "broken");
  mkdirSync(broken);
  writeFileSync(sqliteFile(broken), "this is no database ".repeat(100));
  const unreadable = await desk(["list"], { DATA_DIR: broken });
  expect(unreadable.code).toBe(1);
  expect(unreadable.err).not.toMatch(/\n {4}at /);
  const wrong = await desk(["list"], { DATABASE_URL: "mysql://x" });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("DATABASE_URL") });
});

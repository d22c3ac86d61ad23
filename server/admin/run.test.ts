import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sqliteFile } from "../store/open.ts";
import { deliveriesOf } from "../testing/acts.ts";
import { freePort } from "../testing/basics.ts";
import {
  closeDeskFolder,
  type DeskFolder,
  openDeskFolder,
  runDeskCommand,
  runDeskProcess,
  startDeskProcess,
} from "../testing/command-line.ts";
import { DeskBrowser, sampleDesk } from "../testing/desk.ts";
import { sampleLead } from "../testing/samples.ts";
import { commands } from "./commands.ts";

let place: DeskFolder;
beforeAll(async () => {
  place = await openDeskFolder();
});
afterAll(() => closeDeskFolder(place));

const desk = (args: string[], variables: Record<string, string> = { DATA_DIR: place.dataDir }) =>
  runDeskCommand(args, variables);

test("explains itself, and every command", async () => {
  const help = await desk(["--help"], {});
  expect(help.code).toBe(0);
  for (const [name, { usage }] of Object.entries(commands)) {
    expect(help.out).toContain(`  ${usage}  `);
    expect(await desk([name, "--help"], {})).toMatchObject({ code: 0, out: expect.stringContaining(usage) });
  }
});

test.each([
  [[]],
  [["dance"]],
  [["toString"]],
  [["export"]],
  [["export", "a", "b"]],
  [["export", "leads", "--colour"]],
  [["export", "everything"]],
  [["export", "leads", "--format", "xml"]],
  [["export", "leads", "--since", "2026-02-30"]],
  [["forget", "not an address"]],
  [["outbox", "burn"]],
  [["people", "dance"]],
  [["migrate", "mysql://x"]],
])("responds to %j with usage and exit code 2", async (args) => {
  const { code, out, err } = await desk(args);
  expect(code).toBe(2);
  expect(out + err).not.toBe("");
});

test("writes errors to standard error alone, without a stack trace", async () => {
  const { code, out, err } = await runDeskProcess(
    ["export", "leads", "--format", "xml"],
    { DATA_DIR: place.dataDir },
    place.folder.path,
  );
  expect({ code, out, err }).toEqual({ code: 2, out: "", err: '--format must be csv or json, not "xml".\n' });
});

test("responds to what is not there with one line and exit code 1", async () => {
  const { code, err } = await desk(["forget", "nobody@example.in", "--yes"]);
  expect([code, err.trim().split("\n").length]).toEqual([1, 1]);
});

test("says where it looked when there is no database, and makes none", async () => {
  const elsewhere = join(place.folder.path, "elsewhere");
  const { code, err } = await desk(["export", "leads"], { DATA_DIR: elsewhere });
  expect(code).toBe(1);
  expect(err).toContain(sqliteFile(elsewhere));
  expect(existsSync(elsewhere)).toBe(false);
});

test("says so when the database cannot be reached or read", async () => {
  const away = await desk(["export", "leads"], { DATABASE_URL: "postgres://postgres@127.0.0.1:1/none" });
  expect(away.code).toBe(1);
  expect(away.err).toContain("ECONNREFUSED");
  expect(away.err).not.toMatch(/\n {4}at /);
  const broken = join(place.folder.path, "broken");
  mkdirSync(broken);
  writeFileSync(sqliteFile(broken), "this is no database ".repeat(100));
  const unreadable = await desk(["export", "leads"], { DATA_DIR: broken });
  expect(unreadable.code).toBe(1);
  expect(unreadable.err).not.toMatch(/\n {4}at /);
  const wrong = await desk(["export", "leads"], { DATABASE_URL: "mysql://x" });
  expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("DATABASE_URL") });
});

test("the desk that it opens while the server is down queues what the server's own would", async () => {
  const { id } = await place.store.saveLead(sampleLead());
  const port = String(await freePort());
  const variables = { DATA_DIR: place.dataDir, DESK_PORT: port };
  const folder = sampleDesk(join(place.folder.path, "dist-desk"));
  const opened = startDeskProcess(["open", "--no-browser", "--folder", folder], variables, place.folder.path);
  let out = "";
  while (!/^The desk is running/m.test(out)) out += (await once(opened.stdout, "data"))[0];
  const browser = new DeskBrowser(`http://localhost:${port}`);
  await browser.post("/api/open", { token: /#([\w-]+)/.exec(out)![1] });
  expect(await browser.post(`/api/enquiries/${id}/registration`, { form: "opc", people: 1 })).toMatchObject({
    status: 200,
  });
  opened.kill("SIGTERM");
  await once(opened, "exit");
  const purposes = (await deliveriesOf(place.store, id)).map(({ purpose }) => purpose);
  expect(purposes.toSorted()).toEqual(["lead", "stage"]);
});

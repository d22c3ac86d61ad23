import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBuilding } from "../../server/site/building.ts";
import { currentId, listBuilds, readProgress } from "../../server/site/builds.ts";
import { sha256 } from "../../server/site/owner-files.ts";
import { temporaryFolder } from "../../server/testing/basics.ts";

let place: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  place = temporaryFolder();
  folder = join(place.path, "builds");
});
afterEach(() => place[Symbol.dispose]());

/** What stands for Astro: it writes a page and a script, slowly enough to see that it has begun. */
const writes = (text: string) => `
  const { mkdirSync, writeFileSync } = require("node:fs");
  mkdirSync(process.env.BUILD_DIR + "/site/_astro", { recursive: true });
  writeFileSync(process.env.BUILD_DIR + "/site/index.html", "${text}");
  writeFileSync(process.env.BUILD_DIR + "/site/_astro/${text}.js", "");`;
const prints = 'console.log("a line of a step");';
const waits = `${writes("half")} setInterval(() => {}, 1000);`;
const fillsTheDisk = `${prints} ${writes("half")} require("node:fs").writeFileSync("/dev/full", "x");`;

interface Run {
  child: ChildProcess;
  ended: Promise<{ code: number | null; printed: string }>;
}

/** A build in a process of its own, with one step. */
function run(step: string, isCandidate = false, env: Record<string, string> = {}, mostMs = 60_000): Run {
  const program = `
    import { build } from ${JSON.stringify(join(import.meta.dirname, "build.ts"))};
    const steps = () => [{ name: "pages", args: ["-e", ${JSON.stringify(step)}] }];
    await build({ folder: ${JSON.stringify(folder)}, steps, isCandidate: ${isCandidate}, isQuiet: true, by: "Asha", mostMs: ${mostMs} });`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    env: { PATH: process.env.PATH, OWNER_DIR: process.env.OWNER_DIR, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const ended = once(child, "close").then(([code]) => ({ code, printed }));
  return { child, ended };
}

/** The script itself. */
const runMain = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH: process.env.PATH, BUILDS_DIR: folder, ...env },
    encoding: "utf8",
  });

const served = () => readFileSync(join(folder, "current", "site", "index.html"), "utf8");
const parts = () => readdirSync(folder).filter((name) => name.endsWith(".part"));
const half = () => parts().some((name) => existsSync(join(folder, name, "site", "_astro", "half.js")));

test("a build is served when it is whole, and a candidate is not", async () => {
  expect(await run(`${prints} ${writes("one")}`).ended).toEqual({ code: 0, printed: "" });
  expect(served()).toBe("one");
  expect((await run(writes("two"), true).ended).code).toBe(0);
  expect(served()).toBe("one");
  const [two, one] = listBuilds(folder);
  expect(one).toMatchObject({ id: currentId(folder), publishedBy: "Asha", assets: ["site/_astro/one.js"] });
  expect(two!.publishedAt).toBeUndefined();
  expect(readProgress(folder)).toMatchObject({ state: "done", build: two!.id, isCandidate: true });
});

test.each(["SIGTERM", "SIGKILL"] as const)(
  "a build that is ended by %s changes nothing, and the next one is not kept waiting",
  async (signal) => {
    await run(writes("one")).ended;
    const { child, ended } = run(waits);
    await expect.poll(half, { timeout: 20_000 }).toBe(true);
    expect(readProgress(folder)).toMatchObject({ state: "building", step: "pages", by: "Asha" });
    process.kill(-child.pid!, signal);
    await ended;
    expect(readProgress(folder)).toMatchObject({ state: "failed", problem: expect.stringContaining("was stopped") });
    expect(served()).toBe("one");
    expect((await run(writes("two")).ended).code).toBe(0);
    expect(served()).toBe("two");
    expect(parts()).toEqual([]);
  },
);

test("a build that does not end is ended, by Stop and by its limit", async () => {
  const hangs = `process.on("SIGTERM", () => {}); ${waits}`;
  // The build itself, too, is too busy to hear anything.
  const { ended } = run(hangs, true, {
    NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGTERM',()=>{})",
  });
  await expect.poll(half, { timeout: 20_000 }).toBe(true);
  expect(createBuilding(folder, () => {}, 100).stop()).toBe(true);
  await ended;
  expect(readProgress(folder)).toMatchObject({ state: "failed", problem: expect.stringContaining("was stopped") });
  const { code } = await run(hangs, true, {}, 1_000).ended;
  expect(code).toBe(1);
  expect(readProgress(folder)).toMatchObject({ state: "failed", problem: expect.stringContaining("it did not end") });
  expect(parts()).toEqual([]);
});

test("notes that the machine has cut off keep nobody from building, and what they were of goes", async () => {
  await run(writes("one")).ended;
  await run(writes("two")).ended;
  const [two, one] = listBuilds(folder).map(({ id }) => join(folder, id));
  writeFileSync(join(one!, "build.json"), "");
  writeFileSync(join(folder, ".progress.json"), '{"state":"buil');
  utimesSync(one!, 0, 0);
  expect(readProgress(folder)).toBeUndefined();
  createBuilding(folder, () => {}).end();
  expect((await run(writes("three")).ended).code).toBe(0);
  expect(served()).toBe("three");
  expect([existsSync(one!), existsSync(two!)]).toEqual([false, true]);
});

test("two at once: one waits for the other", async () => {
  const first = run(waits);
  await expect.poll(half, { timeout: 20_000 }).toBe(true);
  const second = run(writes("two"));
  await once(second.child.stdout!, "data");
  expect(parts()).toHaveLength(1);
  process.kill(-first.child.pid!, "SIGTERM");
  const { code, printed } = await second.ended;
  expect(printed).toContain("Waiting for another build");
  expect(code).toBe(0);
  expect(served()).toBe("two");
});

test("on a full disk nothing is changed, and the message says so", async () => {
  await run(writes("one")).ended;
  const { code, printed } = await run(fillsTheDisk).ended;
  expect(code).toBe(1);
  expect(printed).toContain("ENOSPC");
  expect(printed).toContain("a line of a step");
  expect(readProgress(folder)).toMatchObject({ state: "failed", problem: expect.stringContaining("The disk is full") });
  expect(served()).toBe("one");
  expect(parts()).toEqual([]);
});

test("five are kept, and of those that nobody published the newest", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) await run(writes(name)).ended;
  expect(listBuilds(folder)).toHaveLength(5);
  for (const name of ["g", "h"]) await run(writes(name), true).ended;
  expect(served()).toBe("f");
  const texts = listBuilds(folder).map(({ assets }) => assets[0]);
  expect(texts).toEqual(["h", "f", "e", "d", "c"].map((name) => `site/_astro/${name}.js`));
});

test("a build is made of the folder of one moment, whatever is saved meanwhile", async () => {
  const owner = join(place.path, "owner");
  mkdirSync(join(owner, "pictures"), { recursive: true });
  writeFileSync(join(owner, "prices.json"), "before", { mode: 0o600 });
  writeFileSync(join(owner, ".draft"), "");
  const saves = `require("node:fs").writeFileSync(${JSON.stringify(join(owner, "prices.json"))}, "after");`;
  const reads = `const { cpSync } = require("node:fs");
    cpSync(process.env.OWNER_DIR, process.env.BUILD_DIR + "/site/owner", { recursive: true });`;
  expect((await run(`${writes("one")} ${saves} ${reads}`, false, { OWNER_DIR: owner }).ended).code).toBe(0);
  const built = join(folder, "current", "site", "owner");
  expect(readFileSync(join(built, "prices.json"), "utf8")).toBe("before");
  expect(statSync(join(built, "prices.json")).mode & 0o777).toBe(0o644);
  expect(existsSync(join(built, ".draft"))).toBe(false);
  expect(listBuilds(folder)[0]).toMatchObject({ ownerFolder: owner, owner: { "prices.json": sha256("before") } });
  // For a newer program that shows the same facts; nobody is served it.
  const kept = join(folder, "current", "owner");
  expect(readFileSync(join(kept, "prices.json"), "utf8")).toBe("before");
  expect(statSync(kept).mode & 0o077).toBe(0);
});

test("a folder that the site was made from and that is empty now is refused: its disk is not there", async () => {
  const owner = join(place.path, "owner");
  mkdirSync(owner);
  writeFileSync(join(owner, "prices.json"), "before");
  await run(writes("one"), false, { OWNER_DIR: owner }).ended;
  rmSync(join(owner, "prices.json"));
  const { status, stderr } = runMain({ OWNER_DIR: owner });
  expect(stderr).toContain("is empty, and the site was built with it. Nothing was changed.");
  expect(status).toBe(1);
  expect(served()).toBe("one");
});

test("a setting that is written wrongly is named before anything is built", () => {
  const { status, stderr } = runMain({ OWNER_DIR: "content/samples", SITE_URL: "firm.example.in" });
  expect(stderr).toBe(
    'Please check the settings:\nSITE_URL must be a web address such as https://example.in (it is "firm.example.in").\n',
  );
  expect([status, existsSync(folder)]).toEqual([1, false]);
});

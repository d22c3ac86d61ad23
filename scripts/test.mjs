// `npm test`: set-up, then every check. `npm test -- lint unit` picks steps.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { build, buildIfNeeded } from "./build.mjs";
import { ensureChromium, findNginxFolder } from "./programs.mjs";
import { explain, install, packageScript, root, runNode, SetupError } from "./setup.mjs";
import { addResults, demandPrograms, isPassed, lastLines, readResults, runQueue, summarize } from "./test-steps.mjs";

// The specification is tested on the samples. A built site with the owner's own facts stays as it is.
const ownFolder = process.env.OWNER_DIR || (existsSync(join(root, "owner")) ? "owner" : undefined);
process.env.OWNER_DIR = "content/samples";
if (ownFolder) process.env.BUILDS_DIR = ".cache/builds-of-samples";

const reports = mkdtempSync(join(tmpdir(), "sthapana-test-"));
process.on("exit", () => rmSync(reports, { recursive: true }));
const reportFile = (step) => join(reports, `${step}.json`);

const code = [
  "content",
  "domain",
  "drawings",
  "src",
  "desk",
  "build",
  "server",
  "scripts",
  "tests",
  "bench",
  "astro.config.ts",
];
const linters = [
  { name: "Biome", script: "@biomejs/biome/bin/biome", args: ["ci", "--error-on-warnings"], fix: "npm run fix" },
  { name: "dependency-cruiser", script: "dependency-cruiser/bin/dependency-cruise.mjs", args: code },
  { name: "knip", script: "knip/bin/knip.js", args: [] },
];

/** Three steps run at a time and share the cores: the unit tests wait much for real servers and databases. A step alone has them all. */
const stepsAtATime = 3;

/** Longest first, so that the last ones end together. Each hands what it prints to `onOutput`. */
const steps = {
  build: { run: ({ onOutput }) => build({ onOutput }) },
  // Its tests wait more for servers and databases than they compute: three at a time.
  unit: {
    run: ({ workers, ...options }) =>
      vitest(["site", "server", "owner", "bare-owner"], { ...options, workers: Math.max(3, workers) }),
  },
  // The longest, after the build: with two browsers it ends with the others.
  journeys: { needs: "build", run: withTwoBrowsers(["tests/journeys"]) },
  site: { needs: "build", run: (options) => playwright(["tests/site", "tests/cross-browser"], options) },
  owner: { needs: "build", run: testOwners },
  types: {
    // Astro writes into .astro and node_modules/.astro when it builds and when it checks: two at a time break each other's files.
    needs: "owner",
    run: checkTypes,
  },
  // It ends last, when both cores are free for its two browsers.
  desk: { needs: "build", run: withTwoBrowsers(["tests/desk"]) },
  pages: { needs: "build", run: (options) => vitest(["pages"], options) },
  lint: {
    run: async (options) => {
      const errors = [];
      for (const { name, script, args, fix } of linters)
        await tool(name, script, args, options).catch(({ message }) =>
          errors.push(fix ? `${message} \`${fix}\` mends what can be mended without you.` : message),
        );
      if (errors.length > 0) throw new SetupError(errors.join("\n"));
    },
  },
  supply: { run: (options) => vitest(["supply"], options) },
};

/** TypeScript 7 takes a quarter of the time. Astro's check cannot use it yet, and gets the .astro files alone. */
async function checkTypes(options) {
  const astroFiles = ["check", "--tsconfig", "tsconfig.astro.json", "--minimumFailingSeverity", "warning"];
  await tool("astro check", "astro/bin/astro.mjs", astroFiles, options);
  // Two of its checkers at a time would do much of the work twice.
  await tool("TypeScript", "typescript-7/bin/tsc", ["--project", ".", "--checkers", "1"], options);
}

/** The folder of this machine's owner, if there is one; a site made in the browser, from the first question on, and all its pages. */
async function testOwners(options) {
  if (ownFolder)
    await tool("The owner's folder", "../scripts/owner.ts", ["check", "--quiet"], {
      ...options,
      env: { OWNER_DIR: ownFolder },
    });
  await playwright(["tests/owner"], { ...options, name: inItsBrowser(options.name), workers: 1 });
  if (process.env.THOROUGH) {
    // This owner has switched the desk on, for founders too.
    const env = {
      OWNER_DIR: "tests/owner/folders/udyam-setu",
      BUILDS_DIR: ".cache/builds-of-udyam-setu",
      DESK_PORT: "4322",
    };
    // It is read by the tests and never served.
    const args = ["--site-only", "--unserved"];
    await tool("The build with an owner's folder", "../scripts/build.mjs", args, { ...options, env });
  }
  await vitest(["owner-site"], options);
}

const inBrowser = ["journeys", "site", "desk", "owner"];
/** Where the browser tests of a step report that has others too. */
const inItsBrowser = (step) => `${step}-in-browser`;

async function vitest(projects, { name, workers, ...options }) {
  const path = [await findNginxFolder(), process.env.PATH].filter(Boolean).join(delimiter);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile(name)}`];
  const args = ["run", `--maxWorkers=${workers}`, ...chosen, ...reporters];
  await tool("Vitest", "vitest/vitest.mjs", args, { ...options, env: { PATH: path } });
}

async function playwright(folders, { name, workers, ...options }) {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(name) };
  await tool("Playwright", "@playwright/test/cli.js", ["test", `--workers=${workers}`, ...folders], {
    ...options,
    env,
  });
}

function withTwoBrowsers(folders) {
  return ({ workers, ...options }) => playwright(folders, { ...options, workers: Math.max(2, workers) });
}

async function tool(name, script, args, { onOutput, env }) {
  const status = await runNode([packageScript(script), ...args], { env, onOutput });
  if (status !== 0) throw new SetupError(`${name} found errors.`);
}

async function test(chosen) {
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new SetupError(`No step ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}.`);
  const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
  await install();
  if (names.some((name) => inBrowser.includes(name))) await ensureChromium();
  if (!names.includes("build") && names.some((name) => steps[name].needs === "build")) await buildIfNeeded();
  const isAlone = names.length === 1;
  const queue = Object.fromEntries(names.map((name) => [name, steps[name]]));
  report(await runQueue(queue, (name) => runStep(name, isAlone), stepsAtATime), names);
}

/** What a step prints is shown when it ends, so that steps do not mix; a step alone is shown as it goes. */
async function runStep(name, isAlone) {
  console.log(`── ${name} started`);
  const started = performance.now();
  const output = [];
  const onOutput = isAlone ? undefined : (text) => output.push(text);
  const workers = isAlone ? availableParallelism() : Math.max(1, Math.floor(availableParallelism() / stepsAtATime));
  const error = await steps[name].run({ name, workers, onOutput }).then(
    () => undefined,
    (reason) => reason,
  );
  const seconds = (performance.now() - started) / 1000;
  const printed = output.join("").trim();
  console.log(`\n── ${name} ${error ? "failed" : "passed"} in ${seconds.toFixed(1)} s`);
  console.log(printed);
  if (error) console.error(error instanceof SetupError ? error.message : error);
  return { error, seconds, printed };
}

function report(outcomes, names) {
  const demand = process.env.ALL_PROGRAMS ? demandPrograms : (result) => result;
  const resultsOf = (name) => addResults([name, inItsBrowser(name)].map((each) => readResults(reportFile(each))));
  const results = names.map((name) => demand({ name, ...outcomes.get(name), ...resultsOf(name) }));
  // Said again at the end: thousands of lines of other steps may stand between, and a log may be cut at its start.
  for (const { name, error, printed } of results)
    if (error)
      console.log(`\n── ${name} failed, its last lines:\n${lastLines(printed, 80)}\n${error.message ?? error}`);
  console.log(`\n${summarize(results)}`);
  process.exitCode = results.every(isPassed) ? 0 : 1;
}

await test(process.argv.slice(2)).catch(explain);

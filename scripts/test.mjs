// `npm test`: set-up, then every check. `npm test -- lint unit` picks steps.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { build, buildIfNeeded } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { findNginxFolder } from "./nginx.mjs";
import { explain, install, packageScript, root, runNode, SetupError } from "./setup.mjs";
import { readResults } from "./test-results.mjs";

const reports = mkdtempSync(join(tmpdir(), "sthapana-test-"));
process.on("exit", () => rmSync(reports, { recursive: true }));
const reportFile = (step) => join(reports, `${step}.json`);

const code = ["content", "domain", "src", "build", "server", "scripts", "tests", "bench", "astro.config.ts"];
const linters = [
  ["@biomejs/biome/bin/biome", "ci", "--error-on-warnings"],
  ["dependency-cruiser/bin/dependency-cruise.mjs", ...code],
  ["knip/bin/knip.js"],
];

/** Each step hands what it prints to `onOutput`. */
const steps = {
  build: (onOutput) => build({ onOutput }),
  browser: async (onOutput) => {
    await tool("@playwright/test/cli.js", ["test"], onOutput, { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("browser") });
  },
  unit: async (onOutput) => {
    const path = [await findNginxFolder(), process.env.PATH].filter(Boolean).join(delimiter);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile("unit")}`];
    await tool("vitest/vitest.mjs", ["run", ...reporters], onOutput, { PATH: path });
  },
  owner: async (onOutput) => {
    const folder = join(reports, "copy");
    if ((await runNode(["tests/owner/build-copy.ts", folder], { onOutput })) !== 0)
      throw new SetupError("The site could not be built with another owner's content.");
    const env = { NEW_OWNER: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("owner") };
    const checks = ["tests/owner", "tests/site/markup", "tests/site/html", "tests/journeys/header"];
    await tool("vitest/vitest.mjs", ["run", "build/content-check", "tests/specification"], onOutput, {}, folder);
    await tool("@playwright/test/cli.js", ["test", ...checks], onOutput, env, folder);
  },
  types: async (onOutput) => {
    // astro check reads .ts and .tsx files too: tsc would only repeat it.
    await tool("astro/bin/astro.mjs", ["check", "--minimumFailingSeverity", "warning"], onOutput);
  },
  lint: async (onOutput) => {
    const errors = [];
    for (const [script, ...args] of linters)
      await tool(script, args, onOutput).catch((error) => errors.push(error.message));
    if (errors.length > 0) throw new SetupError(errors.join(" "));
  },
};

/** Lanes run side by side, the steps of a lane one after the other. */
const lanes = [["build", "browser"], ["unit"], ["lint", "owner", "types"]];
const needs = { browser: "build" };

async function tool(script, args, onOutput, env = {}, cwd = root) {
  const status = await runNode([packageScript(script), ...args], { env, onOutput, cwd });
  if (status !== 0) throw new SetupError(`${script.split("/bin/")[0]} found errors.`);
}

async function test(chosen) {
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new SetupError(`No step ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}.`);
  const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
  await install();
  if (names.includes("browser") || names.includes("owner")) {
    await ensureChromium();
    if (names.includes("browser") && !names.includes("build")) await buildIfNeeded();
  }
  const outcomes = new Map();
  const runLane = async (lane) => {
    for (const name of lane.filter((step) => names.includes(step))) {
      if (outcomes.get(needs[name])?.error) console.log(`── ${name} not run: ${needs[name]} failed`);
      else outcomes.set(name, await runStep(name, names.length === 1));
    }
  };
  await Promise.all(lanes.map(runLane));
  report(outcomes);
}

/** What a step prints is shown when it ends, so that steps do not mix; a step alone is shown as it goes. */
async function runStep(name, isAlone) {
  console.log(`── ${name} started`);
  const started = performance.now();
  const output = [];
  const error = await steps[name](isAlone ? undefined : (text) => output.push(text)).then(
    () => undefined,
    (reason) => reason,
  );
  const seconds = (performance.now() - started) / 1000;
  console.log(`\n── ${name} ${error ? "failed" : "passed"} in ${seconds.toFixed(1)} s`);
  console.log(output.join("").trim());
  if (error) console.error(error instanceof SetupError ? error.message : error);
  return { error, seconds };
}

function report(outcomes) {
  const totals = { passed: 0, failed: 0 };
  console.log("");
  for (const [name, { error, seconds }] of outcomes) {
    const { passed, failed, flaky, notRun } = readResults(reportFile(name));
    totals.passed += passed;
    // A step that fails without a failed test of its own counts as one.
    const failures = error ? Math.max(failed, 1) : failed;
    totals.failed += failures;
    console.log(`${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${failures > 0 ? "failed" : "passed"}`);
    for (const reason of notRun) console.log(`  not run: ${reason}`);
    for (const title of flaky) console.log(`  flaky, passed at the second try: ${title}`);
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

await test(process.argv.slice(2)).catch(explain);

// `npm test`: set-up, then every check in order, stopping at the first that fails. `npm test -- lint unit` picks steps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureChromium } from "../tests/support/chromium.mjs";
import { nginxFolder } from "../tests/support/nginx.mjs";
import { build, buildIfNeeded } from "./build.mjs";
import { explain, install, packageScript, runNode, SetupError } from "./setup.mjs";

const results = mkdtempSync(join(tmpdir(), "sthapana-test-"));
process.on("exit", () => rmSync(results, { recursive: true }));
const unitResults = join(results, "unit.json");
const browserResults = join(results, "browser.json");

const steps = {
  types: async () => {
    await tool("astro/bin/astro.mjs", ["check", "--minimumFailingSeverity", "warning"]);
    await tool("typescript/bin/tsc", ["--noEmit", "-p", "."]);
  },
  lint: () => tool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings"]),
  unit: async () => {
    const path = [await nginxFolder(), process.env.PATH].filter(Boolean).join(delimiter);
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${unitResults}`];
    await tool("vitest/vitest.mjs", ["run", ...reporters], { PATH: path });
  },
  build: () => build(),
  browser: async () => {
    await buildIfNeeded();
    await tool("@playwright/test/cli.js", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults });
  },
};

async function tool(script, args, env = {}) {
  if ((await runNode([packageScript(script), ...args], { env })) !== 0) throw new SetupError(`${script} found faults.`);
}

/** Tests counted by the runners themselves; a step that fails without a failed test of its own counts as one. */
function count(failedStep) {
  const unit = read(unitResults);
  const browser = read(browserResults)?.stats;
  const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
  const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
  return `${passed} passed, ${failedStep ? Math.max(failed, 1) : failed} failed`;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

async function test(chosen) {
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new SetupError(`No step ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}.`);
  const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
  await install();
  if (names.includes("browser")) await ensureChromium();

  let failedStep;
  for (const name of names) {
    console.log(`\n── ${name}`);
    const started = performance.now();
    const fault = await steps[name]().then(
      () => undefined,
      (error) => error,
    );
    if (fault) console.error(fault instanceof SetupError ? fault.message : fault);
    console.log(`── ${name} ${fault ? "failed" : "passed"} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (fault) {
      failedStep = name;
      break;
    }
  }
  console.log(`\n${count(failedStep)}`);
  process.exitCode = failedStep ? 1 : 0;
}

await test(process.argv.slice(2)).catch(explain);

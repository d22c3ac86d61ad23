// What scripts/test.mjs does with its steps: runs them in turn, and says what became of them.
import { existsSync, readFileSync } from "node:fs";

/**
 * Runs steps `atATime`, in their order; one that `needs` another waits for it, and is not run if that one fails.
 * `run` gives a step's outcome, with `error` if it failed. Returns the outcomes of the steps that were run.
 */
export async function runQueue(steps, run, atATime) {
  const outcomes = new Map();
  const waiting = Object.keys(steps);
  const running = new Map();
  const isReady = (name) => {
    const { needs } = steps[name];
    return !waiting.includes(needs) && !running.has(needs);
  };
  while (waiting.length + running.size > 0) {
    const name = running.size < atATime ? waiting.find(isReady) : undefined;
    if (name === undefined) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(name), 1);
    if (isLost(steps, outcomes, name)) continue;
    const ended = run(name).then((outcome) => {
      outcomes.set(name, outcome);
      running.delete(name);
    });
    running.set(name, ended);
  }
  return outcomes;
}

function isLost(steps, outcomes, name) {
  const { needs } = steps[name];
  return needs in steps && (outcomes.get(needs)?.error !== undefined || !outcomes.has(needs));
}

/** What Vitest or Playwright wrote about a run: counts, tests that needed a second try, tests that were not run and why. */
export function readResults(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0, flaky: [], notRun: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return report.stats ? readPlaywright(report) : readVitest(report);
}

/** Of a step that has tests of both kinds. */
export const addResults = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  flaky: results.flatMap(({ flaky }) => flaky),
  notRun: results.flatMap(({ notRun }) => notRun),
});

function readVitest({ numPassedTests, numFailedTests, testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const skipped = tests.filter(({ status }) => status === "skipped" || status === "pending");
  const reasons = skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] || title);
  const isFlaky = ({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0;
  const flaky = tests.filter(isFlaky).map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(": "));
  return { passed: numPassedTests, failed: numFailedTests, flaky, notRun: count(reasons) };
}

function readPlaywright({ stats, suites }) {
  const tests = suites
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` })));
  const skipped = tests.filter(({ status }) => status === "skipped");
  const reason = ({ annotations, name }) => annotations.find(({ type }) => type === "skip")?.description ?? name;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: tests.filter(({ status }) => status === "flaky").map(({ name }) => name),
    notRun: count(skipped.map(reason)),
  };
}

function listSpecs(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];
}

/** Each reason once, with the number of tests behind it. */
function count(reasons) {
  return [...new Set(reasons)].map((reason) => {
    const number = reasons.filter((other) => other === reason).length;
    return `${reason} (${number} ${number === 1 ? "test" : "tests"})`;
  });
}

/** @param {{ error?: unknown, seconds?: number }} result */
export const isPassed = ({ error, seconds }) => !error && seconds !== undefined;

/** A test that needs a program says so in its name or in why it was skipped. */
const missingProgram = /\bnot installed\b/;

/** With ALL_PROGRAMS, as CI sets it, a test that needs a missing program fails its step: nothing rots unseen. */
export function demandPrograms(result) {
  const missing = result.notRun.filter((reason) => missingProgram.test(reason));
  if (result.error || missing.length === 0) return result;
  return { ...result, error: new Error(`Not run:\n${missing.join("\n")}`), failed: missing.length };
}

/** A line for each step, what was not run or needed a second try, and the count. Nothing that passed says 'failed'. */
export function summarize(results) {
  const lines = results.flatMap((result) => [
    describeStep(result),
    ...result.notRun.map((reason) => `  not run: ${reason}`),
    ...result.flaky.map((title) => `  flaky, passed at the second try: ${title}`),
  ]);
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  // A step without tests of its own counts as one, and so does one that fails beside its tests.
  const passed = sum(results.map((result) => (isPassed(result) ? Math.max(result.passed, 1) : result.passed)));
  const failed = sum(results.map((result) => (result.error ? Math.max(result.failed, 1) : 0)));
  return [...lines, "", failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`].join("\n");
}

function describeStep({ name, error, seconds }) {
  if (seconds === undefined) return `${name.padEnd(8)}           not run: a step it needs failed`;
  return `${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${error ? "failed" : "passed"}`;
}

/** @param {string} text */
export const lastLines = (text, count) => text.split("\n").slice(-count).join("\n");

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../server/testing/basics.ts";
import { demandPrograms, isPassed, lastLines, readResults, runQueue, summarize } from "./test-steps.mjs";

test("two steps run at a time, in order, and what a step needs has ended before it", async () => {
  const steps = { build: {}, unit: {}, journeys: { needs: "build" }, lint: {} };
  const log: string[] = [];
  let running = 0;
  const run = async (name: string) => {
    running++;
    expect(running).toBeLessThanOrEqual(2);
    log.push(`${name} starts`);
    // The build takes longest: what needs it lets others pass.
    for (let turns = name === "build" ? 9 : 1; turns > 0; turns--) await turn();
    log.push(`${name} ends`);
    running--;
    return {};
  };
  expect([...(await runQueue(steps, run, 2)).keys()]).toEqual(["unit", "lint", "build", "journeys"]);
  expect(log.slice(0, 2)).toEqual(["build starts", "unit starts"]);
  expect(log.indexOf("journeys starts")).toBeGreaterThan(log.indexOf("build ends"));
});

test("a step is not run if the one it needs fails, and needs nothing that was not chosen", async () => {
  const run = async (name: string) => (name === "build" ? { error: new Error("broken") } : {});
  const all = { build: {}, journeys: { needs: "build" }, lint: {} };
  expect([...(await runQueue(all, run, 2)).keys()].toSorted()).toEqual(["build", "lint"]);
  expect([...(await runQueue({ journeys: { needs: "build" } }, run, 2)).keys()]).toEqual(["journeys"]);
});

const none = { passed: 0, failed: 0, flaky: [], notRun: [] };
const lint = { name: "lint", seconds: 3, ...none };
const types = { name: "types", seconds: 2, ...none };
const unit = { name: "unit", seconds: 9, ...none, passed: 40, notRun: ["no nginx (2 tests)"] };
const lastLine = (results: object[]) => summarize(results).split("\n").at(-1);

test("what passed counts, and nothing says 'failed' then", () => {
  expect(summarize([lint, types, unit])).not.toContain("failed");
  expect(lastLine([lint, types, unit])).toBe("42 passed");
  expect(summarize([unit])).toContain("not run: no nginx (2 tests)");
});

test("a step that fails counts once at least, beside those that passed", () => {
  const error = new Error("found errors");
  expect(lastLine([lint, { ...types, error }])).toBe("1 passed, 1 failed");
  expect(lastLine([{ ...unit, error, failed: 3 }])).toBe("40 passed, 3 failed");
});

test("a step that was not run has not passed", () => {
  const notRun = { ...lint, seconds: undefined };
  expect(isPassed(notRun)).toBe(false);
  expect(summarize([notRun])).toContain("not run: a step it needs failed");
});

test("of what a step printed the last lines are said again", () => {
  expect(lastLines("one\ntwo\nthree", 2)).toBe("two\nthree");
  expect(lastLines("one", 2)).toBe("one");
});

test("where all programs are demanded, a test without its program fails the step, and one skipped for another reason does not", () => {
  const withoutNginx = { ...unit, notRun: ["behind a real nginx (skipped where nginx is not installed) (2 tests)"] };
  expect(demandPrograms(withoutNginx).error.message).toContain("behind a real nginx");
  expect(lastLine([lint, demandPrograms(withoutNginx)])).toBe("41 passed, 1 failed");
  expect(demandPrograms({ ...unit, notRun: ["not as root (1 test)"] }).error).toBeUndefined();
  expect(demandPrograms(lint)).toEqual(lint);
});

test("a test of Vitest that needed its second try is named", () => {
  using folder = temporaryFolder();
  const file = join(folder.path, "unit.json");
  const told = (title: string, failureMessages: string[]) => ({
    ...{ ancestorTitles: ["mails"], title, status: "passed", failureMessages },
  });
  const testResults = [{ assertionResults: [told("arrive", []), told("wait", ["AssertionError"])] }];
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 0, testResults }));
  expect(readResults(file)).toEqual({ ...none, passed: 2, flaky: ["mails: wait"] });
});

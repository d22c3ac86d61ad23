import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { runQueue } from "./queue.mjs";

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

import { expect, test } from "vitest";
import { backoffMs, mostAttempts } from "./channel-worker.ts";

const minute = 60_000;
const middle = () => 0.5;

test("waits longer after every failure, up to half a day", () => {
  const waits = Array.from({ length: mostAttempts - 1 }, (_, index) => backoffMs(index + 1, middle) / minute);
  expect(waits).toEqual([1, 3, 9, 27, 81, 243, 720, 720, 720, 720, 720]);
});

test("reaches over a weekend", () => {
  let total = 0;
  for (let attempt = 1; attempt < mostAttempts; attempt++) total += backoffMs(attempt, () => 0);
  expect(total / (24 * 60 * minute)).toBeGreaterThan(2);
});

test("spreads by a fifth either way", () => {
  expect([backoffMs(1, () => 0), backoffMs(1, () => 1)]).toEqual([48_000, 72_000]);
});

import { expect, it } from "vitest";
import { backoffMs, MOST_ATTEMPTS } from "./backoff.ts";

const MINUTE = 60_000;
const middle = () => 0.5;

it("waits longer after every failure, up to half a day", () => {
  const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => backoffMs(index + 1, middle) / MINUTE);
  expect(waits).toEqual([1, 3, 9, 27, 81, 243, 720, 720, 720, 720, 720]);
});

it("reaches over a weekend", () => {
  let total = 0;
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) total += backoffMs(attempt, () => 0);
  expect(total / (24 * 60 * MINUTE)).toBeGreaterThan(2);
});

it("spreads by a fifth either way", () => {
  expect([backoffMs(1, () => 0), backoffMs(1, () => 1)]).toEqual([48_000, 72_000]);
});

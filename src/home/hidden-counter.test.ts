import { expect, test } from "vitest";
import { hiddenCounter, nextCount } from "./hidden-counter.ts";

test("starts at 15847 and grows by 1 to 3 every 120 seconds", () => {
  expect(hiddenCounter).toMatchObject({ start: 15847, everyMs: 120_000 });
  const steps = [0, 0.33, 0.34, 0.66, 0.67, 0.999].map(
    (chance) => nextCount(hiddenCounter.start, chance) - hiddenCounter.start,
  );
  expect(steps).toEqual([1, 1, 2, 2, 3, 3]);
});

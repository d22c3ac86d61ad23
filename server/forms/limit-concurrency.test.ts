import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("runs so many at once, in order, and goes on after a failure", async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, (_, index) =>
      inTurn(async () => {
        started.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (index === 1) throw new Error("one fails");
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});

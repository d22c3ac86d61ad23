import { expect, test } from "vitest";
import { BodyBudget, type BudgetExceeded } from "./body-budget.ts";

async function* pieces(...sizes: number[]): AsyncGenerator<Uint8Array> {
  for (const size of sizes) yield new Uint8Array(size);
}

const exceeded = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: BudgetExceeded) => error.by,
  );

const limits = { everybody: { bytes: 100, bodies: 4 }, visitor: { bytes: 60, bodies: 2 } };

test("bytes count until they are released, whoever holds them", async () => {
  const budget = new BodyBudget(limits);
  const first = budget.hold("a");
  const second = budget.hold("b");
  expect(await exceeded(Array.fromAsync(first.count(pieces(30, 30))))).toBe("read");
  const third = budget.hold("a");
  expect(await exceeded(Array.fromAsync(third.count(pieces(1))))).toBe("visitor");
  expect(await exceeded(Array.fromAsync(second.count(pieces(40, 1))))).toBe("everybody");
  expect(budget.bytes).toBe(100);
  first.release();
  first.release();
  expect(budget.bytes).toBe(40);
  second.release();
  third.release();
  expect(budget.bytes).toBe(0);
  expect(await exceeded(Array.fromAsync(budget.hold("a").count(pieces(60))))).toBe("read");
});

test("bodies count even before their first byte", async () => {
  const budget = new BodyBudget(limits);
  const holds = ["a", "a", "a", "b", "b", "c"].map((visitor) => budget.hold(visitor));
  const results: string[] = [];
  for (const hold of holds) results.push(await exceeded(Array.fromAsync(hold.count(pieces()))));
  expect(results).toEqual(["read", "read", "visitor", "read", "read", "everybody"]);
  for (const hold of holds) hold.release();
  expect(await exceeded(Array.fromAsync(budget.hold("c").count(pieces(1))))).toBe("read");
});

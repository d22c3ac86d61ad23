import { expect, test } from "vitest";
import { type StateCode, states } from "../../content/states.ts";
import { formatAmount } from "./amount.ts";
import { calculateCost } from "./calculate.ts";

const lakh = 100_000;
const duty = (state: StateCode, capital: number) =>
  calculateCost({ structure: "llp", state, capital, people: 2 }).lines.find(({ id }) => id === "llp-agreement-duty");

test.each([
  ["AP", "agreed", "₹500", "₹500"],
  ["AR", "check", "₹100", "₹100"],
  ["AS", "agreed", "₹100", "₹100"],
  ["BR", "check", "₹2,500 to ₹5,000", "₹5,000"],
  ["CG", "check", "₹100 to ₹5,000", "₹100 to ₹5,000"],
  ["DL", "agreed", "₹1,000", "₹5,000"],
  ["GA", "check", "₹150 to ₹1,000", "₹150 to ₹10,000"],
  ["GJ", "agreed", "₹1,000", "₹10,000"],
  ["HR", "agreed", "₹1,000", "₹1,000"],
  ["HP", "agreed", "₹100", "₹100"],
  ["JK", "agreed", "₹100", "₹100"],
  ["JH", "check", "₹100 to ₹2,500", "₹100 to ₹5,000"],
  ["KL", "agreed", "₹5,000", "₹5,000"],
  ["MP", "check", "₹2,000 to ₹10,000", "₹2,000 to ₹10,000"],
  ["MH", "check", "₹1,000", "₹20,000"],
  ["MN", "check", "₹100", "₹100"],
  ["ML", "check", "₹100", "₹100"],
  ["MZ", "check", "₹100", "₹100"],
  ["NL", "check", "₹100", "₹100"],
  ["OD", "check", "₹100 to ₹200", "₹100 to ₹200"],
  ["PB", "agreed", "₹1,000", "₹1,000"],
  ["SK", "check", "₹100", "₹100"],
  ["TN", "check", "₹300 to ₹1,000", "₹300 to ₹20,000"],
  ["TG", "check", "₹100 to ₹500", "₹100 to ₹500"],
  ["TR", "check", "₹100", "₹100"],
  ["UP", "check", "₹150 to ₹750", "₹750 to ₹3,000"],
  ["UK", "check", "₹100 to ₹750", "₹100 to ₹750"],
  ["WB", "agreed", "₹150", "₹150"],
] as const)("LLP agreement in %s, %s: %s at ₹1 lakh, %s at ₹20 lakh", (state, status, atOneLakh, atTwentyLakh) => {
  const [small, large] = [duty(state, lakh), duty(state, 20 * lakh)];
  expect(small?.status).toBe(status);
  expect(small?.amount && formatAmount(small.amount)).toBe(atOneLakh);
  expect(large?.amount && formatAmount(large.amount)).toBe(atTwentyLakh);
});

test.each(["AN", "CH", "DH", "LA", "LD", "PY", "RJ"] as const)("LLP agreement in %s: no figure", (state) => {
  expect(duty(state, lakh)).toMatchObject({ amount: null, status: "ask" });
});

test("Karnataka is known up to ₹10 lakh of contribution; above it sources differ", () => {
  expect(duty("KA", 10 * lakh)).toMatchObject({ status: "verified", amount: { from: 5000, to: 5000 } });
  expect(duty("KA", 10 * lakh + 1)).toMatchObject({ status: "check", amount: { from: 5001, to: 6000 } });
  expect(duty("KA", 30 * lakh)).toMatchObject({ amount: { from: 9000, to: 9000 } });
});

test("no charge of an LLP falls as its contribution rises, in any state", () => {
  for (const { code: state } of states) {
    let [last, missing] = [0, 0];
    for (const capital of [
      1,
      lakh,
      lakh + 1,
      5 * lakh,
      5 * lakh + 1,
      10 * lakh,
      10 * lakh + 1,
      15 * lakh,
      25 * lakh,
      25 * lakh + 1,
    ]) {
      const { charges } = calculateCost({ structure: "llp", state, capital, people: 2 });
      expect([state, capital, charges.from >= last, charges.missing.length >= missing]).toEqual([
        state,
        capital,
        true,
        true,
      ]);
      [last, missing] = [charges.from, charges.missing.length];
    }
  }
});

test("Maharashtra: 1% to ₹50,000, the law since October 2024, without the older limit", () => {
  expect(duty("MH", 30 * lakh)?.amount).toEqual({ from: 30_000, to: 30_000 });
  expect(duty("MH", 100 * lakh)?.amount).toEqual({ from: 50_000, to: 50_000 });
  expect(formatAmount(calculateCost({ structure: "llp", state: "MH", capital: 30 * lakh, people: 2 }).charges)).toBe(
    "₹44,743",
  );
});

test("Delhi: 1%, at least ₹200, at most ₹5,000", () => {
  expect([10_000, 300_000].map((capital) => duty("DL", capital)?.amount?.from)).toEqual([200, 3000]);
  expect(duty("DL", lakh)?.rule).toContain("Delhi: 1% of the contribution, at least ₹200, at most ₹5,000.");
});

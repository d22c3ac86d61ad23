import { expect, test } from "vitest";
import { planSets } from "../../content/plans.ts";
import { calculateCost } from "../costs/calculate.ts";
import { completePlan } from "../plan/complete.ts";
import { costInput, planCharges, planTotal } from "./plan-cost.ts";
import { planSet } from "./plans.ts";
import { planPrice } from "./price.ts";

test.each(planSets)(
  "$structure: the printed estimate is what the calculation gives",
  ({ structure, governmentCharge }) => {
    for (const plan of [{}, { state: "KA" }] as const) {
      const { ledger, printed } = planCharges(structure, plan);
      expect(printed).toBe(true);
      expect(ledger.charges).toEqual({ from: governmentCharge.amount, to: governmentCharge.amount, missing: [] });
    }
  },
);

test("another state, capital or number of people is calculated", () => {
  const charges = (plan: Parameters<typeof planCharges>[1]) => planCharges("private-limited", plan).ledger.charges;
  expect(charges({ state: "DL" })).toMatchObject({ from: 5503, to: 5503 });
  expect(charges({ people: 3 })).toMatchObject({ from: 17_163 });
  expect(charges({ state: "MH" })).toMatchObject({ from: 6443, to: 6543 });
  expect(charges({ state: "SK" }).missing).toHaveLength(3);
  expect(planCharges("opc", { state: "KA", people: 1 }).ledger.charges.from).toBe(13_163);
});

test("the total on a plan card and in the calculator agree", () => {
  const plan = completePlan({ state: "DL", plan: "pro" });
  const pro = planSet("private-limited").plans[2];
  const { from } = planTotal(pro, planCharges("private-limited", plan).ledger.charges).total;
  expect(from).toBe(calculateCost(costInput(plan)).total.from);
  expect(from).toBe(planPrice(pro, { amount: 5503 }).total);
});

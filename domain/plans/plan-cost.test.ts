import { expect, test } from "vitest";
import { planSets } from "../../content/plans.ts";
import { calculateCost } from "../costs/calculate.ts";
import { rupees } from "../india/money.ts";
import { completePlan } from "../plan/complete.ts";
import { costInput, planCharges, planTotal } from "./plan-cost.ts";
import { planSet } from "./plans.ts";

test.each(planSets)(
  "$structure: the usual case comes to the listed charge, or the plans say why it does not",
  ({ structure, governmentCharge: { amount, difference } }) => {
    for (const plan of [{}, { state: "KA" }] as const) {
      const { ledger, usual } = planCharges(structure, plan);
      expect(usual).toBe(true);
      expect(ledger.charges).toEqual({ from: ledger.charges.to, to: ledger.charges.to, missing: [] });
      if (difference) expect(difference).toContain(rupees(amount));
      expect(ledger.charges.from === amount).toBe(difference === undefined);
    }
  },
);

test("another state, capital or number of people is calculated", () => {
  const charges = (plan: Parameters<typeof planCharges>[1]) => planCharges("private-limited", plan).ledger.charges;
  expect(charges({ state: "DL" })).toMatchObject({ from: 5503, to: 5503 });
  expect(charges({ people: 3 })).toMatchObject({ from: 17_163 });
  expect(charges({ state: "MH" })).toMatchObject({ from: 6443, to: 6543 });
  expect(charges({ state: "SK" }).missing).toHaveLength(3);
  expect(planCharges("opc", { state: "KA", people: 2 }).ledger.charges.from).toBe(13_163);
});

test.each([
  ["private-limited", [17_522, 23_423, 29_323]],
  ["opc", [15_522, 21_423, 27_323]],
  ["llp", [13_802, 18_523, 24_423]],
] as const)("%s: the totals on the plan cards are those of the calculator", (structure, totals) => {
  const { plans } = planSet(structure);
  expect(plans.map((offer) => planTotal(offer, planCharges(structure).ledger.charges).total.from)).toEqual(totals);
  for (const state of ["KA", "DL"] as const) {
    const { charges } = planCharges(structure, { state }).ledger;
    for (const offer of plans) {
      const inCalculator = calculateCost(costInput(completePlan({ structure, state, plan: offer.id }))).total;
      expect(planTotal(offer, charges).total).toEqual(inCalculator);
    }
  }
});

import { expect, test } from "vitest";
import { otherCharges } from "../../content/incorporation-costs/charges.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { tierIds } from "../../content/offers/tiers.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { states } from "../../content/states.ts";
import { calculateCost } from "../costs/calculate.ts";
import { rupees } from "../india/money.ts";
import { offerSet } from "../offers/offers.ts";
import { offerTotal } from "../offers/price.ts";
import { quotationBasis } from "../quotation/basis.ts";
import { billOf, companyLedger, completePlan, costInput, offerCharges } from "./cost.ts";
import { planLedger, planTotal } from "./total.ts";

test.each(offerSets)(
  "$structure: the usual case comes to the listed charge, or the offers say why it does not",
  ({ structure, governmentCharge: { amount, difference } }) => {
    for (const plan of [{}, { state: "KA" }] as const) {
      const { ledger, usual } = offerCharges(structure, plan);
      expect(usual).toBe(true);
      expect(ledger.charges).toEqual({ from: ledger.charges.to, to: ledger.charges.to, missing: [] });
      if (difference) expect(difference).toContain(rupees(amount));
      expect(ledger.charges.from === amount).toBe(difference === undefined);
    }
  },
);

test("another state, capital or number of people is calculated", () => {
  const charges = (plan: Parameters<typeof offerCharges>[1]) => offerCharges("private-limited", plan).ledger.charges;
  expect(charges({ state: "DL" })).toMatchObject({ from: 5503, to: 5503 });
  expect(charges({ people: 3 })).toMatchObject({ from: 17_163 });
  expect(charges({ state: "MH" })).toMatchObject({ from: 6443, to: 7243 });
  expect(charges({ state: "SK" }).missing).toHaveLength(3);
  expect(offerCharges("opc", { state: "KA", people: 2 }).ledger.charges.from).toBe(13_163);
});

test.each([
  ["private-limited", [17_522, 23_423, 29_323]],
  ["opc", [15_522, 21_423, 27_323]],
  ["llp", [13_802, 18_523, 24_423]],
] as const)("%s: the totals on the cards are those of the calculator", (structure, totals) => {
  const { offers } = offerSet(structure);
  expect(offers.map((offer) => offerTotal(offer.discountedPrice, offerCharges(structure).ledger).total.from)).toEqual(
    totals,
  );
  for (const state of ["KA", "DL"] as const) {
    const { ledger } = offerCharges(structure, { state });
    for (const offer of offers) {
      const { ours, total } = calculateCost(costInput(completePlan({ structure, state, tier: offer.tier })));
      expect(offerTotal(offer.discountedPrice, ledger)).toMatchObject({ ours, total });
    }
  }
});

test("the usual case: a Private Limited company in Karnataka, ₹1 lakh, two people, Starter", () => {
  expect(completePlan({})).toEqual({
    structure: "private-limited",
    state: "KA",
    capital: 100_000,
    people: 2,
    tier: "starter",
  });
});

test("an LLP starts with a contribution of ₹1 to 5 lakh", () => {
  expect(completePlan({ structure: "llp" })).toMatchObject({ capital: 200_000, people: 2 });
});

test("one person signs for an OPC, at least two for the others", () => {
  expect(completePlan({ structure: "opc", people: 5 }).people).toBe(1);
  expect(completePlan({ structure: "llp", people: 1 }).people).toBe(2);
});

test.each([
  ["opc", { owners: "one", resident: "no" }, 2],
  ["private-limited", { owners: "several", resident: "no" }, 3],
  ["private-limited", { owners: "several", resident: "120-days" }, 3],
  ["private-limited", { owners: "several", resident: "yes" }, 2],
  ["llp", { owners: "several", resident: "no" }, 3],
  ["llp", { owners: "several", resident: "120-days" }, 2],
  // The second of the two whom the law asks for can be the one who lives in India.
  ["private-limited", { owners: "one", resident: "no" }, 2],
] as const)("%s, %j: %i sign, with whoever has to live in India", (structure, answers, people) => {
  const plan = { structure, state: "TN", answers } as const;
  expect(completePlan(plan).people).toBe(people);
  const signatures = companyLedger(plan).lines.find(({ id }) => id === "signatures")?.amount;
  expect(signatures?.from).toBe(people * otherCharges.signature.each);
  expect(quotationBasis(plan)).toMatchObject({ basis: { people } });
  expect(offerCharges(structure, plan).usual).toBe(false);
  if (structure !== "opc") expect(completePlan({ ...plan, people: 4 }).people).toBe(4);
});

test("what has been decided stays, names included", () => {
  expect(completePlan({ state: "SK", capital: 5, name: "Vyom", tier: "pro" })).toMatchObject({
    state: "SK",
    capital: 5,
    name: "Vyom",
    tier: "pro",
  });
});

test("for nobody's choice: the smallest offer for a Private Limited company in Karnataka", () => {
  const { parts, ours, others, total } = billOf(planLedger({}));
  expect(parts.map(({ id }) => id)).toEqual(["fee", "signatures", "gst", "charges"]);
  expect(parts.map(({ amount }) => amount.from)).toEqual([1_999, 4_000, 360, 11_163]);
  expect([ours.from, others.from, total.from]).toEqual([6_359, 11_163, 17_522]);
});

test("the parts add up to the plan's one total, for every structure, state and offer", () => {
  for (const structure of structureIds)
    for (const { code: state } of states)
      for (const tier of tierIds) {
        const plan = { structure, state, tier };
        const { parts, total } = billOf(planLedger(plan));
        expect(total).toEqual(planTotal(plan));
        expect(parts.reduce((sum, { amount }) => sum + amount.from, 0)).toBe(total.from);
        expect(parts.reduce((sum, { amount }) => sum + amount.to, 0)).toBe(total.to);
      }
});

test("a Section 8 company has no fee of ours on its bill", () => {
  const { parts, total } = billOf(planLedger({ section8: "yes", state: "KA" }));
  expect(parts.map(({ id }) => id)).toEqual(["signatures", "charges"]);
  expect(parts[0]!.amount.from + parts[1]!.amount.from).toEqual(total.from);
});

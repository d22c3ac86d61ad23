import { expect, test } from "vitest";
import { claims } from "../../content/claims.ts";
import { planSets } from "../../content/plans.ts";
import { pricingPage } from "../../content/pricing.ts";
import { structureIds } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { terms } from "../../content/terms.ts";
import { rupees } from "../india/money.ts";
import { planCharges, planTotal } from "./plan-cost.ts";
import { planSet } from "./plans.ts";
import { planPrice } from "./price.ts";

const registered = { registered: true, percent: 18 };

test.each([
  ["private-limited", [17_522, 23_423, 29_323]],
  ["llp", [13_802, 18_523, 24_423]],
] as const)("%s: fee, GST on the fee and charges make the total", (structure, totals) => {
  const { plans, governmentCharge } = planSet(structure);
  const prices = plans.map((plan) => planPrice(plan, governmentCharge, registered));
  expect(prices.map(({ total }) => total)).toEqual(totals);
});

test("GST is charged on our fee alone, in whole rupees", () => {
  expect(planPrice({ discountedPrice: 1999 }, { amount: 15_163 }, registered)).toEqual({
    fee: 1999,
    gst: 360,
    charges: 15_163,
    total: 17_522,
  });
});

test("a provider that is not registered charges none", () => {
  const price = planPrice({ discountedPrice: 1999 }, { amount: 15_163 }, { registered: false, percent: 18 });
  expect(price).toMatchObject({ gst: 0, total: 17_162 });
});

test("sentences that name GST on our fee agree with content/site.ts", () => {
  const sentences = JSON.stringify([planSets, pricingPage, terms, claims]);
  const rates = [...sentences.matchAll(/(?:GST at |)(\d+)%(?: GST)?(?= on (?:our|the) fee| GST)/g)].map(
    ([, rate]) => rate,
  );
  expect([...new Set(rates)]).toEqual(site.gst.registered ? [String(site.gst.percent)] : []);
});

test("the totals in the questions are the computed ones", () => {
  const text = JSON.stringify(pricingPage.questions);
  for (const structure of structureIds) {
    const { total } = planTotal(planSet(structure).plans[0], planCharges(structure).ledger.charges);
    expect(text).toContain(rupees(total.from));
  }
  const opcCharges = rupees(planCharges("opc").ledger.charges.from);
  expect(text).toContain(opcCharges);
  expect(pricingPage.notice.paragraphs[0]).toContain(opcCharges);
});

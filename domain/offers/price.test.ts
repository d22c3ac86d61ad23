import { expect, test } from "vitest";
import { claims } from "../../content/company/claims.ts";
import { terms } from "../../content/legal/terms.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { structureIds } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import { offerCharges } from "../company-plan/cost.ts";
import { rupees } from "../india/money.ts";
import { offerSet } from "./offers.ts";
import { offerPrice, offerTotal } from "./price.ts";

const registered = { registered: true, percent: 18 };

test.each([
  ["private-limited", [17_522, 23_423, 29_323]],
  ["llp", [13_802, 18_523, 24_423]],
] as const)("%s: fee, GST on the fee and charges make the total", (structure, totals) => {
  const { offers, governmentCharge } = offerSet(structure);
  const prices = offers.map((offer) => offerPrice(offer, governmentCharge, registered));
  expect(prices.map(({ total }) => total)).toEqual(totals);
});

test("GST is charged on our fee alone, in whole rupees", () => {
  expect(offerPrice({ discountedPrice: 1999 }, { amount: 15_163 }, registered)).toEqual({
    fee: 1999,
    gst: 360,
    charges: 15_163,
    total: 17_522,
  });
});

test("a provider that is not registered charges none", () => {
  const price = offerPrice({ discountedPrice: 1999 }, { amount: 15_163 }, { registered: false, percent: 18 });
  expect(price).toMatchObject({ gst: 0, total: 17_162 });
});

test("sentences that name GST on our fee agree with content/site.ts", () => {
  const sentences = JSON.stringify([offerSets, pricingPage, terms, claims]);
  const rates = [...sentences.matchAll(/(?:GST at |)(\d+)%(?: GST)?(?= on (?:our|the) fee| GST)/g)].map(
    ([, rate]) => rate,
  );
  expect([...new Set(rates)]).toEqual(site.gst.registered ? [String(site.gst.percent)] : []);
});

test("the totals in the questions are the computed ones", () => {
  const text = JSON.stringify(pricingPage.questions);
  for (const structure of structureIds) {
    const { total } = offerTotal(offerSet(structure).offers[0], offerCharges(structure).ledger.charges);
    expect(text).toContain(rupees(total.from));
  }
  const opcCharges = rupees(offerCharges("opc").ledger.charges.from);
  expect(text).toContain(opcCharges);
  expect(pricingPage.notice.yours).toContain(opcCharges);
});

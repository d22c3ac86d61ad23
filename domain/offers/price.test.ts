import { expect, test } from "vitest";
import { claims } from "../../content/company/claims.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { offerCharges } from "../company-plan/cost.ts";
import { rupees } from "../india/money.ts";
import { offerOf } from "./offers.ts";
import { offerTotal } from "./price.ts";

const { ledger } = offerCharges("private-limited", { state: "KA" });

test.each([
  [{ registered: true, percent: 18 }, 351],
  [{ registered: true, percent: 18, state: "MH" }, 351],
  // Each half is rounded by itself.
  [{ registered: true, percent: 18, state: "KA" }, 352],
  [{ registered: false, percent: 18 }, 0],
] as const)("GST is added to our fee alone, in whole rupees, as on the voucher: %o", (firm, gst) => {
  const price = offerTotal(1_950, ledger, firm);
  expect(price).toMatchObject({ fee: 1_950, gst, ours: { from: 1_950 + gst + 4_000 }, total: { from: 17_113 + gst } });
});

test("sentences that name GST on our fee agree with content/site.ts", () => {
  const sentences = JSON.stringify([offerSets, pricingPage, claims]);
  const rates = [...sentences.matchAll(/(?:GST at |)(\d+)%(?: GST)?(?= on (?:our|the) fee| GST)/g)].map(
    ([, rate]) => rate,
  );
  expect([...new Set(rates)]).toEqual(site.gst.registered ? [String(site.gst.percent)] : []);
});

test("the totals in the questions are the computed ones", () => {
  const text = JSON.stringify(pricingPage.questions);
  for (const structure of structureIds) {
    const { ours, total } = offerTotal(offerOf(structure).discountedPrice, offerCharges(structure).ledger);
    for (const sum of [ours, total]) expect(text).toContain(rupees(sum.from));
  }
  const opcCharges = rupees(offerCharges("opc").ledger.charges.from);
  expect(text).toContain(opcCharges);
  expect(pricingPage.notice.yours).toContain(opcCharges);
});

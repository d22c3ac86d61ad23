import { describe, expect, test } from "vitest";
import { claims } from "../../content/company/claims.ts";
import { incubation } from "../../content/company/incubation.ts";
import { complianceItems } from "../../content/compliance/cards.ts";
import { offerSets } from "../../content/offers/offers.ts";
import { pricingPage } from "../../content/offers/pricing.ts";
import { services } from "../../content/owner/facts.ts";
import { lateFeeKeys } from "../../content/schemas/plain-lists.ts";
import { site } from "../../content/site.ts";
import { offerCharges } from "../company-plan/cost.ts";
import { obligations } from "../compliance/due-dates.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import { offerTotal } from "./price.ts";
import { filingCharges, findService, servicePrice, shownPrice } from "./services.ts";

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

describe("a service of the price list", () => {
  test("is found by its key, and costs so much each time or so often", () => {
    expect(servicePrice(findService("aoc-4") ?? { fee: 0, per: "once" })).toBe("₹2,999, GST extra");
    expect(servicePrice({ fee: 4_999, per: "quarter" })).toBe("₹4,999 a quarter, GST extra");
    expect(findService("aoc-5")).toBeUndefined();
    expect(services.filter(({ key }) => shownPrice(key))).toEqual([]);
  });

  test.each<[string, CalendarDate, CalendarDate, number, { fee: number; late: number | undefined }]>([
    ["aoc-4", "2026-10-30", "2027-11-20", 100_000, { fee: 300, late: 38_600 }],
    ["aoc-4", "2026-10-30", "2026-10-30", 1_000_000, { fee: 400, late: 0 }],
    ["aoc-4", "2027-10-30", "2026-11-19", 50_000, { fee: 200, late: 0 }],
    // Until 30 June 2018 in multiples of the fee.
    ["aoc-4", "2017-10-30", "2026-11-19", 1_000_000, { fee: 400, late: 12 * 400 + (3_307 - 243) * 100 }],
    ["mgt-7", "2026-11-29", "2026-11-30", 10_000_000, { fee: 600, late: 100 }],
    ["adt-1", "2026-10-15", "2026-10-30", 100_000, { fee: 300, late: 300 }],
    ["adt-1", "2026-10-15", "2027-10-15", 2_500_000, { fee: 500, late: 6_000 }],
    ["inc-20a", "2026-06-01", "2026-07-01", 500_000, { fee: 400, late: 800 }],
    ["dir-kyc", "2026-06-30", "2026-06-30", 100_000, { fee: 0, late: 0 }],
    ["dir-kyc", "2025-09-30", "2026-11-19", 100_000, { fee: 0, late: 5_000 }],
    ["llp-form-11", "2026-05-30", "2026-06-14", 100_000, { fee: 50, late: 50 }],
    ["llp-form-8", "2025-10-30", "2026-11-19", 1_000_000, { fee: 150, late: 2_500 }],
    ["llp-form-8", "2025-10-30", "2026-11-19", 3_000_000, { fee: 400, late: undefined }],
  ])("%s, due %s and filed on %s with a capital of ₹%i: %o", (key, due, filedOn, capital, charges) => {
    expect(filingCharges({ key, charges: "late-fee" }, { due, filedOn, capital })).toEqual(charges);
    expect(filingCharges({ key, charges: "actuals" }, { due, filedOn, capital })).toBeUndefined();
  });

  test("has a late fee by rule if the calendar's rule knows what the MCA adds", () => {
    const known = obligations.filter(
      ({ category, lateCost }) => category === "ROC" && lateCost?.(1, "2026-06-30").fee !== undefined,
    );
    expect([...lateFeeKeys].toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });

  test("of a filing of the calendar, and all else that we sell, is among the samples", () => {
    const keys = services.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...complianceItems, ...incubation.offers].map(({ id }) => id)));
  });
});

test("sentences that name GST on our fee agree with content/site.ts", () => {
  const sentences = JSON.stringify([offerSets, pricingPage, claims]);
  const rates = [...sentences.matchAll(/(?:GST at |)(\d+)%(?: GST)?(?= on (?:our|the) fee| GST)/g)].map(
    ([, rate]) => rate,
  );
  expect([...new Set(rates)]).toEqual(site.gst.registered ? [String(site.gst.percent)] : []);
});

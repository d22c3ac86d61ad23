import { gstOnServices } from "../law/legal-figures.ts";
import type { Sourced } from "../sources/certainty.ts";
import { agreed, check, verified } from "../sources/certainty.ts";

export const otherCharges = {
  companyName: {
    amount: 1000,
    ...verified("rule-9-text", "government-fees-faq", "mca-fee-tables"),
  },
  llpName: {
    amount: 200,
    ...verified("llp-annexure-a-before-2022", "llp-incorporation-guide", "estamp-schedule-calculator"),
  },
  panAndTan: {
    pan: 66,
    tan: 77,
    ...check(
      "mca-fee-tables",
      "registration-cost-calculator",
      "fee-card-2026",
      "estamp-schedule-calculator",
      "llp-pan-tan-page",
      "government-fees-faq",
      "quotation-page",
      "spice-plus-engine",
    ),
    note: "₹131 to ₹143 in most sources: PAN ₹66 with TAN at ₹65 or ₹77, depending on the GST included. One fee engine prints ₹155.",
  },
  companyDin: { free: 3, each: 500, ...agreed("din-checker", "din-dsc-faq") },
  llpDpin: {
    free: 2,
    each: 500,
    ...check("incorporation-cost-estimator", "din-checker", "llp-incorporation-guide", "fee-card-2026"),
    note: "Two sources give two free numbers, another five; one firm charges ₹500 for each partner without a number.",
  },
  signature: {
    each: 2000,
    lowest: 800,
    highest: 2500,
    ...check(
      "incorporation-cost-estimator",
      "estamp-schedule-calculator",
      "registration-cost-calculator",
      "dsc-offer-1999",
      "fee-card-2026",
      "quotation-page",
      "dsc-guide-2026",
      "din-dsc-faq",
    ),
    note: `What we charge for a Class 3 certificate, GST included; it is not a government fee. Sellers asked ₹800 to ₹2,500 a person in 2026, before ${gstOnServices.percent}% GST; our guides also quote ₹2,500 to ₹3,500.`,
  },
  gst: { ...agreed("fee-card-2026", "estamp-schedule-calculator") },
} satisfies Record<string, Sourced & Record<string, unknown>>;

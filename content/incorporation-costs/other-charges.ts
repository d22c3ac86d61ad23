import type { Sourced } from "../schemas/sourced.ts";
import { checkedUpTo } from "../sources/checked-up-to.ts";

export const otherCharges = {
  companyName: {
    amount: 1000,
    status: "verified",
    sources: ["rule-9-text", "government-fees-faq", "mca-fee-tables"],
    checkedUpTo,
  },
  llpName: {
    amount: 200,
    status: "verified",
    sources: ["llp-annexure-a-before-2022", "llp-incorporation-guide", "estamp-schedule-calculator"],
    checkedUpTo,
  },
  panAndTan: {
    pan: 66,
    tan: 77,
    status: "check",
    sources: [
      "mca-fee-tables",
      "registration-cost-calculator",
      "fee-card-2026",
      "estamp-schedule-calculator",
      "llp-pan-tan-page",
      "government-fees-faq",
      "quotation-page",
      "spice-plus-engine",
    ],
    checkedUpTo,
    note: "₹131 to ₹143 in most sources: PAN ₹66 with TAN at ₹65 or ₹77, depending on the GST included. One fee engine prints ₹155.",
  },
  companyDin: { free: 3, each: 500, status: "agreed", sources: ["din-checker", "din-dsc-faq"], checkedUpTo },
  llpDpin: {
    free: 2,
    each: 500,
    status: "check",
    sources: ["incorporation-cost-estimator", "din-checker", "llp-incorporation-guide", "fee-card-2026"],
    checkedUpTo,
    note: "Two sources give two free numbers, another five; one firm charges ₹500 for each partner without a number.",
  },
  signature: {
    each: 2000,
    lowest: 800,
    highest: 2500,
    status: "check",
    sources: [
      "incorporation-cost-estimator",
      "estamp-schedule-calculator",
      "registration-cost-calculator",
      "dsc-offer-1999",
      "fee-card-2026",
      "quotation-page",
      "dsc-guide-2026",
      "din-dsc-faq",
    ],
    checkedUpTo,
    note: "What we charge for a Class 3 certificate, GST included; it is not a government fee. Sellers asked ₹800 to ₹2,500 a person in 2026, before 18% GST; our guides also quote ₹2,500 to ₹3,500.",
  },
  gst: { status: "agreed", sources: ["fee-card-2026", "estamp-schedule-calculator"], checkedUpTo },
} satisfies Record<string, Sourced & Record<string, unknown>>;

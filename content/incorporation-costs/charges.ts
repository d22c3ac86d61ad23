import { gstOnServices } from "../law/legal-figures.ts";
import { agreed, check, type Sourced, verified } from "../sources/certainty.ts";

export const companyFees = {
  registration: {
    nilUpTo: 1_500_000,
    per: 10_000,
    /** OPC and small company: `base` plus `amount` for each ₹10,000 above `from`. */
    concession: { from: 1_000_000, upTo: 5_000_000, base: 2000, amount: 200 },
    general: {
      from: 1_000_000,
      base: 36_000,
      slabs: [
        { upTo: 5_000_000, amount: 300 },
        { upTo: 10_000_000, amount: 100 },
        { upTo: null, amount: 75 },
      ],
      maxAdditional: 25_000_000,
    },
    ...verified("nil-fee-notification", "table-of-fees", "mca-fee-tables", "corrections-note-2026"),
    note: "Pages that print 'nil up to ₹10 lakh' use the rule of 2018. Above ₹15 lakh the whole fee applies, not only the part above it.",
  },
  filing: {
    /** The fee for each document while the capital is below the limit. */
    slabs: [
      { below: 100_000, fee: 200 },
      { below: 500_000, fee: 300 },
      { below: 2_500_000, fee: 400 },
      { below: 10_000_000, fee: 500 },
      { below: null, fee: 600 },
    ],
    ...verified("table-of-fees", "sh7-kit-engine", "fee-core"),
    note: "At exactly ₹1,00,000 the printed table can be read as ₹200 or ₹300; the MCA kit’s wording gives ₹300.",
  },
  /** Whether the form and the articles pay one filing fee or two above the nil limit. */
  formAndArticles: {
    ...check("table-of-fees", "fee-card-2026"),
    note: "One firm adds a single filing fee; the table’s wording would charge the form and the articles one each.",
  },
} satisfies Record<string, Sourced & Record<string, unknown>>;

/** Slabs include their upper figure. `document` is the fee for Form 3, Form 8, Form 11 and other documents, each. */
export const llpFees = {
  slabs: [
    { upTo: 100_000, registration: 500, document: 50 },
    { upTo: 500_000, registration: 2000, document: 100 },
    { upTo: 1_000_000, registration: 4000, document: 150 },
    { upTo: 2_500_000, registration: 5000, document: 200 },
    { upTo: 10_000_000, registration: 10_000, document: 400 },
    { upTo: null, registration: 25_000, document: 600 },
  ],
  ...verified("llp-annexure-a", "llp-incorporation-guide", "fee-card-2026", "fee-core"),
  note: "Calculators that stop at ₹5,000 for registration use the table from before 2022. The document fees of ₹400 and ₹600 are from two fee tables, not from the text of the rules.",
} satisfies Sourced & Record<string, unknown>;

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
  gst: agreed("fee-card-2026", "estamp-schedule-calculator"),
} satisfies Record<string, Sourced & Record<string, unknown>>;

/** An LLP is audited only above ₹40 lakh of turnover or ₹25 lakh of contribution. */
export const llpAudit = {
  contributionAbove: 2_500_000,
  /** The answers about turnover, of content/structure-choice/answers.ts, that are above ₹40 lakh. */
  turnovers: ["under-1-crore", "over-1-crore"],
  low: 8000,
  middle: 12_000,
} as const;

import { closingAfter, gstOnServices } from "../law/legal-figures.ts";
import type { ExtraCost, YearlyCost } from "../schemas/incorporation-costs.ts";
import { agreed, ask, check } from "../sources/certainty.ts";
import { professionTax } from "../states.ts";

const { KA: karnataka, MH: maharashtra } = professionTax;

const askingPrices = {
  ...check("fee-card-2026", "compliance-cost-estimator"),
  note: "Asking prices of single firms seen in 2026, before GST; not a survey.",
} as const;

const lowCompanyYear = [
  { label: "Statutory audit", amount: 8000 },
  { label: "AOC-4 and MGT-7 filing service", amount: 4998 },
  { label: "Income tax return, ITR-6", amount: 3999 },
] as const;

const companyFirstYear = {
  low: [{ label: "INC-20A and ADT-1 service", amount: 3998 }],
  middle: [{ label: "First-year set-up", amount: 5000 }],
} as const;

/** A small business without GST registration. Government fees are added by the calculation. */
export const yearlyCosts: readonly YearlyCost[] = [
  {
    structure: "private-limited",
    low: lowCompanyYear,
    middle: [
      { label: "ROC annual filing service", amount: 15_000 },
      { label: "Statutory audit", amount: 12_000 },
      { label: "Income tax return", amount: 4000 },
    ],
    high: { from: 45_000, to: 65_000 },
    firstYear: companyFirstYear,
    ...askingPrices,
  },
  {
    structure: "opc",
    low: lowCompanyYear,
    middle: [
      { label: "ROC annual filing service", amount: 12_000 },
      { label: "Statutory audit", amount: 12_000 },
      { label: "Income tax return", amount: 4000 },
    ],
    high: { from: 35_000, to: 50_000 },
    firstYear: companyFirstYear,
    ...askingPrices,
  },
  {
    structure: "llp",
    low: [
      { label: "Form 11 and Form 8 filing service", amount: 5998 },
      { label: "Income tax return, ITR-5", amount: 2999 },
    ],
    middle: [
      { label: "Annual filing service", amount: 8000 },
      { label: "Income tax return", amount: 4000 },
    ],
    high: { from: 25_000, to: 40_000 },
    firstYear: { low: [], middle: [] },
    ...askingPrices,
  },
];

export const yearlyCostAssumptions = {
  small: `For a small business with turnover under ₹40 lakh and no GST registration, filing on time. Before ${gstOnServices.percent}% GST on professional fees. Bookkeeping and the renewal of digital signatures are extra.`,
  audited: `For turnover above ₹40 lakh, as you answered: an LLP is then audited as a company is. Filing on time, before ${gstOnServices.percent}% GST on professional fees. GST returns, bookkeeping and the renewal of digital signatures are extra; from ₹1 crore of turnover an audit costs more.`,
} as const;

export const extraCosts: readonly ExtraCost[] = [
  {
    id: "gst-returns",
    label: "GST returns, once you are registered",
    text: "₹500 to ₹2,000 a month, and about ₹3,500 for the annual return.",
    structures: ["private-limited", "opc", "llp"],
    ...askingPrices,
  },
  {
    id: "tds-returns",
    label: "TDS returns, if you deduct tax",
    text: "About ₹4,000 a year.",
    structures: ["private-limited", "opc", "llp"],
    ...askingPrices,
    sources: ["compliance-cost-estimator"],
  },
  {
    id: "larger-business",
    label: "Statutory audit from ₹1 crore of turnover",
    text: "About ₹18,000 from ₹1 crore to ₹5 crore, with ₹8,000 more for a tax audit; other quotations run from ₹25,000 to ₹1,00,000 by turnover.",
    structures: ["private-limited", "opc", "llp"],
    ...askingPrices,
    sources: ["compliance-cost-estimator", "compliance-cost-comparison"],
  },
  {
    id: "director-kyc",
    label: "KYC of directors and partners",
    text: "Nothing when filed on time, once in three years by 30 June. ₹500 to report a change of mobile, e-mail or address; ₹5,000 to reactivate a number.",
    structures: ["private-limited", "opc", "llp"],
    ...agreed("din-dsc-faq"),
  },
  {
    id: "profession-tax",
    label: "Profession tax enrolment",
    text: `${karnataka.amount} a year in Karnataka, by ${karnataka.by}. In Maharashtra ${maharashtra.amount} a year, by ${maharashtra.by}, for the company or LLP, and as much for each director or partner. Other states have rates of their own, or none.`,
    structures: ["private-limited", "opc", "llp"],
    ...check("karnataka-profession-tax", "maharashtra-profession-tax"),
  },
  {
    id: "import-export-code",
    label: "Import Export Code (IEC), for goods, or where services claim a benefit",
    text: "₹500 once. It is confirmed every year from 1 April to 30 June, free of charge; a change costs ₹200.",
    structures: ["private-limited", "opc", "llp"],
    ...check("import-export-code-guide"),
  },
  {
    id: "closing-a-company",
    label: "Closing it",
    text: `Government fee of ₹10,000 with form STK-2, ${closingAfter.company}. Professional fees seen: ₹15,000 to ₹25,000, government fee included.`,
    structures: ["private-limited", "opc"],
    ...agreed("strike-off-guide", "fee-card-2026"),
  },
  {
    id: "closing-an-llp",
    label: "Closing it",
    text: `Form 24 ${closingAfter.llp}, with all dues and returns cleared. The government fee is confirmed on the MCA payment screen.`,
    structures: ["llp"],
    ...ask("strike-off-guide"),
  },
];

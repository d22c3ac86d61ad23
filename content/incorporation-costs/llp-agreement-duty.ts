import type { DutyRule, LlpDuty } from "../schemas/incorporation-costs.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";

const flat = (amount: number): DutyRule => ({ kind: "flat", amount });
const percent = (rate: number, min: number, max: number): DutyRule => ({ kind: "percent", percent: rate, min, max });

const oldTable = ["llp-duty-old-table"] as const;
const oldTableAndFeeCard = ["llp-duty-old-table", "fee-card-2026"] as const;
const oneTableOnly = {
  rules: [flat(100)],
  ...check(...oldTable),
  note: "₹100 in one table from before 2022; no second source was found.",
} as const;

/** Stamp duty on the LLP agreement. The state collects it, not the MCA portal. Two rules are the ends of a range. */
export const llpDuties: readonly LlpDuty[] = [
  {
    state: "AN",
    rules: [],
    ...ask("document-generator-table"),
    note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
  },
  { state: "AP", rules: [flat(500)], ...agreed(...oldTableAndFeeCard) },
  { state: "AR", ...oneTableOnly },
  { state: "AS", rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
  {
    state: "BR",
    rules: [percent(2.5, 2500, 5000), flat(5000)],
    ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
    note: "Two tables follow 2.5% of the contribution, from ₹2,500 to ₹5,000; a fee card of August 2026 prints ₹5,000 at any contribution.",
  },
  {
    state: "CH",
    rules: [],
    ...ask("document-generator-table"),
    note: "Only one table has a figure, ₹500 to ₹1,000.",
  },
  {
    state: "CG",
    rules: [flat(100), flat(5000)],
    ...check("llp-duty-old-table", "document-generator-table", "fee-card-2026"),
    note: "Two tables print ₹2,000 to ₹5,000 by contribution; a fee card of August 2026 prints ₹100.",
  },
  {
    state: "DH",
    rules: [],
    ...ask("llp-duty-old-table", "llp-duty-comparison-2023"),
    note: "For Dadra and Nagar Haveli one table runs from ₹1,000 to ₹10,000 and another prints ₹5,000; for Daman and Diu the one table seen prints ₹150.",
  },
  {
    state: "DL",
    rules: [percent(1, 200, 5000)],
    ...agreed("fee-card-2026", "estamp-schedule-calculator", "llp-duty-old-table"),
  },
  {
    state: "GA",
    rules: [flat(150), percent(1, 1000, 10_000)],
    ...check("llp-duty-old-table", "fee-card-2026", "llp-duty-comparison-2023"),
    note: "Two sources print ₹150 at any contribution; a comparison of 2023 applies the Gujarat rule, 1% from ₹1,000 to ₹10,000.",
  },
  { state: "GJ", rules: [percent(1, 1000, 10_000)], ...agreed(...oldTableAndFeeCard) },
  { state: "HR", rules: [flat(1000)], ...agreed(...oldTableAndFeeCard) },
  { state: "HP", rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
  { state: "JK", rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
  {
    state: "JH",
    rules: [flat(100), percent(2.5, 0, 5000)],
    ...check("llp-duty-old-table", "document-generator-table", "fee-card-2026"),
    note: "Two tables follow 2.5% of the contribution, at most ₹5,000; a fee card of August 2026 prints ₹100.",
  },
  {
    state: "KA",
    rules: [
      { kind: "beyond", base: 5000, upTo: 1_000_000, more: { percent: 0.2 }, max: 2_500_000 },
      { kind: "beyond", base: 5000, upTo: 1_000_000, more: { size: 500_000, amount: 1000 }, max: null },
    ],
    ...verified("karnataka-stamp-revision-2024", "fee-card-2026", "llp-duty-karnataka-old"),
    checkAbove: 1_000_000,
    note: "₹5,000 up to ₹10 lakh of contribution since February 2024. Above it sources differ: 0.2% more, at most ₹25 lakh, or ₹1,000 more for every ₹5 lakh. Tables with ₹1,000 plus ₹500 for every ₹5 lakh are out of date.",
  },
  { state: "KL", rules: [flat(5000)], ...agreed(...oldTableAndFeeCard) },
  {
    state: "LA",
    rules: [],
    ...ask("document-generator-table"),
    note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
  },
  {
    state: "LD",
    rules: [],
    ...ask("document-generator-table"),
    note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
  },
  {
    state: "MP",
    rules: [flat(2000), flat(10_000)],
    ...check(...oldTableAndFeeCard),
    note: "The older table runs from ₹2,000 to ₹5,000; a fee card of August 2026 prints 2% of the contribution, from ₹2,000 to ₹10,000.",
  },
  {
    state: "MH",
    rules: [percent(1, 500, 50_000)],
    ...check("maharashtra-duties-2024", "document-generator-table"),
    differing: ["fee-card-2026", "llp-duty-comparison-2023"],
    note: "Since 14 October 2024 at most ₹50,000, by a report on the duty of partnerships. A fee card of August 2026 still stops at ₹15,000, the older limit.",
  },
  { state: "MN", ...oneTableOnly },
  { state: "ML", ...oneTableOnly },
  { state: "MZ", ...oneTableOnly },
  { state: "NL", ...oneTableOnly },
  {
    state: "OD",
    rules: [flat(100), flat(200)],
    ...check(...oldTableAndFeeCard),
    note: "₹200 in the older table, ₹100 on a fee card of August 2026.",
  },
  {
    state: "PY",
    rules: [],
    ...ask("document-generator-table"),
    note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
  },
  { state: "PB", rules: [flat(1000)], ...agreed(...oldTableAndFeeCard) },
  {
    state: "RJ",
    rules: [],
    ...ask("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
    note: "Sources run from ₹500 to ₹10,000, and the law itself was not seen: ₹500 at any contribution, 0.5% to 1% from ₹2,000 to ₹10,000, or ₹2,000 for every ₹50,000.",
  },
  { state: "SK", ...oneTableOnly },
  {
    state: "TN",
    rules: [flat(300), percent(1, 0, 25_000)],
    ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
    note: "₹300 in two sources. The 2023 amendment may have changed it: one table has 1%, at most ₹25,000, for a partnership.",
  },
  {
    state: "TG",
    rules: [flat(100), flat(500)],
    ...check("fee-card-2026", "document-generator-table", "llp-duty-old-table"),
    note: "One table has a base of ₹300, a fee card of August 2026 ₹100 to ₹300, and the rule of Andhra Pradesh would be ₹500.",
  },
  { state: "TR", ...oneTableOnly },
  {
    state: "UP",
    rules: [flat(750), percent(0.15, 0, 10_000)],
    ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
    note: "₹750 in two sources; one table prints 0.15%, at most ₹10,000.",
  },
  {
    state: "UK",
    rules: [flat(100), flat(750)],
    ...check(...oldTableAndFeeCard),
    note: "₹750 in the older table, ₹100 on a fee card of August 2026.",
  },
  { state: "WB", rules: [flat(150)], ...agreed(...oldTableAndFeeCard) },
];

import type { DutyRule, StampDuty } from "../schemas/incorporation-costs.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";

const flat = (amount: number): DutyRule => ({ kind: "flat", amount });
const percent = (rate: number, min: number, max: number | null): DutyRule => ({
  kind: "percent",
  percent: rate,
  min,
  max,
});
const block = (size: number, amount: number, max: number | null): DutyRule => ({ kind: "block", size, amount, max });
const upToOneLakh = (amount: number, above: number): DutyRule => ({
  kind: "steps",
  steps: [{ upTo: 100_000, amount }],
  above: { amount: above },
});
const kerala: DutyRule = {
  kind: "steps",
  steps: [
    { upTo: 1_000_000, amount: 2000 },
    { upTo: 2_500_000, amount: 5000 },
  ],
  above: { percent: 0.5 },
};

const mcaTable = (form: number, memorandum: number, articles: DutyRule) => ({
  label: "MCA table",
  form,
  memorandum,
  articles,
});

const tableAndThreeCalculators = [
  "mca-stamp-duty-table",
  "registration-cost-calculator",
  "fee-card-2026",
  "estamp-schedule-calculator",
] as const;
const allFive = [...tableAndThreeCalculators, "spice-plus-engine"] as const;

/**
 * Duty on incorporating a company with share capital, by the state of its registered office: the SPICe+ form, the
 * memorandum (MoA) and the articles (AoA). An OPC pays the same as a private limited company.
 */
export const stampDuties: readonly StampDuty[] = [
  {
    state: "AN",
    readings: [mcaTable(20, 200, flat(300))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
  },
  {
    state: "AP",
    readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹300 for the MoA.",
  },
  {
    state: "AR",
    readings: [mcaTable(10, 200, flat(500))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine", "document-generator-table"],
    note: "Two other tables print ₹100 for the MoA, with ₹150 or ₹300 for the AoA.",
  },
  {
    state: "AS",
    readings: [mcaTable(15, 200, flat(310))],
    ...verified(...allFive),
    differing: ["document-generator-table"],
    note: "One table of 2024-25 prints ₹100 for the MoA and ₹300 for the AoA.",
  },
  {
    state: "BR",
    readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
    ...verified(...allFive),
    differing: ["state-totals-list"],
    note: "One undated list gives a total of ₹1,600 at ₹1 lakh; the MCA table gives ₹1,520.",
  },
  {
    state: "CH",
    readings: [mcaTable(3, 500, flat(1000))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
  },
  { state: "CG", readings: [mcaTable(10, 500, percent(0.15, 1000, 500_000))], ...verified(...allFive) },
  {
    state: "DH",
    readings: [{ label: "Rule of Daman and Diu", form: 20, memorandum: 150, articles: block(500_000, 1000, null) }],
    ...check("mca-stamp-duty-table", "estamp-schedule-calculator", "spice-plus-engine"),
    check: ["form", "memorandum", "articles"],
    note: "The MCA table seen lists the two former union territories apart: Daman and Diu as used here, Dadra and Nagar Haveli at ₹1 for the form, ₹15 for the MoA and ₹25 for the AoA. Two calculators use the Daman and Diu rule for the merged territory; one of them stops the AoA duty at ₹5,00,000.",
  },
  {
    state: "DL",
    readings: [mcaTable(10, 200, percent(0.15, 0, 2_500_000))],
    ...verified(...tableAndThreeCalculators, "mca-fee-tables", "karnataka-stamp-revision-2024"),
    differing: ["spice-plus-engine"],
    note: "One fee engine adds a minimum of ₹150 for the AoA, which gives the same duty at ₹1 lakh.",
  },
  {
    state: "GA",
    readings: [mcaTable(50, 150, block(500_000, 1000, null))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹20 for the form, ₹1,000 for the MoA and ₹200 for every ₹5 lakh; no other source agrees with it.",
  },
  {
    state: "GJ",
    readings: [
      { label: "Cap of ₹15 lakh", form: 20, memorandum: 100, articles: percent(0.5, 0, 1_500_000) },
      { label: "Cap of ₹5 lakh", form: 20, memorandum: 100, articles: percent(0.5, 0, 500_000) },
    ],
    ...check(
      "mca-stamp-duty-table",
      "fee-card-2026",
      "spice-plus-engine",
      "document-generator-table",
      "gujarat-stamp-act-2025",
    ),
    check: ["articles"],
    checkAbove: 100_000_000,
    note: "Only the upper limit of the AoA duty is in doubt: ₹5,00,000 in the older MCA table, ₹15,00,000 in three newer ones that cite the Gujarat Stamp (Amendment) Act, 2025. It matters only above ₹10 crore of capital.",
  },
  { state: "HR", readings: [mcaTable(15, 60, upToOneLakh(60, 120))], ...verified(...allFive) },
  {
    state: "HP",
    readings: [mcaTable(3, 60, upToOneLakh(60, 120))],
    ...verified(...allFive),
    differing: ["document-generator-table"],
    note: "One table of 2024-25 prints ₹100 for the MoA and ₹300 for the AoA.",
  },
  { state: "JK", readings: [mcaTable(10, 150, upToOneLakh(150, 300))], ...verified(...allFive) },
  { state: "JH", readings: [mcaTable(5, 63, flat(105))], ...verified(...allFive) },
  {
    state: "KA",
    readings: [
      { label: "Rates since February 2024", form: 20, memorandum: 5000, articles: block(1_000_000, 5000, 10_000_000) },
    ],
    ...check(
      "karnataka-stamp-revision-2024",
      "mca-fee-tables",
      "estamp-schedule-calculator",
      "bangalore-registration-page",
      "document-generator-table",
      "sh7-kit-engine",
      "spice-plus-engine",
    ),
    check: ["memorandum"],
    differing: ["mca-stamp-duty-table", "registration-cost-calculator", "fee-card-2026"],
    note: "Three sources and the published total of ₹10,020 at ₹1 lakh give ₹5,000 for the MoA; one fee engine prints ₹1,000. Tables from before February 2024 (MoA ₹1,000, AoA ₹500 for every ₹10 lakh) are out of date. One source words the AoA duty as 0.5%, at most ₹1 crore, which is the same at each ₹10 lakh; another as ₹5,000 plus ₹1,000 for every ₹5 lakh above ₹10 lakh.",
  },
  {
    state: "KL",
    readings: [mcaTable(25, 1000, kerala)],
    ...verified(...allFive),
    differing: ["representative-duty-calculator"],
    note: "One calculator stops the AoA duty at ₹2 lakh; the MCA table has no such limit.",
  },
  {
    state: "LA",
    readings: [{ label: "As Jammu and Kashmir", form: 10, memorandum: 150, articles: upToOneLakh(150, 300) }],
    ...check("estamp-schedule-calculator", "spice-plus-engine"),
    check: ["form", "memorandum", "articles"],
    differing: ["document-generator-table"],
    note: "Ladakh is not in the MCA table seen. Two calculators use the Jammu and Kashmir figures; one table prints nil.",
  },
  {
    state: "LD",
    readings: [mcaTable(25, 500, flat(1000))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
  },
  {
    state: "MP",
    readings: [mcaTable(50, 2500, percent(0.15, 5000, 2_500_000))],
    ...verified(...allFive),
    note: "The state raised many duties in 2025; whether the AoA duty changed could not be established.",
  },
  {
    state: "MH",
    readings: [
      mcaTable(100, 200, block(500_000, 1000, 5_000_000)),
      {
        label: "MoA by state law, AoA by the MCA table",
        form: 100,
        memorandum: 1000,
        articles: block(500_000, 1000, 5_000_000),
      },
      { label: "State law", form: 100, memorandum: 1000, articles: percent(0.3, 0, 10_000_000) },
    ],
    ...check(
      ...tableAndThreeCalculators,
      "mca-fee-tables",
      "maharashtra-ordinance-2024",
      "bcas-referencer-2017",
      "sh7-kit-engine",
      "spice-plus-engine",
    ),
    check: ["memorandum", "articles"],
    note: "The MCA table and the state’s own law differ. Since 14 October 2024 the state’s AoA duty is 0.3%, at most ₹1 crore (0.2%, at most ₹50 lakh, before), and its MoA duty has been ₹1,000 since 24 April 2015. The range contains both and a mixture of them. One fee engine prints 0.3% with a minimum of ₹1,000 for the AoA, which is within it.",
  },
  { state: "MN", readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) },
  { state: "ML", readings: [mcaTable(10, 100, flat(300))], ...verified(...allFive) },
  { state: "MZ", readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) },
  { state: "NL", readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) },
  { state: "OD", readings: [mcaTable(10, 300, flat(300))], ...verified(...allFive) },
  {
    state: "PY",
    readings: [mcaTable(10, 200, flat(300))],
    ...verified(...tableAndThreeCalculators),
    differing: ["state-table-2017", "spice-plus-engine"],
    note: "A table of 2017 prints ₹15 for the form; one fee engine prints ₹300 for the MoA and ₹200 for the AoA, the same total.",
  },
  {
    state: "PB",
    readings: [mcaTable(25, 5000, upToOneLakh(5000, 10_000))],
    ...verified(...allFive),
    differing: ["representative-duty-calculator"],
    note: "One calculator prints ₹5,000 for the AoA at any capital.",
  },
  {
    state: "RJ",
    readings: [
      mcaTable(10, 500, percent(0.5, 0, null)),
      { label: "Rate in the SH-7 kit", form: 10, memorandum: 500, articles: percent(0.2, 0, 2_500_000) },
    ],
    ...check(...tableAndThreeCalculators, "sh7-kit-engine"),
    check: ["articles"],
    differing: ["representative-duty-calculator", "document-generator-table"],
    note: "The MCA table gives 0.5%. For a later increase of capital the same table has 0.5%, at most ₹25 lakh, but the current MCA kit is quoted at 0.2%, at most ₹25 lakh; if incorporation follows it, the AoA duty is 0.2%. Not in the range, because no second source was found: one calculator with a minimum of ₹5,000 for the AoA, and one table with ₹7,500.",
  },
  {
    state: "SK",
    readings: [],
    ...ask("tamil-nadu-stamp-duty"),
    note: "Sikkim is the one state outside the MCA portal’s e-stamping, and no reliable figure was found. The source is about Tamil Nadu, but quotes the MCA’s questions and answers on e-stamping in all states.",
  },
  {
    state: "TN",
    readings: [
      { label: "Rates of the 2023 amendment", form: 20, memorandum: 200, articles: block(1_000_000, 500, 500_000) },
    ],
    ...agreed("tamil-nadu-stamp-duty", "sh7-kit-engine", "spice-plus-engine", "mca-fee-tables"),
    differing: [
      "mca-stamp-duty-table",
      "registration-cost-calculator",
      "fee-card-2026",
      "estamp-schedule-calculator",
      "document-generator-table",
    ],
    note: "Tables that print ₹300 for the AoA are older (Bill 10 of 2023, gazette of 17 April 2023; in force from May 2024 according to one source). Some write 0.05%, which agrees only at each full ₹10 lakh.",
  },
  {
    state: "TG",
    readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
    ...verified(...tableAndThreeCalculators),
    differing: ["spice-plus-engine"],
    note: "One fee engine prints ₹300 for the MoA.",
  },
  { state: "TR", readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) },
  { state: "UP", readings: [mcaTable(10, 500, flat(500))], ...verified(...allFive) },
  {
    state: "UK",
    readings: [mcaTable(10, 500, flat(500))],
    ...verified(...allFive),
    differing: ["document-generator-table"],
    note: "One table of 2024-25 prints ₹1,500 for the AoA.",
  },
  {
    state: "WB",
    readings: [mcaTable(10, 60, flat(300))],
    ...verified(...allFive),
    differing: ["representative-duty-calculator"],
    note: "One calculator prints 0.15% for the AoA, a 'representative' figure of its own.",
  },
];

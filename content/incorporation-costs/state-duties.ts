import type { DutyRule, StateDuties } from "../schemas/incorporation-costs.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";
import type { StateCode } from "../states.ts";

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

const oldTable = ["llp-duty-old-table"] as const;
const oldTableAndFeeCard = ["llp-duty-old-table", "fee-card-2026"] as const;
const oneTableOnly = {
  rules: [flat(100)],
  ...check(...oldTable),
  note: "₹100 in one table from before 2022; no second source was found.",
} as const;

/**
 * Stamp duty by the state of the registered office. Of a company with share capital: the SPICe+ form, the memorandum (MoA) and the
 * articles (AoA); an OPC pays what a private limited company pays. Of an LLP: its agreement, collected by the state and not by the MCA
 * portal. Names of states, and the days of their taxes, are in content/states.ts.
 */
export const stateDuties: Readonly<Record<StateCode, StateDuties>> = {
  // Andaman and Nicobar Islands
  AN: {
    company: {
      readings: [mcaTable(20, 200, flat(300))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
    },
    llp: {
      rules: [],
      ...ask("document-generator-table"),
      note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
    },
    section8: { formOnly: true },
  },
  // Andhra Pradesh
  AP: {
    company: {
      readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹300 for the MoA.",
    },
    llp: { rules: [flat(500)], ...agreed(...oldTableAndFeeCard) },
    section8: { withoutShares: { form: 20, memorandum: 500, articles: 1000 } },
  },
  // Arunachal Pradesh
  AR: {
    company: {
      readings: [mcaTable(10, 200, flat(500))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine", "document-generator-table"],
      note: "Two other tables print ₹100 for the MoA, with ₹150 or ₹300 for the AoA.",
    },
    llp: oneTableOnly,
  },
  // Assam
  AS: {
    company: {
      readings: [mcaTable(15, 200, flat(310))],
      ...verified(...allFive),
      differing: ["document-generator-table"],
      note: "One table of 2024-25 prints ₹100 for the MoA and ₹300 for the AoA.",
    },
    llp: { rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
  },
  // Bihar
  BR: {
    company: {
      readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
      ...verified(...allFive),
      differing: ["state-totals-list"],
      note: "One undated list gives a total of ₹1,600 at ₹1 lakh; the MCA table gives ₹1,520.",
    },
    llp: {
      rules: [percent(2.5, 2500, 5000), flat(5000)],
      ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
      note: "Two tables follow 2.5% of the contribution, from ₹2,500 to ₹5,000; a fee card of August 2026 prints ₹5,000 at any contribution.",
    },
    section8: { formOnly: true },
  },
  // Chandigarh
  CH: {
    company: {
      readings: [mcaTable(3, 500, flat(1000))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
    },
    llp: { rules: [], ...ask("document-generator-table"), note: "Only one table has a figure, ₹500 to ₹1,000." },
    section8: { formOnly: true },
  },
  // Chhattisgarh
  CG: {
    company: { readings: [mcaTable(10, 500, percent(0.15, 1000, 500_000))], ...verified(...allFive) },
    llp: {
      rules: [flat(100), flat(5000)],
      ...check("llp-duty-old-table", "document-generator-table", "fee-card-2026"),
      note: "Two tables print ₹2,000 to ₹5,000 by contribution; a fee card of August 2026 prints ₹100.",
    },
    section8: { formOnly: true },
  },
  // Dadra and Nagar Haveli and Daman and Diu
  DH: {
    company: {
      readings: [{ label: "Rule of Daman and Diu", form: 20, memorandum: 150, articles: block(500_000, 1000, null) }],
      ...check("mca-stamp-duty-table", "estamp-schedule-calculator", "spice-plus-engine"),
      check: ["form", "memorandum", "articles"],
      note: "The MCA table seen lists the two former union territories apart: Daman and Diu as used here, Dadra and Nagar Haveli at ₹1 for the form, ₹15 for the MoA and ₹25 for the AoA. Two calculators use the Daman and Diu rule for the merged territory; one of them stops the AoA duty at ₹5,00,000.",
    },
    llp: {
      rules: [],
      ...ask("llp-duty-old-table", "llp-duty-comparison-2023"),
      note: "For Dadra and Nagar Haveli one table runs from ₹1,000 to ₹10,000 and another prints ₹5,000; for Daman and Diu the one table seen prints ₹150.",
    },
    section8: { formOnly: true, doubt: "The exemption is in the table of the former union territories." },
  },
  // Delhi
  DL: {
    company: {
      readings: [mcaTable(10, 200, percent(0.15, 0, 2_500_000))],
      ...verified(...tableAndThreeCalculators, "mca-fee-tables", "karnataka-stamp-revision-2024"),
      differing: ["spice-plus-engine"],
      note: "One fee engine adds a minimum of ₹150 for the AoA, which gives the same duty at ₹1 lakh.",
    },
    llp: {
      rules: [percent(1, 200, 5000)],
      ...agreed("fee-card-2026", "estamp-schedule-calculator", "llp-duty-old-table"),
    },
    section8: { formOnly: true },
  },
  // Goa
  GA: {
    company: {
      readings: [mcaTable(50, 150, block(500_000, 1000, null))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹20 for the form, ₹1,000 for the MoA and ₹200 for every ₹5 lakh; no other source agrees with it.",
    },
    llp: {
      rules: [flat(150), percent(1, 1000, 10_000)],
      ...check("llp-duty-old-table", "fee-card-2026", "llp-duty-comparison-2023"),
      note: "Two sources print ₹150 at any contribution; a comparison of 2023 applies the Gujarat rule, 1% from ₹1,000 to ₹10,000.",
    },
    section8: { formOnly: true },
  },
  // Gujarat
  GJ: {
    company: {
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
    llp: { rules: [percent(1, 1000, 10_000)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
  // Haryana
  HR: {
    company: { readings: [mcaTable(15, 60, upToOneLakh(60, 120))], ...verified(...allFive) },
    llp: { rules: [flat(1000)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
  // Himachal Pradesh
  HP: {
    company: {
      readings: [mcaTable(3, 60, upToOneLakh(60, 120))],
      ...verified(...allFive),
      differing: ["document-generator-table"],
      note: "One table of 2024-25 prints ₹100 for the MoA and ₹300 for the AoA.",
    },
    llp: { rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
  // Jammu and Kashmir
  JK: {
    company: { readings: [mcaTable(10, 150, upToOneLakh(150, 300))], ...verified(...allFive) },
    llp: { rules: [flat(100)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
  // Jharkhand
  JH: {
    company: { readings: [mcaTable(5, 63, flat(105))], ...verified(...allFive) },
    llp: {
      rules: [flat(100), percent(2.5, 0, 5000)],
      ...check("llp-duty-old-table", "document-generator-table", "fee-card-2026"),
      note: "Two tables follow 2.5% of the contribution, at most ₹5,000; a fee card of August 2026 prints ₹100.",
    },
    section8: { formOnly: true },
  },
  // Karnataka
  KA: {
    company: {
      readings: [
        {
          label: "Rates since February 2024",
          form: 20,
          memorandum: 5000,
          articles: block(1_000_000, 5000, 10_000_000),
        },
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
    llp: {
      rules: [
        { kind: "beyond", base: 5000, upTo: 1_000_000, more: { percent: 0.2 }, max: 2_500_000 },
        { kind: "beyond", base: 5000, upTo: 1_000_000, more: { size: 500_000, amount: 1000 }, max: null },
      ],
      ...verified("karnataka-stamp-revision-2024", "fee-card-2026", "llp-duty-karnataka-old"),
      checkAbove: 1_000_000,
      note: "₹5,000 up to ₹10 lakh of contribution since February 2024. Above it sources differ: 0.2% more, at most ₹25 lakh, or ₹1,000 more for every ₹5 lakh. Tables with ₹1,000 plus ₹500 for every ₹5 lakh are out of date.",
    },
    section8: {
      formOnly: true,
      doubt: "The exemption is in the table from before February 2024; the Act of 2024 was not seen.",
    },
  },
  // Kerala
  KL: {
    company: {
      readings: [mcaTable(25, 1000, kerala)],
      ...verified(...allFive),
      differing: ["representative-duty-calculator"],
      note: "One calculator stops the AoA duty at ₹2 lakh; the MCA table has no such limit.",
    },
    llp: { rules: [flat(5000)], ...agreed(...oldTableAndFeeCard) },
    section8: { withoutShares: { form: 25, memorandum: 1000, articles: 2000 } },
  },
  // Ladakh
  LA: {
    company: {
      readings: [{ label: "As Jammu and Kashmir", form: 10, memorandum: 150, articles: upToOneLakh(150, 300) }],
      ...check("estamp-schedule-calculator", "spice-plus-engine"),
      check: ["form", "memorandum", "articles"],
      differing: ["document-generator-table"],
      note: "Ladakh is not in the MCA table seen. Two calculators use the Jammu and Kashmir figures; one table prints nil.",
    },
    llp: {
      rules: [],
      ...ask("document-generator-table"),
      note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
    },
    section8: { formOnly: true, doubt: "Ladakh is not in the MCA table seen; this is the rule of Jammu and Kashmir." },
  },
  // Lakshadweep
  LD: {
    company: {
      readings: [mcaTable(25, 500, flat(1000))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹10 for the form, ₹100 for the MoA and ₹150 for the AoA; no other source agrees with it.",
    },
    llp: {
      rules: [],
      ...ask("document-generator-table"),
      note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
    },
  },
  // Madhya Pradesh
  MP: {
    company: {
      readings: [mcaTable(50, 2500, percent(0.15, 5000, 2_500_000))],
      ...verified(...allFive),
      note: "The state raised many duties in 2025; whether the AoA duty changed could not be established.",
    },
    llp: {
      rules: [flat(2000), flat(10_000)],
      ...check(...oldTableAndFeeCard),
      note: "The older table runs from ₹2,000 to ₹5,000; a fee card of August 2026 prints 2% of the contribution, from ₹2,000 to ₹10,000.",
    },
    section8: {
      withoutShares: { form: 10, memorandum: 2500, articles: 5000 },
      doubt: "Without share capital this is the duty of any such company; the table does not name Section 8 companies.",
    },
  },
  // Maharashtra
  MH: {
    company: {
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
    llp: {
      rules: [percent(1, 500, 50_000)],
      ...check("maharashtra-duties-2024", "document-generator-table"),
      differing: ["fee-card-2026", "llp-duty-comparison-2023"],
      note: "Since 14 October 2024 at most ₹50,000, by a report on the duty of partnerships. A fee card of August 2026 still stops at ₹15,000, the older limit.",
    },
    section8: { formOnly: true },
  },
  // Manipur
  MN: { company: { readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) }, llp: oneTableOnly },
  // Meghalaya
  ML: { company: { readings: [mcaTable(10, 100, flat(300))], ...verified(...allFive) }, llp: oneTableOnly },
  // Mizoram
  MZ: { company: { readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) }, llp: oneTableOnly },
  // Nagaland
  NL: { company: { readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) }, llp: oneTableOnly },
  // Odisha
  OD: {
    company: { readings: [mcaTable(10, 300, flat(300))], ...verified(...allFive) },
    llp: {
      rules: [flat(100), flat(200)],
      ...check(...oldTableAndFeeCard),
      note: "₹200 in the older table, ₹100 on a fee card of August 2026.",
    },
  },
  // Puducherry
  PY: {
    company: {
      readings: [mcaTable(10, 200, flat(300))],
      ...verified(...tableAndThreeCalculators),
      differing: ["state-table-2017", "spice-plus-engine"],
      note: "A table of 2017 prints ₹15 for the form; one fee engine prints ₹300 for the MoA and ₹200 for the AoA, the same total.",
    },
    llp: {
      rules: [],
      ...ask("document-generator-table"),
      note: "No table gives a rate for this territory; one prints ₹100 to ₹500.",
    },
    section8: { formOnly: true },
  },
  // Punjab
  PB: {
    company: {
      readings: [mcaTable(25, 5000, upToOneLakh(5000, 10_000))],
      ...verified(...allFive),
      differing: ["representative-duty-calculator"],
      note: "One calculator prints ₹5,000 for the AoA at any capital.",
    },
    llp: { rules: [flat(1000)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
  // Rajasthan
  RJ: {
    company: {
      readings: [
        mcaTable(10, 500, percent(0.5, 0, null)),
        { label: "Rate in the SH-7 kit", form: 10, memorandum: 500, articles: percent(0.2, 0, 2_500_000) },
      ],
      ...check(...tableAndThreeCalculators, "sh7-kit-engine"),
      check: ["articles"],
      differing: ["representative-duty-calculator", "document-generator-table"],
      note: "The MCA table gives 0.5%. For a later increase of capital the same table has 0.5%, at most ₹25 lakh, but the current MCA kit is quoted at 0.2%, at most ₹25 lakh; if incorporation follows it, the AoA duty is 0.2%. Not in the range, because no second source was found: one calculator with a minimum of ₹5,000 for the AoA, and one table with ₹7,500.",
    },
    llp: {
      rules: [],
      ...ask("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
      note: "Sources run from ₹500 to ₹10,000, and the law itself was not seen: ₹500 at any contribution, 0.5% to 1% from ₹2,000 to ₹10,000, or ₹2,000 for every ₹50,000.",
    },
    section8: { withoutShares: { form: 10, memorandum: 500, articles: 500 } },
  },
  // Sikkim
  SK: {
    company: {
      readings: [],
      ...ask("tamil-nadu-stamp-duty"),
      note: "Sikkim is the one state outside the MCA portal’s e-stamping, and no reliable figure was found. The source is about Tamil Nadu, but quotes the MCA’s questions and answers on e-stamping in all states.",
    },
    llp: oneTableOnly,
  },
  // Tamil Nadu
  TN: {
    company: {
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
    llp: {
      rules: [flat(300), percent(1, 0, 25_000)],
      ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
      note: "₹300 in two sources. The 2023 amendment may have changed it: one table has 1%, at most ₹25,000, for a partnership.",
    },
    section8: { formOnly: true },
  },
  // Telangana
  TG: {
    company: {
      readings: [mcaTable(20, 500, percent(0.15, 1000, 500_000))],
      ...verified(...tableAndThreeCalculators),
      differing: ["spice-plus-engine"],
      note: "One fee engine prints ₹300 for the MoA.",
    },
    llp: {
      rules: [flat(100), flat(500)],
      ...check("fee-card-2026", "document-generator-table", "llp-duty-old-table"),
      note: "One table has a base of ₹300, a fee card of August 2026 ₹100 to ₹300, and the rule of Andhra Pradesh would be ₹500.",
    },
    section8: { withoutShares: { form: 20, memorandum: 500, articles: 1000 } },
  },
  // Tripura
  TR: { company: { readings: [mcaTable(10, 100, flat(150))], ...verified(...allFive) }, llp: oneTableOnly },
  // Uttar Pradesh
  UP: {
    company: { readings: [mcaTable(10, 500, flat(500))], ...verified(...allFive) },
    llp: {
      rules: [flat(750), percent(0.15, 0, 10_000)],
      ...check("llp-duty-old-table", "fee-card-2026", "document-generator-table"),
      note: "₹750 in two sources; one table prints 0.15%, at most ₹10,000.",
    },
    section8: { nilWithoutShares: true },
  },
  // Uttarakhand
  UK: {
    company: {
      readings: [mcaTable(10, 500, flat(500))],
      ...verified(...allFive),
      differing: ["document-generator-table"],
      note: "One table of 2024-25 prints ₹1,500 for the AoA.",
    },
    llp: {
      rules: [flat(100), flat(750)],
      ...check(...oldTableAndFeeCard),
      note: "₹750 in the older table, ₹100 on a fee card of August 2026.",
    },
    section8: { nilWithoutShares: true },
  },
  // West Bengal
  WB: {
    company: {
      readings: [mcaTable(10, 60, flat(300))],
      ...verified(...allFive),
      differing: ["representative-duty-calculator"],
      note: "One calculator prints 0.15% for the AoA, a 'representative' figure of its own.",
    },
    llp: { rules: [flat(150)], ...agreed(...oldTableAndFeeCard) },
    section8: { formOnly: true },
  },
};

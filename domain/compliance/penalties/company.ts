import { capped, daysLate, numberValue, type PenaltyRule, pluralise } from "./penalty-rule.ts";

const mca = "https://www.mca.gov.in/";

const halfForSmall = "Small companies and OPCs: half (section 446B).";

const perForm = (itemId: "aoc-4" | "mgt-7", notIncluded: string): PenaltyRule => ({
  itemId,
  inputs: [daysLate],
  formula: "₹100 for each day, with no upper cap",
  notIncluded,
  source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
  lawChangeIds: itemId === "mgt-7" ? ["small-company-limits"] : [],
  calculate: (values) => {
    const days = numberValue(values, "days");
    return { lines: [{ label: `Additional fee: ₹100 for ${pluralise(days, "day")}`, amount: days * 100 }] };
  },
});

const directorKyc: PenaltyRule = {
  itemId: "dir-kyc",
  inputs: [{ id: "directors", kind: "count", label: "Directors or partners who are late", initial: 1 }],
  formula: "₹5,000 for each person, whatever the delay",
  notIncluded: "A DIN stays deactivated until it is paid.",
  source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
  lawChangeIds: ["dir-kyc-three-yearly"],
  calculate: (values) => {
    const directors = numberValue(values, "directors");
    return { lines: [{ label: `₹5,000 for ${pluralise(directors, "person")}`, amount: directors * 5000 }] };
  },
};

const msme1: PenaltyRule = {
  itemId: "msme-1",
  inputs: [daysLate],
  formula: "If adjudicated: ₹20,000, then ₹1,000 for each day after the first, up to ₹3 lakh",
  notIncluded: "The company and each officer in default can be charged the same again.",
  source: { name: "Section 405(4), Companies Act, 2013", url: mca },
  lawChangeIds: [],
  calculate: (values) => {
    const days = numberValue(values, "days");
    const daysAfterFirst = Math.max(0, days - 1);
    const penalty = days === 0 ? 0 : 20_000 + daysAfterFirst * 1000;
    const { amount, cap } = capped(penalty, 300_000, "Not more than ₹3,00,000");
    return {
      lines: [{ label: `Penalty: ₹20,000 and ₹1,000 for ${pluralise(daysAfterFirst, "more day")}`, amount }],
      cap,
    };
  },
};

export const companyPenaltyRules: readonly PenaltyRule[] = [
  perForm("aoc-4", `Penalties on the company and its officers can follow. ${halfForSmall}`),
  perForm(
    "mgt-7",
    `If adjudicated, a penalty of ₹10,000 plus ₹100 a day follows: at most ₹2 lakh for the company and ₹50,000 for an officer. ${halfForSmall}`,
  ),
  directorKyc,
  msme1,
];

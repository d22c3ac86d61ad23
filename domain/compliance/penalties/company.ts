import { rupees } from "../../india/money.ts";
import { feeMultiple, normalFees } from "./additional-fee.ts";
import { capped, choiceValue, daysLate, numberValue, type PenaltyRule, pluralise } from "./penalty-rule.ts";

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

const adt1: PenaltyRule = {
  itemId: "adt-1",
  inputs: [
    daysLate,
    {
      id: "capital",
      kind: "choice",
      label: "Authorised capital",
      initial: "1-lakh",
      options: normalFees.map(({ value, label }) => ({ value, label })),
    },
  ],
  formula: "The normal fee once up to 15 days late, then 2, 4, 6, 10 and 12 times, on top of the normal fee",
  notIncluded: "Not appointing an auditor at all is fined apart from this.",
  source: { name: "Companies (Registration Offices and Fees) Rules, 2014", url: mca },
  lawChangeIds: ["adt-1-first-auditor"],
  calculate: (values) => {
    const times = feeMultiple("adt-1", numberValue(values, "days"));
    const fee = normalFees.find(({ value }) => value === choiceValue(values, "capital"))?.fee ?? 0;
    return { lines: [{ label: `Additional fee: ${times} times ₹${fee}`, amount: times * fee }] };
  },
};

const msme1: PenaltyRule = {
  itemId: "msme-1",
  inputs: [
    daysLate,
    {
      id: "size",
      kind: "choice",
      label: "The company is",
      initial: "other",
      options: [
        { value: "small", label: "An OPC, a small company or a recognised startup" },
        { value: "other", label: "Another company" },
      ],
    },
  ],
  formula:
    "If adjudicated: ₹20,000, then ₹1,000 for each day after the first, up to ₹3 lakh; half for OPCs, small companies and startups",
  notIncluded:
    "The company and each officer in default can be charged the same again, an officer of a small company at most ₹1 lakh. That the half applies here (section 446B) was not confirmed.",
  source: { name: "Section 405(4), Companies Act, 2013", url: mca },
  lawChangeIds: [],
  calculate: (values) => {
    const days = numberValue(values, "days");
    const daysAfterFirst = Math.max(0, days - 1);
    const half = choiceValue(values, "size") === "small";
    const [first, daily, most] = half ? [10_000, 500, 150_000] : [20_000, 1_000, 300_000];
    const penalty = days === 0 ? 0 : first + daysAfterFirst * daily;
    const { amount, cap } = capped(penalty, most, `Not more than ${rupees(most)}`);
    const label = `Penalty: ${rupees(first)} and ${rupees(daily)} for ${pluralise(daysAfterFirst, "more day")}`;
    return { lines: [{ label, amount }], cap };
  },
};

export const companyPenaltyRules: readonly PenaltyRule[] = [
  perForm("aoc-4", `Penalties on the company and its officers can follow. ${halfForSmall}`),
  perForm(
    "mgt-7",
    `If adjudicated, a penalty of ₹10,000 plus ₹100 a day follows: at most ₹2 lakh for the company and ₹50,000 for an officer. ${halfForSmall}`,
  ),
  adt1,
  directorKyc,
  msme1,
];

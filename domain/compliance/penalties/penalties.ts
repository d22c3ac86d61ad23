import type { ComplianceItemId } from "../../../content/compliance/compliance.ts";
import { rupees } from "../../india/money.ts";
import { feeMultiple, normalFees } from "./additional-fee.ts";
import { incomeTaxPenaltyRules } from "./income-tax.ts";
import {
  capped,
  choiceValue,
  daysLate,
  monthsOrPart,
  numberValue,
  type PenaltyEstimate,
  type PenaltyInput,
  type PenaltyRule,
  type PenaltyValues,
  percent,
  pluralise,
  rupeeInput,
  yearlyInterest,
} from "./penalty-rule.ts";

const gstSite = "https://www.gst.gov.in/";

const nil = "nil";

/** Central and state late fee together, for each return. */
const returnBands = [
  { value: nil, label: "Nil return", perDay: 20, limit: 500 },
  { value: "up-to-1.5-crore", label: "Turnover up to ₹1.5 crore last year", perDay: 50, limit: 2000 },
  { value: "up-to-5-crore", label: "Above ₹1.5 crore, up to ₹5 crore", perDay: 50, limit: 5000 },
  { value: "above-5-crore", label: "Above ₹5 crore", perDay: 50, limit: 10_000 },
] as const;

const kindOfReturn: PenaltyInput = {
  id: "band",
  kind: "choice",
  label: "The return",
  initial: "up-to-1.5-crore",
  options: returnBands.map(({ value, label }) => ({ value, label })),
};

const feeFormula = "₹50 for each day (₹20 for a nil return), up to a cap by turnover";

const feeSource = { name: "CGST late fee notifications 19/2021 and 20/2021", url: gstSite };

const gstr1: PenaltyRule = {
  itemId: "gstr-1",
  inputs: [daysLate, kindOfReturn],
  formula: feeFormula,
  source: feeSource,
  lawChangeIds: ["gst-three-year-bar"],
  calculate: (values) => {
    const { line, cap } = returnLateFee(values);
    return { lines: [line], cap };
  },
};

const gstr3b: PenaltyRule = {
  itemId: "gstr-3b",
  inputs: [daysLate, kindOfReturn, rupeeInput("tax", "Tax unpaid in cash", "Leave at 0 for a nil return")],
  formula: `${feeFormula}, plus 18% a year on the unpaid tax, day by day`,
  source: feeSource,
  lawChangeIds: ["gst-three-year-bar"],
  calculate: (values) => {
    const { line, cap } = returnLateFee(values);
    const days = numberValue(values, "days");
    const tax = choiceValue(values, "band") === nil ? 0 : numberValue(values, "tax");
    const interest = {
      label: `Interest: 18% a year for ${pluralise(days, "day")}`,
      amount: yearlyInterest(tax, 18, days),
    };
    return { lines: [line, interest], cap };
  },
};

const crore = 10_000_000;

const annualBands = [
  { upTo: 5 * crore, perDay: 50, capPercent: 0.04 },
  { upTo: 20 * crore, perDay: 100, capPercent: 0.04 },
  { upTo: Number.POSITIVE_INFINITY, perDay: 200, capPercent: 0.5 },
] as const;

const gstr9: PenaltyRule = {
  itemId: "gstr-9",
  inputs: [
    daysLate,
    { ...rupeeInput("turnover", "Turnover in the state in the year"), kind: "rupees", initial: 3 * crore },
  ],
  formula:
    "₹50 for each day up to ₹5 crore turnover, ₹100 up to ₹20 crore, ₹200 above; capped at 0.04% of turnover, or 0.5% above ₹20 crore",
  notIncluded: "The return is optional up to ₹2 crore turnover.",
  source: { name: "CGST late fee notification 07/2023", url: gstSite },
  lawChangeIds: ["gst-three-year-bar"],
  calculate: (values) => {
    const [days, turnover] = [numberValue(values, "days"), numberValue(values, "turnover")];
    const band = annualBands.find(({ upTo }) => turnover <= upTo) ?? annualBands[2];
    const limit = percent(turnover, band.capPercent);
    const { amount, cap } = capped(
      days * band.perDay,
      limit,
      `Not more than ${band.capPercent}% of turnover: ${rupees(limit)}`,
    );
    return { lines: [{ label: `Late fee: ₹${band.perDay} for ${pluralise(days, "day")}`, amount }], cap };
  },
};

const gstPenaltyRules: readonly PenaltyRule[] = [gstr1, gstr3b, gstr9];

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

const companyPenaltyRules: readonly PenaltyRule[] = [
  perForm("aoc-4", `Penalties on the company and its officers can follow. ${halfForSmall}`),
  perForm(
    "mgt-7",
    `If adjudicated, a penalty of ₹10,000 plus ₹100 a day follows: at most ₹2 lakh for the company and ₹50,000 for an officer. ${halfForSmall}`,
  ),
  adt1,
  directorKyc,
  msme1,
];

const pfAndEsi: PenaltyRule = {
  itemId: "esi-pf-payment",
  inputs: [
    daysLate,
    rupeeInput("pf", "PF contribution unpaid", "Employer and employee shares together"),
    { ...rupeeInput("esi", "ESI contribution unpaid"), kind: "rupees", initial: 0 },
  ],
  formula: "12% a year on both, day by day, plus PF damages of 1% for each month or part of a month",
  notIncluded: "ESIC can also order damages. They depend on the length of the delay.",
  source: { name: "EPF interest and damages since 15 June 2024; ESI interest", url: "https://www.epfindia.gov.in/" },
  lawChangeIds: ["pf-damages", "epf-scheme-2026"],
  calculate: (values) => {
    const days = numberValue(values, "days");
    const [pf, esi] = [numberValue(values, "pf"), numberValue(values, "esi")];
    const months = monthsOrPart(days);
    const damages = capped(percent(pf, 1, months), Math.round(pf), "PF damages are not more than the arrears");
    return {
      lines: [
        { label: `PF interest: 12% a year for ${pluralise(days, "day")}`, amount: yearlyInterest(pf, 12, days) },
        { label: `PF damages: 1% for ${pluralise(months, "month")}`, amount: damages.amount },
        { label: `ESI interest: 12% a year for ${pluralise(days, "day")}`, amount: yearlyInterest(esi, 12, days) },
      ],
      cap: damages.cap,
    };
  },
};

export type { PenaltyEstimate, PenaltyInput, PenaltyRule, PenaltyValues };

export const penaltyRules: readonly PenaltyRule[] = [
  ...incomeTaxPenaltyRules,
  ...gstPenaltyRules,
  pfAndEsi,
  ...companyPenaltyRules,
];

/** The rule of a card, or undefined where the penalty is at an officer's discretion or not settled. */
export const findPenaltyRule = (itemId: ComplianceItemId): PenaltyRule | undefined =>
  penaltyRules.find((rule) => rule.itemId === itemId);

export const initialValues = (rule: PenaltyRule): PenaltyValues =>
  Object.fromEntries(rule.inputs.map((input) => [input.id, input.initial]));

const largestAmount = 1e13;

const longestDelayDays = 36_500;

/** Error messages by input id. An estimate is made only when there are none. */
export function penaltyInputErrors(rule: PenaltyRule, values: PenaltyValues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const input of rule.inputs) {
    const value = values[input.id];
    if (input.kind === "choice") {
      if (!input.options.some((option) => option.value === value)) errors[input.id] = "Choose one of the options";
      continue;
    }
    const whole = input.kind !== "rupees";
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0)
      errors[input.id] = whole ? "Enter a number, 0 or more" : "Enter an amount: 5,00,000, 5 lakh or 1.5 crore";
    else if (whole && !Number.isInteger(value)) errors[input.id] = "Enter a whole number";
    else if (value > (input.kind === "rupees" ? largestAmount : longestDelayDays))
      errors[input.id] = "Enter a smaller number";
  }
  return errors;
}

export function estimatePenalty(rule: PenaltyRule, values: PenaltyValues): PenaltyEstimate {
  const [error] = Object.entries(penaltyInputErrors(rule, values));
  if (error) throw new RangeError(`${error[0]}: ${error[1]}`);
  const { lines, cap = null } = rule.calculate(values);
  return {
    total: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
    cap,
    formula: rule.formula,
    notIncluded: rule.notIncluded,
    source: rule.source,
    lawChangeIds: rule.lawChangeIds,
  };
}

function returnLateFee(values: PenaltyValues) {
  const days = numberValue(values, "days");
  const band = returnBands.find(({ value }) => value === choiceValue(values, "band")) ?? returnBands[3];
  const { amount, cap } = capped(days * band.perDay, band.limit, `Not more than ${rupees(band.limit)} for a return`);
  return { line: { label: `Late fee: ₹${band.perDay} for ${pluralise(days, "day")}`, amount }, cap };
}

import { rupees } from "../../india/money.ts";
import {
  capped,
  choiceValue,
  daysLate,
  numberValue,
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

function returnLateFee(values: PenaltyValues) {
  const days = numberValue(values, "days");
  const band = returnBands.find(({ value }) => value === choiceValue(values, "band")) ?? returnBands[3];
  const { amount, cap } = capped(days * band.perDay, band.limit, `Not more than ${rupees(band.limit)} for a return`);
  return { line: { label: `Late fee: ₹${band.perDay} for ${pluralise(days, "day")}`, amount }, cap };
}

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

export const gstPenaltyRules: readonly PenaltyRule[] = [gstr1, gstr3b, gstr9];

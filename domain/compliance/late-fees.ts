import type { LawChangeId } from "../../content/law/law-changes.ts";
import { rupees } from "../india/money.ts";

export type LateFeeValues = Record<string, number | string>;

interface InputBase {
  id: string;
  label: string;
  hint?: string | undefined;
}
export type LateFeeInput =
  | (InputBase & { kind: "days" | "count" | "rupees"; initial: number })
  | (InputBase & { kind: "choice"; initial: string; options: readonly { value: string; label: string }[] });

interface FeeLine {
  label: string;
  /** Whole rupees. */
  amount: number;
}

interface FeeCap {
  text: string;
  /** Whether the cap lowered this estimate. */
  reached: boolean;
}

interface FeeSource {
  name: string;
  url: string;
}

/** What a delay costs, as the calculator on a card of the calendar works it out. Each stands with its obligation. */
export interface LateFeeRule {
  inputs: readonly LateFeeInput[];
  formula: string;
  /** What can come on top and is not part of the estimate. */
  notIncluded?: string;
  source: FeeSource;
  lawChangeIds: readonly LawChangeId[];
  calculate(values: LateFeeValues): { lines: FeeLine[]; cap?: FeeCap };
}

export interface LateCost {
  /** In rupees, of a usual company or LLP; none where no figure is sure. */
  fee?: number;
  /** What the fee is on top of, and what else follows. */
  says: string;
}

export interface LateFeeEstimate {
  total: number;
  lines: FeeLine[];
  formula: string;
  cap: FeeCap | null;
  notIncluded: string | undefined;
  source: FeeSource;
  lawChangeIds: readonly LawChangeId[];
}

export const daysLate: LateFeeInput = { id: "days", kind: "days", label: "Days late", initial: 30 };

export const rupeeInput = (id: string, label: string, hint?: string): LateFeeInput => ({
  id,
  kind: "rupees",
  label,
  initial: 100_000,
  hint,
});

/** Values are validated against the inputs before a rule calculates with them. */
export const numberValue = (values: LateFeeValues, id: string) => Number(values[id]);

export const choiceValue = (values: LateFeeValues, id: string) => String(values[id]);

/** '1 day', '30 days' */
export const pluralise = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A part of a month counts as a month. An estimate takes every month as thirty days. */
export const monthsOrPart = (days: number) => Math.ceil(days / 30);

/** A rate in percent; multiplied before it is divided, so that 1.5% of ₹1,000 is exactly ₹15. */
export const percent = (amount: number, rate: number, times = 1) => Math.round((amount * rate * times) / 100);

export const yearlyInterest = (amount: number, rate: number, days: number) =>
  Math.round((amount * rate * days) / 36_500);

/** An amount held to a limit, and whether the limit lowered it. */
export function capped(amount: number, limit: number, text: string): { amount: number; cap: FeeCap } {
  return { amount: Math.min(amount, limit), cap: { text, reached: amount > limit } };
}

export const initialValues = (rule: LateFeeRule): LateFeeValues =>
  Object.fromEntries(rule.inputs.map((input) => [input.id, input.initial]));

const largestAmount = 1e13;

const longestDelayDays = 36_500;

/** Error messages by input id. An estimate is made only when there are none. */
export function lateFeeErrors(rule: LateFeeRule, values: LateFeeValues): Record<string, string> {
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

export function estimateLateFee(rule: LateFeeRule, values: LateFeeValues): LateFeeEstimate {
  const [error] = Object.entries(lateFeeErrors(rule, values));
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

/** Fee of a form filed on time, by authorised capital. */
export const normalFees = [
  { value: "below-1-lakh", label: "Below ₹1 lakh", fee: 200 },
  { value: "1-lakh", label: "₹1 lakh to below ₹5 lakh", fee: 300 },
  { value: "5-lakh", label: "₹5 lakh to below ₹25 lakh", fee: 400 },
  { value: "25-lakh", label: "₹25 lakh to below ₹1 crore", fee: 500 },
  { value: "1-crore", label: "₹1 crore or more", fee: 600 },
] as const;

/** Last day of each step of delay, and how many times the normal fee comes on top of it. */
const steps = [
  { days: 30, times: 2 },
  { days: 60, times: 4 },
  { days: 90, times: 6 },
  { days: 180, times: 10 },
  { days: Number.POSITIVE_INFINITY, times: 12 },
] as const;

/** ADT-1 counts the first 15 days once; INC-20A and DPT-3 begin with twice the fee. */
export function feeMultiple(form: FormOfMultiples, daysLate: number): number {
  if (daysLate <= 0) return 0;
  if (form === "adt-1" && daysLate <= 15) return 1;
  return steps.find(({ days }) => daysLate <= days)?.times ?? 12;
}

type FormOfMultiples = "adt-1" | "inc-20a" | "dpt-3";

/** The steps of a small LLP: up to ₹25 lakh of contribution and ₹40 lakh of turnover. Others pay twice as much from day 16. */
const llpSteps = [
  { days: 15, times: 1 },
  ...steps.filter(({ days }) => days <= 180),
  { days: 360, times: 15 },
  { days: Number.POSITIVE_INFINITY, times: 25 },
];

export const llpFeeMultiple = (daysLate: number): number =>
  daysLate <= 0 ? 0 : (llpSteps.find(({ days }) => daysLate <= days)?.times ?? 0);

/** The usual LLP has a contribution of more than ₹1 lakh, up to ₹5 lakh. */
const usualLlpFee = 100;

/** Forms 8 and 11 stay at 15 times after a year, and a small LLP pays ₹10 for each day after it. */
export function llpLateCost(form: "yearly" | "other", daysLate: number, normalFee = usualLlpFee): LateCost {
  const daily = form === "yearly" ? Math.max(0, daysLate - 360) : 0;
  const times = llpFeeMultiple(daily > 0 ? 360 : daysLate);
  return {
    fee: times * normalFee + 10 * daily,
    says: `on top of the ${rupees(usualLlpFee)} of a small LLP with ₹1 lakh to ₹5 lakh of contribution. It rises to 10 times the fee by day 180, and sources differ on what follows. An LLP that is not small pays twice as much from day 16.`,
  };
}

/** The usual company has an authorised capital of ₹1 lakh to ₹5 lakh. */
const usualFee = 300;

export const companyLateCost = (form: FormOfMultiples, daysLate: number, normalFee = usualFee): LateCost => ({
  fee: feeMultiple(form, daysLate) * normalFee,
  says: `on top of the ${rupees(usualFee)} of a company with ₹1 lakh to ₹5 lakh of authorised capital; up to 12 times the fee after 180 days.`,
});

/** 'Late fee ₹2,000 today, ₹2,100 tomorrow'; nothing where no figure is sure. */
export function lateFeeText(cost: (daysLate: number) => LateCost, daysLate: number): string | undefined {
  const { fee } = cost(daysLate);
  if (fee === undefined) return undefined;
  const tomorrow = cost(daysLate + 1).fee;
  const then = tomorrow === undefined ? "" : tomorrow === fee ? " and tomorrow" : `, ${rupees(tomorrow)} tomorrow`;
  return `Late fee ${rupees(fee)} today${then}`;
}

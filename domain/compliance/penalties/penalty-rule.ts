import type { ComplianceItemId } from "../../../content/compliance.ts";
import type { LawChangeId } from "../../../content/law-changes.ts";

export type LatenessValues = Record<string, number | string>;

interface InputBase {
  id: string;
  label: string;
  hint?: string;
}
export type LatenessInput =
  | (InputBase & { kind: "days" | "count" | "rupees"; initial: number })
  | (InputBase & { kind: "choice"; initial: string; options: readonly { value: string; label: string }[] });

export interface LatenessLine {
  label: string;
  /** Whole rupees. */
  amount: number;
}

export interface LatenessCap {
  text: string;
  /** Whether the cap lowered this estimate. */
  reached: boolean;
}

export interface LatenessSource {
  name: string;
  url: string;
}

export interface LatenessRule {
  itemId: ComplianceItemId;
  inputs: readonly LatenessInput[];
  formula: string;
  /** What can come on top and is not counted. */
  notIncluded?: string;
  source: LatenessSource;
  lawChangeIds: readonly LawChangeId[];
  work(values: LatenessValues): { lines: LatenessLine[]; cap?: LatenessCap };
}

export interface LatenessEstimate {
  isEstimate: true;
  total: number;
  lines: LatenessLine[];
  formula: string;
  cap: LatenessCap | null;
  notIncluded: string | undefined;
  source: LatenessSource;
  lawChangeIds: readonly LawChangeId[];
}

export const daysLate: LatenessInput = { id: "days", kind: "days", label: "Days late", initial: 30 };

export const rupees = (id: string, label: string, hint?: string): LatenessInput => ({
  id,
  kind: "rupees",
  label,
  initial: 100_000,
  ...(hint ? { hint } : {}),
});

/** The values have been checked against the inputs before a rule works on them. */
export const numberOf = (values: LatenessValues, id: string) => Number(values[id]);

export const choiceOf = (values: LatenessValues, id: string) => String(values[id]);

/** '1 day', '30 days' */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A part of a month counts as a month; an estimate takes months of thirty days. */
export const monthsOrPart = (days: number) => Math.ceil(days / 30);

/** A rate in percent, worked in whole numbers first so that 1.5% of ₹1,000 is exactly ₹15. */
export const percent = (amount: number, rate: number, times = 1) => Math.round((amount * rate * times) / 100);

export const yearlyInterest = (amount: number, rate: number, days: number) =>
  Math.round((amount * rate * days) / 36_500);

/** '₹1,50,000' */
export function inRupees(amount: number): string {
  const digits = String(Math.round(amount));
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",");
  return `₹${head ? `${head},` : ""}${digits.slice(-3)}`;
}

/** The most a cap leaves of an amount, and whether it bit. */
export function capped(amount: number, most: number, text: string): { amount: number; cap: LatenessCap } {
  return { amount: Math.min(amount, most), cap: { text, reached: amount > most } };
}

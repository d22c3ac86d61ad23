import type { ComplianceItemId } from "../../../content/compliance/compliance.ts";
import type { LawChangeId } from "../../../content/law/law-changes.ts";

export type PenaltyValues = Record<string, number | string>;

interface InputBase {
  id: string;
  label: string;
  hint?: string | undefined;
}
export type PenaltyInput =
  | (InputBase & { kind: "days" | "count" | "rupees"; initial: number })
  | (InputBase & { kind: "choice"; initial: string; options: readonly { value: string; label: string }[] });

interface PenaltyLine {
  label: string;
  /** Whole rupees. */
  amount: number;
}

interface PenaltyCap {
  text: string;
  /** Whether the cap lowered this estimate. */
  reached: boolean;
}

interface PenaltySource {
  name: string;
  url: string;
}

export interface PenaltyRule {
  itemId: ComplianceItemId;
  inputs: readonly PenaltyInput[];
  formula: string;
  /** What can come on top and is not part of the estimate. */
  notIncluded?: string;
  source: PenaltySource;
  lawChangeIds: readonly LawChangeId[];
  calculate(values: PenaltyValues): { lines: PenaltyLine[]; cap?: PenaltyCap };
}

export interface PenaltyEstimate {
  total: number;
  lines: PenaltyLine[];
  formula: string;
  cap: PenaltyCap | null;
  notIncluded: string | undefined;
  source: PenaltySource;
  lawChangeIds: readonly LawChangeId[];
}

export const daysLate: PenaltyInput = { id: "days", kind: "days", label: "Days late", initial: 30 };

export const rupeeInput = (id: string, label: string, hint?: string): PenaltyInput => ({
  id,
  kind: "rupees",
  label,
  initial: 100_000,
  hint,
});

/** Values are validated against the inputs before a rule calculates with them. */
export const numberValue = (values: PenaltyValues, id: string) => Number(values[id]);

export const choiceValue = (values: PenaltyValues, id: string) => String(values[id]);

/** '1 day', '30 days' */
export const pluralise = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

/** A part of a month counts as a month. An estimate takes every month as thirty days. */
export const monthsOrPart = (days: number) => Math.ceil(days / 30);

/** A rate in percent; multiplied before it is divided, so that 1.5% of ₹1,000 is exactly ₹15. */
export const percent = (amount: number, rate: number, times = 1) => Math.round((amount * rate * times) / 100);

export const yearlyInterest = (amount: number, rate: number, days: number) =>
  Math.round((amount * rate * days) / 36_500);

/** An amount held to a limit, and whether the limit lowered it. */
export function capped(amount: number, limit: number, text: string): { amount: number; cap: PenaltyCap } {
  return { amount: Math.min(amount, limit), cap: { text, reached: amount > limit } };
}

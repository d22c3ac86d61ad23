import { rupees } from "../../india/money.ts";

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

/** ADT-1 counts the first 15 days once; INC-20A begins with twice the fee. */
export function feeMultiple(form: "adt-1" | "inc-20a", daysLate: number): number {
  if (daysLate <= 0) return 0;
  if (form === "adt-1" && daysLate <= 15) return 1;
  return steps.find(({ days }) => daysLate <= days)?.times ?? 12;
}

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

export function llpAdditionalFeeText(daysLate: number): string {
  const times = Math.max(1, llpFeeMultiple(daysLate));
  return `Late fee so far: ${rupees(times * usualLlpFee)} on top of the ${rupees(usualLlpFee)} of a small LLP with ₹1 lakh to ₹5 lakh of contribution; it rises to 10 times the fee by day 180, and sources differ on what follows. An LLP that is not small pays twice as much from day 16.`;
}

/** The usual company has an authorised capital of ₹1 lakh to ₹5 lakh. */
const usualFee = 300;

export function additionalFeeText(form: "adt-1" | "inc-20a", daysLate: number): string {
  const times = Math.max(1, feeMultiple(form, daysLate));
  return `Late fee so far: ${rupees(times * usualFee)} on top of the ${rupees(usualFee)} of a company with ₹1 lakh to ₹5 lakh of authorised capital; up to 12 times the fee after 180 days.`;
}

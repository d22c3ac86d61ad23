import { rupees } from "../../../domain/india/money.ts";

const lakh = 100_000;
const crore = 100 * lakh;

/** '₹1 lakh', '₹15.1 lakh', '₹1 crore'; other amounts in full. */
export function inLakh(amount: number): string {
  if (amount >= crore && amount % (crore / 10) === 0) return `₹${amount / crore} crore`;
  return amount >= lakh && amount % (lakh / 10) === 0 ? `₹${amount / lakh} lakh` : rupees(amount);
}

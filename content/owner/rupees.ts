/** Indian digit grouping; domain/india/money.ts is above this layer. */
export const inRupees = (amount: number): string => `₹${String(amount).replace(/\B(?=(\d\d)*\d{3}$)/g, ",")}`;

export interface Charges {
  from: number;
  to: number;
  missing: readonly string[];
}

/** '₹15,163', '₹5,853 to ₹6,153', or '₹6,443 plus stamp duty' where the state's duty is not known. */
export const chargesInWords = ({ from, to, missing }: Charges, plus = 0): string =>
  `${inRupees(from + plus)}${from === to ? "" : ` to ${inRupees(to + plus)}`}${missing.length > 0 ? " plus stamp duty" : ""}`;

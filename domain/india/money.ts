const indianGrouping = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Indian digit grouping: 12,50,000. A bigint keeps every digit of a long amount. */
export const groupDigits = (value: number | bigint): string => indianGrouping.format(value);

/** Whole rupees: ₹1,00,000. */
export const rupees = (amount: number | bigint): string => `₹${groupDigits(amount)}`;

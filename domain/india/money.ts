const grouped = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });

/** Whole rupees with Indian digit grouping: ₹1,00,000. */
export const rupees = (amount: number): string => `₹${grouped.format(amount)}`;

/**
 * The profession tax of a business itself, apart from what it deducts from salaries: by which day of each year it is paid, and in how
 * many days after the incorporation for the first time. Only what a source gives.
 */
export const professionTax = {
  KA: { amount: "₹2,500", by: "30 April" },
  MH: { amount: "₹2,500", by: "30 June", firstYearDays: 30 },
} as const;

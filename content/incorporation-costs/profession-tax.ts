/**
 * The profession tax of a business itself, apart from what it deducts from salaries: by which day of each year it is paid, and in how
 * many days after the incorporation for the first time. Only what a source gives.
 */
export const professionTax = {
  KA: { name: "Karnataka", amount: "₹2,500", by: "30 April" },
  MH: { name: "Maharashtra", amount: "₹2,500", by: "30 June", firstYearDays: 30 },
  WB: { name: "West Bengal" },
} as const;

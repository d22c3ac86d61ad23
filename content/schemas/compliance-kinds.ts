/** Apart from the schema, so that the page can name them without carrying the checker. */
export const frequencies = ["Monthly", "Quarterly", "Half Yearly", "Annual"] as const;
export const categories = ["ROC", "GST", "Income Tax", "Labour", "Other", "Corporate Governance"] as const;
export const priorities = ["High", "Medium", "Low"] as const;

export type Frequency = (typeof frequencies)[number];
export type Category = (typeof categories)[number];
export type Priority = (typeof priorities)[number];

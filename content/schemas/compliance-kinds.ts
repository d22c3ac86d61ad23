export const frequencies = ["Monthly", "Quarterly", "Half Yearly", "Annual"] as const;

export type Frequency = (typeof frequencies)[number];
export type Category = "ROC" | "GST" | "Income Tax" | "Labour" | "Other" | "Corporate Governance";
export type Priority = "High" | "Medium" | "Low";

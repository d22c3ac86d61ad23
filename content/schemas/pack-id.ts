/** The cases that bring papers, steps, costs and dates of their own. Plain values, for code in the browser. */
export const packIds = [
  "foreign-owner",
  "section-8",
  "proprietor",
  "employed-founder",
  "exporter",
  "professional",
] as const;
export type PackId = (typeof packIds)[number];

/** Apart from the schemas: the fields of the desk say them too, and load no zod. */
export const quotationLimits = {
  label: 100,
  reason: 200,
  item: 140,
  items: 30,
  edits: 40,
  amount: 100_000_000_000,
} as const;

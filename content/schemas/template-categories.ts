/** Apart from the schema, so that pages can import it without the validator. */
export const categories = ["Employment", "Corporate", "ESOPs", "Funding"] as const;
export type Category = (typeof categories)[number];

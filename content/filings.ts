/** Words of the links that lead from a filing to the contact form. */
export const filingLinks = { ask: "Ask about this filing" } as const;

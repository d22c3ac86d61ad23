/** The most script that a page may bring to a visitor who only reads it, in KB as sent (docs/decisions/0010). */
export const scriptBudgets: Readonly<Record<string, number>> = {
  "/compliance-calendar": 120,
  "/cost-calculator": 113,
  "/choose-structure": 110,
  "/my-plan": 102,
  "/name-checker": 95,
  "/pricing": 98,
  "/contact-us": 89,
};

/** The most script that a page may bring to a visitor who only reads it, in KB as sent (docs/decisions/0010). */
export const scriptBudgets: Readonly<Record<string, number>> = {
  "/compliance-calendar": 120,
  "/cost-calculator": 116,
  "/choose-structure": 115,
  "/my-plan": 102,
  "/name-checker": 97,
  "/pricing": 100,
  "/contact-us": 91,
};

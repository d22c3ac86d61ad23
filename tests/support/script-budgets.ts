/** The most script that a page may bring to a visitor who only reads it, in KB as sent (docs/decisions/0010). */
export const scriptBudgets: Readonly<Record<string, number>> = {
  "/compliance-calendar": 110,
  "/cost-calculator": 109,
  "/choose-structure": 117,
  "/my-plan": 106,
  "/name-checker": 92,
  "/pricing": 95,
  "/contact-us": 85,
};

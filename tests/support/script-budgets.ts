/** The most script that a page may bring to a visitor who only reads it, in KB as sent (docs/decisions/0010). */
export const scriptBudgets: Readonly<Record<string, number>> = {
  "/compliance-calendar": 107,
  "/cost-calculator": 108,
  "/choose-structure": 110,
  "/my-plan": 99,
  "/name-checker": 89,
  "/pricing": 91,
  "/contact-us": 82,
};

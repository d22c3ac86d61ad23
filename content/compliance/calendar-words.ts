/** Named by pages, links and the plan, which do not all load the words of the pages. */
export const calendarPath = "/compliance-calendar";

/** Words of the links that lead from a filing to the contact form. */
export const filingLinks = { ask: "Ask about this filing", askLate: "Missed it? Ask about that one" } as const;

/** While nobody has said whether there is a GST registration: in the calendar and in My plan. */
export const gstOpen = "GST is open: counted without a registration.";

/** The answers about GST returns, in the calendar and in My plan. */
export const gstOptions = [
  { value: "none", label: "None" },
  { value: "monthly", label: "Monthly" },
  { value: "quarterly", label: "Quarterly" },
  { value: "composition", label: "Composition scheme" },
] as const;

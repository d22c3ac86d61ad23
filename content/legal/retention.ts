import type { Sourced } from "../sources/certainty.ts";

/**
 * How long what people send is kept, in months. The privacy policy, the forms and the server's settings read it here: whoever keeps
 * data for another time changes it here, and sets no other in the server's settings.
 */
export const retentionMonths = { enquiries: 12, applications: 6 };

/**
 * How long a receipt is kept, in years after the end of its financial year (31 March): the longer of two times. GST asks for 72 months from
 * the last day of the annual return, 31 December after that year; income tax for seven tax years. Rules 50 and 51 say what vouchers name.
 */
export const receiptRetention = {
  years: 7,
  status: "check",
  sources: ["cgst-act-36", "cgst-rule-50", "cgst-rule-51", "cgst-rule-80", "income-tax-rule-46"],
  checkedUpTo: "2026-11-19",
  note: "Of the Income-tax Rules, 2026, the draft was read and summaries of the rule in force. Open proceedings ask for longer, and a company keeps its own books for eight years: that is the accountant's, who has the receipts as a list.",
} as const satisfies Sourced & { years: number };

/** The founder's page stays open for so long after the end, and what is complete stays on the desk's board. */
export const daysOpenAfterEnd = 30;

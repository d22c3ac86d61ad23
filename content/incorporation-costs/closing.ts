/** When a business without dealings may be closed: said by the questions, the reasons and the costs alike. */
export const closingAfter = {
  company: "after two years without business, or one year if it never started",
  llp: "after one year without business",
} as const;

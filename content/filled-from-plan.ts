/** Where a form found its first answers. */
export const filledFromPlan = {
  text: "Filled in from your plan.",
  undo: "Undo",
} as const;

import type { FilledFromPlan } from "./schemas/tools.ts";

/** Where a form found its first answers. */
export const filledFromPlan: FilledFromPlan = {
  text: "Filled in from your plan.",
  undo: "Undo",
};

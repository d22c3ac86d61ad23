/** Where a form found its first answers. */
export const filledFromPlan = {
  text: "Filled in from your plan.",
  undo: "Undo",
  /** Before the answers that a page took over: 'From your plan: Maharashtra'. */
  from: "From your plan:",
  /** Once the visitor has chosen something. */
  kept: "Kept for this visit on this device.",
} as const;

/** For figures of a state that nobody has chosen. */
export const exampleState = {
  place: "example: {state}",
  hint: "Until you choose, an example: {state}.",
  choose: "Choose your state",
} as const;

/** What the rail over the tools says of each answer. Apart from the tools' names: loaded where there is a plan. */
export const toolAnswers = {
  /** While the questions are not finished. */
  answered: "{count} answered",
  decided: "{count} of {all} decided",
  section8: "Section 8",
  /** A structure is chosen and no state. */
  noState: "Needs a state",
  /** The sum is a range, or has a part without a figure. */
  atLeast: "from {amount}",
  next: "next: {date}",
} as const;

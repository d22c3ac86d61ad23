/** Where a form found its first answers. */
export const filledFromPlan = {
  text: "Filled in from your plan.",
  undo: "Undo",
  /** Before the answers that a page took over: 'From your plan: Maharashtra'. */
  from: "From your plan:",
  /** Once the visitor has chosen something. */
  kept: "Kept for this visit on this device.",
} as const;

/** Where the questions came to something that a page does not know, and what the page goes by instead. */
export const otherResult = {
  text: "Your result: {result}.",
  cost: "Until you choose, the figures here are those of a new Private Limited company, to compare.",
  /** Once what the business is converted to is chosen. */
  counted: "What is counted here is a new registration, to compare.",
  name: "Until you choose, we check for a Private Limited company.",
  calendar: "The dates here are those of companies and LLPs.",
  pricing: "Our plans are for a new company or LLP; these are their prices, to compare.",
} as const;

/** For figures of a state that nobody has chosen. */
export const exampleState = {
  place: "example: {state}",
  hint: "Until you choose, an example: {state}.",
  choose: "Choose your state",
} as const;

/** Home and the structure pages, for a visitor who has a plan. */
export const planStrip = {
  yours: "Your plan",
  kept: "Your plan, kept on this device",
} as const;

/** What the rail over the tools says of each answer, where there is a plan. */
export const toolAnswers = {
  /** While the questions are not finished. */
  answered: "{count} answered",
  decided: "{count} of {all} decided",
  section8: "Section 8",
  /** A structure is chosen and no state. */
  noState: "Needs a state",
  /** The date of incorporation has passed. */
  formed: "Formed already",
  next: "next: {date}",
} as const;

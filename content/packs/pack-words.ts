/** The words around the packs, which are in content/packs/packs.ts. */
export const packWords = {
  heading: "For your case",
  text: "Extra steps in your case. Costs here are not in our totals.",
  steps: "Steps, in order",
  papers: "Papers",
  costs: "Costs",
  dates: "Dates",
  rules: { one: "The rule behind it", several: "The {count} rules behind it" },
  calendarHeading: "For your case",
  calendarText:
    "From your plan. Where no day can be named, the rule is told in words; the calendar file has none of these.",
} as const;

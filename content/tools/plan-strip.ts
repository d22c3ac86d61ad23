/** Home and the structure pages, for a visitor who has a plan. */
export const planStrip = {
  yours: "Your plan",
  kept: "Your plan, kept on this device",
} as const;

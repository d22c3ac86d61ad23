/** An LLP is audited only above ₹40 lakh of turnover or ₹25 lakh of contribution. */
export const llpAudit = {
  contributionAbove: 2_500_000,
  /** The answers about turnover, of content/structure-choice/answers.ts, that are above ₹40 lakh. */
  turnovers: ["under-1-crore", "over-1-crore"],
  low: 8000,
  middle: 12_000,
} as const;

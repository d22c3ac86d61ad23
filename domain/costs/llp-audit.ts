import { llpAudit } from "../../content/incorporation-costs/charges.ts";

/** A turnover as it was answered when the structure was chosen; not asked or not answered is undefined. */
export type Turnover = string | undefined;

export const isLargeTurnover = (turnover: Turnover): boolean =>
  llpAudit.turnovers.some((answer) => answer === turnover);

/** An LLP is audited above a turnover, and above a contribution whatever its turnover. */
export const isLlpAudited = (contribution: number, turnover?: Turnover): boolean =>
  contribution > llpAudit.contributionAbove || isLargeTurnover(turnover);

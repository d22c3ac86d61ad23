import { llpAudit } from "../content/incorporation-costs/charges.ts";
import type { StructureId } from "../content/schemas/plain-lists.ts";

/** What is counted while no amount is named: ₹1 lakh for a company, and for an LLP the band of ₹1 to 5 lakh. */
export const usualCapital: Readonly<Record<StructureId, number>> = {
  "private-limited": 100_000,
  opc: 100_000,
  llp: 200_000,
};

/** An OPC has one owner, the other two at least two people; whoever lives in India for owners who do not signs beside them. */
export const peopleFor = (structure: StructureId, people: number, withResident = false): number => {
  const fewest = (structure === "opc" ? 1 : 2) + (withResident ? 1 : 0);
  return structure === "opc" ? fewest : Math.max(fewest, people);
};

/** '3-4 days' as its shortest and longest; '3 days' is both. */
export function parseDays(duration: string): { shortest: number; longest: number } {
  const [, from, to] = /^(\d+)(?:-(\d+))? days$/.exec(duration) ?? [];
  if (!from) throw new Error(`'${duration}' is not a number of days`);
  return { shortest: Number(from), longest: Number(to ?? from) };
}

/** A turnover as it was answered when the structure was chosen; not asked or not answered is undefined. */
export type Turnover = string | undefined;

export const isLargeTurnover = (turnover: Turnover): boolean =>
  llpAudit.turnovers.some((answer) => answer === turnover);

/** An LLP is audited above a turnover, and above a contribution whatever its turnover. */
export const isLlpAudited = (contribution: number, turnover?: Turnover): boolean =>
  contribution > llpAudit.contributionAbove || isLargeTurnover(turnover);

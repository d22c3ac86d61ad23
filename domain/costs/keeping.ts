import { llpAudit } from "../../content/incorporation-costs/charges.ts";
import { yearlyCostAssumptions, yearlyCosts } from "../../content/incorporation-costs/yearly-costs.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import { type Sourced, sourced } from "../../content/sources/certainty.ts";
import { isLargeTurnover, isLlpAudited, type Turnover, usualCapital } from "../structures.ts";
import type { Amount } from "./amount.ts";
import { companyFilingFee, llpSlab } from "./fees.ts";

/** Three levels of asking prices, to be shown as a band and never as one number. */
interface CostBand {
  low: number;
  middle: number;
  high: Amount;
}

export interface KeepingCost extends Sourced {
  structure: StructureId;
  yearly: CostBand;
  firstYear: CostBand;
  threeYears: CostBand;
  /** Government fees contained in the bands. */
  governmentFees: { yearly: number; firstYearExtra: number };
  audited: boolean;
}

const add = (items: readonly { amount: number }[]): number => items.reduce((total, { amount }) => total + amount, 0);

function governmentFees(structure: StructureId, capital: number) {
  // AOC-4 and MGT-7 or MGT-7A every year; INC-20A and ADT-1 in the first. An LLP files Form 11 and Form 8.
  if (structure === "llp") return { yearly: 2 * llpSlab(capital).document, firstYearExtra: 0 };
  const fee = companyFilingFee(capital);
  return { yearly: 2 * fee, firstYearExtra: 2 * fee };
}

/** Which business the yearly costs are for. */
export const keepingAssumptions = (turnover?: Turnover): string =>
  yearlyCostAssumptions[isLargeTurnover(turnover) ? "audited" : "small"];

/** What it costs to keep the structure compliant, before GST and without the cost of incorporation. */
export function keepingCost(structure: StructureId, named?: number, turnover?: Turnover): KeepingCost {
  const capital = named ?? usualCapital[structure];
  const cost = yearlyCosts.find((entry) => entry.structure === structure);
  if (!cost) throw new RangeError(`no yearly cost for ${structure}`);
  const fees = governmentFees(structure, capital);
  const audited = structure !== "llp" || isLlpAudited(capital, turnover);
  const llpAuditFee = structure === "llp" && audited ? llpAudit : { low: 0, middle: 0 };

  const yearly = {
    low: add(cost.low) + llpAuditFee.low + fees.yearly,
    middle: add(cost.middle) + llpAuditFee.middle + fees.yearly,
    high: cost.high,
  };
  const firstYear = {
    low: yearly.low + add(cost.firstYear.low) + fees.firstYearExtra,
    middle: yearly.middle + add(cost.firstYear.middle) + fees.firstYearExtra,
    high: cost.high,
  };
  const threeYears = {
    low: firstYear.low + 2 * yearly.low,
    middle: firstYear.middle + 2 * yearly.middle,
    high: { from: 3 * cost.high.from, to: 3 * cost.high.to },
  };
  return { structure, yearly, firstYear, threeYears, governmentFees: fees, audited, ...sourced(cost) };
}

/** Asking prices are shown to the nearest thousand. */
export const toNearestThousand = (amount: number): number => Math.round(amount / 1000) * 1000;

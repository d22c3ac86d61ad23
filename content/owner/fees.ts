import { formatTotal, type Total } from "../../domain/costs/amount.ts";
import { rupees } from "../../domain/india/money.ts";
import { offerTotal } from "../../domain/offers/price.ts";
import type { Tier } from "../offers/tiers.ts";
import type { StructureId } from "../schemas/plain-lists.ts";
import { exampleLedgers } from "./example-charges.ts";
import { claims, prices } from "./facts.ts";

const { "private-limited": privateLimited, opc, llp } = prices;

/** The lowest fee of each structure, and of all. */
export const feeFrom = {
  "private-limited": rupees(lowestOf(privateLimited)),
  opc: rupees(lowestOf(opc)),
  llp: rupees(lowestOf(llp)),
};
export const lowestFee = rupees(Math.min(...[privateLimited, opc, llp].map(lowestOf)));

function lowestOf(tiers: Readonly<Record<string, { price: number }>>): number {
  return Math.min(...Object.values(tiers).map(({ price }) => price));
}

/** ', worth ₹2,000,' beside the first call, where the owner puts a value on it. */
export const worthOfTheCall = claims["free-consultation"] ? `, worth ${claims["free-consultation"].figure},` : "";

const add = ({ from, to, missing }: Total, amount: number): Total => ({
  from: from + amount,
  to: to + amount,
  missing,
});

export function priceOf(structure: StructureId, tier: Tier) {
  const price = prices[structure][tier];
  if (!price) throw new Error(`prices.json has no price for '${structure}', '${tier}'`);
  return price;
}

/** What a plan comes to with these charges, each part in rupees. */
export function sumOf(structure: StructureId, tier: Tier, given: number | Total) {
  const charges = typeof given === "number" ? { from: given, to: given, missing: [] } : given;
  const { fee, gst, ours } = offerTotal(priceOf(structure, tier).price, exampleLedgers[structure]);
  return {
    fee: rupees(fee),
    gst: rupees(gst),
    /** All that is paid to us in the usual case. */
    ours: formatTotal(ours),
    charges: formatTotal(charges),
    beforeGst: formatTotal(add(charges, fee)),
    total: formatTotal(add(charges, fee + gst)),
  };
}

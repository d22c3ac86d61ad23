import type { StructureId, Tier } from "../schemas/structure-id.ts";
import { exampleFees } from "./example-charges.ts";
import { claims, prices } from "./facts.ts";
import { type Charges, chargesInWords, inRupees } from "./rupees.ts";

const { "private-limited": privateLimited, opc, llp } = prices;

/** The lowest fee of each structure, and of all. */
export const feeFrom = {
  "private-limited": inRupees(lowestOf(privateLimited)),
  opc: inRupees(lowestOf(opc)),
  llp: inRupees(lowestOf(llp)),
};
export const lowestFee = inRupees(Math.min(...[privateLimited, opc, llp].map(lowestOf)));

function lowestOf(tiers: Record<string, { price: number }>): number {
  return Math.min(...Object.values(tiers).map(({ price }) => price));
}

/** ', worth ₹2,000,' beside the first call, where the owner puts a value on it. */
export const worthOfTheCall = claims["free-consultation"] ? `, worth ${claims["free-consultation"].figure},` : "";

/** What a plan comes to with these charges, each part in rupees. */
export function sumOf(structure: StructureId, tier: Tier, given: number | Charges) {
  const charges = typeof given === "number" ? { from: given, to: given, missing: [] } : given;
  const fee = prices[structure][tier].price;
  const { gst, ours } = exampleFees[structure][tier];
  return {
    fee: inRupees(fee),
    gst: inRupees(gst),
    /** All that is paid to us in the usual case. */
    ours: inRupees(ours),
    charges: chargesInWords(charges),
    beforeGst: chargesInWords(charges, fee),
    total: chargesInWords(charges, fee + gst),
  };
}

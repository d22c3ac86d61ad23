import type { StructureId, Tier } from "../schemas/structure-id.ts";
import { claims, prices } from "./facts.ts";
import { gst } from "./gst.ts";

/** Indian digit grouping; domain/india/money.ts is above this layer. */
export const inRupees = (amount: number): string => `₹${String(amount).replace(/\B(?=(\d\d)*\d{3}$)/g, ",")}`;

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

/** 'our fee' as a founder pays it: with GST where the firm charges it. */
const gstOn = (fee: number): number => (gst.registered ? Math.round((fee * gst.percent) / 100) : 0);

interface Charges {
  from: number;
  to: number;
  missing: readonly string[];
}

/** '₹15,163', '₹5,853 to ₹6,153', or '₹6,443 plus stamp duty' where the state's duty is not known. */
export const chargesInWords = ({ from, to, missing }: Charges, plus = 0): string =>
  `${inRupees(from + plus)}${from === to ? "" : ` to ${inRupees(to + plus)}`}${missing.length > 0 ? " plus stamp duty" : ""}`;

/** What a plan comes to with these charges, each part in rupees. */
export function sumOf(structure: StructureId, tier: Tier, given: number | Charges) {
  const charges = typeof given === "number" ? { from: given, to: given, missing: [] } : given;
  const fee = prices[structure][tier].price;
  return {
    fee: inRupees(fee),
    gst: inRupees(gstOn(fee)),
    charges: chargesInWords(charges),
    beforeGst: chargesInWords(charges, fee),
    total: chargesInWords(charges, fee + gstOn(fee)),
  };
}

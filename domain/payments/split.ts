import type { StateCode } from "../../content/states.ts";
import type { SentQuotation } from "../quotation/model.ts";
import { paidIn } from "./account.ts";
import type { Payment } from "./model.ts";
import { dueParts } from "./terms.ts";

type Paid = Pick<Payment, "rupees" | "tds" | "fee">;

/**
 * How much of a payment is our fee with its GST: what is due first is paid first. Before anything was accepted it is all an advance on the
 * fee. Whoever records it sees it and may know better.
 */
export function suggestedFee(
  quotation: Pick<SentQuotation, "lines" | "gstPercent" | "payment"> | undefined,
  earlier: readonly Paid[],
  amount: number,
): number {
  if (!quotation) return amount;
  const fee = earlier.reduce((sum, each) => sum + each.fee, 0);
  const paid = { fee, charges: paidIn(earlier) - fee };
  const open = dueParts(quotation).map(({ what, amount: { from, to } }) => {
    const most = Math.max(from, to);
    const used = Math.min(paid[what], most);
    paid[what] -= used;
    return { what, rupees: most - used };
  });
  // Exactly one part of the fee: then it is that, whatever is open of the charges.
  if (open.some(({ what, rupees }) => what === "fee" && rupees === amount)) return amount;
  let left = amount;
  let ours = 0;
  for (const { what, rupees } of open) {
    const taken = Math.min(left, rupees);
    left -= taken;
    if (what === "fee") ours += taken;
  }
  return ours;
}

/** Territories without a legislature: there the second half goes to the Union territory. */
const territories: readonly StateCode[] = ["AN", "CH", "DH", "LA", "LD"];

export interface TaxPart {
  kind: "central" | "state" | "territory" | "integrated";
  percent: number;
  rupees: number;
}

/**
 * GST within an amount that includes it, in whole rupees (section 170 of the CGST Act): both halves are the same within a State, and one sum
 * between States. A payment that is taken back is below zero.
 */
export function taxWithin(fee: number, percent: number, from: StateCode, to: StateCode): TaxPart[] {
  const part = (share: number) => Math.sign(fee) * Math.round((Math.abs(fee) * share) / (100 + percent));
  if (percent === 0) return [];
  if (from !== to) return [{ kind: "integrated", percent, rupees: part(percent) }];
  const half = { percent: percent / 2, rupees: part(percent / 2) };
  return [
    { kind: "central", ...half },
    { kind: territories.includes(to) ? "territory" : "state", ...half },
  ];
}

/** The same as one sum, for a firm that says no more than the rate. */
export const gstWithin = (fee: number, percent: number): number =>
  Math.sign(fee) * Math.round((Math.abs(fee) * percent) / (100 + percent));

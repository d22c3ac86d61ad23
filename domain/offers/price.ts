import type { Offer, OfferSet } from "../../content/schemas/offer.ts";
import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import type { Total } from "../costs/amount.ts";
import { offerSet } from "./offers.ts";

export interface OfferPrice {
  fee: number;
  /** On our fee only; 0 for a provider that is not registered for GST. Whole rupees. */
  gst: number;
  /** Estimated government and third-party charges. */
  charges: number;
  total: number;
}

/** What a founder pays for an offer, part by part. */
export function offerPrice(
  { discountedPrice: fee }: Pick<Offer, "discountedPrice">,
  { amount: charges }: Pick<OfferSet["governmentCharge"], "amount">,
  { registered, percent } = site.gst,
): OfferPrice {
  const gst = registered ? Math.round((fee * percent) / 100) : 0;
  return { fee, gst, charges, total: fee + gst + charges };
}

export function offerFee(structure: StructureId, tier: Tier): number {
  const offer = offerSet(structure).offers.find((each) => each.tier === tier);
  if (!offer) throw new Error(`content/offers/offers.ts has no ${tier} offer for '${structure}'`);
  return offer.discountedPrice;
}

/** Our fee, GST on it, and both with the charges: a range where the charges are one. */
export function offerTotal(offer: Pick<Offer, "discountedPrice">, { from, to, missing }: Total) {
  const { fee, gst } = offerPrice(offer, { amount: 0 });
  const total: Total = { from: fee + gst + from, to: fee + gst + to, missing };
  return { fee, gst, total };
}

import type { Offer } from "../../content/schemas/offer.ts";
import type { StructureId, Tier } from "../../content/schemas/structure-id.ts";
import { site } from "../../content/site.ts";
import type { Total } from "../costs/amount.ts";
import type { Ledger } from "../costs/ledger.ts";
import { gstOn } from "../india/gst.ts";
import { offerSet } from "./offers.ts";

export function offerFee(structure: StructureId, tier: Tier): number {
  const offer = offerSet(structure).offers.find((each) => each.tier === tier);
  if (!offer) throw new Error(`content/offers/offers.ts has no ${tier} offer for '${structure}'`);
  return offer.discountedPrice;
}

/** Our fee and GST on it in whole rupees, and with the charges of a state all that is paid to us, and the sum of everything. */
export function offerTotal(
  { discountedPrice: fee }: Pick<Offer, "discountedPrice">,
  { state, ours, total }: Pick<Ledger, "state" | "ours" | "total">,
  gst = site.gst,
) {
  const place = gst.state && { from: gst.state, to: state };
  const onFee = gst.registered ? gstOn(fee, gst.percent, place) : 0;
  const withFee = ({ from, to, missing }: Total): Total => ({
    from: from + fee + onFee,
    to: to + fee + onFee,
    missing,
  });
  return { fee, gst: onFee, ours: withFee(ours), total: withFee(total) };
}

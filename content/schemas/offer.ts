import type { LawChangeId } from "../law/law-changes.ts";
import type { StructureId, Tier } from "./structure-id.ts";

/** An offer without its price. */
export interface OfferText<Of extends Tier = Tier> {
  tier: Of;
  name: string;
  description: string;
  bestFor: string;
  /** Standard, and only Standard. */
  popular: boolean;
  /** The line above the features of an offer that builds on the one before it. */
  buildsOn?: string;
  features: readonly string[];
  notIncluded: string;
}

export interface Offer<Of extends Tier = Tier> extends OfferText<Of> {
  /** What was charged before, where there is a discount. */
  originalPrice?: number;
  discountedPrice: number;
  discount?: string;
}

export interface OfferSetText {
  structure: StructureId;
  tab: string;
  heading: string;
  subtitle: string;
  governmentCharge: {
    /** As listed. */
    amount: number;
    label: string;
    /** For whom the amount is estimated, in the state that the site takes for its examples. */
    usualCase: string;
    /** The listed amount, where the estimate for this structure is another, and why. */
    difference?: string;
    text: string;
    laws: readonly LawChangeId[];
  };
  offers: readonly [OfferText<"starter">, OfferText<"standard">, OfferText<"pro">];
}

export interface OfferSet extends OfferSetText {
  offers: readonly [Offer<"starter">, Offer<"standard">, Offer<"pro">];
}

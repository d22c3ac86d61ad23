import type { LawChangeId } from "../law/law-changes.ts";
import type { Tier } from "../offers/tiers.ts";
import type { StructureId } from "./structure-id.ts";

/** The words of an offer: what one tier of a structure contains. */
export interface OfferText {
  tier: Tier;
  description: string;
  bestFor: string;
  /** The line above the features of an offer that builds on the one before it. */
  buildsOn?: string;
  features: readonly string[];
  notIncluded: string;
}

export interface Offer extends OfferText {
  name: string;
  popular: boolean;
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
  /** From the least, as in content/offers/tiers.ts. */
  offers: readonly OfferText[];
}

export interface OfferSet extends OfferSetText {
  offers: readonly Offer[];
}

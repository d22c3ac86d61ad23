import { offerSets } from "../../content/offers/offers.ts";
import { type Tier, tiers } from "../../content/offers/tiers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { Offer, OfferSet } from "../../content/schemas/structure.ts";
import { offerId } from "../forms/form.ts";
import { rupees } from "../india/money.ts";

export function offerSet(structure: StructureId): OfferSet {
  const found = offerSets.find((set) => set.structure === structure);
  if (!found) throw new Error(`content/offers/offers.ts has no offers for '${structure}'`);
  return found;
}

/** The tiers that are sold for any structure: the columns of a table of all prices. */
export const soldTiers = tiers.filter(({ id }) =>
  offerSets.some(({ offers }) => offers.some(({ tier }) => tier === id)),
);

/** The offer of a tier: the first where none is chosen, or where the structure has no such tier. */
export function offerOf(structure: StructureId, tier?: Tier): Offer {
  const { offers } = offerSet(structure);
  const found = offers.find((offer) => offer.tier === tier) ?? offers[0];
  if (!found) throw new Error(`prices.json has no price for '${structure}'`);
  return found;
}

const offers = offerSets.flatMap(({ structure, tab, offers: ofStructure }) =>
  ofStructure.map((offer) => ({ ...offer, id: offerId(structure, offer.tier), title: `${tab}, ${offer.name} plan` })),
);

/** 'Private Limited, Standard plan' of 'private-limited:standard'. */
export const offerTitle = (id: string): string | undefined => offers.find((offer) => offer.id === id)?.title;

/** What the contact form calls each offer that a 'Get Started' button may carry to it. */
export const offerNames: Record<string, string> = Object.fromEntries(
  offers.map(({ id, title, discountedPrice }) => [id, `${title} (our fee ${rupees(discountedPrice)})`]),
);

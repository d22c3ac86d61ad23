import { offerSets } from "../../content/offers/offers.ts";
import type { OfferSet } from "../../content/schemas/offer.ts";
import type { StructureId } from "../../content/schemas/structure-id.ts";
import { offerId } from "../forms/form.ts";
import { rupees } from "../india/money.ts";

export function offerSet(structure: StructureId): OfferSet {
  const found = offerSets.find((set) => set.structure === structure);
  if (!found) throw new Error(`content/offers/offers.ts has no offers for '${structure}'`);
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

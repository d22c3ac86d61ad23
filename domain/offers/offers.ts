import type { LanguageText } from "../../content/languages/language-text.ts";
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

/** Of a structure alone: the plan is chosen in the call. */
const openOffer = (structure: StructureId): string => offerId(structure, "open");

const offers = offerSets.flatMap(({ structure, tab, offers: ofStructure }) => [
  { id: openOffer(structure), title: `${tab}, plan still open`, fee: "" },
  ...ofStructure.map(({ tier, name, discountedPrice }) => ({
    id: offerId(structure, tier),
    title: `${tab}, ${name} plan`,
    fee: ` (our fee ${rupees(discountedPrice)})`,
  })),
]);

/** 'Private Limited, Standard plan' of 'private-limited:standard'. */
export const offerTitle = (id: string): string | undefined => offers.find((offer) => offer.id === id)?.title;

/** What the contact form calls each offer that a 'Get Started' button may carry to it. */
export const offerNames: Record<string, string> = Object.fromEntries(
  offers.map(({ id, title, fee }) => [id, title + fee]),
);

/** What can be asked about on the page of another language: a structure, alone or with a plan. */
export const offersIn = ({ structures }: Pick<LanguageText, "structures">): { value: string; label: string }[] =>
  offerSets.flatMap(({ structure, offers: ofStructure }) => {
    const { name: label } = structures.items[structure];
    const plans = ofStructure.map(({ tier, name }) => ({
      value: offerId(structure, tier),
      label: `${label}, ${name}`,
    }));
    return [{ value: openOffer(structure), label }, ...plans];
  });

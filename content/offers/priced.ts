import type { OwnerFacts } from "../owner/files.ts";
import type { OfferSet, OfferSetText } from "../schemas/structure.ts";
import { tiers } from "./tiers.ts";

/**
 * Our words with the owner's prices. A tier that has no price is not sold, and stands nowhere. An owner may list other contents beside
 * the price.
 */
export const withPrices = (
  set: OfferSetText,
  prices: Pick<OwnerFacts["prices"], OfferSetText["structure"]>,
): OfferSet => ({
  ...set,
  offers: set.offers.flatMap((offer) => {
    const tier = tiers.find(({ id }) => id === offer.tier);
    const own = prices[set.structure][offer.tier];
    if (!tier || !own) return [];
    const { price, formerPrice, ...contents } = own;
    return {
      name: tier.name,
      popular: tier.popular ?? false,
      ...offer,
      ...contents,
      discountedPrice: price,
      ...(formerPrice && {
        originalPrice: formerPrice,
        discount: `${Math.round((1 - price / formerPrice) * 100)}% off`,
      }),
    };
  }),
});

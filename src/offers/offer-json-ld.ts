import type { Offer, OfferCatalog, Service } from "schema-dts";
import type { OfferSet } from "../../content/schemas/structure.ts";
import { offerId } from "../../domain/forms/form.ts";
import { absolute, organisationId } from "../head/json-ld.ts";

const offer = (
  { structure, tab }: OfferSet,
  { tier, name, discountedPrice }: OfferSet["offers"][number],
  origin: string,
): Offer => ({
  "@type": "Offer",
  name: `${tab} ${name}`,
  price: discountedPrice,
  priceCurrency: "INR",
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price: discountedPrice,
    priceCurrency: "INR",
    // GST and government charges are added to it.
    valueAddedTaxIncluded: false,
  },
  url: absolute(`/contact-us?plan=${offerId(structure, tier)}`, origin),
});

const offers = (set: OfferSet, origin: string) => set.offers.map((each) => offer(set, each, origin));

/** The registration of one structure as a service with its prices. */
export const registrationService = (set: OfferSet, page: { title: string; path: string }, origin: string): Service => ({
  "@type": "Service",
  name: page.title,
  serviceType: `${set.tab} registration`,
  areaServed: "IN",
  url: absolute(page.path, origin),
  provider: organisationId(origin),
  offers: offers(set, origin),
});

export const offerCatalog = (
  sets: readonly OfferSet[],
  page: { title: string; path: string },
  origin: string,
): OfferCatalog => ({
  "@type": "OfferCatalog",
  name: page.title,
  url: absolute(page.path, origin),
  itemListElement: sets.map((set) => ({
    "@type": "OfferCatalog",
    name: set.heading,
    itemListElement: offers(set, origin),
  })),
});

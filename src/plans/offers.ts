import type { PlanSet } from "../../content/schemas/plan.ts";
import { planId } from "../../domain/forms/form.ts";
import type { Thing } from "../head/json-ld.ts";

const offer = (
  { structure, tab }: PlanSet,
  { id, name, discountedPrice }: PlanSet["plans"][number],
  origin: string,
) => ({
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
  url: new URL(`/contact-us?plan=${planId(structure, id)}`, origin).href,
});

const offers = (set: PlanSet, origin: string) => set.plans.map((plan) => offer(set, plan, origin));

const provider = (origin: string) => ({ "@id": `${new URL("/", origin).href}#organisation` });

/** The registration of one structure as a service with its three prices. */
export const registrationService = (set: PlanSet, page: { title: string; path: string }, origin: string): Thing => ({
  "@type": "Service",
  name: page.title,
  serviceType: `${set.tab} registration`,
  areaServed: "IN",
  url: new URL(page.path, origin).href,
  provider: provider(origin),
  offers: offers(set, origin),
});

export const offerCatalog = (
  sets: readonly PlanSet[],
  page: { title: string; path: string },
  origin: string,
): Thing => ({
  "@type": "OfferCatalog",
  name: page.title,
  url: new URL(page.path, origin).href,
  itemListElement: sets.map((set) => ({
    "@type": "OfferCatalog",
    name: set.heading,
    itemListElement: offers(set, origin),
  })),
});

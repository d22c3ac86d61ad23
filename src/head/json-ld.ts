import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  JobPosting,
  Offer,
  OfferCatalog,
  PostalAddress,
  ProfessionalService,
  Service,
  Thing,
  WebApplication,
  WebPage,
} from "schema-dts";
import { pages } from "../../content/pages.ts";
import type { Opening } from "../../content/schemas/company.ts";
import type { OfferSet } from "../../content/schemas/structure.ts";
import { site } from "../../content/site.ts";
import { offerId } from "../../domain/forms/form.ts";
import { lookVersion } from "../../drawings/look-version.ts";

/** A node of schema.org data; pages add theirs to the organisation's. */
export type JsonLdNode = Thing;

export interface Crumb {
  name: string;
  path: string;
}

/** Canonical absolute address of a path on this site; no trailing slash but for the home page. */
export const absolute = (path: string, origin: string): string => {
  const url = new URL(path, origin);
  return url.pathname === "/" ? `${url.origin}/` : url.href.replace(/\/$/, "");
};

/** Where the whole record of the organisation is; other pages name it by its id. */
const pagesAboutUs: readonly string[] = [pages.home.path, pages.about.path, pages.contact.path];

export const organisationOn = (path: string, origin: string): ProfessionalService =>
  pagesAboutUs.includes(path)
    ? organisation(origin)
    : { "@type": "ProfessionalService", ...organisationId(origin), name: site.name, url: absolute("/", origin) };

/** The organisation, where another node names it. */
export const organisationId = (origin: string): { "@id": string } => ({
  "@id": `${absolute("/", origin)}#organisation`,
});

const postalAddress: PostalAddress = {
  "@type": "PostalAddress",
  streetAddress: site.address.lines.join(", "),
  addressLocality: site.address.city,
  addressRegion: site.address.state,
  postalCode: site.address.postcode,
  addressCountry: site.address.country,
};

function organisation(origin: string): ProfessionalService {
  return {
    "@type": "ProfessionalService",
    ...organisationId(origin),
    name: site.name,
    description: site.tagline,
    url: absolute("/", origin),
    logo: absolute(`/icon-512.png${lookVersion}`, origin),
    image: absolute(`/og/home.png${lookVersion}`, origin),
    email: site.email,
    telephone: site.phone.e164,
    priceRange: "₹₹",
    address: postalAddress,
    areaServed: { "@type": "Country", name: "India" },
    openingHoursSpecification: site.hours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(site.closedDays.length > 0 && {
      specialOpeningHoursSpecification: site.closedDays.map(({ day, until }) => ({
        "@type": "OpeningHoursSpecification" as const,
        // Opening at the time of closing is how a whole day is closed.
        opens: "00:00",
        closes: "00:00",
        validFrom: day,
        validThrough: until ?? day,
      })),
    }),
    sameAs: site.social.map(({ url }) => url),
  };
}

export const breadcrumbList = (crumbs: readonly Crumb[], origin: string): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map((crumb, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: crumb.name,
    item: absolute(crumb.path, origin),
  })),
});

export const faqPage = (questions: readonly { q: string; a: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ q, a }) => ({
    "@type": "Question",
    name: q,
    acceptedAnswer: { "@type": "Answer", text: a },
  })),
});

export const webPage = (
  page: { title: string; description: string; path: string },
  origin: string,
  language = "en-IN",
): WebPage => ({
  "@type": "WebPage",
  "@id": absolute(page.path, origin),
  url: absolute(page.path, origin),
  name: page.title,
  description: page.description,
  inLanguage: language,
  publisher: organisationId(origin),
});

/** Says more exactly what kind of page this is; it shares its id with the page's own node, so the two are one. */
export const pageOfKind = (
  kind: "AboutPage" | "ContactPage",
  page: { path: string },
  origin: string,
): AboutPage | ContactPage => ({ "@type": kind, "@id": absolute(page.path, origin) });

/** A tool that runs in the browser and costs nothing. */
export const freeTool = (
  page: { title: string; description: string; path: string },
  origin: string,
): WebApplication => ({
  "@type": "WebApplication",
  name: page.title,
  description: page.description,
  url: absolute(page.path, origin),
  applicationCategory: "BusinessApplication",
  operatingSystem: "Any",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
  provider: organisationId(origin),
});

export const itemList = (name: string, items: readonly { name: string; url: string }[]): ItemList => ({
  "@type": "ItemList",
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
});

/** One script's worth of linked data. `<` is escaped so that no text can close the script element. */
export const serializeJsonLd = (nodes: readonly JsonLdNode[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": nodes } satisfies Graph).replaceAll("<", "\\u003c");

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

const htmlList = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

/** An opening as search engines read it. */
export const jobPosting = (opening: Opening, origin: string): JobPosting => ({
  "@type": "JobPosting",
  title: opening.title,
  description: `<p>${opening.summary}</p>${htmlList(opening.requirements)}${htmlList(opening.duties)}`,
  datePosted: opening.datePosted,
  employmentType: opening.employmentType,
  directApply: true,
  url: `${absolute("/careers", origin)}#${opening.id}`,
  hiringOrganization: organisationId(origin),
  jobLocation: {
    "@type": "Place",
    address: postalAddress,
  },
});

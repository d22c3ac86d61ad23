import type {
  AboutPage,
  BreadcrumbList,
  ContactPage,
  FAQPage,
  Graph,
  ItemList,
  PostalAddress,
  ProfessionalService,
  Thing,
  WebApplication,
  WebPage,
} from "schema-dts";
import { pages } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
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

export const postalAddress: PostalAddress = {
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

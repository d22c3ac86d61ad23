import { identity, isSample, legal, team } from "./owner/facts.ts";
import { gst } from "./owner/gst.ts";
import { mergeHours, openingDays } from "./owner/opening-days.ts";

// Scripts carry this file: what only pages and the server ask for stays out of it.
const {
  phone,
  whatsapp,
  pagesIn: _pages,
  hero: _hero,
  hiddenArticles: _hidden,
  registrationDays: _days,
  ...rest
} = identity;
const digits = (number: string): string => number.replace(/\D/g, "");

/**
 * Who the owner is: brand, legal identity, contacts, team, links and hours, from the owner's folder. Everything on the site, in mails and
 * in structured data reads it from here.
 */
export const site = {
  /** Whether there is no folder, so that samples are shown. */
  sample: isSample,
  ...rest,
  /** A sentence, with the full stop that some owners write and others do not. */
  tagline: identity.tagline.replace(/[^.!?…।]$/u, "$&."),
  ...legal,
  team,
  gst,
  phone: { display: phone, e164: `+${digits(phone)}` },
  ...(whatsapp && {
    whatsapp: {
      number: digits(whatsapp),
      message: `Hello ${identity.name}, I would like to talk about registering my company.`,
    },
  }),
  address: { ...identity.address, country: "IN" as const },
  hours: mergeHours(identity.hours).map((entry) => ({ ...entry, label: openingDays(entry.days) })),
  timeZone: "Asia/Kolkata" as const,
  /** Sites of others that pages link to by these keys. */
  external: {
    nameSearch: "https://www.mca.gov.in/content/mca/global/en/mca/fo-llp-services/company-llp-name-search.html",
    trademarkSearch: "https://tmrsearch.ipindia.gov.in/tmrpublicsearch/",
    startupRecognition: "https://www.startupindia.gov.in/content/sih/en/startupgov/startup_recognition_page.html",
    incubatorPortfolio: "https://www.startupindia.gov.in/content/sih/en/search.html?roles=Incubator",
    seedFundPortfolio: "https://seedfund.startupindia.gov.in/portfolio",
    domainRegistrar: "https://www.registry.in/",
  },
};

export type Site = typeof site;

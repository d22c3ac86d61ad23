// Ids and names as plain values: code in the browser takes them from here, without zod.

/** The three structures the site registers. */
export const structureIds = ["private-limited", "opc", "llp"] as const;
export type StructureId = (typeof structureIds)[number];

export const structureNames = { "private-limited": "Private Limited", opc: "OPC", llp: "LLP" } as const;

/** The forms the questions choose between: the three, and two that need no Registrar of Companies. */
export const formIds = [...structureIds, "proprietorship", "partnership"] as const;
export type FormId = (typeof formIds)[number];

/** The cases that bring papers, steps, costs and dates of their own. */
export const packIds = [
  "foreign-owner",
  "section-8",
  "proprietor",
  "employed-founder",
  "exporter",
  "professional",
] as const;
export type PackId = (typeof packIds)[number];

/** Languages that have a page of their own, by their address: /hi. Their texts are in content/languages. */
export const pageLanguages = ["hi", "kn"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Filings whose MCA fee and late fee the rules of domain/compliance know. */
export const lateFeeKeys = [
  ...["inc-20a", "first-adt-1", "adt-1", "aoc-4", "mgt-7", "dpt-3", "dir-kyc"],
  ...["llp-form-3", "llp-form-8", "llp-form-11"],
] as const;

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const templateCategories = ["Employment", "Corporate", "ESOPs", "Funding"] as const;
export type TemplateCategory = (typeof templateCategories)[number];

export const listingCategories = [
  "Company Registration",
  "Legal Compliance",
  "Startup Guides",
  "Tax & Accounting",
  "Business Strategy",
  "Funding & Investment",
] as const;

export type ListingCategory = (typeof listingCategories)[number];

/** Desks sign articles; the name shown is kept here once. */
export const authors = {
  "registration-desk": "Registration Desk",
  "compliance-desk": "Compliance Desk",
  "funding-desk": "Funding Desk",
} as const;

/** The desk's name, or the person's own. */
export const authorName = (author: string): string => (authors as Record<string, string>)[author] ?? author;

export const isDesk = (author: string): boolean => author in authors;

/** The addresses of the articles that come with the site, in content/articles/. */
export const articleSlugs: readonly string[] = [
  "annual-compliance-private-limited-companies-2024",
  "chartered-accountant-guide",
  "company-name-approval-guide",
  "company-registration-guide",
  "digital-signature-certificate-directors-guide",
  "government-fees-bangalore",
  "how-to-choose-perfect-company-name",
  "llp-registration-process-step-by-step-guide",
  "opc-vs-private-limited-comparison",
  "private-limited-company-registration",
  "section-8-company-registration-ngo-nonprofit",
  "startup-funding-options-india-guide",
  "startup-india-registration",
  "understanding-startup-valuation-methods-factors",
];

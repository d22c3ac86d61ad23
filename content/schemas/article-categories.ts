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

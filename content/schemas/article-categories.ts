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

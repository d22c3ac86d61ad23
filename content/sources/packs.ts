import type { Source } from "../schemas/sourced.ts";

/** What the packs cite beyond the sources of the other tools. */
export const packSources = {
  "foreign-subsidiary-guide": {
    title: "Indian subsidiary of a foreign company: papers and time",
    publisher: "Taxaj",
    kind: "secondary",
  },
  "foreign-late-fee": {
    title: "Late submission fee for reports of foreign investment",
    publisher: "AZB & Partners",
    kind: "secondary",
  },
  "fla-price": { title: "FLA return, asking price", publisher: "Easy Accounting", kind: "price" },
  "foreign-project-price": {
    title: "Registering a company for a foreign owner, asking prices",
    publisher: "nkgabc",
    kind: "price",
  },
  "section-8-limits": {
    title: "Section 8: what such a company may not do",
    publisher: "taxtmi.com",
    kind: "secondary",
  },
  "section-8-penalties": {
    title: "Section 8: penalties for breach",
    publisher: "Faceless Compliance",
    kind: "secondary",
  },
  "section-8-time": { title: "Section 8 company registration: time", publisher: "Taxaj", kind: "secondary" },
  "csr-1-2025": {
    title: "Form CSR-1 from 14 July 2025: who may register for CSR money",
    publisher: "Gazette of India, as indexed by Gazette Tracker",
    dated: "2025-07-08",
    kind: "text",
  },
  "fcra-registration": {
    title: "Registration for money from abroad (FCRA): conditions and fee",
    publisher: "Easy Filings",
    kind: "secondary",
  },
  "slump-sale": { title: "Slump sale of a business", publisher: "taxtmi.com", kind: "secondary" },
  "export-declaration-guide": {
    title: "Export declarations for services from October 2026",
    publisher: "Fox Mandal; Majmudar & Partners",
    dated: "2026",
    kind: "secondary",
  },
  "insolvency-entities": {
    title: "Recognition of insolvency professional entities: net worth and fees",
    publisher: "CA2013.com; TaxGuru",
    dated: "2023-09",
    kind: "text",
  },
} as const satisfies Record<string, Source>;

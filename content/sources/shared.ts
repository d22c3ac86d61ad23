import type { Source } from "./certainty.ts";

/** What more than one tool cites: each brings only its own sources to the browser. */
// biome-ignore format: one line a source
export const sharedSources = {
  "llp-name-rules": { title: "LLP Rules, 2009, rule 18, before the change of 2022", publisher: "Ministry of Corporate Affairs, as reproduced by CompaniesInn", kind: "text" },
  "corrections-note-2026": { title: "Note of changes in law with the gazette or India Code link of each, 5 September 2026", publisher: "A chartered accountant’s site", dated: "2026-09-05", kind: "secondary" },
  "llp-form-3-guide": { title: "LLP Forms 3, 8 and 11: due dates and additional fees", publisher: "TaxGuru", url: "https://taxguru.in/corporate-law/reduced-additional-fees-filing-annual-returns-llp.html", kind: "secondary" },
  "strike-off-guide": { title: "Closing a company (STK-2) or an LLP (Form 24)", publisher: "Patron Accounting", dated: "2026", kind: "secondary" },
  "din-dsc-faq": { title: "DIN and digital signatures for directors, quoting MCA FAQs", publisher: "C S Rushil & Co., Chennai", url: "https://csrushil.com/blog/din-and-dsc-for-company-directors", dated: "2026", kind: "secondary" },
  "fee-card-2026": { title: "Fee engine and fee card of a chartered accountants’ firm, verified 13 and 27 August 2026", publisher: "A chartered accountants’ firm", dated: "2026-08-27", kind: "price" },
  "import-export-code-guide": { title: "Import Export Code: fee and yearly confirmation", publisher: "Targo Legal; India Tax Adda", dated: "2026-05", kind: "secondary" },
  "architects-act-name": { title: "Delhi High Court, 25 April 2018, on 'architect' in the name of a company or LLP", publisher: "taxmanagementindia.com", dated: "2018-04-25", kind: "secondary" },
  "architects-act-title": { title: "Supreme Court, 17 March 2020: the Architects Act protects the title, not the work", publisher: "Mondaq", dated: "2020-03-17", kind: "secondary" },
  "registered-valuers-rules": { title: "Rule 3, Companies (Registered Valuers and Valuation) Rules, 2017", publisher: "ICAI Registered Valuers Organisation", dated: "2017", kind: "text" },
  "directors-and-members": { title: "Minimum and maximum number of directors, section 149 quoted", publisher: "TaxGuru", url: "https://taxguru.in/company-law/minimum-maximum-number-directors.html", kind: "secondary" },
  "section-8-names": { title: "Name endings of a Section 8 company", publisher: "Corpbiz", kind: "secondary" },
} as const satisfies Record<string, Source>;

import type { Source } from "../schemas/sourced.ts";

/** Company and LLP names: rules 8, 8A and 8B, LLP rule 18, the Emblems and Names Act. */
export const nameSources = {
  "rule-8-2019": {
    title:
      "Rule 8 as substituted by the Companies (Incorporation) Fifth Amendment Rules, 2019, G.S.R. 357(E) of 10 May 2019",
    publisher: "Ministry of Corporate Affairs, as reproduced by TaxGuru",
    url: "https://taxguru.in/company-law/companies-incorporation-fifth-amendment-rules-2019.html",
    dated: "2019-05-10",
    kind: "text",
  },
  "rule-8a-2019": {
    title: "Rule 8A, undesirable names, clauses (a) to (f)",
    publisher: "Ministry of Corporate Affairs, as reproduced by Legal Terminus",
    url: "https://legalterminus.com/naming-guidelines-undesirable-names-rule-8a",
    dated: "2019",
    kind: "text",
  },
  "rule-8-before-2019": {
    title: "Rule 8 as it was before 2019, the full list; limits of the MCA name search",
    publisher: "CompaniesInn, name guidelines",
    kind: "text",
  },
  "rule-8-2019-changes": {
    title: "Revised name guidelines under the Companies Act",
    publisher: "MMJC Advisory",
    url: "https://mmjcadvisoryblog.blogspot.com/2019/05/revised-name-guidelines-companies-act.html",
    dated: "2019-05",
    kind: "secondary",
  },
  "name-relaxation-2016": {
    title: "Relaxation of name rules in January 2016",
    publisher: "Mondaq",
    url: "https://www.mondaq.com/india/x/465260",
    dated: "2016-01",
    kind: "secondary",
  },
  "rule-8b-text": {
    title: "Rule 8B, words that need the approval of the Central Government",
    publisher: "Ministry of Corporate Affairs, as reproduced by Lawontips and IndiaFilings",
    kind: "text",
  },
  "national-bank-circular": {
    title: "MCA circular on 'National', 'Bank' and 'Exchange' in names",
    publisher: "Business Standard, February 2014",
    dated: "2014-02",
    kind: "secondary",
  },
  "capital-norms-superseded": {
    title: "Capital norms of 1989, and the rules of 2011 in supersession of all previous circulars",
    publisher: "Department of Company Affairs, as reproduced by Tax Management India",
    dated: "2011",
    kind: "text",
  },
  "llp-name-rules": {
    title: "LLP Rules, 2009, rule 18, before the change of 2022",
    publisher: "Ministry of Corporate Affairs, as reproduced by CompaniesInn",
    kind: "text",
  },
  "emblems-and-names-act": {
    title: "The Emblems and Names (Prevention of Improper Use) Act, 1950",
    publisher: "QuickCompany; ForumIAS",
    url: "https://www.quickcompany.in/articles/the-emblems-and-names-act-1950",
    kind: "secondary",
  },
  "spice-part-a-kit": {
    title: "SPICe+ Part A: name reservation and the endings of names",
    publisher: "corpe.io; CS Pratik",
    url: "https://corpe.io/document-type/spice-a",
    kind: "secondary",
  },
  "name-rejection-faq": {
    title: "Reasons for rejecting a company name, quoting the MCA FAQ",
    publisher: "C S Rushil & Co., Chennai",
    url: "https://csrushil.com/blog/company-name-rejection-reasons",
    dated: "2026",
    kind: "secondary",
  },
  "name-search-tool": {
    title: "Company name search tool",
    publisher: "Patron Accounting",
    url: "https://patronaccounting.com/tools/company-name-search",
    dated: "2026",
    kind: "secondary",
  },
} as const satisfies Record<string, Source>;

import type { Source } from "./certainty.ts";
import { sharedSources } from "./shared.ts";

/** Company and LLP names: rules 8, 8A and 8B, LLP rule 18, the Emblems and Names Act. */
// biome-ignore format: one line a source
export const nameSources = {
  ...sharedSources,
  "rule-8-2019": { title: "Rule 8 as substituted by the Companies (Incorporation) Fifth Amendment Rules, 2019, G.S.R. 357(E) of 10 May 2019", publisher: "Ministry of Corporate Affairs, as reproduced by TaxGuru", url: "https://taxguru.in/company-law/companies-incorporation-fifth-amendment-rules-2019.html", dated: "2019-05-10", kind: "text" },
  "rule-8a-2019": { title: "Rule 8A, undesirable names, clauses (a) to (f)", publisher: "Ministry of Corporate Affairs, as reproduced by Legal Terminus", url: "https://legalterminus.com/naming-guidelines-undesirable-names-rule-8a", dated: "2019", kind: "text" },
  "rule-8-before-2019": { title: "Rule 8 as it was before 2019, the full list; limits of the MCA name search", publisher: "CompaniesInn, name guidelines", kind: "text" },
  "rule-8-2019-changes": { title: "Revised name guidelines under the Companies Act", publisher: "MMJC Advisory", url: "https://mmjcadvisoryblog.blogspot.com/2019/05/revised-name-guidelines-companies-act.html", dated: "2019-05", kind: "secondary" },
  "name-relaxation-2016": { title: "Relaxation of name rules in January 2016", publisher: "Mondaq", url: "https://www.mondaq.com/india/x/465260", dated: "2016-01", kind: "secondary" },
  "rule-8b-text": { title: "Rule 8B, words that need the approval of the Central Government", publisher: "Ministry of Corporate Affairs, as reproduced by Lawontips and IndiaFilings", kind: "text" },
  "national-bank-circular": { title: "MCA circular on 'National', 'Bank' and 'Exchange' in names", publisher: "Business Standard, February 2014", dated: "2014-02", kind: "secondary" },
  "capital-norms-superseded": { title: "Capital norms of 1989, and the rules of 2011 in supersession of all previous circulars", publisher: "Department of Company Affairs, as reproduced by Tax Management India", dated: "2011", kind: "text" },
  "emblems-and-names-act": { title: "The Emblems and Names (Prevention of Improper Use) Act, 1950", publisher: "QuickCompany; ForumIAS", url: "https://www.quickcompany.in/articles/the-emblems-and-names-act-1950", kind: "secondary" },
  "name-guidelines-2011": { title: "Guidelines for availability of names: 'Co-operative', 'Sahakari' and the equivalent in the regional languages", publisher: "Ministry of Corporate Affairs, as reproduced by Company Formation India", url: "https://companyformationindia.com/guidelines-name-approval.html", dated: "2011", kind: "secondary" },
  "state-emblem-act": { title: "State Emblem of India (Prohibition of Improper Use) Act, 2005, sections 2 to 5", publisher: "Simpliance", url: "https://www.simpliance.in/India/FCC/acts/Central/the-state-emblem-of-india-prohibition-of-improper-use-act-2005-299", dated: "2005", kind: "text" },
  "prasar-bharati-act": { title: "The Prasar Bharati Act, 1990: All India Radio and Doordarshan as parts of a corporation set up by an Act", publisher: "StudyRes", url: "https://studyres.com/doc/6203622/prasar-bharati-act---bmm6-by-epicwhale", kind: "secondary" },
  "spice-part-a-kit": { title: "SPICe+ Part A: name reservation and the endings of names", publisher: "corpe.io; CS Pratik", url: "https://corpe.io/document-type/spice-a", kind: "secondary" },
  "name-rejection-faq": { title: "Reasons for rejecting a company name, quoting the MCA FAQ", publisher: "C S Rushil & Co., Chennai", url: "https://csrushil.com/blog/company-name-rejection-reasons", dated: "2026", kind: "secondary" },
  "name-advisory-2026": { title: "Advisory of the Registrar on name approval, 12 March 2026, as reported", publisher: "Fox Mandal; CA Cult; Kanakkupillai; Modern Tax Consultant", url: "https://kanakkupillai.com/learn/mca-issues-advisory-on-company-name-approval", dated: "2026-03-12", kind: "secondary" },
  "llp-rule-18-2018": { title: "LLP Rules, 2009, rule 18(2), clause (viii) on initials omitted in September 2018", publisher: "Indian Kanoon; Tax Management India", url: "https://indiankanoon.org/doc/113453056", dated: "2018-09", kind: "text" },
  "banking-act-7": { title: "Banking Regulation Act, 1949, section 7: use of the words bank, banker and banking", publisher: "LawGist", url: "https://lawgist.in/banking-regulation-act/7", kind: "text" },
  "chit-funds-11": { title: "Chit Funds Act, 1982, section 11: use of the words chit, chit fund, chitty, kuri and others", publisher: "Laws Online; Acts of India", kind: "text" },
  "nidhi-rules": { title: "Nidhi Rules, 2014, rule 4(5), with the proviso of July 2024", publisher: "K K Soni & Associates", url: "https://kksoni.com/detail/18222.aspx", dated: "2024-07", kind: "secondary" },
  "ugc-act-23": { title: "University Grants Commission Act, 1956, section 23: use of the word university", publisher: "EduLaws", kind: "text" },
  "geneva-act-12": { title: "Geneva Conventions Act, 1960, section 12: the Red Cross and other emblems", publisher: "International Committee of the Red Cross, customary law database, India, rule 59", kind: "text" },
  "sebi-advisers": { title: "SEBI (Investment Advisers) Regulations, 2013, regulation 13(c)", publisher: "Indian Kanoon; Legal Window", url: "https://indiankanoon.org/doc/98540982", kind: "text" },
  "khadi-mark": { title: "Decisions on the mark Khadi of the Khadi and Village Industries Commission", publisher: "Apparel Resources; Moneycontrol", kind: "secondary" },
  "trade-mark-manual": { title: "Manual of trade marks: names of gods and saints", publisher: "Trade Marks Registry, as reproduced by Lead Law", kind: "text" },
  "well-known-marks": { title: "Trade marks declared or listed as well known", publisher: "IIPTA; BananaIP; KKS Law Offices; Brand Equity; LiveLaw", kind: "secondary" },
  "caste-names-judgment": { title: "Arumugam Servai v. State of Tamil Nadu: caste names used as insults", publisher: "India TV News", url: "https://indiatvnews.com/news/india/to-call-a-dalit-by-caste-is-an-offence-rules-supreme-court-7585.html", kind: "secondary" },
  "caste-terms-2018": { title: "Letters of 1982 and 2018 on the words Harijan and Dalit in official papers", publisher: "Moneycontrol, with PTI", url: "https://www.moneycontrol.com/news/india/dont-use-dalit-for-scheduled-caste-people-in-official-documents-govt-2549049.html", dated: "2018-04-14", kind: "secondary" },
  "name-search-tool": { title: "Company name search tool", publisher: "Patron Accounting", url: "https://patronaccounting.com/tools/company-name-search", dated: "2026", kind: "secondary" },
} as const satisfies Record<string, Source>;

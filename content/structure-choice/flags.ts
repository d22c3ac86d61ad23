import type { StructureFlag } from "../schemas/structure-choice.ts";
import { agreed, ask, check, verified } from "../sources/certainty.ts";
import { licenceFlags } from "./licences.ts";
import { foreignInvestment } from "./rules.ts";

/** Professions with an Act of their own that may not practise through a company. */
const actProfessions = ["ca", "cs", "cma", "advocate", "actuary"] as const;

/** Other professions with an Act of their own, whose firms the limit of 50 partners leaves out. */
const otherActProfessions = ["doctor", "architect"] as const;

type Flag = Omit<StructureFlag, "when">;
/** One thing to know, for several answers. */
const flagFor = (whens: readonly StructureFlag["when"][], flag: Flag): StructureFlag[] =>
  whens.map((when) => ({ when, ...flag }));

const companies = ["private-limited", "opc"] as const;
const registered = ["private-limited", "opc", "llp"] as const;
/** Owners who sign papers as foreign citizens. */
const foreignSigners = [
  { question: "owner", answer: "oci" },
  { question: "owner", answer: "foreigner" },
  { question: "investors", answer: "oci" },
  { question: "investors", answer: "abroad" },
] as const;
const foreignCompanies = [
  { question: "owner", answer: "foreign-company" },
  { question: "investors", answer: "foreign-company" },
] as const;
/** Where a company or an LLP owns a part, or all. */
const bodiesAsOwners = [
  { question: "owner", answer: "company" },
  { question: "investors", answer: "company" },
  ...foreignCompanies,
];
const nris = [
  { question: "owner", answer: "nri" },
  { question: "investors", answer: "nri" },
] as const;

/** Citizens of other countries who live in India: their money is Indian, their passport is not. */
const foreignResidents = [
  { question: "owner", answer: "foreign-resident" },
  { question: "investors", answer: "foreign-resident" },
] as const;

export const structureFlags: readonly StructureFlag[] = [
  ...flagFor(foreignResidents, {
    text: "Look at the visa first; citizens of Nepal and Bhutan need none. An employment visa is for the job it was given for; a business visa is for setting up or running a business, as a partner or director. Ask the Foreigners’ Regional Registration Office (FRRO) before the owner from abroad signs, trades or sends an invoice.",
    ...check("visas-for-business", "no-visa-nepal-bhutan"),
    note: "As lawyers describe the two visas; the conditions on the visa itself decide.",
  }),
  ...licenceFlags,
  ...flagFor(foreignResidents, {
    text: "Foreign-exchange law goes by residence, not nationality: money that you earn and hold as a resident of India is no foreign investment, so there is no FC-GPR. Money from an account abroad is another matter: ask the bank before it comes.",
    ...check("fema-residence"),
    note: "Section 2(v), Foreign Exchange Management Act, 1999, was read; that no FC-GPR is due follows from it.",
  }),
  ...flagFor(foreignResidents, {
    text: "By nationality: a director who is a citizen of China, Bangladesh, Pakistan, Bhutan, Nepal, Myanmar or Afghanistan needs clearance of the Home Ministry before a director’s number (DIN) is given, wherever he or she lives, and an owner from there, or from Hong Kong, asks first whether approval is needed.",
    ...verified("land-border-directors", "land-border-2026"),
  }),
  {
    when: { question: "other-opc", answer: "nominee" },
    text: "You may own one One Person Company and be the nominee of another. Should you inherit that one, leave one of the two within 180 days.",
    forms: ["opc"],
    ...check("opc-rules-2021"),
    note: "Rule 3(2) and (3), Companies (Incorporation) Rules, 2014; the 180 days were not compared with the text.",
  },
  ...flagFor(foreignInvestment, {
    text: "Foreign investment is reported to the Reserve Bank: a company files Form FC-GPR within 30 days of allotting the shares, with a valuation; an LLP files Form FDI-LLP(I). Shares are allotted within 60 days of the money’s arrival. Each year the FLA return, a list of foreign assets and debts, is due by 15 July.",
    forms: registered,
    ...agreed("fc-gpr-2026", "fla-return", "share-allotment-60-days", "llp-guide"),
  }),
  ...flagFor(foreignInvestment, {
    text: "Land border: an owner who is a citizen or a company of China with Hong Kong, Bangladesh, Pakistan, Bhutan, Nepal, Myanmar or Afghanistan, or is owned from there, needs the government’s approval first (Press Note 2 of 2026). Up to 10% without control is open, with a report. A director from there, Nepal and Bhutan included, needs clearance of the Home Ministry before a director’s number (DIN) is given.",
    // NRIs are Indian citizens.
    unless: [{ "land-border": ["no"] }, { owner: ["nri"] }, { investors: ["nri"] }],
    ...verified("land-border-2026", "land-border-directors", "corrections-note-2026"),
  }),
  {
    when: { question: "land-border", answer: "yes" },
    text: "Whether an LLP is open to you at all is the first question: its rules know foreign money in lines that need no approval, and say nothing of an owner who needs one.",
    forms: ["llp"],
    ...ask("foreign-money-in-llp"),
    note: "Schedule VI, Non-debt Instruments Rules, 2019, as guides report it; no text on this case was found.",
  },
  ...flagFor(foreignInvestment, {
    text: "Look up your sector before money moves: most are open to 100% foreign owners without approval, some have a limit, an approval or conditions.",
    ...agreed("llp-guide", "foreign-investment-2026"),
  }),
  {
    when: { question: "investors", answer: "nri" },
    also: { licence: ["real-estate"], repatriation: ["yes", "unsure"] },
    text: "Building houses or offices: the three years for which foreign money stays in a project do not bind the money of NRIs. Ask the bank before it comes.",
    ...check("construction-development"),
    note: "Conditions of November 2015, as accountants report them; not compared with the rules of 2019.",
  },
  ...flagFor(foreignSigners, {
    text: "Papers signed abroad: in a Commonwealth country by a notary; in a country of the Hague Convention by a notary with an apostille (an international stamp); elsewhere by a notary and the Indian mission. What counts is where the person signs. Needed: passport, address proof, photo, and a certified English translation.",
    forms: registered,
    ...check("papers-signed-abroad", "apostille-guide"),
    note: "The third case was not compared with the text of rule 13(5), Companies (Incorporation) Rules, 2014.",
  }),
  ...flagFor(foreignCompanies, {
    text: "The foreign company gives its certificate of incorporation, its charter and a board resolution that names its representative and the shares, with notary and apostille as the country requires. Its representative gives a passport.",
    forms: registered,
    ...agreed("papers-signed-abroad", "apostille-guide"),
  }),
  ...flagFor(nris, {
    text: "An Indian citizen living abroad gives a passport as proof, and needs no apostille under rule 13(5), wherever the papers are signed.",
    forms: registered,
    ...agreed("papers-signed-abroad"),
  }),
  ...flagFor([...nris, ...foreignSigners, ...foreignCompanies], {
    text: "One director must live in India, of whatever nationality: 182 days of the financial year, in the company’s first year in proportion to what is left of it.",
    forms: companies,
    ...agreed("resident-director-first-year"),
  }),
  {
    when: { question: "repatriation", answer: "no" },
    text: "Money of an NRI or OCI that stays in India counts as Indian money: no limit by sector, no price rule, no FC-GPR, and no FLA return if there is no other foreign money. It may not go into farming, plantations, trading in land, farmhouses or a Nidhi, nor, in a firm or proprietorship, into print media.",
    ...check("nri-schedule-4", "fla-return"),
    note: "Schedule IV, Non-debt Instruments Rules, 2019. That no FC-GPR is due follows from it; a text that says so was not found.",
  },
  {
    when: { question: "owner", answer: "company" },
    text: "A parent that wants all of the company has a nominee hold one share for it: declared in MGT-4 and MGT-5 within 30 days, and by the company in MGT-6 within 30 days of receiving them.",
    forms: companies,
    ...check("nominee-shareholder"),
  },
  {
    when: { question: "owner", answer: "foreign-company" },
    text: "A parent that wants all of the company has a nominee hold one share for it: declared in MGT-4 and MGT-5 within 30 days, and by the company in MGT-6 within 30 days of receiving them.",
    forms: companies,
    ...check("nominee-shareholder"),
  },
  ...flagFor(bodiesAsOwners, {
    text: "Who stands behind a company or LLP that owns 10% or more? A person who holds the larger part of it is a significant beneficial owner: declares to the new company in BEN-1 within 30 days, and the company files BEN-2 within 30 days of receiving it. The company has to ask.",
    forms: companies,
    ...check("significant-beneficial-owners"),
    note: "Section 90, Companies Act, 2013, and the rules of 2018 as amended in 2019, from summaries and a firm’s table; not compared with the text.",
  }),
  {
    when: { question: "repatriation", answer: "unsure" },
    text: "Decide before the money comes, and tell the bank: from an ordinary (NRO) account it stays in India and counts as Indian money; if it may leave again, it is foreign investment, with limits, a price rule and reports, and may not go into a proprietorship or a firm at all.",
    ...check("nri-schedule-4"),
  },
  {
    when: { question: "sector", answer: "unsure" },
    text: "Check the sector before you choose an LLP: foreign money is allowed in it only where 100% is open without approval and without conditions.",
    ...agreed("llp-guide"),
  },
  ...flagFor([...bodiesAsOwners, { question: "majority", answer: "yes" }], {
    text: "A company that another company or an LLP owns by more than half is its subsidiary and never a 'small company': four board meetings a year, Form MGT-7 instead of MGT-7A, a full board’s report, and shares in electronic (demat) form within 18 months of the first such year’s end, with Form PAS-6 twice a year.",
    forms: ["private-limited"],
    unless: [{ majority: ["no"] }],
    ...agreed("small-company-exclusions", "demat-rule-9b"),
  }),
  ...flagFor(
    [
      { question: "owner", answer: "company" },
      { question: "majority", answer: "yes" },
    ],
    {
      text: "If the one that owns more than half is an Indian public company, the law treats the new company as public too, although its articles keep it private: the exemptions of private companies are not for it. Ask before you file. The subsidiary of a foreign company stays private.",
      forms: ["private-limited"],
      ...check("deemed-public"),
      note: "Section 2(71), Companies Act, 2013, proviso, as articles quote it; on subsidiaries of foreign companies a circular of 2014, of which writers differ.",
    },
  ),
  ...flagFor([...bodiesAsOwners, { question: "majority", answer: "yes" }], {
    text: "A company or LLP can be a partner of an LLP, but a designated partner must be an individual: it names one.",
    forms: ["llp"],
    ...check("opc-conversion-guide"),
  }),
  ...(["ca", "cs", "cma"] as const).map(
    (answer): StructureFlag => ({
      when: { question: "profession", answer },
      text: "Every partner must be allowed to practise, and no company may be a partner. Ask your institute for approval of the firm’s name before you register it.",
      forms: ["llp", "partnership"],
      ...check("ca-act-section-25", "cs-act-section-26", "cma-act-section-26", "llp-name-rules"),
      note: "That no company may be a partner is the text of the Act; the approval of names is from practice.",
    }),
  ),
  ...(["ca", "cs", "cma"] as const).map(
    (answer): StructureFlag => ({
      when: { question: "profession", answer },
      text: "This answer is for the practice. A company for other work, such as software or training, is another question: ask your institute first whether a member in practice may own or run it.",
      ...ask("ca-act-section-25", "cs-act-section-26", "cma-act-section-26"),
      note: "The institutes’ rules on other work were not compared.",
    }),
  ),
  {
    when: { question: "profession", answer: "insurance-broker" },
    text: "IRDAI registers the broker before the first policy, and asks for capital: ₹75 lakh for direct broking, ₹4 crore for reinsurance, ₹5 crore for both. An LLP of brokers may have no partner who lives abroad, and with that much contribution it is audited. A person on her own can be an insurer’s agent instead.",
    ...check("insurance-brokers"),
    note: "From reports of IRDAI’s regulations; the rule for agents is from general knowledge.",
  },
  {
    when: { question: "profession", answer: "advocate" },
    text: "Ask an expert and your State Bar Council before you form a firm: all partners must be advocates, and fees may not be shared with anyone else.",
    ...check("bar-council-rules", "advocates-and-llp"),
    differing: ["advocates-llp-allowed"],
    note: "On LLPs of advocates the sources differ.",
  },
  {
    when: { question: "profession", answer: "patent-agent" },
    text: "A firm may call itself patent agents only if all its partners are registered as patent agents. A company for other work on patents, such as searches, is another question: ask a lawyer where practice begins.",
    ...verified("patents-act-129"),
  },
  {
    when: { question: "profession", answer: "actuary" },
    text: "All partners must be actuaries in practice. Ask the Institute of Actuaries of India whether an LLP may practise before you register one.",
    ...check("actuaries-act-schedule"),
    note: "Schedule, Part I, of the Actuaries Act, 2006; on LLPs no text was found.",
  },
  {
    when: { question: "profession", answer: "mixed" },
    text: "Advocates may share fees with advocates only, so an advocate and an accountant cannot form one firm. Chartered accountants may take in company secretaries, cost accountants, engineers and architects; patent agents and actuaries in practice take in only their own. Where one of you may not practise through a company, the joint firm may not either.",
    ...check("bar-council-rules", "mixed-firms", "patents-act-129", "actuaries-act-schedule"),
    note: "Regulation 53B of 2021 for accountants; the institute told them not to take in advocates or practising actuaries. No rule for firms of every profession was found.",
  },
  {
    when: { question: "owners", answer: "several" },
    text: "A firm may have 50 partners at most. If more than 50 of you will own it, choose an LLP or a Private Limited company.",
    forms: ["partnership"],
    unless: [{ profession: [...actProfessions, ...otherActProfessions, "patent-agent"] }],
    ...verified("partnership-limit"),
  },
  ...actProfessions.map(
    (answer): StructureFlag => ({
      when: { question: "profession", answer },
      text: "The limit of 50 partners is not for you: it leaves out firms of professionals who are governed by an Act of their own.",
      forms: ["partnership"],
      ...verified("partnership-limit"),
    }),
  ),
  ...otherActProfessions.map(
    (answer): StructureFlag => ({
      when: { question: "profession", answer },
      text: "A firm may have 50 partners at most, but the limit leaves out professionals who are governed by an Act of their own. Doctors, dentists and architects have such Acts: if more than 50 of you will be partners, ask your council to confirm it.",
      forms: ["partnership"],
      ...check("partnership-limit"),
      note: "Section 464(2)(b), Companies Act, 2013, was read; that it covers these Acts follows from its words and is said by no source that was found.",
    }),
  ),
  {
    when: { question: "profession", answer: "doctor" },
    text: "A company or LLP may own a clinic, but the right to treat patients stays personal, with the registered doctor or dentist. The premises need their own registration: under the Clinical Establishments Act, 2010, or your state’s nursing-home or medical-establishments law.",
    ...check("clinical-establishments"),
    note: "No bar on companies was found; that there is none was not confirmed by a text. The states of the central Act are on its site.",
  },
  {
    when: { question: "profession", answer: "architect" },
    text: "The title is protected, not the work: 'architect' and words made from it may not be in the name of a company or an LLP. A firm may use the title only if all its partners are registered with the Council of Architecture.",
    ...agreed("architects-act-name", "architects-act-title"),
  },
  {
    when: { question: "profession", answer: "engineer" },
    text: "No central law keeps engineers, designers or consultants out of a company, an LLP or a firm. A licence for particular work, such as a city’s structural engineer, stays personal.",
    ...check("entity-selector"),
    note: "From general knowledge; no text was compared.",
  },
  {
    when: { question: "profession", answer: "other" },
    text: "Ask your council or regulator first which forms may practise: registered valuers, insolvency professionals and investment advisers each have rules on owners, capital and qualifications.",
    ...verified("registered-valuers-rules"),
  },
  {
    when: { question: "profession", answer: "other" },
    text: "Investment advisers and research analysts keep a bank deposit that grows with their clients. An adviser in her own name who passes 300 clients or ₹3 crore of fees must register as a company or another entity instead: ask SEBI which it accepts.",
    ...check("investment-advisers-2025"),
    note: "SEBI’s changes of December 2024, as two pages report them; the text was not compared.",
  },
  {
    when: { question: "business", answer: "own-money" },
    text: "A company that takes no public funds, has no customers and less than ₹1,000 crore of assets, with those of its group, needs no registration with the Reserve Bank since 1 July 2026. Its board resolves so every year, and its accounts say it is an 'Unregistered Type I NBFC'. A loan from a bank or money of others ends that.",
    forms: ["private-limited"],
    ...agreed("nbfc-own-money-2026"),
  },
  {
    when: { question: "business", answer: "own-money" },
    text: "The Reserve Bank registers companies as NBFCs: an LLP, a firm or a person is none. Keep to the owners’ own money: taking deposits, or managing money for others, is another matter and regulated.",
    forms: ["llp", "partnership", "proprietorship"],
    ...check("llp-no-nbfc"),
    note: "Section 45-I(f), Reserve Bank of India Act, 1934, as one article compares it.",
  },
  {
    when: { question: "business", answer: "finance" },
    text: "Speak to an expert before you file, a bank or an insurer before anything else: the business itself needs a licence from the Reserve Bank or IRDAI, and one that manages the money of others, such as a fund or portfolios, a registration with SEBI, whose rules also know other forms.",
    ...check("opc-rules-2021"),
    note: "SEBI’s rules on the form of a fund and of its manager were not compared.",
  },
  {
    when: { question: "business", answer: "finance" },
    text: "Own funds are prescribed: ₹10 crore for a new NBFC that has customers or takes money of others. Other kinds, such as lending between people on a platform, have figures of their own.",
    ...check("nbfc-own-funds"),
    note: "Notification of the Reserve Bank for investment and credit companies, microfinance and factors from 1 October 2022, as SCC Online reports it.",
  },
  {
    when: { question: "now", answer: "employed" },
    also: { profession: ["advocate"] },
    text: "You may not practise while you have a full-time job: an advocate who takes one tells the State Bar Council and ceases to practise for that time (rule 49). Nor may an advocate run a business or be a managing director; a sleeping partner or a director without executive duties is allowed (rules 47 and 48).",
    ...agreed("advocates-other-work"),
  },
  {
    when: { question: "now", answer: "employed" },
    also: { profession: ["ca"] },
    text: "Ask the institute for permission before you practise beside a job: a chartered accountant in practice may take up no other business or occupation without it (regulation 190A), and has been found guilty of misconduct for a full-time job.",
    ...agreed("accountants-other-work"),
  },
  {
    when: { question: "now", answer: "employed" },
    also: { profession: ["cs", "cma", "actuary"] },
    text: "Ask your institute before you practise beside a job: its rules decide whether a member in full-time employment may hold a certificate of practice. The employer’s consent does not replace it.",
    ...ask("cs-act-section-26", "cma-act-section-26", "actuaries-act-schedule"),
    note: "The rules of the institutes were not compared.",
  },
  {
    when: { question: "now", answer: "employed" },
    also: { owner: ["foreign-resident"] },
    text: "Ask the employer for written consent as well; the contract decides: look for exclusive service, inventions, competition and the employer’s equipment.",
    ...agreed("founders-with-a-job"),
  },
  {
    when: { question: "now", answer: "employed" },
    unless: [{ profession: actProfessions }, { owner: ["foreign-resident"] }],
    text: "Ask the employer for written consent first. No law bars a private employee from owning a business, but the contract decides: look for exclusive service, inventions, competition and the employer’s equipment. A director or designated partner is named in the public register; a shareholder is seen least.",
    ...agreed("founders-with-a-job"),
  },
  {
    when: { question: "now", answer: "proprietor" },
    text: "There is no conversion: you form the company or LLP, then move the business. Choose a month end, put the takeover into its objects, and sign a business transfer agreement with a closing statement. If you also have a job, ask the employer for consent.",
    forms: registered,
    ...agreed("proprietor-to-company", "founders-with-a-job"),
  },
  {
    when: { question: "now", answer: "proprietor" },
    text: "Name: to use your business name again, give a no-objection as its proprietor and, if it is a trade mark, the consent of the mark’s owner. GST: take a new number, move unused credit with Form ITC-02 and an accountant’s certificate, then cancel the old one. Moving a whole running business is exempt from GST.",
    forms: registered,
    ...check("proprietor-to-company", "itc-02"),
    note: "The papers for the name are from practice; GST: section 18(3), CGST Act, 2017, rule 41, and Notification 12/2017.",
  },
  {
    when: { question: "now", answer: "proprietor" },
    text: "Contracts, leases and loans need the other side’s consent; licences, the export code, food licence, Udyam and PF are taken anew; a trade mark is assigned. No tax on the move if all assets and debts pass, you receive only shares, and you keep half the votes for five years.",
    forms: companies,
    ...check("proprietor-to-company", "proprietor-succession-tax"),
    note: "Old section 47(xiv), now in section 70 of the Income-tax Act, 2025; the clause was not found. Otherwise it is a slump sale.",
  },
  {
    when: { question: "now", answer: "proprietor" },
    text: "Income tax: moving assets into an LLP can be taxed as a sale. The relief for a proprietor is for a company that takes over, not for an LLP. Ask an accountant before you move anything. Contracts, leases and loans need the other side’s consent, and licences are taken anew.",
    forms: ["llp"],
    ...check("proprietor-succession-tax", "proprietor-into-llp"),
    note: "Old section 47(xiv) names a company; that nothing like it covers an LLP or a firm is an accountant’s answer in a forum. The Act of 2025 was not compared.",
  },
  {
    when: { question: "now", answer: "firm" },
    text: "If a partner also has a job, ask the employer for written consent first.",
    ...agreed("founders-with-a-job"),
  },
  ...(["yes", "maybe"] as const).map(
    (answer): StructureFlag => ({
      when: { question: "funding", answer },
      text: "Money before shares: a convertible note is open only to a company that DPIIT has recognised as a startup, with ₹25 lakh or more from one person at once; otherwise it counts as a deposit, with rules that a new company can rarely meet. Money for shares goes to a separate account and may not be used before PAS-3 is filed.",
      forms: ["private-limited"],
      ...check("convertible-notes", "private-placement-money"),
      note: "Rule 2(1)(c)(xvii), Acceptance of Deposits Rules, 2014, and section 42, Companies Act, 2013, as guides report them.",
    }),
  ),
  {
    when: { question: "customers", answer: "no" },
    text: "GST: goods sold to another state, or on most online markets, need registration from the first sale, whatever the turnover. Otherwise it usually starts at ₹20 lakh, for goods alone in most states at ₹40 lakh.",
    forms: registered,
    unless: [{ business: ["profession", "finance"] }, { licence: ["moneylender"] }],
    ...check("gst-threshold"),
    note: "The exceptions for online sellers are from practice.",
  },
  {
    when: { question: "customers", answer: "abroad" },
    text: "Exports of goods need the import-export code (IEC, ₹500, confirmed each year from April to June). Services alone need it only where you claim a benefit of the trade policy, or for the few services the law names. From 1 October 2026 every export of services, software included, is declared to the bank in an EDF within 30 days after the month of the invoice.",
    ...verified("iec-2026", "iec-services", "export-declaration-2026"),
  },
];

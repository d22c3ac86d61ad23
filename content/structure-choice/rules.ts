import type { StructureAlternative, StructureExit, StructureRule } from "../schemas/structure-choice.ts";
import { agreed, check, verified } from "../sources/certainty.ts";

/** Professions whose own Act forbids practice through a company. */
const noCompanyFor = [
  {
    id: "ca",
    members: "Chartered accountants",
    basis: "Section 25, Chartered Accountants Act, 1949",
    sources: ["ca-act-section-25"],
  },
  {
    id: "cs",
    members: "Company secretaries",
    basis: "Section 26, Company Secretaries Act, 1980",
    sources: ["cs-act-section-26"],
  },
  {
    id: "cma",
    members: "Cost accountants",
    basis: "Section 26, Cost Accountants Act, 1959",
    sources: ["cma-act-section-26"],
  },
] as const;

/** Owners who live abroad, or are governed as if they did. */
const ownersAbroad = [
  ...(["nri", "oci", "foreigner", "foreign-company"] as const).map((answer) => ({ question: "owner", answer })),
  ...(["nri", "oci", "abroad", "foreign-company"] as const).map((answer) => ({ question: "investors", answer })),
];

/** The answers that mean foreign investment. Money of NRIs and OCIs that stays in India is none. */
export const foreignInvestment = [
  { question: "owner", answer: "foreigner" },
  { question: "owner", answer: "foreign-company" },
  { question: "investors", answer: "abroad" },
  { question: "investors", answer: "foreign-company" },
  { question: "repatriation", answer: "yes" },
] as const;

/** The rules of law, applied before any preference. */
export const structureRules: readonly StructureRule[] = [
  {
    id: "two-owners-needed",
    when: { question: "owners", answer: "one" },
    removes: ["private-limited", "llp", "partnership"],
    because: "A Private Limited company needs two members, an LLP or a partnership firm two partners; you are one.",
    alone: {
      "private-limited": "A Private Limited company needs two members; you are one.",
      llp: "An LLP needs two partners; you are one.",
      partnership: "A partnership firm needs two partners; you are one.",
    },
    basis: "Sections 2(68) and 3(1), Companies Act, 2013; section 6, LLP Act, 2008",
    cure: "Bring in a second owner.",
    cureFor: {
      when: { owner: ["company", "foreign-company"] },
      form: "private-limited",
      cure: "Have one person hold one share for you as nominee.",
    },
    ...agreed("directors-and-members", "opc-conversion-guide"),
  },
  {
    id: "moneylender-alone",
    when: { question: "owners", answer: "one" },
    also: { licence: ["moneylender"] },
    removes: ["private-limited", "llp"],
    because:
      "A second owner opens no easier way for a moneylender: a company is an NBFC, with ₹10 crore of own funds, and no state was found that licenses an LLP. Ask your state’s registrar of moneylenders first.",
    basis: "Section 6, Karnataka Money-Lenders Act, 1961, for one; section 45-IA, Reserve Bank of India Act, 1934",
    ...check("money-lenders-karnataka", "llp-no-nbfc", "nbfc-own-funds"),
    note: "The laws of other states were not compared.",
  },
  {
    id: "one-owner-only",
    when: { question: "owners", answer: "several" },
    removes: ["opc"],
    because: "A One Person Company has one member, and you are more than one.",
    basis: "Section 2(62), Companies Act, 2013",
    ...agreed("directors-and-members", "opc-conversion-guide"),
  },
  {
    id: "one-proprietor",
    when: { question: "owners", answer: "several" },
    removes: ["proprietorship"],
    because: "A sole proprietorship belongs to one person, and you are more than one.",
    basis: "Section 4, Partnership Act, 1932: people who share the profits are partners",
    ...check("proprietor-to-company"),
    note: "Not compared with the text of the Act.",
  },
  {
    id: "at-most-200-members",
    when: { question: "owners", answer: "over-200" },
    removes: ["private-limited", "opc", "proprietorship", "partnership"],
    because:
      "A Private Limited company may have 200 members at most, a partnership firm 50, a One Person Company and a proprietorship one.",
    alone: {
      "private-limited": "A Private Limited company may have 200 members at most.",
      opc: "A One Person Company has one member.",
      proprietorship: "A sole proprietorship has one owner.",
      partnership: "A partnership firm may have 50 partners at most.",
    },
    basis: "Sections 2(62) and 2(68), Companies Act, 2013; limit of 50 partners",
    ...verified("directors-and-members", "opc-conversion-guide", "partnership-limit"),
  },
  ...noCompanyFor.map(
    ({ id, members, basis, sources }): StructureRule => ({
      id: `no-company-of-${id}`,
      when: { question: "profession", answer: id },
      removes: ["private-limited", "opc"],
      because: `${members} may not practise through a company, whatever its owners or investors.`,
      basis,
      ...verified(...sources),
    }),
  ),
  {
    id: "no-company-of-advocates",
    when: { question: "profession", answer: "advocate" },
    removes: ["private-limited", "opc"],
    because:
      "Advocates may not practise through a company: they may not share fees with anyone who is not an advocate.",
    basis: "Bar Council of India Rules, Part VI, Chapter III, rule 2",
    ...verified("bar-council-rules"),
  },
  {
    id: "no-llp-of-advocates",
    when: { question: "profession", answer: "advocate" },
    removes: ["llp"],
    because: "The Bar Council has long not permitted advocates to practise through an LLP; sources differ on it today.",
    basis: "Advocates Act, 1961, and Bar Council of India Rules",
    ...check("advocates-and-llp"),
    note: "One site says that an LLP of advocates is allowed. Ask your State Bar Council before you rely on it.",
    differing: ["advocates-llp-allowed"],
  },
  {
    id: "patent-agents-themselves",
    when: { question: "profession", answer: "patent-agent" },
    removes: ["private-limited", "opc", "llp"],
    because: "No company or other body corporate may practise as a patent agent; an LLP is one too.",
    alone: {
      "private-limited": "No company may practise as a patent agent.",
      opc: "No company may practise as a patent agent.",
      llp: "No body corporate may practise as a patent agent, and an LLP is one.",
    },
    basis: "Section 129, Patents Act, 1970; section 3, LLP Act, 2008",
    ...verified("patents-act-129"),
  },
  {
    id: "no-company-of-actuaries",
    when: { question: "profession", answer: "actuary" },
    removes: ["private-limited", "opc"],
    because: "Actuaries in practice share fees and partnership only with actuaries, which a company cannot promise.",
    basis: "Actuaries Act, 2006: Schedule, Part I, clauses 2 and 3; section 39",
    ...check("actuaries-act-schedule"),
    note: "The Schedule was read; that section 39 keeps companies out is from memory. Ask the Institute of Actuaries.",
  },
  {
    id: "insurance-broker-registered",
    when: { question: "profession", answer: "insurance-broker" },
    removes: ["proprietorship", "partnership"],
    because: "IRDAI registers an insurance broker as a company or an LLP, not as a person or a partnership firm.",
    alone: {
      proprietorship: "IRDAI registers no insurance broker in a person’s own name.",
      partnership: "IRDAI registers no insurance broker as a partnership firm.",
    },
    basis: "IRDAI rules for insurance brokers",
    ...check("insurance-brokers"),
    note: "From reports of the regulations, not from their text.",
  },
  ...ownersAbroad.map(
    (when): StructureRule => ({
      id: `broker-llp-${when.question}-${when.answer}`,
      when,
      also: { profession: ["insurance-broker"] },
      removes: ["llp"],
      because: "An LLP of insurance brokers may have no partner who lives abroad.",
      basis: "IRDAI rules for insurance brokers",
      ...check("insurance-brokers"),
      note: "From reports of the regulations, not from their text.",
    }),
  ),
  {
    id: "opc-indian-citizen",
    when: { question: "owner", answer: "foreigner" },
    removes: ["opc"],
    because: "The member and the nominee of a One Person Company must be Indian citizens, resident or not.",
    basis: "Rule 3, Companies (Incorporation) Rules, 2014, as amended by G.S.R. 91(E)",
    ...verified("opc-rules-2021"),
  },
  {
    id: "opc-resident-foreigner",
    when: { question: "owner", answer: "foreign-resident" },
    removes: ["opc"],
    because: "The member of a One Person Company must be an Indian citizen; living in India is not enough.",
    basis: "Rule 3, Companies (Incorporation) Rules, 2014, as amended by G.S.R. 91(E)",
    ...verified("opc-rules-2021"),
  },
  {
    id: "opc-not-for-oci",
    when: { question: "owner", answer: "oci" },
    removes: ["opc"],
    because: "The member of a One Person Company must be an Indian citizen; an OCI card is not citizenship.",
    basis: "Rule 3, Companies (Incorporation) Rules, 2014, as amended by G.S.R. 91(E)",
    ...verified("opc-rules-2021"),
  },
  ...(["company", "foreign-company"] as const).map(
    (answer): StructureRule => ({
      id: answer === "company" ? "opc-natural-person" : "opc-no-foreign-company",
      when: { question: "owner", answer },
      removes: ["opc", "proprietorship"],
      because: "The owner of a One Person Company or a proprietorship must be a person, not a company or an LLP.",
      alone: {
        opc: "The member of a One Person Company must be a person, not a company or an LLP.",
        proprietorship: "The owner of a proprietorship must be a person, not a company or an LLP.",
      },
      basis: "Section 2(62), Companies Act, 2013; rule 3, Companies (Incorporation) Rules, 2014",
      ...verified("opc-rules-2021", "opc-conversion-guide"),
    }),
  ),
  ...foreignInvestment.map(
    (when): StructureRule => ({
      id: `no-firm-${when.question}-${when.answer}`,
      when,
      removes: ["proprietorship", "partnership"],
      because:
        "Foreign investment goes into a company or an LLP. Only NRIs and OCIs may put money into a firm or a proprietorship, and only if it stays in India.",
      basis: "Foreign Exchange Management (Non-debt Instruments) Rules, 2019, Schedule IV",
      ...agreed("nri-schedule-4"),
    }),
  ),
  {
    id: "opc-into-company-only",
    when: { question: "now", answer: "opc" },
    removes: ["llp", "proprietorship", "partnership"],
    because: "An OPC converts into a Private Limited or a public company; into nothing else at one step.",
    basis: "Section 18, Companies Act, 2013; rule 6, Companies (Incorporation) Rules, 2014",
    ...verified("opc-rules-2021"),
  },
  {
    id: "llp-into-company-only",
    when: { question: "now", answer: "llp" },
    also: { owners: ["several"] },
    removes: ["opc", "proprietorship", "partnership"],
    because: "An LLP converts into a company with two members or more; there is no way back into a firm.",
    basis: "Section 366, Companies Act, 2013; Companies (Authorised to Register) Rules, 2014",
    ...check("authorised-to-register", "llp-conversion-guide"),
    note: "That no way leads into a firm or a proprietorship: none was found.",
  },
  {
    id: "one-opc-per-person",
    when: { question: "other-opc", answer: "yes" },
    removes: ["opc"],
    because: "You own a One Person Company already, and a person can be the member of only one.",
    basis: "Rule 3(2), Companies (Incorporation) Rules, 2014",
    ...verified("opc-rules-2021"),
  },
  {
    id: "resident-director",
    when: { question: "resident", answer: "120-days" },
    removes: ["private-limited", "opc"],
    because:
      "A company needs a director who stays in India for 182 days of the financial year. For an LLP 120 days are enough.",
    basis: "Section 149(3), Companies Act, 2013; section 7, LLP Act, 2008",
    cure: "Appoint a director who lives in India for at least 182 days of the financial year.",
    ...agreed("corrections-note-2026", "llp-incorporation-service"),
  },
  {
    id: "resident-director-company",
    when: { question: "resident", answer: "no" },
    removes: ["private-limited", "opc"],
    because: "A company cannot be registered until one director stays in India for 182 days of the financial year.",
    basis: "Section 149(3), Companies Act, 2013",
    cure: "Appoint a director who lives in India for at least 182 days of the financial year.",
    ...agreed("corrections-note-2026"),
  },
  {
    id: "resident-designated-partner",
    when: { question: "resident", answer: "no" },
    removes: ["llp"],
    because:
      "An LLP cannot be registered until one designated partner stays in India for 120 days of the financial year.",
    basis: "Section 7, LLP Act, 2008",
    cure: "Find a designated partner who lives in India for at least 120 days of the financial year.",
    ...check("llp-incorporation-service"),
  },
  {
    id: "esop-needs-shares",
    when: { question: "esop", answer: "yes" },
    removes: ["llp"],
    because: "ESOPs need shares, and an LLP has none to issue.",
    basis: "Section 62(1)(b), Companies Act, 2013, and rule 12, Share Capital and Debentures Rules, 2014",
    ...verified("esop-rule-12", "llp-guide"),
  },
  {
    id: "esop-second-member",
    when: { question: "esop", answer: "yes" },
    removes: ["opc"],
    because: "A One Person Company cannot take a second member, so it cannot give its staff shares.",
    basis: "Section 62(1)(b), Companies Act, 2013, and rule 12, Share Capital and Debentures Rules, 2014",
    ...verified("esop-rule-12", "opc-conversion-guide"),
  },
  {
    id: "esop-needs-company",
    when: { question: "esop", answer: "yes" },
    removes: ["proprietorship", "partnership"],
    because: "ESOPs need shares, which only a company has.",
    basis: "Section 62(1)(b), Companies Act, 2013, and rule 12, Share Capital and Debentures Rules, 2014",
    ...verified("esop-rule-12"),
  },
  {
    id: "investors-need-company",
    when: { question: "funding", answer: "yes" },
    removes: ["llp", "proprietorship", "partnership"],
    because: "Angels and funds invest by taking new shares; an LLP, a firm and a proprietorship have none to issue.",
    alone: {
      llp: "Angels and funds invest by taking new shares, and an LLP has none to issue.",
      proprietorship: "Angels and funds invest by taking new shares, and a proprietorship has none to issue.",
      partnership: "Angels and funds invest by taking new shares, and a firm has none to issue.",
    },
    basis: "Sections 42 and 62, Companies Act, 2013",
    ...agreed("llp-guide", "llp-or-company-2026"),
  },
  {
    id: "investors-need-shares",
    when: { question: "funding", answer: "yes" },
    removes: ["opc"],
    because: "Angels and funds become shareholders, and a One Person Company has one member only.",
    basis: "Sections 42 and 62, Companies Act, 2013",
    ...agreed("llp-guide", "llp-or-company-2026", "opc-conversion-guide"),
  },
  {
    id: "fdi-in-llp",
    when: { question: "sector", answer: "conditions" },
    removes: ["llp"],
    because:
      "An LLP may take foreign money only where the sector is open to 100% without approval and without performance conditions.",
    basis: "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    ...agreed("llp-guide", "corrections-note-2026"),
  },
  {
    id: "builders-with-foreign-money",
    when: { question: "licence", answer: "real-estate" },
    also: { sector: ["open", "unsure"] },
    removes: ["llp"],
    because:
      "Building houses or offices is open to foreign money with conditions, such as three years in which it stays; an LLP may take none with conditions.",
    basis: "Schedules I and VI, Non-debt Instruments Rules, 2019",
    ...agreed("construction-development", "llp-guide"),
  },
  {
    id: "sector-conditions",
    when: { question: "sector", answer: "conditions" },
    removes: ["private-limited", "opc"],
    because:
      "Foreign money in this line has a limit, needs the government’s approval or comes with conditions: 26% and only with approval in digital news, three years in which it stays in building houses or offices.",
    basis: "Foreign Exchange Management (Non-debt Instruments) Rules, 2019; Press Note 4 of 2019 for digital news",
    cure: "Look up the limit and the conditions of your line, and get the government’s approval where it asks for one.",
    ...agreed("foreign-investment-2026", "digital-news-limit", "construction-development"),
  },
  ...(["yes", "pakistan-bangladesh"] as const).map(
    (answer): StructureRule => ({
      id: `land-border-${answer}`,
      when: { question: "land-border", answer },
      removes: ["private-limited", "llp"],
      because:
        "An owner who is a citizen or a company of a country with a land border to India, or is owned from there, needs the government’s approval before the money comes.",
      basis: "Rule 6(a), Non-debt Instruments Rules, 2019, as amended by S.O. 2174(E) of 2 May 2026",
      cure: "Get the government’s approval for the owner from a country with a land border.",
      cureFor: {
        when: { "land-border": ["yes"] },
        form: "llp",
        cure: "Ask whether an LLP is open to this owner at all, then get the government’s approval.",
      },
      ...verified("land-border-2026"),
    }),
  ),
  {
    id: "no-llp-pakistan-bangladesh",
    when: { question: "land-border", answer: "pakistan-bangladesh" },
    removes: ["llp"],
    because: "An LLP may take no money from citizens or companies of Pakistan or Bangladesh.",
    basis: "Schedule VI, Non-debt Instruments Rules, 2019",
    ...check("foreign-money-in-llp"),
    note: "As a guide reports the schedule.",
  },
  ...[
    { question: "business", answer: "finance" },
    { question: "business", answer: "own-money" },
    { question: "licence", answer: "moneylender" },
  ].map(
    (when): StructureRule => ({
      id: `opc-no-investment-business-${when.answer}`,
      when,
      removes: ["opc"],
      because:
        "A One Person Company may not carry on non-banking financial investment, nor invest in the shares of companies as its business.",
      basis: "Rule 3(6), Companies (Incorporation) Rules, 2014",
      ...verified("opc-rules-2021"),
    }),
  ),
  {
    id: "lending-company-is-nbfc",
    when: { question: "licence", answer: "moneylender" },
    removes: ["private-limited"],
    because:
      "A company whose main business is lending is an NBFC: the Reserve Bank registers it first, with ₹10 crore of own funds. The state’s licence does not replace that.",
    basis: "Sections 45-I(f) and 45-IA, Reserve Bank of India Act, 1934",
    cure: "Register the company as an NBFC with ₹10 crore of own funds.",
    ...agreed("llp-no-nbfc", "nbfc-own-funds"),
  },
  ...(
    [
      ["internet", "Internet service is authorised for companies only.", "internet-service-2026"],
      ["money-changer", "The Reserve Bank authorises only companies to change foreign money.", "money-changers-2026"],
    ] as const
  ).map(
    ([answer, because, source]): StructureRule => ({
      id: `company-only-${answer}`,
      when: { question: "licence", answer },
      removes: ["llp", "proprietorship", "partnership"],
      because,
      basis:
        answer === "internet"
          ? "Telecommunications (Authorisation for Provision of Principal Telecommunication Services) Rules, 2026, G.S.R. 513(E)"
          : "Foreign Exchange Management (Authorised Persons) Regulations, 2026, FEMA 401/2026-RB, under the Act of 1999",
      ...verified(source),
    }),
  ),
  {
    id: "regulator-asks-for-company",
    when: { question: "business", answer: "finance" },
    removes: ["llp", "proprietorship", "partnership"],
    because: "For lending, investing for others, banking and insurance the regulator asks for a company.",
    basis: "Rules of the Reserve Bank of India and of IRDAI",
    ...check("opc-rules-2021"),
    note: "From practice; confirm with the regulator for your licence.",
  },
];

export const structureExits: readonly StructureExit[] = [
  {
    when: { business: ["charity"] },
    pointer: "section-8",
    because: "The aim is charitable and no profit goes to the members.",
  },
  {
    when: { business: ["producer"] },
    pointer: "producer-company",
    because: "The owners are producers who sell together what they grow or make.",
  },
  {
    when: { business: ["special"] },
    pointer: "expert",
    because: "A Nidhi or a chit fund is registered and supervised under rules of its own.",
  },
  {
    when: { licence: ["gaming"] },
    pointer: "not-allowed",
    because: "Offering online games played for money is forbidden since 2025, whatever the structure.",
  },
  {
    when: { licence: ["school"] },
    pointer: "section-8",
    because: "Boards such as CBSE affiliate private schools that a trust, a society or a Section 8 company runs.",
  },
  {
    when: { business: ["co-operative"] },
    pointer: "co-operative",
    because: "It serves its own members, each with one vote.",
  },
  {
    when: { owners: ["over-200"], business: ["ordinary", "licensed", "finance", "own-money"] },
    pointer: "public-company",
    because: "A Private Limited company may have 200 members at most, and an LLP is not made for so many owners.",
  },
  {
    when: { owners: ["over-200"], business: ["profession"] },
    pointer: "expert",
    because: "A firm of a profession with more than 200 owners depends on what its institute or council allows.",
  },
  {
    when: { profession: ["mixed"] },
    pointer: "expert",
    because:
      "Each profession decides with whom its members may share fees, so a firm of several needs a yes from each.",
  },
  {
    when: { now: ["government"] },
    pointer: "sanction-first",
    because: "A founder is in government service, where business needs sanction before the first step.",
  },
  {
    when: { sector: ["closed"] },
    pointer: "closed-sector",
    because: "Foreign money may not go into this line of business.",
  },
  {
    when: { "barred-line": ["yes"] },
    pointer: "closed-sector",
    because:
      "Money of an NRI or OCI that stays in India may not go into farming, plantations, trading in land, farmhouses or a Nidhi.",
  },
  {
    when: { owner: ["other"] },
    pointer: "other-owner",
    because: "The owner is neither a person nor a company.",
  },
  {
    when: { investors: ["other"] },
    pointer: "other-owner",
    because: "One of the owners is a minor, a family (HUF), a trust, a society or a firm.",
  },
  {
    when: { adults: ["no"] },
    pointer: "under-age",
    because: "You are under 18.",
  },
];

/**
 * Not residents for income tax: neither the rebate nor section 58 is for them. What share of the receipts section 58 takes for profit is
 * not said beside a result: it depends on the kind of income, which is not asked, and commission and agency have none.
 */
const abroadAlone = [{ owner: ["nri", "oci", "foreigner"] }] as const;

export const structureAlternatives: readonly StructureAlternative[] = [
  {
    when: { question: "paperwork", answer: "little" },
    unless: abroadAlone,
    beside: "opc",
    structure: "proprietorship",
    because:
      "If little paperwork matters most: a proprietor files no company forms. Against it: you answer for every debt yourself.",
  },
  {
    when: { question: "second", answer: "likely" },
    beside: "opc",
    structure: "private-limited",
    because: "If the second owner can join on the first day, start as Private Limited and save the conversion.",
  },
  {
    when: { question: "sector", answer: "unsure" },
    beside: "llp",
    structure: "private-limited",
    because:
      "If the sector turns out to have a limit, an approval or a condition, an LLP may not take the foreign money; a Private Limited company may, within it.",
  },
  {
    when: { question: "turnover", answer: "under-1-crore" },
    also: { business: ["ordinary", "licensed"] },
    unless: [{ risk: ["high"] }, { licence: ["insurance-agent", "distributor"] }, ...abroadAlone],
    beside: "opc",
    structure: "proprietorship",
    because:
      "If a large claim is unlikely: a proprietor pays tax at personal rates, and none within ₹12 lakh of income; a company pays from the first rupee. Against it: you answer for every debt yourself.",
  },
];

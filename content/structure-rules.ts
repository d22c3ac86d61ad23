import type { StructureAlternative, StructureExit, StructureFlag, StructureRule } from "./schemas/structure-choice.ts";
import { checkedUpTo } from "./sources/checked-up-to.ts";

const verified = { status: "verified", checkedUpTo } as const;
const check = { status: "check", checkedUpTo } as const;

/** The rules of law, applied before any preference. */
export const structureRules: readonly StructureRule[] = [
  {
    id: "two-owners-needed",
    when: { question: "owners", answer: "one" },
    removes: ["private-limited", "llp"],
    because: "A Private Limited company needs two members and an LLP two partners; you are one.",
    alone: {
      "private-limited": "A Private Limited company needs two members; you are one.",
      llp: "An LLP needs two partners; you are one.",
    },
    basis: "Sections 2(68) and 3(1), Companies Act, 2013; section 6, LLP Act, 2008",
    cure: "Bring in a second owner.",
    ...verified,
    sources: ["directors-and-members", "opc-conversion-guide"],
  },
  {
    id: "one-owner-only",
    when: { question: "owners", answer: "several" },
    removes: ["opc"],
    because: "A One Person Company has one member, and you are more than one.",
    basis: "Section 2(62), Companies Act, 2013",
    ...verified,
    sources: ["directors-and-members", "opc-conversion-guide"],
  },
  {
    id: "at-most-200-members",
    when: { question: "owners", answer: "over-200" },
    removes: ["private-limited", "opc"],
    because:
      "A Private Limited company may have 200 members at most, a One Person Company one. An LLP has no upper limit.",
    alone: {
      "private-limited": "A Private Limited company may have 200 members at most.",
      opc: "A One Person Company has one member.",
    },
    basis: "Section 2(68), Companies Act, 2013; section 6, LLP Act, 2008",
    ...verified,
    sources: ["directors-and-members", "opc-conversion-guide"],
  },
  {
    id: "opc-indian-citizen",
    when: { question: "owner", answer: "foreigner" },
    removes: ["opc"],
    because: "The member and the nominee of a One Person Company must be Indian citizens, resident or not.",
    basis: "Rule 3, Companies (Incorporation) Rules, 2014, as amended by G.S.R. 91(E)",
    ...verified,
    sources: ["opc-rules-2021"],
  },
  {
    id: "opc-natural-person",
    when: { question: "owner", answer: "company" },
    removes: ["opc"],
    because: "The member of a One Person Company must be a person, not a company or an LLP.",
    basis: "Section 2(62), Companies Act, 2013; rule 3, Companies (Incorporation) Rules, 2014",
    ...verified,
    sources: ["opc-rules-2021", "opc-conversion-guide"],
  },
  {
    id: "one-opc-per-person",
    when: { question: "other-opc", answer: "yes" },
    removes: ["opc"],
    because: "You are in one One Person Company already, and a person can be in only one.",
    basis: "Rule 3(2), Companies (Incorporation) Rules, 2014",
    ...verified,
    sources: ["opc-rules-2021"],
  },
  {
    id: "resident-director",
    when: { question: "resident", answer: "120-days" },
    removes: ["private-limited", "opc"],
    because:
      "A company needs a director who stays in India for 182 days of the financial year. For an LLP 120 days are enough.",
    basis: "Section 149(3), Companies Act, 2013; section 7, LLP Act, 2008",
    cure: "Appoint a director who lives in India for at least 182 days of the financial year.",
    ...verified,
    sources: ["corrections-note-2026", "llp-incorporation-service"],
  },
  {
    id: "resident-director-company",
    when: { question: "resident", answer: "no" },
    removes: ["private-limited", "opc"],
    because: "A company cannot be registered until one director stays in India for 182 days of the financial year.",
    basis: "Section 149(3), Companies Act, 2013",
    cure: "Appoint a director who lives in India for at least 182 days of the financial year.",
    ...verified,
    sources: ["corrections-note-2026"],
  },
  {
    id: "resident-designated-partner",
    when: { question: "resident", answer: "no" },
    removes: ["llp"],
    because:
      "An LLP cannot be registered until one designated partner stays in India for 120 days of the financial year.",
    basis: "Section 7, LLP Act, 2008",
    cure: "Find a designated partner who lives in India for at least 120 days of the financial year.",
    ...check,
    sources: ["llp-incorporation-service"],
  },
  {
    id: "esop-needs-shares",
    when: { question: "esop", answer: "yes" },
    removes: ["llp"],
    because: "ESOPs need shares, and an LLP has none to issue.",
    basis: "Section 62(1)(b), Companies Act, 2013, and rule 12, Share Capital and Debentures Rules, 2014",
    ...verified,
    sources: ["esop-rule-12", "llp-guide"],
  },
  {
    id: "esop-second-member",
    when: { question: "esop", answer: "yes" },
    removes: ["opc"],
    because: "A One Person Company cannot take a second member, so it cannot give its staff shares.",
    basis: "Section 62(1)(b), Companies Act, 2013, and rule 12, Share Capital and Debentures Rules, 2014",
    ...verified,
    sources: ["esop-rule-12", "opc-conversion-guide"],
  },
  {
    id: "investors-need-shares",
    when: { question: "funding", answer: "yes" },
    removes: ["opc"],
    because: "Angels and funds become shareholders, and a One Person Company has one member only.",
    basis: "Sections 42 and 62, Companies Act, 2013",
    ...verified,
    sources: ["llp-guide", "llp-or-company-2026", "opc-conversion-guide"],
  },
  {
    id: "fdi-in-llp",
    when: { question: "sector", answer: "conditions" },
    removes: ["llp"],
    because:
      "An LLP may take foreign money only where the sector is open to 100% without approval and without performance conditions.",
    basis: "Foreign Exchange Management (Non-debt Instruments) Rules, 2019",
    ...verified,
    sources: ["llp-guide", "corrections-note-2026"],
  },
  {
    id: "opc-no-investment-business",
    when: { question: "business", answer: "finance" },
    removes: ["opc"],
    because: "A One Person Company may not carry on non-banking financial investment business.",
    basis: "Rule 3(6), Companies (Incorporation) Rules, 2014",
    ...verified,
    sources: ["opc-rules-2021"],
  },
  {
    id: "regulator-asks-for-company",
    when: { question: "business", answer: "finance" },
    removes: ["llp"],
    because: "For lending, banking and insurance the regulator asks for a company.",
    basis: "Rules of the Reserve Bank of India and of IRDAI",
    ...check,
    note: "From practice; confirm with the regulator for your licence.",
    sources: ["opc-rules-2021"],
  },
];

export const structureExits: readonly StructureExit[] = [
  { when: { question: "business", answer: "charity" }, pointer: "section-8" },
  { when: { question: "business", answer: "special" }, pointer: "expert" },
  { when: { question: "adults", answer: "no" }, pointer: "under-age" },
];

export const structureAlternatives: readonly StructureAlternative[] = [
  {
    when: { question: "second", answer: "likely" },
    beside: "opc",
    structure: "private-limited",
    because: "If the second owner can join on the first day, start as Private Limited and save the conversion.",
  },
];

const foreignMoney =
  "Foreign investment is reported to the Reserve Bank: Form FC-GPR for a company, Form FDI-LLP(I) for an LLP. Investors from countries that share a land border with India fall under Press Note 2 of 15 March 2026.";

export const structureFlags: readonly StructureFlag[] = [
  {
    when: { question: "investors", answer: "abroad" },
    text: foreignMoney,
    ...verified,
    sources: ["llp-guide", "corrections-note-2026"],
  },
  {
    when: { question: "owner", answer: "foreigner" },
    text: foreignMoney,
    ...verified,
    sources: ["llp-guide", "corrections-note-2026"],
  },
  {
    when: { question: "sector", answer: "unsure" },
    text: "Check the sector before you choose an LLP: foreign money is allowed in it only where 100% is open without approval and without conditions.",
    ...verified,
    sources: ["llp-guide"],
  },
  {
    when: { question: "investors", answer: "company" },
    text: "A company or LLP can be a partner of an LLP, but a designated partner must be an individual: it names one.",
    ...check,
    sources: ["opc-conversion-guide"],
  },
  {
    when: { question: "business", answer: "profession" },
    text: "Check the rules of your institute or Bar Council first, and note that words such as 'chartered accountant' in the name need its approval.",
    ...check,
    sources: ["llp-name-rules"],
  },
  {
    when: { question: "business", answer: "finance" },
    text: "Speak to an expert before you file: the business itself needs a licence from the Reserve Bank or IRDAI.",
    ...check,
    sources: ["opc-rules-2021"],
  },
];

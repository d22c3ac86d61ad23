import { closingAfter } from "../law/legal-figures.ts";
import type { FormId } from "../schemas/plain-lists.ts";
import type { StructurePoints } from "../schemas/structure-choice.ts";
import { agreed, check, verified } from "../sources/certainty.ts";

/** If the two best forms are this near to each other, both are shown. */
export const closeMargin = 2;

/** Of forms that come to as many points, the one that stands first here. */
export const firstAtATie: readonly FormId[] = ["private-limited", "opc", "llp", "proprietorship", "partnership"];

/** Nobody is asked more questions than this. */
export const maxQuestions = 14;

/**
 * What preferences are worth. This is editorial judgement, not law: change a number here and the tests will say which
 * founders get another result.
 */
export const structurePoints: readonly StructurePoints[] = [
  ...(["ca", "cs", "cma"] as const).map(
    (answer): StructurePoints => ({
      when: { question: "profession", answer },
      points: { llp: 4 },
      reason:
        "You practise a profession: your institute’s Act allows an LLP without a company as partner, and it shields each partner from the mistakes of the others.",
      ...verified("ca-act-section-25", "cs-act-section-26", "cma-act-section-26"),
    }),
  ),
  ...(["ca", "cs", "cma", "advocate", "patent-agent", "actuary"] as const).map(
    (answer): StructurePoints => ({
      when: { question: "profession", answer },
      // Alone, nothing else may outweigh it: a partner cannot be had for the asking.
      points: { proprietorship: 40 },
      reason: "You practise a profession: alone, you do so in your own name.",
      ...verified(
        "ca-act-section-25",
        "cs-act-section-26",
        "cma-act-section-26",
        "bar-council-rules",
        "patents-act-129",
        "actuaries-act-schedule",
      ),
    }),
  ),
  {
    when: { question: "profession", answer: "architect" },
    points: { proprietorship: 3, partnership: 3 },
    reason:
      "You are an architect: you may use the title in your own name or in a firm of registered architects. A company or an LLP may not carry it.",
    ...agreed("architects-act-name"),
  },
  {
    when: { question: "now", answer: "llp" },
    points: { llp: 4 },
    reason: "You run it as an LLP already: to stay one costs nothing, and contracts and registrations go on.",
    ...check("llp-conversion-guide"),
    note: "Editorial judgement.",
  },
  {
    when: { question: "funding", answer: "yes" },
    points: { "private-limited": 18 },
    reason:
      "You plan to raise money: angels and funds invest by taking shares, and they expect a Private Limited company.",
    ...agreed("llp-guide", "llp-or-company-2026", "opc-conversion-guide"),
  },
  {
    when: { question: "funding", answer: "maybe" },
    points: { "private-limited": 5 },
    reason: "You may raise money later: a Private Limited company is ready for investors without a conversion.",
    ...agreed("llp-guide", "llp-or-company-2026", "opc-conversion-guide"),
  },
  {
    when: { question: "funding", answer: "maybe" },
    points: { opc: 4 },
    reason: "You may raise money later: an OPC can become a Private Limited company and keep its PAN and contracts.",
    ...agreed("opc-conversion-guide"),
  },
  {
    when: { question: "risk", answer: "high" },
    points: { "private-limited": 6, opc: 6, llp: 6 },
    reason:
      "A claim or a debt could be large: a company or an LLP keeps what its owners have elsewhere apart, except for what they guarantee.",
    ...check("entity-selector"),
    note: "Editorial judgement; limited liability itself is in the Companies Act and the LLP Act.",
  },
  {
    when: { question: "risk", answer: "unsure" },
    points: { "private-limited": 3, opc: 3, llp: 3 },
    reason: "You cannot rule out a large claim: a company or an LLP keeps what its owners have elsewhere apart.",
    ...check("entity-selector"),
    note: "Editorial judgement; limited liability itself is in the Companies Act and the LLP Act.",
  },
  {
    when: { question: "risk", answer: "low" },
    points: { proprietorship: 4, partnership: 3 },
    reason: "Claims and debts stay small: you give up little by answering for them yourself.",
    ...check("entity-selector"),
  },
  {
    when: { question: "customers", answer: "yes" },
    points: { "private-limited": 6 },
    reason: "Banks, large customers and tenders matter to you, and they know a Private Limited company best.",
    ...check("opc-conversion-guide", "entity-selector"),
  },
  {
    when: { question: "customers", answer: "yes" },
    points: { llp: 3, opc: 4 },
    reason:
      "Banks, large customers and tenders matter to you, and they ask for something registered: an OPC or an LLP can serve where a proprietor or a firm is turned away.",
    ...check("opc-conversion-guide", "entity-selector"),
  },
  {
    when: { question: "customers", answer: "abroad" },
    points: { "private-limited": 3, llp: 2, opc: 3 },
    reason: "Buyers abroad pay you, and many of their vendor forms ask for a registered company or LLP.",
    ...check("entity-selector"),
  },
  {
    when: { question: "customers", answer: "no" },
    points: { proprietorship: 2 },
    reason: "People and small businesses pay you, and they rarely ask for a company.",
    ...check("entity-selector"),
  },
  {
    when: { question: "turnover", answer: "under-20-lakh" },
    also: { owner: ["nri", "oci", "foreigner"] },
    points: { proprietorship: 6 },
    reason:
      "You expect less than ₹20 lakh: a proprietor is taxed once, at personal rates; a company pays 22% or 25% from the first rupee. The rebate that leaves residents untaxed up to ₹12 lakh is not for you while you live abroad.",
    ...check("income-tax-slabs-2026", "company-tax-rates"),
    note: "The rebate is for residents; treaties and special rates were not compared.",
  },
  {
    when: { question: "turnover", answer: "under-20-lakh" },
    unless: [{ owner: ["nri", "oci", "foreigner"] }],
    points: { proprietorship: 6 },
    reason:
      "You expect less than ₹20 lakh: a proprietor who lives in India pays no income tax in the new regime while profit and other income, such as a salary, stay within ₹12 lakh together; a company pays from the first rupee. GST registration usually starts at ₹20 lakh.",
    ...verified("income-tax-slabs-2026", "gst-threshold", "company-tax-rates"),
  },
  {
    when: { question: "turnover", answer: "under-20-lakh" },
    points: { partnership: 7 },
    reason:
      "You expect less than ₹20 lakh: a firm costs little to start, files no company forms and needs no company audit.",
    ...check("partnership-deed-duty"),
  },
  {
    when: { question: "turnover", answer: "under-40-lakh" },
    points: { proprietorship: 3 },
    reason:
      "You expect less than ₹40 lakh: a proprietor pays ₹2,08,000 on ₹20 lakh of profit, a company ₹5,03,360. Below that, tax never argues for a company.",
    ...verified("income-tax-slabs-2026", "company-tax-rates"),
    note: "Our arithmetic: new regime, tax year 2026-27, with 4% cess; a company at 25.168%.",
  },
  ...(["under-20-lakh", "under-40-lakh"] as const).map(
    (answer): StructurePoints => ({
      when: { question: "turnover", answer },
      // Their capital of ₹75 lakh brings the audit.
      unless: [{ profession: ["insurance-broker"] }],
      points: { llp: 4 },
      reason: `You expect less than ₹${answer === "under-20-lakh" ? 20 : 40} lakh: with up to ₹25 lakh of contribution an LLP then needs no audit. A company always does.`,
      ...agreed("llp-audit-rule"),
    }),
  ),
  {
    when: { question: "turnover", answer: "under-1-crore" },
    points: { "private-limited": 3, opc: 3, llp: 3 },
    reason:
      "You expect more than ₹40 lakh: the larger the business, the more it helps to keep what its owners have elsewhere apart.",
    ...check("entity-selector"),
    note: "Editorial judgement.",
  },
  {
    when: { question: "turnover", answer: "over-1-crore" },
    points: { "private-limited": 4, opc: 5, llp: 4 },
    reason:
      "You expect more than ₹1 crore: at that size most owners want what they have elsewhere apart from the business.",
    ...check("entity-selector"),
    note: "Editorial judgement.",
  },
  {
    when: { question: "second", answer: "likely" },
    points: { opc: 3 },
    reason: "A second owner is likely: an OPC takes one by becoming Private Limited. A proprietorship has no such way.",
    ...agreed("opc-conversion-guide", "proprietor-to-company"),
  },
  {
    when: { question: "paperwork", answer: "little" },
    points: { llp: 5, "private-limited": -5 },
    reason: "You want little paperwork: an LLP has two annual forms, no board meetings and no annual general meeting.",
    ...agreed("llp-form-3-guide", "small-company-effects"),
  },
  {
    when: { question: "paperwork", answer: "little" },
    points: { proprietorship: 4, partnership: 5, opc: -2 },
    reason: "You want little paperwork: there are no yearly forms for the Registrar, only tax returns.",
    ...agreed("corrections-note-2026"),
  },
  {
    when: { question: "paperwork", answer: "full" },
    points: { "private-limited": 4, opc: 3 },
    reason: "You can manage the full set of filings that a company brings.",
    ...agreed("small-company-effects"),
  },
  {
    when: { question: "profit", answer: "draw" },
    points: { llp: 3 },
    reason: "You will take most of the profit out: an LLP pays 30% once, and the partners’ share is not taxed again.",
    ...verified("llp-guide", "company-tax-rates"),
  },
  {
    when: { question: "profit", answer: "draw" },
    points: { proprietorship: 3 },
    reason: "You will take most of the profit out: a proprietor’s profit is taxed once, at personal rates.",
    ...agreed("income-tax-slabs-2026"),
  },
  {
    when: { question: "profit", answer: "draw" },
    points: { partnership: 3 },
    reason:
      "You will take most of the profit out: a firm pays 30% and cess, and the partners’ share is not taxed again.",
    ...check("partnership-deed-duty", "llp-guide"),
  },
  {
    when: { question: "profit", answer: "retain" },
    points: { "private-limited": 3, opc: 3 },
    reason:
      "You will leave most of the profit in: a company pays 22% or 25% on it, an LLP 30%, before surcharge and cess.",
    ...verified("company-tax-rates", "llp-guide"),
  },
  {
    when: { question: "closing", answer: "important" },
    points: { llp: 2 },
    reason: `You may need to close it: an LLP can apply ${closingAfter.llp}; a company ${closingAfter.company}.`,
    ...agreed("strike-off-guide"),
  },
  {
    when: { question: "closing", answer: "important" },
    points: { proprietorship: 2, partnership: 2 },
    reason: "You may need to close it: no Registrar of Companies has to strike it off.",
    ...check("corrections-note-2026"),
  },
];

import type { StructurePoints } from "./schemas/structure-choice.ts";
import { checkedUpTo } from "./sources/checked-up-to.ts";

const verified = { status: "verified", checkedUpTo } as const;
const check = { status: "check", checkedUpTo } as const;

/** If the two best structures are this near to each other, both are shown. */
export const closeMargin = 2;

/** Nobody is asked more questions than this. */
export const maxQuestions = 12;

/**
 * What preferences are worth. This is editorial judgement, not law: change a number here and the tests will say which
 * founders get another result.
 */
export const structurePoints: readonly StructurePoints[] = [
  {
    when: { question: "funding", answer: "yes" },
    points: { "private-limited": 18, llp: -2 },
    reason:
      "You plan to raise money: angels and funds invest by taking shares, and they expect a Private Limited company.",
    ...verified,
    sources: ["llp-guide", "llp-or-company-2026", "opc-conversion-guide"],
  },
  {
    when: { question: "funding", answer: "maybe" },
    points: { "private-limited": 5 },
    reason: "You may raise money later: a Private Limited company is ready for investors without a conversion.",
    ...verified,
    sources: ["llp-guide", "llp-or-company-2026", "opc-conversion-guide"],
  },
  {
    when: { question: "business", answer: "profession" },
    points: { llp: 8 },
    reason: "You practise a profession: firms of this kind work as LLPs or partnerships, as their institute allows.",
    ...check,
    sources: ["llp-name-rules"],
  },
  {
    when: { question: "paperwork", answer: "little" },
    points: { llp: 5, "private-limited": -5 },
    reason: "You want little paperwork: an LLP has two annual forms, no board meetings and no annual general meeting.",
    ...verified,
    sources: ["llp-form-3-guide", "small-company-effects"],
  },
  {
    when: { question: "paperwork", answer: "full" },
    points: { "private-limited": 4 },
    reason: "You can carry the full set of filings that a Private Limited company brings.",
    ...verified,
    sources: ["small-company-effects"],
  },
  {
    when: { question: "turnover", answer: "under-40-lakh" },
    points: { llp: 4 },
    reason:
      "You expect less than ₹40 lakh: with up to ₹25 lakh of contribution an LLP then needs no audit. A company always does.",
    ...verified,
    sources: ["llp-audit-rule"],
  },
  {
    when: { question: "profit", answer: "draw" },
    points: { llp: 3 },
    reason: "You will take most of the profit out: an LLP pays 30% once, and the partners' share is not taxed again.",
    ...verified,
    sources: ["llp-guide", "company-tax-rates"],
  },
  {
    when: { question: "profit", answer: "retain" },
    points: { "private-limited": 3, opc: 3 },
    reason:
      "You will leave most of the profit in: a company pays 22% or 25% on it, an LLP 30%, before surcharge and cess.",
    ...verified,
    sources: ["company-tax-rates", "llp-guide"],
  },
  {
    when: { question: "customers", answer: "yes" },
    points: { "private-limited": 6, llp: 3, opc: 2 },
    reason: "Banks, large customers and tenders matter to you, and they know a Private Limited company best.",
    ...check,
    sources: ["opc-conversion-guide", "entity-selector"],
  },
  {
    when: { question: "closing", answer: "important" },
    points: { llp: 2 },
    reason: "You may need to close it: an LLP can apply after one year without business, a company after two.",
    ...verified,
    sources: ["strike-off-guide"],
  },
];

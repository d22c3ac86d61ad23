import type { ComplianceRow, Conversion, StructureNeeds } from "../schemas/structure-choice.ts";
import type { Sourced } from "../sources/certainty.ts";
import { agreed, check, verified } from "../sources/certainty.ts";

/** A proprietor's way into a company: there is no conversion, so the business is moved. */
const fromProprietor =
  "Form the company with the takeover in its objects and enough capital for the net assets. Name: your no-objection as its proprietor. Then a new GST number and bank account, a business transfer agreement with a closing statement, shares in return (PAS-3 within 30 days), GST credit moved with ITC-02 before the old number is cancelled. Contracts, leases and loans need consent; licences are taken anew.";
const proprietorCost =
  "Incorporation, stamp duty on the agreement as your state asks, and professional help. Two to four weeks, then the change-over.";

export const conversions: readonly Conversion[] = [
  ...(["opc", "private-limited"] as const).map(
    (to): Conversion => ({
      from: "proprietorship",
      to,
      route: "No conversion: form the company, then transfer the business",
      steps: fromProprietor,
      cost: proprietorCost,
      ...check("proprietor-to-company", "itc-02"),
      note: "The papers for the name are from practice. GST: section 18(3), CGST Act, 2017, and rule 41.",
    }),
  ),
  {
    from: "opc",
    to: "private-limited",
    route: "Section 18 and rule 6, Form INC-6",
    steps:
      "At any time, of your own will. You need two members and two directors, a special resolution, MGT-14 within 30 days, then INC-6 with the new memorandum and articles and the latest accounts. PAN and contracts stay; the certificate is new.",
    time: "15 to 30 days by one guide.",
    cost: "One filing fee for each form; about ₹15,000 with help by the same guide.",
    ...agreed("opc-conversion-guide", "opc-conversion-time"),
  },
  {
    from: "llp",
    to: "private-limited",
    route: "Section 366, URC-1 with SPICe+",
    steps:
      "Consent of all partners, no objection from secured creditors, a CA’s statement of assets, Forms 8 and 11 filed up to date, and a notice (URC-2) in an English and a local newspaper for 21 clear days. Two partners are enough. PAN, TAN and GST registration are new. Income tax: by one guide the relief of a firm is for an LLP too, if all assets and debts pass, partners get only shares in the ratio of their capital, and together keep half the votes for five years. Ask before you convert.",
    time: "The notice alone takes 21 days; for the rest no checked figure.",
    cost: "The MCA fee and stamp duty of a new company, and the newspaper notice. One firm asks from ₹4,999.",
    ...check("llp-conversion-guide", "llp-conversion-service", "authorised-to-register", "llp-to-company-tax"),
    note: "The way is agreed; the tax is old section 47(xiii) as one article reads it. The Act of 2025 was not compared.",
  },
  {
    from: "private-limited",
    to: "llp",
    route: "Section 56, LLP Act, 2008, Form 18 with FiLLiP",
    steps:
      "File Form 18 together with FiLLiP, the form of a new LLP. All shareholders must become its partners, nobody else, and no charge may be left on the company’s assets.",
    cost: "The government fees of a new LLP.",
    ...check("llp-conversion-guide"),
    note: "Not compared with the text of the Act.",
  },
  {
    from: "private-limited",
    to: "opc",
    route: "Section 18 and rule 7, Form INC-6",
    steps:
      "Once all shares are with one person: no objection in writing from members and creditors, a special resolution, MGT-14 within 30 days, then INC-6. Since 2021 there is no limit on capital or turnover.",
    cost: "One filing fee for each form.",
    ...check("opc-rules-2021", "private-to-opc-guide"),
    note: "The steps are from one guide; not compared with the official text of the rule.",
  },
  {
    from: "partnership",
    to: "llp",
    route: "Section 55, LLP Act, 2008, Form 17",
    steps:
      "Register the firm first if it is not. All partners, and nobody else, become the LLP’s partners; a new one joins afterwards. Form 17 goes with FiLLiP: consent of all partners and of secured creditors, a CA’s statement of assets and debts, the latest tax return, for a profession its council’s approval. Tell the Registrar of Firms within 15 days, and file the LLP agreement in Form 3 within 30. What the firm owns and owes passes by law.",
    time: "No checked figure.",
    cost: "The government fees of a new LLP. On what passes, one High Court (Himachal Pradesh, 2021) found no stamp duty due; ask in your state before you convert a firm with land or large assets, and about income tax.",
    ...check("firm-to-llp", "firm-to-llp-duty", "llp-form-3-guide"),
    note: "The Second Schedule as guides give it; not compared with the text. Some guides do not ask for a registered firm.",
  },
  {
    from: "partnership",
    to: "private-limited",
    route: "Section 366, URC-1 with SPICe+",
    steps:
      "A deed that allows it, the partners’ consent in a meeting, no objection from secured creditors, and a notice (URC-2) in an English and a local newspaper for 21 days. Two partners are enough. No tax on the move if all assets and debts pass, partners get only shares in the ratio of their capital, and together keep half the votes for five years.",
    time: "The notice alone takes 21 days; for the rest no checked figure.",
    cost: "The MCA fee and stamp duty of a new company, and the newspaper notice.",
    ...check("firm-to-company", "authorised-to-register"),
    note: "From guides; the tax conditions are those of old section 47(xiii). The Act of 2025 was not compared.",
  },
];

/** What a year brings. The Private Limited column is for a small company; `largerCompany` says what changes beyond it. */
export const yearlyCompliance: Sourced & { rows: readonly ComplianceRow[]; largerCompany: string } = {
  rows: [
    {
      id: "board-meetings",
      label: "Board meetings",
      counts: { "private-limited": [2, 2], opc: [0, 2], llp: [0, 0] },
      values: { "private-limited": "2", opc: "2, or none with one director", llp: "None" },
      notSmall: { value: "4", count: 4 },
    },
    {
      id: "general-meeting",
      label: "General meeting",
      counts: { "private-limited": [1, 1], opc: [0, 0], llp: [0, 0] },
      values: { "private-limited": "AGM", opc: "None", llp: "None" },
    },
    {
      id: "annual-forms",
      label: "Annual ROC forms",
      counts: { "private-limited": [2, 2], opc: [2, 2], llp: [2, 2] },
      values: { "private-limited": "AOC-4, MGT-7A", opc: "AOC-4, MGT-7A", llp: "Form 11, Form 8" },
      notSmall: { value: "AOC-4, MGT-7; later PAS-6 twice", count: 2 },
    },
    {
      id: "audit",
      label: "Audit",
      counts: { "private-limited": [1, 1], opc: [1, 1], llp: [0, 1] },
      values: {
        "private-limited": "Always",
        opc: "Always",
        llp: "Only above ₹40 lakh turnover or ₹25 lakh contribution",
      },
    },
    {
      id: "income-tax-return",
      label: "Income tax return",
      counts: { "private-limited": [1, 1], opc: [1, 1], llp: [1, 1] },
      values: { "private-limited": "ITR-6", opc: "ITR-6", llp: "ITR-5" },
    },
    {
      id: "if-applicable",
      label: "If they apply",
      values: { "private-limited": "DPT-3, MSME-1 twice", opc: "DPT-3, MSME-1", llp: "None of these" },
    },
    {
      id: "director-kyc",
      label: "Director KYC",
      values: { "private-limited": "Once in 3 years", opc: "Once in 3 years", llp: "Once in 3 years" },
    },
  ],
  largerCompany:
    "A company that is not small (above ₹10 crore of paid-up capital or ₹100 crore of turnover, or the holding or subsidiary of another company) holds 4 board meetings, files MGT-7 instead of MGT-7A, and has shares in demat form with PAS-6 twice a year.",
  ...verified(
    "small-company-effects",
    "small-company-limits",
    "small-company-exclusions",
    "opc-compliance",
    "llp-audit-rule",
    "llp-form-3-guide",
    "din-dsc-faq",
  ),
};

const noDisqualifiedDirector =
  "No director who was one of a company that filed no accounts or annual returns for three years: disqualified for five years (section 164(2)). Look each one up on the MCA’s site first; if it is so, let someone else be director";

export const structureNeeds: readonly StructureNeeds[] = [
  {
    structure: "private-limited",
    name: "Private Limited",
    needs: [
      "Two shareholders and two directors; the same two people can be both",
      "Directors aged 18 or more, one of whom lives in India for 182 days of the financial year",
      noDisqualifiedDirector,
    ],
    goodToKnow: [
      "Open to Startup India recognition for an innovation, an improvement or a business that can grow large, and to the three-year tax holiday within ₹100 crore of turnover.",
      "Foreign investment is allowed up to 100% without approval in most sectors.",
    ],
    ...verified("directors-and-members", "corrections-note-2026", "section-140", "llp-guide", "disqualified-directors"),
  },
  {
    structure: "opc",
    name: "OPC",
    needs: [
      "One member, who is an Indian citizen living here or abroad, and one nominee who is an Indian citizen too",
      "A director who lives in India for 182 days of the financial year",
      noDisqualifiedDirector,
    ],
    goodToKnow: [
      "No limit on capital or turnover forces it to convert; that rule ended on 1 April 2021.",
      "Open to Startup India recognition. The tax holiday is for a 'company', which an OPC is; one adviser’s page says it is not open to an OPC, so confirm before you rely on it.",
    ],
    ...check("opc-rules-2021", "opc-startup-india", "section-140", "entity-selector", "disqualified-directors"),
  },
  {
    structure: "llp",
    name: "LLP",
    needs: [
      "Two designated partners aged 18 or more; no limit on partners",
      "One designated partner who lives in India for 120 days of the financial year",
    ],
    goodToKnow: [
      "Open to Startup India recognition for an innovation, an improvement or a business that can grow large, and to the three-year tax holiday within ₹100 crore of turnover.",
      "With profit-linked deductions, alternate minimum tax of 18.5% applies once adjusted income passes ₹20 lakh.",
    ],
    ...verified("llp-incorporation-service", "llp-guide", "corrections-note-2026", "section-140"),
  },
];

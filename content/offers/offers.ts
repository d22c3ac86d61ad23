import { numberInWords } from "../../domain/india/number-words.ts";
import { daysTo } from "../law/time-limits.ts";
import { exampleCharges, exampleChargesInWords } from "../owner/example-charges.ts";
import { prices } from "../owner/facts.ts";
import { type StructureId, structureIds } from "../schemas/plain-lists.ts";
import type { OfferSet, OfferSetText } from "../schemas/structure.ts";
import { withPrices } from "./priced.ts";
import { tiersOf } from "./tiers.ts";

const companyCharge = {
  amount: exampleCharges["private-limited"].from,
  label: "Additional charges",
  usualCase: "₹1 lakh capital with two people",
  text: "You pay the actual charges on the day of filing.",
  laws: ["additional-fees-estimate", "mca-fee-nil-15-lakh"],
} as const;

/** One person signs an OPC. The listed amount is that of a company, so it stands beside what one signature costs. */
const opcCharge = {
  ...companyCharge,
  usualCase: "₹1 lakh capital with one person",
  difference: `Listed charges ${exampleChargesInWords["private-limited"]} with two signatures; ${exampleChargesInWords.opc} with one.`,
} as const;

const llpCharge = {
  amount: exampleCharges.llp.from,
  label: companyCharge.label,
  usualCase: "₹2 lakh contribution with two partners",
  text: companyCharge.text,
  laws: ["additional-fees-estimate"],
} as const;

/** Since when the struck prices have been charged: a discount is shown only from a price that was really asked. */
export const listedPrices = { since: prices.formerPricesSince };

/** Whether every plan contains what our words say, so that a sentence may sum it up. */
export const hasOurContents = structureIds.every((id) => tiersOf(id).every((tier) => !prices[id][tier.id]?.features));

/** Our own words, before an owner's. */
export const setTexts: readonly OfferSetText[] = [
  {
    structure: "private-limited",
    tab: "Private Limited",
    heading: "Private Limited plans",
    subtitle: "For two or more founders who plan to raise money, grant ESOPs or sign larger contracts.",
    governmentCharge: companyCharge,
    offers: [
      {
        tier: "starter",
        description: "Incorporation, and nothing you do not need.",
        bestFor: "You want the company registered and will handle the filings after it yourself.",
        features: [
          "Advisor call on shareholding, capital and objects",
          "Name check and reservation, up to 2 names",
          "Digital signature applications for 2 directors",
          "DIN for 2 directors through SPICe+",
          "MoA and AoA in standard form",
          "SPICe+ Part B filing, with PAN and TAN",
          "Certificate of Incorporation and a checklist of what is due next",
        ],
        notIncluded: "Not included: GST registration, INC-20A, ADT-1, yearly filings and the income tax return.",
      },
      {
        tier: "standard",
        description: "Incorporate and be ready to trade.",
        bestFor: "You will invoice customers soon and want the opening filings done for you.",
        buildsOn: "Everything in Starter, and",
        features: [
          "GST registration",
          "Current account opening documents, with the board resolution",
          "First auditor’s appointment and ADT-1",
          `Commencement of business: INC-20A, due within ${daysTo["inc-20a"].days} days`,
          "First board meeting minutes and share certificates",
          "Udyam (MSME) registration",
        ],
        notIncluded: "Not included: yearly ROC filings, the income tax return and the auditor’s own fee.",
      },
      {
        tier: "pro",
        description: "Incorporation and the first year’s ROC filings.",
        bestFor: "You do not want to track due dates yourself, or investors will check your records soon.",
        buildsOn: "Everything in Standard, and",
        features: [
          "First year’s AOC-4 and MGT-7 or MGT-7A",
          "Minutes of the year’s board meetings and the first AGM",
          "Startup India (DPIIT) recognition application",
          "Founders’ agreement drafted for your shareholding",
          "Objects and share clauses of the MoA and AoA written for your business",
          "The same advisor, and due-date reminders, until the first AOC-4 and annual return are due",
        ],
        notIncluded:
          "Not included: the income tax return (fee on request), bookkeeping, GST and TDS returns, the auditor’s own fee.",
      },
    ],
  },
  {
    structure: "llp",
    tab: "LLP",
    heading: "LLP plans",
    subtitle: "For two or more partners who share profits and want lighter yearly filings.",
    governmentCharge: llpCharge,
    offers: [
      {
        tier: "starter",
        description: "Form the LLP, with its agreement on record.",
        bestFor: "You and your partners agree on simple terms and will handle later filings yourselves.",
        features: [
          "Advisor call on contribution, profit share and roles",
          "Name check and reservation, up to 2 names",
          "DSC applications for 2 designated partners",
          "FiLLiP filing, with DPIN, PAN and TAN",
          "LLP agreement in standard form",
          `Its filing in Form 3, due within ${daysTo["llp-form-3"].days} days`,
          "Certificate of Incorporation and a checklist of what is due next",
        ],
        notIncluded: "Not included: GST registration, a tailored agreement, yearly filings and the income tax return.",
      },
      {
        tier: "standard",
        description: "Form the LLP and be ready to trade.",
        bestFor: "You will invoice clients soon and want the partnership terms written for you.",
        buildsOn: "Everything in Starter, and",
        features: [
          "LLP agreement written for your profit share, roles and exits",
          "GST registration",
          "Current account opening documents, with the partners’ resolution",
          "Udyam (MSME) registration",
          "Opening set of books",
          "An invoice format",
        ],
        notIncluded: "Not included: Form 11, Form 8 and the income tax return.",
      },
      {
        tier: "pro",
        description: "Form the LLP, with the first year’s filings.",
        bestFor: "You want the first year’s returns prepared and filed for you.",
        buildsOn: "Everything in Standard, and",
        features: [
          "First year’s Form 11 (annual return)",
          "First year’s Form 8 (statement of account)",
          "First income tax return of the LLP",
          "Startup India (DPIIT) recognition application",
          "One change to the LLP agreement, with its Form 3",
          "The same advisor, and due-date reminders, until the first Form 8 and tax return are due",
        ],
        notIncluded: "Not included: bookkeeping, GST and TDS returns, audit if it applies.",
      },
    ],
  },
  {
    structure: "opc",
    tab: "One Person Company",
    heading: "One Person Company plans",
    subtitle: "For one founder who wants limited liability without looking for a second shareholder.",
    governmentCharge: opcCharge,
    offers: [
      {
        tier: "starter",
        description: "Incorporation, with your nominee on record.",
        bestFor: "You want the company registered and will handle the filings after it yourself.",
        features: [
          "Advisor call on nominee, capital and objects",
          "Name check and reservation, up to 2 names",
          "Digital signature application for the director",
          "DIN for the director through SPICe+",
          "Nominee’s consent, declared in SPICe+",
          "MoA and AoA in standard form, SPICe+ Part B, PAN and TAN",
          "Certificate of Incorporation and a checklist of what is due next",
        ],
        notIncluded: "Not included: GST registration, INC-20A, ADT-1, yearly filings and the income tax return.",
      },
      {
        tier: "standard",
        description: "Incorporate and be ready to trade.",
        bestFor: "You will invoice customers soon and want the opening filings done for you.",
        buildsOn: "Everything in Starter, and",
        features: [
          "GST registration",
          "Current account opening documents, with the director’s resolution",
          "First auditor’s appointment and ADT-1",
          `Commencement of business: INC-20A, due within ${daysTo["inc-20a"].days} days`,
          "Share certificate, statutory registers and first resolutions",
          "Udyam (MSME) registration",
        ],
        notIncluded: "Not included: yearly ROC filings, the income tax return and the auditor’s own fee.",
      },
      {
        tier: "pro",
        description: "Incorporation and the first year’s ROC filings.",
        bestFor: "You run everything yourself and want someone else to handle the filings.",
        buildsOn: "Everything in Standard, and",
        features: [
          "First year’s AOC-4 and MGT-7A",
          "The year’s resolutions entered and signed",
          "Startup India (DPIIT) recognition application",
          "One change of nominee, with its filing",
          "Advice and documents if you decide to convert to Private Limited",
          "The same advisor, and due-date reminders, until the first AOC-4 and MGT-7A are due",
        ],
        notIncluded:
          "Not included: the income tax return (fee on request), bookkeeping, GST and TDS returns, the auditor’s own fee.",
      },
    ],
  },
];

/** Tabs of the pricing page in their order; the structure pages show the same cards. Prices in rupees. */
export const offerSets: readonly OfferSet[] = setTexts.map((set) => withPrices(set, prices));

function countOf(structure: StructureId): string {
  const count = offerSets.find((set) => set.structure === structure)?.offers.length ?? 0;
  return `${numberInWords(count).replace(/^./, (letter) => letter.toUpperCase())} plans`;
}

/** 'Three plans' of each structure. */
export const planCounts = { "private-limited": countOf("private-limited"), opc: countOf("opc"), llp: countOf("llp") };

/** How many prices a table of all of them has. */
export const priceCount = offerSets.flatMap(({ offers }) => offers).length;

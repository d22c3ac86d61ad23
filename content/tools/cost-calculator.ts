import { costLabels } from "../home/bill.ts";
import { exampleStateName } from "../owner/example-state.ts";
import { ifGst } from "../owner/gst.ts";

const companyAmounts = [100_000, 500_000, 1_000_000, 1_500_000, 2_500_000] as const;

const signatures = "An OPC needs one signature, the others at least two, and one more where no owner lives in India.";

/** What the calculator itself says; it goes to the browser. */
export const costCalculator = {
  form: {
    heading: "Your company",
    structure: costLabels.structure,
    structureOpen: "Until you choose, we count a Private Limited company.",
    state: costLabels.state,
    stateHint: "The state of its official address, wherever you live.",
    capital: { company: "Authorised capital", llp: "Contribution of the partners" },
    capitalHint: {
      company: "The most shares it may issue. You need not pay all of it in.",
      llp: "What the partners put in, together.",
    },
    capitalError: "Enter whole rupees, up to ₹1,000 crore.",
    capitalUnread: "Write the amount in figures, such as 5,00,000, 5 lakh or 1.5 crore.",
    capitalPaise: "Enter whole rupees, without paise.",
    capitalRead: "Counted as",
    capitalStale: "We could not read the amount in the form. This is still for",
    notSmall: "It will be a holding or subsidiary company, so the lower fee of a small company does not apply.",
    people: "People who sign",
    peopleHint: "Owners, directors and partners on day one.",
    onePerson: "An OPC has one owner, who signs alone.",
    /** Where none of the owners lives in India. */
    withResident: {
      "private-limited": "The owners, and the director whom the law wants to live in India.",
      opc: "The owner, and the director whom the law wants to live in India.",
      llp: "The partners, and the designated partner whom the law wants to live in India.",
    },
    fewer: "One person fewer",
    more: "One person more",
    tier: "Our plan",
    /** On one line of a phone, beside the sum. */
    inShort: { total: "Total", example: "Example" },
    toLedger: costLabels.everyLine,
  },
  section8: {
    tile: "Section 8",
    name: "Section 8 company",
    withoutShares: "It has no share capital: the members give a guarantee instead.",
    noShares: "no share capital",
    feeOnRequest: "our fee on request",
    fee: "We have no plan for a Section 8 company, a company for charity. You get our fee in writing on request, before anything is filed.",
    heading: "What these figures leave out",
    text: "A Section 8 company pays no dividend: its income goes to its objects. Registration is the first of several steps.",
  },
  commonCapital: {
    "private-limited": companyAmounts,
    opc: companyAmounts,
    llp: [100_000, 200_000, 500_000, 1_000_000, 2_500_000],
  },
  ledger: {
    heading: "Estimate of cost",
    groups: {
      ours: "Paid to us",
      mca: "Paid to the Ministry of Corporate Affairs",
      duty: "Stamp duty",
      others: "Paid with the application",
    },
    charges: `Charges with digital signatures, without our fee${ifGst(" and GST")}`,
    printed: "The estimate that is printed with our plans.",
    total: costLabels.total,
    totalWithoutFee: costLabels.totalWithoutFee,
    missing: costLabels.missingDuty,
    missingFee: costLabels.missingFee,
    missingFeeText: "+ MCA fee, which the payment screen shows",
    readings: "By each reading",
  },
  compare: {
    heading: "The same choice as another structure",
    text: `The same capital or contribution and the same plan. ${signatures}`,
    /** While no amount is named. */
    usual: "companies at {company}, the LLP at {llp}",
    textOfUsual: `The same plan. ${signatures}`,
    chosen: "Your choice",
    choose: "Choose",
    lines: "Compare charge by charge",
    llpContribution: "Here the LLP’s contribution is your amount; our plan pages assume more than ₹1 lakh.",
  },
  states: {
    heading: "The same registration in all 36 states and union territories",
    text: "The stamp duty is what differs: every other charge is the same everywhere in India.",
    table: "Totals by state",
    state: "State",
    duty: "Stamp duty",
    total: "Total",
    chosen: "your choice",
    example: "example",
    plus: "A + stands for a charge that is not known.",
    sortHint: "Select a heading to sort, a state to choose it.",
    showAll: "Show all 36",
    showFewer: "Show fewer",
    scroll: "Scroll the table for all 36",
  },
  keeping: {
    heading: "What it costs to keep",
    text: "Yearly filings, audit where the law asks for one, and the income tax return. Registration itself is not in these figures.",
    firstYear: "First year",
    threeYears: "Three years",
    low: "Lowest fee card seen",
    middle: "Middle of the market",
    high: "All-in quotations, larger business",
    legend:
      "The bar runs from the lowest to the highest asking price seen in 2026; the mark is the middle of the market.",
    extras: "What is not in the bars",
  },
} as const;

/** The rest of the page, which is in its HTML only. */
export const costCalculatorPage = {
  noScript: `JavaScript is switched off, so this page shows one case: a Private Limited company in ${exampleStateName} with ₹1,00,000 of authorised capital, two people who sign and our Starter plan. For another state, take the total of its row in the table of states. For each further person, add one digital signature.`,
  text: `What registration costs in your state: our fee${ifGst(", GST")}, the MCA fee and the stamp duty, each with its source.`,
  questionsHeading: "Before you rely on a figure",
  questions: [
    {
      q: "Is this the amount I will pay?",
      a: "It is an estimate. The MCA payment screen computes the fee and a company’s stamp duty on the day of filing; for an LLP agreement, and in Sikkim, the duty is paid outside the MCA portal. We charge what was actually paid; a digital signature has our own price. You approve the total in writing before we file.",
    },
    {
      q: "Why is there a range in some states?",
      a: "Because the sources differ: an older MCA table and a newer state law, for example. We show both ends and say what each rests on. Where there is no reliable figure we print none.",
    },
    {
      q: "Should I register in a cheaper state?",
      a: "Only if your office is there. The registered office decides which state’s duty applies, and letters and notices go to it. Moving it to another state later is a procedure of its own.",
    },
    {
      q: "How much authorised capital or contribution should I choose?",
      a: "As much as you plan to issue or put in during the first year. Up to ₹15,00,000 the MCA charges a company no registration fee; an LLP pays by the band of its contribution. The stamp duty of some states rises with the amount. You can raise it later; fees and duty apply then.",
    },
  ],
  closing: {
    heading: "Check these figures with an advisor",
    text: `The first call is free. You get our fee${ifGst(", GST")} and the charges for your state in writing before anything is filed.`,
  },
} as const;

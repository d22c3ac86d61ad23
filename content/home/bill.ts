import { planCounts } from "../offers/offers.ts";
import { gst, ifGst } from "../owner/gst.ts";

/** What the choices and the sum of a cost are called, here and in the cost calculator. */
export const costLabels = {
  structure: "Structure",
  state: "State of the registered office",
  total: "Estimated total",
  totalWithoutFee: "Estimated total, without our fee",
  missingDuty: "+ stamp duty",
  missingFee: "+ MCA fee",
  everyLine: "See every line",
  failed: "The charges of a Section 8 company could not be loaded. Check your connection and load the page again.",
} as const;

/** The bill under the hero of the home page. */
export const bill = {
  heading: "What you pay, all in",
  text: `Fee${ifGst(", GST")} and charges in your state.`,
  parts: {
    fee: "Our fee, {offer} plan",
    gst: `GST at ${gst.percent}%`,
    signatures: "Digital signatures",
    charges: "Government charges",
  },
} as const;

/** Where there is room for a word or two each; in the HTML only. */
export const billInShort = {
  fee: "Our fee",
  gst: "GST",
  signatures: "Signatures",
  ours: "Paid to us",
  charges: "Charges",
  total: "Total",
} as const;

/** At the foot of the bill on the page of a structure; in the HTML only. */
export const toPlans = {
  "private-limited": `See the ${planCounts["private-limited"].toLowerCase()}`,
  opc: `See the ${planCounts.opc.toLowerCase()}`,
  llp: `See the ${planCounts.llp.toLowerCase()}`,
} as const;

/** Beside the bill on wide screens; in the HTML only. */
export const inTheBill = {
  included: [
    `The fee of your plan${ifGst(", with GST")}`,
    "MCA fees and the stamp duty of your state",
    "Digital signatures, PAN and TAN",
  ],
  notIncluded: "Not included: bookkeeping, an auditor’s own fee, and filings that your plan does not name.",
  approval: "You approve the total in writing before we file.",
  link: { label: "How the estimate is made", href: "/cost-calculator#questions" },
} as const;

import { planCounts } from "../offers/offers.ts";
import { gst } from "../owner/gst.ts";

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

/** The bill beside a heading: parts by name, or together as the rows of home, which has one for each colour of the bar. */
export const bill = {
  heading: "What you pay, all in",
  parts: {
    fee: "Our fee, {offer} plan",
    gst: `GST at ${gst.percent}%`,
    signatures: "Digital signatures",
    charges: "Government charges",
  },
  /** Where three stand in a row. */
  structures: { "private-limited": "Pvt Ltd", opc: "OPC", llp: "LLP" },
  rows: {
    fee: "Our fee, {offer} plan {fee}, and digital signatures {signatures}",
    gst: "GST on our fee",
    signatures: "Digital signatures",
    charges: "Ministry, stamp duty, PAN and TAN",
  },
  approval: "you approve the total in writing before we file",
  withoutScript: { label: "Another structure or state", href: "/cost-calculator" },
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

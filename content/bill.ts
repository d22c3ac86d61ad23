import { gst, ifGst } from "./owner/gst.ts";

/** What the choices and the sum of a cost are called, here and in the cost calculator. */
export const costLabels = {
  structure: "Structure",
  state: "State of the registered office",
  total: "Estimated total",
  totalWithoutFee: "Estimated total, without our fee",
  missingDuty: "+ stamp duty",
  missingFee: "+ MCA fee",
  everyLine: "See every line",
} as const;

/** The bill under the hero of the home page. */
export const bill = {
  heading: "What you pay, all in",
  text: `Fee${ifGst(", GST")} and charges in your state.`,
  parts: {
    fee: "Our fee, {offer} plan",
    gst: `GST at ${gst.percent}% on it`,
    charges: "Government charges and digital signatures",
  },
} as const;

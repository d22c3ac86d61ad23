import { gst, ifGst } from "./owner/gst.ts";

/** The bill under the hero of the home page. Its controls and its total are called as in the cost calculator. */
export const bill = {
  heading: "What you pay, all in",
  text: `Our fee${ifGst(", GST")} and every charge, added up for your state.`,
  parts: {
    fee: "Our fee, {offer} plan",
    gst: `GST at ${gst.percent}% on it`,
    charges: "Government charges and digital signatures",
  },
  everyLine: "See every line",
} as const;

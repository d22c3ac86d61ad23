import { rupees } from "../../domain/india/money.ts";
import { otherCharges } from "../incorporation-costs/charges.ts";
import { exampleCharges } from "../owner/example-charges.ts";
import { exampleStateName } from "../owner/example-state.ts";
import { sumOf } from "../owner/fees.ts";
import { gst, ifGst } from "../owner/gst.ts";
import { hoursInWords, openDayCount, openDaysInWords } from "../owner/hours.ts";
import { setupDays } from "../owner/registration-days.ts";
import { firstTier } from "./tiers.ts";

const company = sumOf("private-limited", firstTier, exampleCharges["private-limited"]);
const opc = sumOf("opc", firstTier, exampleCharges.opc);
const llp = sumOf("llp", firstTier, exampleCharges.llp);

const weekly = openDaysInWords.replace(/^./, (letter) => letter.toUpperCase());

export const signaturePrice = rupees(otherCharges.signature.each);

export const pricingPage = {
  heading: "Our fee and charges, together",
  text: `Totals include ${ifGst("GST and ")}government charges. Nothing is bought online: you speak to an advisor first.`,
  notice: {
    title: "Important Notice",
    lead: `Additional applicable fees are charged at actual rates at filing. Our listed estimates for ${exampleStateName}: ${company.charges} for Private Limited and OPC, ${llp.charges} for LLP, each with two signatures. An OPC with one: ${opc.charges}.`,
    /** Opens what they cover. */
    more: "What they cover",
    covers: `They cover what we pay on your behalf, such as state stamp duty, name reservation, PAN and TAN. They also cover digital signature certificates, which you buy from us at ${signaturePrice} each${ifGst(" with GST included")}. The amount depends on your state, capital and number of signatories.${ifGst(` GST at ${gst.percent}% applies to our fee.`)}`,
    laws: ["additional-fees-estimate", "mca-fee-nil-15-lakh"],
  },
  /** What each means is said by its claim, or here. */
  highlights: [
    { title: `${setupDays} days`, claim: "setup-time" },
    { title: `Expert support for ${openDayCount} days`, text: `${weekly}: ${hoursInWords}.` },
    { title: "100% compliance", claim: "compliance" },
  ],
  questionsHeading: "Before you choose",
  questions: [
    {
      q: "What is the total I should plan for?",
      a: `The total on the card of your plan, for your state: the plan fee, ${ifGst(`GST at ${gst.percent}% on it, `)}and the charges. You approve it before we file.`,
    },
    {
      q: "Why are the charges an estimate?",
      a: "Stamp duty is set by each state and depends on the capital you choose. More directors or partners need more digital signatures.",
    },
    {
      q: "Which plan should I choose?",
      a: "Standard, if you will invoice customers soon: it adds GST registration and the documents for a current account. Starter is enough if you only need the certificate now. Pro suits founders who want the first year’s ROC filings done for them. The income tax return is in LLP Pro; for a company we quote for it.",
    },
    {
      q: "Can I move to a higher plan later?",
      a: "Yes. Tell your advisor what you need next and we quote for the additional work.",
    },
    {
      q: "What if my application is not approved?",
      a: "Many objections can be met by correcting the form and filing it again within the time allowed. A fresh government fee applies if a new form has to be filed. We refund our fee only for non-performance attributable to us; the terms of service say how.",
    },
  ],
  closing: {
    badge: "free-consultation",
    heading: "Not sure which plan fits?",
    text: "Tell an advisor what you are building.",
    button: { label: "Get Started", href: "/contact-us" },
  },
} as const;

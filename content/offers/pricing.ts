import { rupees } from "../../domain/india/money.ts";
import { numberInWords } from "../../domain/india/number-words.ts";
import { otherCharges } from "../incorporation-costs/charges.ts";
import { exampleCharges } from "../owner/example-charges.ts";
import { exampleStateName } from "../owner/example-state.ts";
import { sumOf } from "../owner/fees.ts";
import { gst, ifGst } from "../owner/gst.ts";
import { hoursInWords, openDayCount, openDaysInWords } from "../owner/hours.ts";
import { setupDays } from "../owner/registration-days.ts";
import { priceCount } from "./offers.ts";
import { firstTier } from "./tiers.ts";

const company = sumOf("private-limited", firstTier, exampleCharges["private-limited"]);
const opc = sumOf("opc", firstTier, exampleCharges.opc);
const llp = sumOf("llp", firstTier, exampleCharges.llp);
const andGst = (sum: { gst: string }): string => ifGst(`, GST of ${sum.gst}`);
const weekly = openDaysInWords.replace(/^./, (letter) => letter.toUpperCase());

export const signaturePrice = rupees(otherCharges.signature.each);

export const pricingPage = {
  heading: "Our fee and charges, together",
  text: `Totals include ${ifGst("GST and ")}government charges. Nothing is bought online: you speak to an advisor first.`,
  notice: {
    title: "Important Notice",
    lead: `Additional applicable fees are charged at actual rates at filing. Our listed estimates for ${exampleStateName}: ${company.charges} for Private Limited and OPC, ${llp.charges} for LLP, each with two signatures.`,
    yours: `With one signature, as our plans count an OPC: ${opc.charges}. Choose your state above the plans for its own.`,
    /** Opens what they cover. */
    more: "What they cover",
    covers: `They cover what we pay on your behalf, such as state stamp duty, name reservation, PAN and TAN. They also cover digital signature certificates, which you buy from us at ${signaturePrice} each${ifGst(" with GST included")}. The amount depends on your state, capital and number of signatories. ${ifGst(`GST at ${gst.percent}% applies to our fee. `)}You see the total in writing before we file.`,
    laws: ["additional-fees-estimate", "mca-fee-nil-15-lakh"],
  },
  highlightsHeading: "What every plan comes with",
  highlights: [
    {
      icon: "CalendarClock",
      title: `${setupDays} days`,
      text: "Name, signatures, filing and certificate.",
      claim: "setup-time",
    },
    {
      icon: "Headphones",
      title: `Expert support for ${openDayCount} days`,
      text: `${weekly}: ${hoursInWords}.`,
      claim: "support-days",
    },
    {
      icon: "ShieldCheck",
      title: "100% compliance",
      text: "For the incorporation itself, in every plan.",
      claim: "compliance",
    },
  ],
  glance: {
    heading: `All ${numberInWords(priceCount)} prices at a glance`,
    text: `Our fee, ${ifGst("GST on it, ")}and the total with the estimated charges.`,
  },
  questionsHeading: "Before you choose",
  questions: [
    {
      q: "What is the total I should plan for?",
      a: `The plan fee, ${ifGst(`GST at ${gst.percent}% on our fee, `)}and the charges: fees and duty as paid for you, digital signatures at our price. For Private Limited Starter, ${company.fee}${andGst(company)} and estimated charges of ${company.charges} make ${company.total}; ${company.ours} of it is paid to us, with the signatures. For OPC Starter, with one signature, ${opc.fee}${andGst(opc)} and charges of ${opc.charges} make ${opc.total}, ${opc.ours} of it to us. For LLP Starter, ${llp.fee}${andGst(llp)} and estimated charges of ${llp.charges} make ${llp.total}, ${llp.ours} of it to us. You approve the total before we file.`,
    },
    {
      q: "Why are the charges an estimate?",
      a: "Stamp duty is set by each state and depends on the capital you choose. More directors or partners need more digital signatures. We pay fees and duty on your behalf and charge what was actually paid; a digital signature has our own price.",
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
    text: `Tell an advisor what you are building. After the call you get a written quotation with our fee${ifGst(", GST")} and the estimated charges.`,
    button: { label: "Get Started", href: "/contact-us" },
  },
} as const;

import type { PricingPage } from "./schemas/plan.ts";

export const pricingPage: PricingPage = {
  heading: "Plans, and what the filing costs on top",
  text: "Our fee and the government's charges stand side by side. Nothing is bought online: you speak to an advisor first.",
  notice: {
    title: "Important Notice",
    paragraphs: [
      "Additional applicable fees are charged at actual rates at filing: about ₹15,163 for a Private Limited company or an OPC, and about ₹11,443 for an LLP.",
      "They cover what we pay on your behalf, such as state stamp duty, name reservation, digital signature certificates, PAN and TAN. State, capital and number of signatories change the sum. You see it in writing before we file.",
    ],
    laws: ["additional-fees-estimate", "mca-fee-nil-15-lakh"],
  },
  highlights: [
    {
      icon: "CalendarClock",
      title: "10-15 days",
      text: "The usual time from complete documents to certificate. The Registrar's own time can vary.",
      claim: "setup-time",
    },
    {
      icon: "Headphones",
      title: "Expert support for 6 days",
      text: "Monday to Friday, 10:00 to 18:00, and Saturday, 10:00 to 13:00.",
      claim: "support-days",
    },
    {
      icon: "ShieldCheck",
      title: "100% compliance",
      text: "Every form the law asks for at incorporation is part of every plan.",
      claim: "compliance",
    },
  ],
  glance: {
    heading: "All nine prices at a glance",
    text: "Our fee in bold, and below it what to plan for with the charges added.",
  },
  questionsHeading: "Before you choose",
  questions: [
    {
      q: "What is the total I should plan for?",
      a: "The plan fee plus the charges at actuals. For Private Limited or OPC Starter that is ₹1,999 plus about ₹15,163: about ₹17,162. For LLP Starter it is ₹1,999 plus about ₹11,443: about ₹13,442. Tax on our fee, where it applies, is shown on your quotation. You approve the full figure before we file anything.",
    },
    {
      q: "Why are the charges an estimate?",
      a: "Stamp duty is set by each state, and it moves with the capital you choose. More directors or partners need more digital signatures. We pay these sums on your behalf and charge what was paid, against the receipts.",
    },
    {
      q: "Which plan do most founders need?",
      a: "Standard, if you will invoice customers soon: it adds GST registration and the papers for a current account. Starter is enough if you only need the certificate now. Pro suits founders who want the first year's filings done for them.",
    },
    {
      q: "Can I move to a higher plan later?",
      a: "Yes. Tell your advisor what you need next and we quote the difference. Nothing renews by itself, and no card is kept on file.",
    },
    {
      q: "What if my application is not approved?",
      a: "Most objections can be answered, and we answer them at no further fee of ours. A fresh government fee applies if a form has to be filed again. We refund our fee where the failure to perform is ours; the terms of service say how.",
    },
  ],
  closing: {
    badge: "free-consultation",
    heading: "Not sure which plan fits?",
    text: "Tell an advisor what you are building. You leave the call with a structure, a plan and the full cost in writing.",
    button: { label: "Get Started", href: "/contact-us" },
  },
};

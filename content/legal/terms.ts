import { signaturePrice } from "../offers/pricing.ts";
import { exampleChargesInWords } from "../owner/example-charges.ts";
import { isSample, legal } from "../owner/facts.ts";
import { gst, ifGst } from "../owner/gst.ts";
import { setupDays } from "../owner/registration-days.ts";
import { actualCharges, refundRule } from "../registration/quotation.ts";
import type { LegalDocument } from "../schemas/legal.ts";

export const terms: LegalDocument = {
  heading: "Terms and Conditions",
  effective: { iso: "2025-08-24", text: "August 24, 2025" },
  updated: { iso: "2026-11-17", text: "November 17, 2026" },
  summary:
    "This site gives information, and nothing is sold on it. Applications are decided by the authorities, not by us. Your rights as a consumer remain as the law gives them.",
  inShort: [
    {
      term: "What you pay",
      text: `Our fee for the work listed in the plan${ifGst(", and GST on it")}. Government fees, stamp duty and similar charges are added, at actual rates at filing.`,
      section: "fees",
    },
    {
      term: "How long it takes",
      text: `Registration usually takes ${setupDays} working days from complete documents. This is not a guarantee.`,
      section: "time",
    },
    {
      term: "Refunds",
      text: "Of our fee, only for non-performance attributable to us. Charges already paid to others cannot be refunded by us.",
      section: "refunds",
    },
    {
      term: "Law and disputes",
      text: `The law of India and the courts of ${legal.jurisdiction}. A consumer can still go to the commission where the consumer lives or works.`,
      section: "law-and-contact",
    },
  ],
  closing: "A question about these terms? Write to {email}.",
  sections: [
    {
      number: 1,
      id: "about-these-terms",
      heading: "About these terms",
      blocks: [
        "These terms apply to your use of this website and to the services of {brand}, {address}. In them 'we' means {brand}, and 'you' means the visitor or client.",
        { details: "owner" },
        "If you engage us, a written quotation or engagement letter sets out your plan. Where it differs from these terms, it prevails. How we handle personal data is set out in the Privacy Policy.",
        { link: { label: "Read the Privacy Policy", href: "/privacy-policy" } },
      ],
    },
    {
      number: 2,
      id: "services",
      heading: "What we do",
      blocks: [
        "We help founders prepare and file applications to register a Private Limited company, a One Person Company or a Limited Liability Partnership, and with compliance, bookkeeping and readiness for fundraising.",
        "We are a private service provider. We are not part of, or endorsed by, any government department. Work that the law reserves for a professional, such as certification of a form or an audit, is done by a qualified professional.",
      ],
    },
    {
      number: 3,
      id: "who-may-use",
      heading: "Who may use the site",
      blocks: [
        "You must be at least 18 years old and able to enter into a contract to send a form or engage us. If you act for a company, LLP or another person, you confirm that you may do so.",
      ],
    },
    {
      number: 4,
      id: "information",
      heading: "Information on this site",
      blocks: [
        "Articles, calendars, comparisons and notes are general information, checked up to the dates shown. They are not legal, tax or investment advice for your case. Laws, fees and dates change by notification. Confirm on the official portal, or ask us, before you act.",
        `Counts, averages and ratings are general information; do not rely on one whose basis is not stated beside it.${isSample ? " While this site is marked as a demonstration, its testimonials, client names, counts, ratings and contact details are samples and not statements of fact." : ""}`,
      ],
    },
    {
      number: 5,
      id: "fees",
      heading: "Plans, fees and charges",
      blocks: [
        "Nothing is sold or paid for on this site. A contract begins only when you accept our written quotation.",
        {
          list: [
            "Plan fee: our professional fee for the work listed in the plan. Discounts apply to this fee only.",
            `Additional applicable fees: government fees, state stamp duty and similar charges, at actual rates at filing, and digital signature certificates at our price of ${signaturePrice} each with GST included. The estimates on this site are ${exampleChargesInWords["private-limited"]} for a Private Limited company or an OPC and ${exampleChargesInWords.llp} for an LLP.`,
            ifGst(
              `GST on our fee, at ${gst.percent}% where we are registered for it, is added and shown on the quotation and the invoice.`,
              "GST: we are not registered for it and charge none.",
            ),
          ],
        },
        actualCharges,
      ],
    },
    {
      number: 6,
      id: "your-part",
      heading: "Your responsibilities",
      blocks: [
        {
          list: [
            "Give complete and true information and genuine documents, and tell us when something changes.",
            "Read the drafts we send. You are responsible for what you approve and sign.",
            "Keep your digital signature and passwords to yourself. We use your signature only for forms you have approved.",
            "After registration, meet the duties of your company or LLP, unless your plan says that we do.",
          ],
        },
      ],
    },
    {
      number: 7,
      id: "time",
      heading: "Time and approvals",
      blocks: [
        `Registration usually takes ${setupDays} working days from complete documents. This is a typical time and not a guarantee: portals fail, and authorities may ask questions.`,
        "Names, registrations and recognitions are granted or refused by the authority. Replying to queries on a form we filed is part of the plan unless your quotation says otherwise. A fresh government fee may apply if a form has to be filed again.",
      ],
    },
    {
      number: 8,
      id: "refunds",
      heading: "Cancellation and refunds",
      blocks: [
        "To cancel, write to {email}. Until you accept our quotation you owe us nothing. After that we stop work when your message reaches us, and charges already paid to others on your behalf remain payable. Your quotation says how work that has not started is treated.",
        refundRule,
        "We do not refund our fee because an authority refused or delayed an application that was properly prepared, because documents were late or untrue, or because you changed your mind after the work was done. Government fees and charges already paid to others cannot be refunded by us.",
        "To ask for a refund, write to {email} with your invoice number.",
        "This does not limit your rights under the Consumer Protection Act, 2019.",
      ],
    },
    {
      number: 9,
      id: "templates",
      heading: "Templates and downloads",
      blocks: [
        "Templates are general forms, free for you to use and adapt for your own business. They may not suit your facts or your state. Have a professional read a document before you sign it. You may not resell them as a collection.",
      ],
    },
    {
      number: 10,
      id: "use-of-the-site",
      heading: "Use of the site, content and links",
      blocks: [
        "The text, design and marks of this site belong to us or our licensors. You may link to it, and quote from it if you name the source.",
        "Do not send false requests, attempt to break in, or load the site so heavily that others cannot use it. Links to other sites are for convenience. We do not control those sites, and a link or listing is not an endorsement or a tie-up.",
      ],
    },
    {
      number: 11,
      id: "liability",
      heading: "Our responsibility to you",
      blocks: [
        "We do our work with reasonable skill and care. If we cause you a loss by not doing so, our total liability for a service is limited to the fee you paid us for it, and does not include lost profits or indirect loss.",
        "Nothing in these terms limits liability for fraud, or any liability or right that the law does not allow to be limited, including your rights as a consumer.",
      ],
    },
    {
      number: 12,
      id: "law-and-contact",
      heading: "Governing law, changes and contact",
      blocks: [
        `The law of India governs these terms. The courts of ${legal.jurisdiction} have jurisdiction, without limiting a consumer’s right to go to the commission where the consumer lives or works.`,
        "We may change these terms by publishing the new text here with its date. Work already agreed continues under the terms in force when you accepted the quotation.",
        "Complaints and questions: {email}, {phone}, or by post to {address}. Please write to us first; most matters can be settled that way.",
        { details: "grievance-officer" },
      ],
    },
  ],
};

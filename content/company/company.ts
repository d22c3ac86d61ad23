import { identity } from "../owner/facts.ts";
import { worthOfTheCall } from "../owner/fees.ts";
import { ifGst } from "../owner/gst.ts";
import { openDaysInWords } from "../owner/hours.ts";
import { setupDays } from "../owner/registration-days.ts";

export const about = {
  heading: "About {brand}",
  text: "We register companies and LLPs for founders in India, and help with the filings that follow.",
  office: {
    visit: "Visit",
    open: "Open",
    reach: "Call or write",
    chat: "WhatsApp",
    registered: "Who we are in law",
    notRegistered:
      "This is a demonstration and belongs to no firm, so there is no registration number and no grievance officer to name. Do not pay anyone in its name.",
  },
  story: {
    heading: "Our story",
    /** On phones, over the paragraphs after the first. */
    more: "Read more",
    paragraphs: [
      "{brand} registers Private Limited companies, OPCs and LLPs. Founders often see a low price first and a list of charges later, so each of our plans shows our fee and the charges we expect to pay for you, side by side.",
      `The charges are an estimate, because stamp duty depends on your state and your capital. They are charged at actual rates at filing.${ifGst(" GST on our fee is shown on the quotation.")}`,
      "Many delays start with a missing document or with a name that is too close to another. So we ask for the documents at the start, and check names and objects before they are filed.",
      `Our office is in ${identity.address.city}, and registration is done online for founders across India. Some need a certificate only. Others also want bookkeeping, payroll and yearly filings.`,
    ],
  },
  why: {
    heading: "Why choose us",
    text: "Our figures, and how we work.",
    textWithoutFigures: "How we work.",
    figures: ["registrations", "companies-registered", "founders", "name-approval"],
    figuresNote: "The name approval rate is not a guarantee.",
    reasons: [
      {
        icon: "IndianRupee",
        title: "Fee and charges together",
        text: "Each plan shows its fee beside the estimated charges. You approve the total in writing before we file.",
      },
      {
        icon: "CalendarClock",
        title: `${setupDays} day processing`,
        text: `Setup takes ${setupDays} days from complete documents to certificate. It is not a promise: the Registrar’s own time varies.`,
      },
      {
        icon: "UserRoundCheck",
        title: "You can speak to a person",
        text: `Call, write or ${identity.whatsapp ? "chat" : "visit us"} in business hours, ${openDaysInWords}.`,
      },
      {
        icon: "FileClock",
        title: "Dated notes on the law",
        text: "Where a rule has changed, our pages say so, with the date, the source and how far we have checked it.",
      },
    ],
  },
  people: {
    heading: "Who does the work",
    text: "Who takes part, and what each of them signs.",
    columns: { who: "Who", does: "What they do", signs: "What they sign" },
    roles: [
      {
        who: "Your advisor",
        does: "Takes the first call, asks for the documents, checks the name and the objects, drafts and files.",
        signs: "The quotation, with the total that you approve in writing before we file.",
      },
      {
        who: "You, the founders",
        does: "Verify your identity by video, read each draft and approve it.",
        signs: "The incorporation forms, each of you with a Class 3 digital signature.",
      },
      {
        who: "A qualified professional",
        does: "Does the work that the law reserves for the profession, such as certification of a form or an audit.",
        signs: "The certification in the form, or the audit report.",
      },
      {
        who: "The Registrar",
        does: "Examines the application and may ask for a document. We answer every question.",
        signs: "The Certificate of Incorporation.",
      },
    ],
  },
  mission: {
    heading: "Our mission",
    text: "To let anyone in India start a company knowing what it costs, what it asks of them and what happens next.",
  },
  values: {
    heading: "Our values",
    items: [
      {
        title: "Quote the full price",
        text: `You should hear of a charge before you pay it, including the government’s${ifGst(" and GST")}.`,
      },
      { title: "Recommend only what you need", text: "If Starter is enough, or no company is needed yet, we say so." },
      {
        title: "Write plainly",
        text: "Documents and e-mails should be clear to a founder without a legal dictionary.",
      },
      {
        title: "Protect your data",
        text: "We collect little, keep it in our own database and erase it when you ask.",
      },
    ],
  },
  closing: {
    heading: "Talk to us",
    text: `The first consultation${worthOfTheCall} is free. Bring your questions.`,
    button: { label: "Talk to an expert", href: "/contact-us" },
  },
} as const;

export const partners = {
  heading: "Our Partners",
  text: "We are looking for firms and institutions that serve founders.",
  textWithFirms: "Firms and institutions with whom we serve founders, and how to join them.",
  firmsHeading: "With whom we work",
  soon: {
    heading: "Coming Soon",
    text: "We have no partners to name yet. They will be listed here when an agreement is signed.",
  },
  who: {
    heading: "Who can partner with us",
    text: "Four kinds of firms and institutions, and whom we mean by each.",
    items: [
      {
        icon: "BriefcaseBusiness",
        title: "Professional firms",
        text: "Company secretaries, chartered accountants and lawyers who serve founders in their state.",
      },
      {
        icon: "Sprout",
        title: "Incubators and colleges",
        text: "Programmes whose founders need a company, clean books or a session on compliance.",
      },
      {
        icon: "Landmark",
        title: "Banks and payment companies",
        text: "Teams that open accounts for newly registered companies and LLPs.",
      },
      {
        icon: "MonitorSmartphone",
        title: "Software for founders",
        text: "Accounting, payroll and signing tools that young companies already use.",
      },
    ],
  },
  how: {
    heading: "How it works",
    items: [
      { title: "Tell us what you do", text: "A few lines are enough. Say whom you serve and where." },
      { title: "We talk", text: "One call to see whether founders would be better off for it." },
      {
        title: "We put it in writing",
        text: "A short agreement that says who does what for the founder, and for what fee.",
      },
    ],
  },
  button: { label: "Become a Partner", href: "/contact" },
} as const;

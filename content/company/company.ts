import { identity } from "../owner/facts.ts";
import { worthOfTheCall } from "../owner/fees.ts";
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
    paragraphs: identity.about.story ?? [
      "Founders often see a low price first and a list of charges later. So each of our plans shows our fee beside the estimated charges of others, and you approve the total in writing before we file.",
      "Many delays start with a missing document or with a name that is too close to another. So we ask for the documents at the start, and check names and objects before they are filed.",
    ],
  },
  /** An owner's own, or none. */
  mission: { heading: "Our mission", text: identity.about.mission },
  why: {
    heading: "Why choose us",
    figures: ["registrations", "companies-registered", "founders", "name-approval"],
    figuresNote: "The name approval rate is not a guarantee.",
    reasons: identity.about.reasons ?? [
      {
        title: `${setupDays} day processing`,
        text: `Setup takes ${setupDays} days from complete documents to certificate. It is not a promise: the Registrar’s own time varies.`,
      },
      {
        title: "You can speak to a person",
        text: `Call, write or ${identity.whatsapp ? "chat" : "visit us"} in business hours, ${openDaysInWords}.`,
      },
      {
        title: "Dated notes on the law",
        text: "Where a rule has changed, our pages say so, with the date, the source and how far we have checked it.",
      },
    ],
  },
  people: {
    heading: "Who does the work",
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
  closing: {
    heading: "Talk to us",
    text: `The first consultation${worthOfTheCall} is free. Bring your questions.`,
    button: { label: "Request a call", href: "/contact-us" },
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

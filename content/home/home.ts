import { claims, identity, isSample } from "../owner/facts.ts";
import { feeFrom, lowestFee } from "../owner/fees.ts";
import { ifGst } from "../owner/gst.ts";
import { openDaysInWords } from "../owner/hours.ts";
import { setupDays, setupInWords } from "../owner/registration-days.ts";

const { hero } = identity;
const { advisors, "free-consultation": consultation } = claims;

export const home = {
  hero: {
    badge: "every-two-minutes",
    headline: hero.headline ?? "Register your company in India, with our fee and charges side by side.",
    subtitle:
      hero.text ??
      `Private Limited, OPC or LLP in ${setupDays} days. Fixed plans from ${lowestFee} plus applicable charges, ${advisors ? `${advisors.text}, ` : ""}support ${openDaysInWords}.`,
    button: { label: "Talk to an expert", href: "/contact-us" },
    callLabel: "Call {phone}",
    smallPrint: `${consultation?.text ?? "Free consultation"}. No account, no payment online.`,
  },
  statsCard: {
    eyebrow: "India, August 2025",
    claim: "incorporated-august-2025",
    splitHeading: "By type of entity",
    split: [
      { label: "Pvt Ltd", percent: 70 },
      { label: "LLP", percent: 26 },
      { label: "OPC", percent: 4 },
    ],
  },
  /** In place of the figure of the market, where the owner claims none. */
  feeCard: {
    eyebrow: "Our fee",
    figure: lowestFee,
    text: "is where our plans start. The charges of others are shown beside it.",
    rows: [
      { label: "Private Limited, from", fee: feeFrom["private-limited"] },
      { label: "LLP, from", fee: feeFrom.llp },
      { label: "One Person Company, from", fee: feeFrom.opc },
    ],
  },
  journey: {
    heading: "From first call to certificate",
    text: "You sign; we draft, file and follow up.",
    gives: "You get",
    steps: [
      {
        icon: "PhoneCall",
        title: "Free consultation",
        text: "We suggest the structure that fits.",
        duration: "15 mins",
        gives: { text: "A quotation in writing", href: "/pricing" },
      },
      {
        icon: "FolderCheck",
        title: "Documents",
        text: "PAN, Aadhaar, photo, address proof.",
        duration: "1 day",
        gives: { text: "A checklist for each person", href: "/private-limited#requirements" },
      },
      {
        icon: "BadgeCheck",
        title: "Name approval",
        text: "Two names, checked before we file.",
        duration: "2-3 days",
        gives: { text: "A name reserved for you", href: "/name-checker" },
      },
      {
        icon: "FilePenLine",
        title: "Drafting and filing",
        text: "We draft; you approve and sign.",
        duration: "3-4 days",
        gives: { text: "Filed forms and their SRN", href: "/private-limited#process" },
      },
      {
        icon: "Award",
        title: "Certificate",
        text: "In your inbox, with PAN and TAN.",
        duration: `${setupDays} days total`,
        gives: { text: "A registered company", href: "#what-you-receive" },
      },
    ],
  },
  stats: {
    heading: "At a glance",
    counting: "How we count",
    cards: [
      {
        title: "Setup time",
        text: "From complete documents to certificate.",
        claim: "setup-time",
      },
      {
        title: "Transparent fee",
        text: `Plans start here, plus applicable charges${ifGst(" and GST")}.`,
        claim: "fee-from",
      },
      {
        title: "Success stories",
        text: "Founders of companies, OPCs and LLPs.",
        claim: "success-stories",
      },
      {
        title: "Advisors",
        text: `Available ${openDaysInWords}, in business hours.`,
        claim: "advisors",
      },
    ],
  },
  call: {
    heading: "Not sure which structure fits?",
    text: "Tell us who the founders are and how you fund the first year. We tell you which one we would choose, and why.",
    questions: { label: "Or answer a few questions", href: "/choose-structure" },
    callLabel: "Call {phone}",
    chatLabel: "Chat on WhatsApp",
  },
  resources: {
    heading: "Tools and Resources",
    text: "Free to use, without an account.",
  },
  testimonials: {
    heading: "What founders say",
    text: isSample ? "On cost, name approval and timelines." : "In their own words.",
    more: { label: "View More Testimonials", href: "/testimonials" },
    clientsHeading: "Client companies",
  },
  closing: {
    badge: "last-24-hours",
    heading: `Your company could be registered in ${setupInWords}.`,
    text: "Start with a free call. You get our fee and the estimated charges in writing before anything is filed.",
    callLabel: "Call {phone}",
    chatLabel: "Chat on WhatsApp",
    pricing: { label: "See pricing", href: "/pricing" },
  },
} as const;

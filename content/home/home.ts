import { calendarPath } from "../compliance/calendar-words.ts";
import { claims, identity, isSample } from "../owner/facts.ts";
import { lowestFee } from "../owner/fees.ts";
import { ifGst } from "../owner/gst.ts";
import { openDaysInWords } from "../owner/hours.ts";
import { setupDays } from "../owner/registration-days.ts";
import type { site } from "../site.ts";

const { hero } = identity;
const { advisors } = claims;

export const home = {
  hero: {
    badge: "every-two-minutes",
    headline: hero.headline ?? "Register your company in India, with our fee and charges side by side.",
    subtitle:
      hero.text ??
      `Private Limited, OPC or LLP in ${setupDays} days. Fixed plans from ${lowestFee} plus applicable charges.`,
    button: { label: "Request a call", href: "/contact-us" },
    callLabel: "Call {phone}",
  },
  statsCard: {
    claim: "incorporated-august-2025",
    split: [
      { label: "Pvt Ltd", percent: 70 },
      { label: "LLP", percent: 26 },
      { label: "OPC", percent: 4 },
    ],
  },
  journey: {
    heading: "From first call to certificate",
    text: "You sign; we draft, file and follow up.",
    steps: [
      {
        icon: "PhoneCall",
        title: "Free consultation",
        text: "We suggest the structure that fits.",
        duration: "15 mins",
      },
      {
        icon: "FolderCheck",
        title: "Documents",
        text: "PAN, Aadhaar, photo, address proof.",
        duration: "1 day",
      },
      {
        icon: "BadgeCheck",
        title: "Name approval",
        text: "Two names, checked before we file.",
        duration: "2-3 days",
      },
      {
        icon: "FilePenLine",
        title: "Drafting and filing",
        text: "We draft; you approve and sign.",
        duration: "3-4 days",
      },
      {
        icon: "Award",
        title: "Certificate",
        text: "In your inbox, with PAN and TAN.",
        duration: `${setupDays} days total`,
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
        text: `${advisors ? `${advisors.text}, support` : "Available"} ${openDaysInWords}.`,
        claim: "advisors",
      },
    ],
  },
  call: {
    heading: "Ask an advisor first",
    callLabel: "Call {phone}",
    chatLabel: "Chat on WhatsApp",
  },
  resources: {
    heading: "Tools and Resources",
  },
  /** Under the comparison. */
  notSure: { text: "Not sure?", link: { label: "Answer a few questions", href: "/choose-structure" } },
  testimonials: {
    heading: "What founders say",
    text: isSample ? "On cost, name approval and timelines." : "In their own words.",
    more: { label: "View More Testimonials", href: "/testimonials" },
    clientsHeading: "Client companies",
  },
  closing: {
    badge: "last-24-hours",
    heading: "Start with a free call.",
    text: "An advisor answers your questions and tells you what you would pay.",
    callLabel: "Call {phone}",
    chatLabel: "Chat on WhatsApp",
    pricing: { label: "See pricing", href: "/pricing" },
  },
} as const;

/** It leads to a page of this site, or to another site by its key, which opens in a new tab. */
export type ResourceCard = {
  title: string;
  description: string;
  icon: string;
  color: "indigo" | "marigold" | "vermilion" | "leaf";
  items: readonly string[];
} & ({ href: string } | { external: keyof typeof site.external });

const incubators = claims["incubators-listed"];

/** The eight cards of Tools and Resources. A card shows three items and counts the rest. */
export const resources: readonly ResourceCard[] = [
  {
    title: "Business Structure",
    description: "Private Limited, OPC and LLP compared, row by row.",
    icon: "Scale",
    color: "indigo",
    items: ["Who you need", "Liability and tax", "Audit and filings", "Raising money", "Passing on ownership"],
    href: "#compare",
  },
  {
    title: "Startup Templates",
    description: "Twenty legal documents to read, adapt and download.",
    icon: "FileText",
    color: "marigold",
    items: ["Founders’ Agreement", "Mutual NDA", "Offer Letter", "ESOP Scheme", "Term Sheet", "LLP Agreement"],
    href: "/startup-templates",
  },
  {
    title: "Compliance Calendar",
    description: "Seventeen filings with their dates, documents and penalties.",
    icon: "CalendarDays",
    color: "leaf",
    items: ["GST returns", "TDS payment and returns", "ROC annual filings", "PF and ESI", "Income tax return"],
    href: calendarPath,
  },
  {
    title: "Articles & Guides",
    description: "Plain explanations, with dated notes where the law has changed.",
    icon: "BookOpen",
    color: "vermilion",
    items: ["Company registration", "Choosing a name", "Digital signatures", "Startup funding", "Annual compliance"],
    href: "/articles",
  },
  {
    title: "Startup Recognition",
    description: "Apply for DPIIT recognition on the Startup India portal.",
    icon: "Rocket",
    color: "marigold",
    items: ["Who is eligible", "What recognition gives", "Patent and trademark help", "Tax holiday application"],
    external: "startupRecognition",
  },
  {
    title: "Incubators and Investors",
    description: "Search public directories by state and sector.",
    icon: "Network",
    color: "indigo",
    items: [...(incubators ? [incubators.text] : []), "Search by state", "Search by sector", "Contact details"],
    external: "incubatorPortfolio",
  },
  {
    title: "Domain Name",
    description: "Check and book your .in address before you settle on a name.",
    icon: "Globe",
    color: "leaf",
    items: [".in and .co.in names", "Availability check", "Accredited registrars", "Dispute rules"],
    external: "domainRegistrar",
  },
  {
    title: "Seed Fund",
    description: "See which incubators and startups the Seed Fund Scheme has backed.",
    icon: "Sprout",
    color: "vermilion",
    items: ["Scheme portfolio", "Participating incubators", "Funded startups", "Scheme guidelines"],
    external: "seedFundPortfolio",
  },
];

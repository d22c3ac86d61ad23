import { calendarPath } from "../compliance/calendar-words.ts";
import { claims, identity, isSample } from "../owner/facts.ts";
import { feeFrom, lowestFee } from "../owner/fees.ts";
import { ifGst } from "../owner/gst.ts";
import { openDaysInWords } from "../owner/hours.ts";
import { setupDays, setupInWords } from "../owner/registration-days.ts";
import type { site } from "../site.ts";

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

export interface ResourceCard {
  title: string;
  description: string;
  icon: string;
  color: "indigo" | "marigold" | "vermilion" | "leaf";
  items: readonly string[];
  /** A page of this site, or another site by its key, which opens in a new tab. */
  link: { label: string; href: string } | { label: string; external: keyof typeof site.external };
}

const incubators = claims["incubators-listed"];

/** The eight cards of Tools and Resources. A card shows three items and counts the rest. */
export const resources: readonly ResourceCard[] = [
  {
    title: "Business Structure",
    description: "Private Limited, OPC and LLP compared, row by row.",
    icon: "Scale",
    color: "indigo",
    items: ["Who you need", "Liability and tax", "Audit and filings", "Raising money", "Passing on ownership"],
    link: { label: "Compare structures", href: "#compare" },
  },
  {
    title: "Startup Templates",
    description: "Twenty legal documents to read, adapt and download.",
    icon: "FileText",
    color: "marigold",
    items: ["Founders’ Agreement", "Mutual NDA", "Offer Letter", "ESOP Scheme", "Term Sheet", "LLP Agreement"],
    link: { label: "Browse templates", href: "/startup-templates" },
  },
  {
    title: "Compliance Calendar",
    description: "Seventeen filings with their dates, documents and penalties.",
    icon: "CalendarDays",
    color: "leaf",
    items: ["GST returns", "TDS payment and returns", "ROC annual filings", "PF and ESI", "Income tax return"],
    link: { label: "Open the calendar", href: calendarPath },
  },
  {
    title: "Articles & Guides",
    description: "Plain explanations, with dated notes where the law has changed.",
    icon: "BookOpen",
    color: "vermilion",
    items: ["Company registration", "Choosing a name", "Digital signatures", "Startup funding", "Annual compliance"],
    link: { label: "Read the guides", href: "/articles" },
  },
  {
    title: "Startup Recognition",
    description: "Apply for DPIIT recognition on the Startup India portal.",
    icon: "Rocket",
    color: "marigold",
    items: ["Who is eligible", "What recognition gives", "Patent and trademark help", "Tax holiday application"],
    link: { label: "Open Startup India", external: "startupRecognition" },
  },
  {
    title: "Incubators and Investors",
    description: `${incubators?.text ?? "Incubators and investors listed"} in public directories.`,
    icon: "Network",
    color: "indigo",
    items: ["Search by state", "Search by sector", "Government-backed incubators", "Contact details"],
    link: { label: "Search the directory", external: "incubatorPortfolio" },
  },
  {
    title: "Domain Name",
    description: "Check and book your .in address before you settle on a name.",
    icon: "Globe",
    color: "leaf",
    items: [".in and .co.in names", "Availability check", "Accredited registrars", "Dispute rules"],
    link: { label: "Visit the .in registry", external: "domainRegistrar" },
  },
  {
    title: "Seed Fund",
    description: "See which incubators and startups the Seed Fund Scheme has backed.",
    icon: "Sprout",
    color: "vermilion",
    items: ["Scheme portfolio", "Participating incubators", "Funded startups", "Scheme guidelines"],
    link: { label: "View the portfolio", external: "seedFundPortfolio" },
  },
];

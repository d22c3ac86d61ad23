import { calendarPath } from "./compliance/calendar-words.ts";
import { identity, openings, partners } from "./owner/facts.ts";
import { feeFrom, lowestFee, worthOfTheCall } from "./owner/fees.ts";
import { ifGst } from "./owner/gst.ts";
import { callBackWithin, openDaysInWords } from "./owner/hours.ts";
import { setupDays } from "./owner/registration-days.ts";

export interface PageHead {
  path: string;
  title: string;
  description: string;
}

const titles = openings.map(({ title }) => title).join(" and ");
const openPositions =
  openings.length === 0
    ? "Write to us, even while there is no open position."
    : titles.length <= 60
      ? `Open positions: ${titles}.`
      : `${openings.length} open positions.`;

/** Title and description of every page that is not an article or a template, for tabs, search results and sharing. */
export const pages = {
  home: {
    path: "/",
    title: `Company Registration in India from ${lowestFee}`,
    description: `Register a Private Limited company, OPC or LLP in ${setupDays} days. Fixed plans from ${lowestFee}, government charges shown beside the price, and a free call with an advisor.`,
  },
  privateLimited: {
    path: "/private-limited",
    title: "Private Limited Company Registration",
    description: `Register a Private Limited company in India: plans from ${feeFrom["private-limited"]}, estimated government charges beside them, six steps with typical days, and what to bring.`,
  },
  opc: {
    path: "/one-person-company",
    title: "One Person Company (OPC) Registration",
    description: `Start a company on your own. OPC registration in India with one member and one nominee: features, requirements, nine steps and fixed plans from ${feeFrom.opc}.`,
  },
  llp: {
    path: "/llp-registration",
    title: "LLP Registration in India",
    description: `Register a Limited Liability Partnership with two designated partners: plans from ${feeFrom.llp}, nine steps, filing dates and what the LLP agreement should cover.`,
  },
  pricing: {
    path: "/pricing",
    title: "Plans and Prices: Pvt Ltd, LLP and OPC",
    description:
      "Compare Starter, Standard and Pro for Private Limited, LLP and OPC. Each shows its fixed fee and the estimated charges, so you see the full estimate first.",
  },
  costCalculator: {
    path: "/cost-calculator",
    title: "Company Registration Cost Calculator",
    description: `The full cost of registering a Private Limited company, OPC or LLP in any state of India: our fee${ifGst(", GST")}, MCA fee and stamp duty, each with its rule and source.`,
  },
  incubation: {
    path: "/incubation",
    title: "Incubation and Acceleration for Startups",
    description:
      "Bookkeeping, GST, payroll and ROC filings handled every month, a Virtual CFO when you raise, and a 16-week masterclass series that ends in investor readiness.",
  },
  templates: {
    path: "/startup-templates",
    title: "Free Legal Templates for Indian Startups",
    description:
      "Twenty free Indian legal templates for founders: employment, corporate, ESOP and funding documents. Read them, fill them in on your device, download as Word files.",
  },
  calendar: {
    path: calendarPath,
    title: "Compliance Calendar for Companies and LLPs",
    description:
      "The main ROC, GST, income tax and labour due dates of an Indian company or LLP, with penalties, documents and your own calendar to download or subscribe to.",
  },
  chooseStructure: {
    path: "/choose-structure",
    title: "Pvt Ltd, OPC or LLP: Choose Your Structure",
    description:
      "A few plain questions show which structure fits you: the rules that decide, their sources, yearly duties, a three-year cost band and what would change it.",
  },
  nameChecker: {
    path: "/name-checker",
    title: "Company Name Checker: Rules 8, 8A and 8B",
    description:
      "Check a company or LLP name against the naming rules before you file: the clause behind each finding, whose approval a word needs, and rewrites that clear it.",
  },
  myPlan: {
    path: "/my-plan",
    title: "My Company Plan: Structure, Cost, Name, Dates",
    description:
      "Your company plan in one document to print or send: structure and reasons, names with findings, the full cost, first-year dates and what to gather.",
  },
  contact: {
    path: "/contact-us",
    title: "Contact Us: a Free Call with an Advisor",
    description: `Request a call and an advisor calls back within ${callBackWithin.contact} in business hours. The first consultation${worthOfTheCall} is free. Support ${openDaysInWords}.`,
  },
  testimonials: {
    path: "/testimonials",
    title: "What Founders Say About Us",
    description:
      "What founders say about registering a Private Limited company, OPC or LLP with us, and about the compliance and bookkeeping work that follows.",
  },
  about: {
    path: "/about",
    title: "About Us: Who Registers Your Company",
    description:
      "Who we are, why founders choose us for company registration in India, and how we work: fixed plan fees, charges shown beside them and plain language.",
  },
  careers: {
    path: "/careers",
    title: `Careers: Join Our Team in ${identity.address.city}`,
    description: `${openPositions} Work with founders from their first filing onwards. Apply online with your resume.`,
  },
  partners: {
    path: "/partners",
    title: "Our Partners",
    description: `Banks, professional firms, incubators and software companies that serve new companies can become our partners. ${partners.length > 0 ? "Here are those with whom we work." : "Our first partners will be listed here."}`,
  },
  terms: {
    path: "/terms-of-service",
    title: "Terms of Service",
    description:
      "The terms on which we offer company registration, compliance and related services: fees, government charges, refunds, your duties and ours, and disputes.",
  },
  privacy: {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "What personal data our forms collect, why, how long we keep it, who sees it, and how to see, correct or erase it within 7 working days.",
  },
  articles: {
    path: "/articles",
    title: "Startup Knowledge Hub: Articles and Guides",
    description:
      "Guides for founders in India on registration, fees, compliance, tax and funding, with dated notes where the law has changed and the sources behind them.",
  },
  whatsChanged: {
    path: "/whats-changed",
    title: "What Has Changed in Company Law and Tax",
    description:
      "The changes of law behind our guides and calendar, newest first, with the date each took effect, its source and the date up to which we checked it.",
  },
  search: {
    path: "/search",
    title: "Search, and a List of All Pages",
    description:
      "Search every page, tool, guide, template, filing and change of law on this site, or read the whole list: each guide with its sections and questions.",
  },
  notFound: {
    path: "/404",
    title: "Page Not Found",
    description: "We could not find this page. Here are the pages founders look for most, and how to reach us.",
  },
} as const satisfies Record<string, PageHead>;

export type PageKey = keyof typeof pages;

import { retentionMonths } from "../legal/retention.ts";
import type { ShownFile } from "../owner/files.ts";
import type { PageHead } from "../pages.ts";

/** The page behind the strip of a demonstration site. It is built only while samples are shown; what stands in braces is counted. */
export const whatIsReal = {
  page: {
    path: "/what-is-real",
    title: "What Is Real Here",
    description:
      "This is a demonstration. What on it is real, what is a specimen that shows the layout, and what happens to a form that you send here.",
  } satisfies PageHead,
  heading: "What is real here",
  intro:
    "This site is a demonstration: no firm stands behind it yet. The law, the tools and the documents are real, and you can use them today. What only a firm can know about itself is a specimen.",
  /** The two halves of the plate at the top: a word, and what was counted of each kind. */
  plate: { real: "Real", specimen: "Specimen" },
  real: {
    heading: "Real, and yours to use",
    counts: {
      filings: "filings with due dates",
      changes: "notes on changes of law",
      states: "states and union territories",
      tools: "free tools",
      templates: "legal templates",
      guides: "articles",
    },
    items: [
      {
        icon: "Scale",
        title: "The law",
        text: "Filings with dates, late fees and penalties, and dated notes on what has changed, each with its source and the day up to which it was checked.",
        link: { label: "What has changed", href: "/whats-changed" },
      },
      {
        icon: "Landmark",
        title: "Government charges",
        text: "MCA fees, stamp duty, PAN and TAN for every state and union territory, with rule and source. Where no official figure was found, the line says so.",
        link: { label: "Cost calculator", href: "/cost-calculator" },
      },
      {
        icon: "Calculator",
        title: "The tools",
        text: "{tools}. They work on your device: nothing is sent unless you send a form or subscribe to a calendar.",
        link: { label: "Choose a structure", href: "/choose-structure" },
      },
      {
        icon: "FilePen",
        title: "The documents",
        text: "Legal templates to read, fill in and download as Word files. Have a lawyer read what you sign.",
        link: { label: "Startup Templates", href: "/startup-templates" },
      },
      {
        icon: "BookOpen",
        title: "The guides",
        text: "Written for this site, with their sources. Only our own fee in the examples is a specimen.",
        link: { label: "Articles & Guides", href: "/articles" },
      },
    ],
  },
  specimens: {
    heading: "Specimens",
    text: "Listed from the same files that the pages are made of, so nothing is left out. Each block that shows them carries this mark.",
    groups: {
      identity: {
        title: "Name, contacts and hours",
        counted: "contact details",
        where: { label: "Contact", href: "/contact-us" },
      },
      legal: {
        title: "Courts that decide a dispute",
        counted: "seat of the courts",
        where: { label: "Terms of Service", href: "/terms-of-service" },
      },
      prices: { title: "Our fees", counted: "lists of fees", where: { label: "Pricing", href: "/pricing" } },
      services: {
        title: "Our fees for services",
        counted: "fees for services",
        where: { label: "Compliance calendar", href: "/compliance-calendar" },
      },
      claims: { title: "Figures that a firm would claim", counted: "figures", where: { label: "Home", href: "/" } },
      testimonials: {
        title: "Quotations",
        counted: "quotations",
        where: { label: "Testimonials", href: "/testimonials" },
      },
      clients: {
        title: "Client names",
        counted: "client names",
        where: { label: "Testimonials", href: "/testimonials#clients" },
      },
      team: { title: "People", counted: "people", where: { label: "About", href: "/about#people" } },
      openings: { title: "Open positions", counted: "open positions", where: { label: "Careers", href: "/careers" } },
      partners: { title: "Partners", counted: "partners", where: { label: "Partners", href: "/partners" } },
    } satisfies Record<ShownFile, { title: string; counted: string; where: { label: string; href: string } }>,
    templates: {
      title: "Stars and download counts",
      counted: "stars and download counts",
      text: "Of all {templates} templates",
      where: { label: "Startup Templates", href: "/startup-templates" },
    },
    /** What an owner's site has and a demonstration cannot: said, not invented. */
    absent: "There is no registration number, no grievance officer and no team, because there is no firm yet.",
  },
  enquiry: {
    heading: "If you send a form here",
    steps: [
      {
        title: "It is stored",
        text: "The forms work. What you send is checked and kept in the database of whoever runs this copy of the site, and a notice may go to them by e-mail.",
      },
      {
        title: "Do not count on a call",
        text: "The times within which you are called back are those that a firm would promise. Nobody has promised them here. A quotation or a way to pay that you are shown is a specimen too: pay nothing.",
      },
      {
        title: "It is erased",
        text: `Requests for a call after ${retentionMonths.enquiries} months, job applications after ${retentionMonths.applications}. The contacts on these pages are specimens, so a request to erase it sooner may reach nobody.`,
      },
      {
        title: "Only trying it out?",
        text: "Use invented details. An e-mail address that ends in .example belongs to nobody.",
      },
    ],
    link: { label: "Read the Privacy Policy", href: "/privacy-policy" },
  },
} as const;

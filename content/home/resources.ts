import { calendarPath } from "../compliance/calendar-path.ts";
import { claims } from "../owner/facts.ts";
import type { site } from "../site.ts";

export interface ResourceCard {
  title: string;
  description: string;
  icon: string;
  color: "indigo" | "marigold" | "vermilion" | "leaf";
  items: readonly string[];
  /** A page of this site, or another site by its key, which opens in a new tab. */
  link: { label: string; href: string } | { label: string; external: keyof typeof site.external };
}

/** The eight cards of Tools and Resources. A card shows three items and counts the rest. */
const incubators = claims["incubators-listed"];

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

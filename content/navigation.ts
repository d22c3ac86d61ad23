import { calendarPath } from "./compliance/calendar-words.ts";
import { clients, testimonials } from "./owner/facts.ts";
import type { site } from "./site.ts";
import { freeTools } from "./tools/tools.ts";

export interface MenuLink {
  label: string;
  href: string;
}
/** A link to another site, named by its key in content/site.ts. It opens in a new tab. */
export interface ExternalMenuLink {
  label: string;
  external: keyof typeof site.external;
}
/** A page with nothing on it is in no menu and not in the sitemap. */
export const showsTestimonials = testimonials.length + clients.length > 0;

interface FooterGroup {
  title: string;
  links: readonly (MenuLink | ExternalMenuLink)[];
}

/** Menus of header and footer. */
export const startupLinks: readonly MenuLink[] = [
  { label: "Private Limited", href: "/private-limited" },
  { label: "One Person Company", href: "/one-person-company" },
  { label: "Limited Liability Partnership", href: "/llp-registration" },
];

const toolLinks: readonly ExternalMenuLink[] = [
  { label: "Company Name Search", external: "nameSearch" },
  { label: "Trademark Search", external: "trademarkSearch" },
  { label: "DPIIT Recognition", external: "startupRecognition" },
];

const guideLinks: readonly MenuLink[] = [
  { label: "Startup Templates", href: "/startup-templates" },
  { label: "Compliance Calendar", href: calendarPath },
  { label: "Articles & Guides", href: "/articles" },
];

/** What is free to use, as the mobile menu and the footer list it. */
export const mobileToolLinks: readonly MenuLink[] = freeTools.items.map(({ label, href }) => ({ label, href }));
/** Without the calendar, which is among the resources. */
const otherTools = mobileToolLinks.filter(({ href }) => href !== calendarPath);

/** What opens below a word of the header: groups of links, with a title where there are several. */
export interface HeaderMenu {
  label: string;
  groups: readonly { title?: string; links: readonly (MenuLink | ExternalMenuLink)[] }[];
}

/** The links and menus of the header, in this order; the last is drawn as a button. */
export const headerEntries: readonly (MenuLink | HeaderMenu)[] = [
  { label: "Startup", groups: [{ links: startupLinks }] },
  { label: "Pricing", href: "/pricing" },
  { label: "Incubation", href: "/incubation" },
  {
    label: "Resources",
    groups: [
      { title: "TOOLS", links: toolLinks },
      { title: "TEMPLATES & GUIDES", links: guideLinks },
    ],
  },
  { label: freeTools.heading, groups: [{ links: otherTools }] },
  ...(showsTestimonials ? [{ label: "Testimonials", href: "/testimonials" }] : []),
  { label: "Contact Us", href: "/contact-us" },
];

/** The first links of the mobile menu: exactly these, in this order. */
export const mobileLinks: readonly MenuLink[] = [
  ...startupLinks,
  { label: "Pricing", href: "/pricing" },
  { label: "Incubation", href: "/incubation" },
  ...(showsTestimonials ? [{ label: "Testimonials", href: "/testimonials" }] : []),
  { label: "Contact Us", href: "/contact-us" },
];

const changesLink: MenuLink = { label: "What has changed", href: "/whats-changed" };
/** What is free to read, below the tools; the calendar is among those there. */
export const mobileGuideLinks: readonly MenuLink[] = [
  ...guideLinks.filter((guide) => mobileToolLinks.every(({ href }) => href !== guide.href)),
  changesLink,
];

/** At the foot of the mobile menu: who looks for work is no founder, and looks here. */
export const mobileCompanyLinks: readonly MenuLink[] = [
  { label: "About", href: "/about" },
  { label: "Careers", href: "/careers" },
];

/** What founders look for on a structure page, in the order of the page. */
export const structureSections = [
  { id: "plans", label: "Plans" },
  { id: "requirements", label: "Need" },
  { id: "process", label: "Steps" },
  { id: "what-you-receive", label: "Receive" },
  { id: "questions", label: "Questions" },
] as const;

export const footerGroups: readonly FooterGroup[] = [
  {
    title: "Company",
    links: [...mobileCompanyLinks, { label: "Partners", href: "/partners" }, { label: "Contact", href: "/contact" }],
  },
  {
    title: freeTools.heading,
    links: mobileToolLinks,
  },
  {
    title: "Resources",
    links: [
      ...mobileGuideLinks,
      { label: "All pages", href: "/search" },
      { label: "Company Name Search", external: "nameSearch" },
      { label: "Trademark Search", external: "trademarkSearch" },
    ],
  },
  {
    title: "Legal",
    links: [
      { label: "Terms of Service", href: "/terms-of-service" },
      { label: "Privacy Policy", href: "/privacy-policy" },
    ],
  },
];

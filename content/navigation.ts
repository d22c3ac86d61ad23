import { calendarPath } from "./compliance/calendar-words.ts";
import { clients, testimonials } from "./owner/facts.ts";
import type { site } from "./site.ts";
import { freeTools } from "./tools/tools.ts";

export interface MenuLink {
  label: string;
  href: string;
}
export interface DescribedMenuLink extends MenuLink {
  note: string;
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
export const startupLinks: readonly DescribedMenuLink[] = [
  { label: "Private Limited", href: "/private-limited", note: "Two or more founders, open to investors" },
  { label: "One Person Company", href: "/one-person-company", note: "One founder, limited liability" },
  { label: "Limited Liability Partnership", href: "/llp-registration", note: "Partners, light compliance" },
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

/** What opens below a word of the header: links with a line about each, or groups of links with a title. */
export interface HeaderMenu {
  label: string;
  described?: readonly DescribedMenuLink[];
  groups?: readonly { title: string; links: readonly (MenuLink | ExternalMenuLink)[] }[];
}

/** The links and menus of the header, in this order; the last is drawn as a button. */
export const headerEntries: readonly (MenuLink | HeaderMenu)[] = [
  { label: "Startup", described: startupLinks },
  { label: "Pricing", href: "/pricing" },
  { label: "Incubation", href: "/incubation" },
  {
    label: "Resources",
    groups: [
      { title: "TOOLS", links: toolLinks },
      { title: "TEMPLATES & GUIDES", links: guideLinks },
    ],
  },
  {
    label: freeTools.heading,
    described: freeTools.items.map(({ href, label, text }) => ({ href, label, note: text })),
  },
  ...(showsTestimonials ? [{ label: "Testimonials", href: "/testimonials" }] : []),
  { label: "Contact Us", href: "/contact-us" },
];

/** The first links of the mobile menu: exactly these, in this order. */
export const mobileLinks: readonly MenuLink[] = [
  ...startupLinks.map(({ label, href }) => ({ label, href })),
  { label: "Pricing", href: "/pricing" },
  { label: "Incubation", href: "/incubation" },
  ...(showsTestimonials ? [{ label: "Testimonials", href: "/testimonials" }] : []),
  { label: "Contact Us", href: "/contact-us" },
];

/** What is free to use and to read, below them. */
export const mobileToolLinks: readonly MenuLink[] = freeTools.items.map(({ label, href }) => ({ label, href }));
const changesLink: MenuLink = { label: "What has changed", href: "/whats-changed" };
/** The calendar is among the tools there. */
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

import type { OwnerFile } from "../../content/owner/files.ts";

/** What a section shows of one file: these keys, or all of them, without some that another section has. */
export interface Part {
  file: OwnerFile;
  keys?: readonly string[];
  /** At whatever depth. */
  without?: readonly string[];
}

export interface Section {
  id: string;
  title: string;
  /** A few words below the title, where the fields do not say it themselves. */
  help?: string;
  parts: readonly Part[];
}

const all = (file: OwnerFile): readonly Part[] => [{ file }];

/** Everything in the owner's files, in the order in which an owner thinks of it. */
export const sections: readonly Section[] = [
  {
    id: "firm",
    title: "Firm and contacts",
    help: "Who you are to a visitor, and how they reach you.",
    parts: [
      {
        file: "identity",
        keys: [
          ...["name", "tagline", "email", "phone", "whatsapp", "address", "social", "callLanguages"],
          ...["dataOfficer", "security", "hostingCountry"],
        ],
      },
    ],
  },
  {
    id: "hours",
    title: "Hours and closed days",
    help: "Calls are promised within these hours. 26 January, 15 August and 2 October are closed by themselves.",
    parts: [{ file: "identity", keys: ["hours", "closedDays", "callBack"] }],
  },
  {
    id: "prices",
    title: "Prices",
    help: "In rupees, without GST. Charges of the government are counted by the site.",
    parts: [
      { file: "prices", without: ["features", "notIncluded"] },
      { file: "identity", keys: ["exampleState"] },
    ],
  },
  {
    id: "plans",
    title: "What each plan includes",
    help: "In place of our lists. A plan without one of its own keeps ours.",
    parts: [
      { file: "prices", without: ["price", "formerPrice", "formerPricesSince"] },
      { file: "identity", keys: ["registrationDays"] },
    ],
  },
  {
    id: "services",
    title: "Services",
    help: "What you sell beside registrations, for quotations. The key of a filing is its name in the calendar's addresses, such as aoc-4: its late fee is found by it.",
    parts: all("services"),
  },
  {
    id: "paying",
    title: "Paying",
    help: "For quotations and founders' pages only. Nothing of it is on the public site.",
    parts: [{ file: "payment", keys: ["upi", "bank", "fee"] }],
  },
  {
    id: "team",
    title: "Team",
    help: "Shown beside the forms, on the about page and in the acknowledgement of a request.",
    parts: all("team"),
  },
  {
    id: "testimonials",
    title: "Testimonials",
    help: "Words that people really wrote, with their consent.",
    parts: all("testimonials"),
  },
  { id: "clients", title: "Clients", help: "Names set in type, with their consent.", parts: all("clients") },
  {
    id: "openings",
    title: "Openings",
    help: "Without one the careers page takes general applications.",
    parts: all("openings"),
  },
  { id: "partners", title: "Partners", parts: all("partners") },
  {
    id: "claims",
    title: "Claims",
    help: "Figures that you can prove. Without a figure its sentence is left out of every page.",
    parts: all("claims"),
  },
  {
    id: "logo",
    title: "Logo and colour",
    help: "In place of our mark and our indigo: on pages, icons, mails, papers and at the desk.",
    parts: [{ file: "identity", keys: ["logo", "accent"] }],
  },
  {
    id: "home",
    title: "Home page and articles shown",
    parts: [{ file: "identity", keys: ["hero", "pagesIn", "hiddenArticles"] }],
  },
  {
    id: "about",
    title: "About page",
    help: "In place of our story and our reasons. A mission is yours alone: without one the page has none.",
    parts: [{ file: "identity", keys: ["about"] }],
  },
  {
    id: "legal",
    title: "Legal identity",
    help: "What the law asks you to show. Without a GSTIN no price adds GST.",
    parts: all("legal"),
  },
  {
    id: "quotation",
    title: "Words of the quotation",
    parts: [{ file: "payment", keys: ["quotation", "refund"] }],
  },
  {
    id: "whatsapp",
    title: "WhatsApp texts",
    help: "In place of ours, at the desk. Between braces stands what the desk puts there, such as {name}, {advisor} or {link}.",
    parts: all("whatsapp"),
  },
  {
    id: "follow-ups",
    title: "Follow-ups",
    help: "When somebody appears under Today by themselves. Working days go by your hours and closed days.",
    parts: all("followups"),
  },
];

/** Whether a part shows what is at this place of its file. */
export const showsPath = ({ keys, without = [] }: Part, path: readonly (string | number)[]): boolean =>
  (!keys || (path[0] !== undefined && keys.includes(String(path[0])))) &&
  !path.some((key) => without.includes(String(key)));

/** The section in which a problem of a file can be mended. */
export const sectionOf = (file: string, path: readonly (string | number)[]): Section | undefined =>
  sections.find(({ parts }) => parts.some((part) => `${part.file}.json` === file && showsPath(part, path)));

/** What a person calls each file of the owner's folder. */
const fileNames: Readonly<Record<string, string>> = {
  "identity.json": "Firm, contacts, hours and looks",
  "legal.json": "Legal identity",
  "prices.json": "Prices and plans",
  "services.json": "Services",
  "claims.json": "Claims",
  "testimonials.json": "Testimonials",
  "clients.json": "Clients",
  "team.json": "Team",
  "openings.json": "Openings",
  "partners.json": "Partners",
  "payment.json": "Paying and words of the quotation",
  "whatsapp.json": "WhatsApp texts",
  "followups.json": "Follow-ups",
};

export function fileName(file: string): string {
  const article = /^articles\/(.*)\.md$/.exec(file)?.[1];
  if (article) return `Article ${article}`;
  // A picture comes with what shows it, and its own name tells nobody which it is.
  return file.startsWith("pictures/") ? "Pictures" : (fileNames[file] ?? file);
}

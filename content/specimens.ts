import { calendarPath } from "./compliance/calendar-words.ts";
import { daysOpenAfterEnd } from "./legal/retention.ts";
import { ifGst } from "./owner/gst.ts";
import type { StructureId } from "./schemas/plain-lists.ts";

export type DocumentKind =
  | "incorporation"
  | "tax-numbers"
  | "memorandum"
  | "share-certificate"
  | "llp-agreement"
  | "first-filings";

interface Link {
  label: string;
  href: string;
}

export interface Received {
  kind: DocumentKind;
  title: string;
  text: string;
  /** When it reaches the founder. Left out where a filing sets the last day. */
  arrives?: string;
  /** A first filing of domain/compliance whose last day this document shares. */
  filing?: string;
  from: string;
  link?: Link;
}

interface Specimens {
  heading: string;
  text: string;
  /** In short, on the home page, with the way to each structure's own list. */
  preview: { text: string; regionLabel: string; linksLabel: string; links: readonly [Link, Link, Link] };
  received: Record<StructureId, readonly Received[]>;
}

const taxNumbers = {
  kind: "tax-numbers",
  title: "PAN and TAN",
  text: "Tax numbers of its own. The bank asks for the PAN first.",
  arrives: "With the certificate",
  from: "Income Tax Department",
} as const;

const firstFilings = {
  kind: "first-filings",
  title: "First 180 days",
  text: "Every first filing on one sheet, each with its last day.",
  arrives: "With the certificate",
  from: "Us, in every plan",
  link: { label: "Count your own dates", href: calendarPath },
} as const;

const memorandum = {
  kind: "memorandum",
  title: "MoA and AoA",
  text: "What the company will do, and the rules it is run by.",
  arrives: "For your approval, before we file",
  from: "Us; the Registrar registers them",
} as const;

/** What a founder receives, from left to right as it is drawn. */
export const specimens: Specimens = {
  heading: "What you receive",
  text: "Specimens, drawn by us with blank details. Yours carry your own name, numbers and dates.",
  preview: {
    text: "Specimens with blank details, drawn by us.",
    regionLabel: "Specimens of five documents",
    linksLabel: "See all for",
    links: [
      { label: "Private Limited", href: "/private-limited#what-you-receive" },
      { label: "OPC", href: "/one-person-company#what-you-receive" },
      { label: "LLP", href: "/llp-registration#what-you-receive" },
    ],
  },
  received: {
    "private-limited": [
      {
        kind: "incorporation",
        title: "Certificate of Incorporation",
        text: "Proof that the company exists: its name, its number (CIN) and its first day.",
        arrives: "By e-mail, once it is approved",
        from: "Registrar of Companies",
      },
      memorandum,
      {
        kind: "share-certificate",
        title: "Share certificates",
        text: "Who holds how many shares, in Form SH-1. One for each shareholder.",
        filing: "share-certificates",
        from: "Your company; we prepare them in Standard and Pro",
      },
      taxNumbers,
      firstFilings,
    ],
    opc: [
      {
        kind: "incorporation",
        title: "Certificate of Incorporation",
        text: "Proof that the company exists: its name, its number (CIN) and its first day.",
        arrives: "By e-mail, once it is approved",
        from: "Registrar of Companies",
      },
      { ...memorandum, text: "What the company will do, the rules it is run by, and your nominee." },
      {
        kind: "share-certificate",
        title: "Share certificate",
        text: "Your shares on paper, in Form SH-1.",
        filing: "share-certificates",
        from: "Your company; we prepare it in Standard and Pro",
      },
      taxNumbers,
      firstFilings,
    ],
    llp: [
      {
        kind: "incorporation",
        title: "Certificate of Incorporation",
        text: "Proof that the LLP exists: its name, its number (LLPIN) and its first day.",
        arrives: "By e-mail, once it is approved",
        from: "Registrar of Companies",
      },
      {
        kind: "llp-agreement",
        title: "LLP agreement",
        text: "Your own rules: who puts in what, who earns what, how a partner leaves.",
        filing: "llp-form-3",
        from: "Us; all partners sign it on stamp paper",
      },
      taxNumbers,
      { ...firstFilings, title: "First dates", text: "The first filing and the yearly dates, on one sheet." },
    ],
  },
};

export type InWritingKind = "quotation" | "founder-page";

interface InWriting {
  heading: string;
  specimen: string;
  documents: readonly { kind: InWritingKind; title: string; text: string; when: string }[];
}

/** What a founder gets in writing while the desk is switched on (`hasDesk`). Without it, no page speaks of it. */
export const inWriting: InWriting = {
  heading: "You get this in writing",
  /** Under the drawings: what is real about them. */
  specimen: "Specimens, drawn by us: our price and the charges of the usual case. Yours carry your own.",
  documents: [
    {
      kind: "quotation",
      title: "Your quotation",
      text: `Every line of the total before anything is filed: our fee,${ifGst(" GST,")} each government charge and how sure it is. Numbered, as PDF and by e-mail.`,
      when: "After the call",
    },
    {
      kind: "founder-page",
      title: "Your own page",
      text: "How far your registration is, who acts next, since when, and which papers have arrived. A private link, no login.",
      when: `From your request until ${daysOpenAfterEnd} days after completion`,
    },
  ],
};

import { leadFields, withoutBidiControls } from "./person.ts";
import type { SpamSign } from "./spam.ts";

/** What the four forms share: names of hidden fields, addresses, and how the origin of a lead is read. */

export const forms = ["quick", "contact", "application", "newsletter"] as const;
export type FormName = (typeof forms)[number];

export const formAction: Record<FormName, string> = {
  quick: "/api/leads",
  contact: "/api/leads",
  application: "/api/applications",
  newsletter: "/api/newsletter",
};

export const thankYouPage: Record<FormName, string> = {
  quick: "/thank-you/quick",
  contact: "/thank-you/contact",
  application: "/thank-you/application",
  newsletter: "/thank-you/newsletter",
};

/** The built page that the server fills in when a plain form post has errors. Never served by itself. */
export const formPage: Record<FormName, string> = {
  quick: "/form/quick",
  contact: "/form/contact",
  application: "/form/application",
  newsletter: "/form/newsletter",
};

export const hiddenFields = {
  form: "form",
  /** Left empty by people, filled in by robots. */
  honeypot: "website",
  /** Milliseconds since 1970 when the form was shown; set by script, absent without it. */
  startedAt: "startedAt",
  idempotencyKey: "idempotencyKey",
  companyName: "companyName",
  page: "page",
  /** The offer a visitor asks about. */
  offer: "plan",
  /** The company plan as JSON. */
  companyPlan: "companyPlan",
  /** The filing a visitor asks about, as filing.ts writes it. */
  filing: "filing",
  /** Which of the sent parts below the form showed a box for. */
  listed: "listed",
  /** The number that the server has asked about before: sent again unchanged, it is meant so. */
  askedPhone: "askedPhone",
} as const;

/** A person needs at least this long to fill in a form. */
const shortestFillMs = 3000;

/** Reasons to doubt that a person filled in a form: the hidden field has text, or it came faster than anyone types. */
export function signsOfRobot(honeypot: string, startedAt: string, now: number): SpamSign[] {
  const elapsed = /^\d{1,16}$/.test(startedAt) ? now - Number(startedAt) : Number.NaN;
  const signs: SpamSign[] = [];
  if (honeypot.trim() !== "") signs.push("honeypot");
  // A clock that runs ahead of ours gives a negative time, which says nothing about the person.
  if (elapsed >= 0 && elapsed < shortestFillMs) signs.push("fast");
  return signs;
}

/** `private-limited:starter`, as the links of our offers carry it: structure, colon, tier. */
export const offerId = (structure: string, tier: string): string => `${structure}:${tier}`;

export function readOfferId(value: string): string | null {
  return value.length <= leadFields.offer && /^[a-z0-9-]+:[a-z0-9-]+$/.test(value) ? value : null;
}

export const campaignFields = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
export type CampaignField = (typeof campaignFields)[number];
export type Campaign = Partial<Record<CampaignField, string>>;

/** The campaign parameters of an address or a form, cleaned; `get` returns null or "" for what is absent. */
export function readCampaign(get: (name: CampaignField) => string | null): Campaign {
  const campaign: Campaign = {};
  for (const name of campaignFields) {
    const value = tidyLine(get(name) ?? "", leadFields.campaign);
    if (value) campaign[name] = value;
  }
  return campaign;
}

/** A path of this site without query or fragment, or null. */
export function readPage(value: string): string | null {
  const path = value.split(/[?#]/, 1)[0] ?? "";
  return path.length <= leadFields.page && /^\/(?!\/)[\w\-./%~+]*$/.test(path) ? path : null;
}

/** A value on one line: no control characters, marks of direction or line ends, and cut where it is too long. */
export function tidyLine(value: string, longest: number): string {
  return [
    ...withoutBidiControls(value)
      .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp} ]+/gu, " ")
      .trim(),
  ]
    .slice(0, longest)
    .join("");
}

/** What goes with a request for a call beside what is typed into it, and can be taken out. */
export const sentParts = ["offer", "filing", "companyPlan", "page"] as const;
export type SentPart = (typeof sentParts)[number];

/** The box beside each; ticked, it goes along. */
export const sendFields: Readonly<Record<SentPart, string>> = {
  offer: "sendOffer",
  filing: "sendFiling",
  companyPlan: "sendPlan",
  page: "sendPage",
};

/** Browsers send only ticked boxes: so the form says which ones it showed. What it did not show nobody took out. */
export function isLeftIn(part: SentPart, read: (field: string) => string): boolean {
  return !read(hiddenFields.listed).split(" ").includes(part) || read(sendFields[part]) !== "";
}

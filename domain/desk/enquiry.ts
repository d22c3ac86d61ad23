/** How far an enquiry is. It only goes forward, or to closed; a closed one can be reopened. */
const openStatuses = ["new", "contacted", "quoted", "engaged"] as const;
export const enquiryStatuses = [...openStatuses, "closed"] as const;
export type OpenStatus = (typeof openStatuses)[number];
export type EnquiryStatus = (typeof enquiryStatuses)[number];

export const statusNames: Readonly<Record<EnquiryStatus, string>> = {
  new: "New",
  contacted: "Contacted",
  quoted: "Quoted",
  engaged: "Engaged",
  closed: "Closed",
};

export const closingReasons = ["no-need", "too-expensive", "went-elsewhere", "not-reachable", "spam", "other"] as const;
export type ClosingReason = (typeof closingReasons)[number];

export const closingReasonNames: Readonly<Record<ClosingReason, string>> = {
  "no-need": "No need",
  "too-expensive": "Too expensive",
  "went-elsewhere": "Went elsewhere",
  "not-reachable": "Not reachable",
  spam: "Spam",
  other: "Other",
};

/** What may follow: everything after it, and closed. */
export function nextStatuses(status: EnquiryStatus): EnquiryStatus[] {
  if (status === "closed") return [];
  return enquiryStatuses.slice(enquiryStatuses.indexOf(status) + 1);
}

export const mayFollow = (from: EnquiryStatus, to: EnquiryStatus): boolean => nextStatuses(from).includes(to);

/** Where a closed enquiry goes when it is reopened: to where the work stands. */
export function reopenedStatus(work: { isBegun: boolean; isQuoted: boolean; wasCalled: boolean }): OpenStatus {
  if (work.isBegun) return "engaged";
  if (work.isQuoted) return "quoted";
  return work.wasCalled ? "contacted" : "new";
}

export const applicationStatuses = ["new", "shortlisted", "interview", "hired", "declined"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusNames: Readonly<Record<ApplicationStatus, string>> = {
  new: "New",
  shortlisted: "Shortlisted",
  interview: "Interview",
  hired: "Hired",
  declined: "Declined",
};

/** How somebody came to us who sent no form of the site. */
export const handSources = ["telephone", "walk-in", "whatsapp", "referral", "fair", "other"] as const;
export type HandSource = (typeof handSources)[number];

/** By which form of the site an enquiry came, or how else. */
export const enquirySources = ["quick", "contact", ...handSources] as const;
export type EnquirySource = (typeof enquirySources)[number];

export const sourceNames: Readonly<Record<EnquirySource, string>> = {
  quick: "Quick form",
  contact: "Contact page",
  telephone: "Telephone",
  "walk-in": "Walk-in",
  whatsapp: "WhatsApp",
  referral: "Referral",
  fair: "Fair",
  other: "Other",
};

export const isByHand = (source: EnquirySource): source is HandSource => handSources.some((known) => known === source);

/** Whose promise of a call holds: by hand, that of the contact page. */
export const promiseOf = (source: EnquirySource): "quick" | "contact" => (source === "quick" ? "quick" : "contact");

/** What the desk offers beside what was just done. */
export type NextStep =
  | "quotation"
  | "follow-up"
  | "missed-text"
  | "correct"
  | "send-link"
  | "payment-text"
  | "page-text"
  | "certificate-text";

interface Outcome {
  /** On its button and in the history. */
  name: string;
  /** With them, earlier attempts no longer count; with nobody, it is one more; with a stranger, the number is wrong and somebody has to write. */
  spokeWith: "them" | "nobody" | "stranger";
  /** Whether a new enquiry counts as contacted. */
  isContact: boolean;
  /** When somebody calls again. With 'none' it leaves Today, until something else brings it back. */
  nextCall: "none" | "next-try" | "agreed";
  offers: readonly NextStep[];
}

/** What can come of a call, and all that follows from it: form, store, Today and history go by this. The usual one is first. */
const callOutcomes = {
  reached: {
    name: "Reached",
    spokeWith: "them",
    isContact: true,
    nextCall: "none",
    offers: ["quotation", "follow-up"],
  },
  "no-answer": {
    name: "No answer",
    spokeWith: "nobody",
    isContact: false,
    nextCall: "next-try",
    offers: ["missed-text"],
  },
  "call-back": { name: "Call back at", spokeWith: "them", isContact: false, nextCall: "agreed", offers: [] },
  "wrong-number": {
    name: "Wrong number",
    spokeWith: "stranger",
    isContact: false,
    nextCall: "none",
    offers: ["correct"],
  },
} as const satisfies Record<string, Outcome>;
export type CallOutcome = keyof typeof callOutcomes;
export type NextCall = Outcome["nextCall"];
export const callOutcomeIds = Object.keys(callOutcomes) as CallOutcome[];
export const outcomeOf = (id: CallOutcome): Outcome => callOutcomes[id];

export const callChannels = ["phone", "whatsapp"] as const;
export type CallChannel = (typeof callChannels)[number];

/** What can be corrected of a person. */
export const contactFields = ["name", "phone", "email"] as const;
export type ContactField = (typeof contactFields)[number];

export const contactFieldNames: Readonly<Record<ContactField, string>> = {
  name: "Name",
  phone: "Phone",
  email: "E-mail",
};

/** Longest note, in characters. */
export const longestNote = 4_000;

/** Whether a mail that somebody writes down was ours or the founder's. */
export const mailDirections = ["sent", "received"] as const;
export type MailDirection = (typeof mailDirections)[number];

/** The longest name of somebody at the desk, in characters: it is on quotations and in mails. */
export const longestPersonName = 80;

/** The first owner comes in by a link of this machine, and is called so until they have said their name. */
export const unnamedOwner = "Owner";

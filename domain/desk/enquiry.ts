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

/** What came of a call. */
export const callOutcomes = ["reached", "no-answer", "wrong-number", "call-back"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeNames: Readonly<Record<CallOutcome, string>> = {
  reached: "Reached",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
  "call-back": "Call back at",
};

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

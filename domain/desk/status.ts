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

import { ifGst } from "../owner/gst.ts";
import { estimate } from "../sources/certainty.ts";

/** Promises that the terms make too: both say them in the same words. */
export const refundRule =
  "We refund our fee only for non-performance attributable to us: work in your plan that we did not do, or could not finish for a reason within our control. We refund the part of the fee for that work.";
export const actualCharges =
  "If the actual charges differ from the estimate, we tell you before we file, and you pay the difference or get it back.";

/** The longest a price may stay open. */
export const longestDays = 180;

/** The written quotation: its mail, its PDF and the founder's page take their words from here. */
export const quotationWords = {
  title: "Quotation",
  /** For how many days it is open, unless the advisor sets another day. */
  validDays: 15,
  number: "Number",
  date: "Date",
  validUntil: "Valid until",
  replaces: "Replaces",
  replaced: "Version {version} of {date}",
  agreed: "Accepted before",
  agreedOn: "{number}, on {date}",
  to: "For",
  company: "Proposed name",
  advisor: "Your advisor",
  facts: "What it covers",
  parts: {
    ours: "Paid to us",
    mca: "Paid to the Ministry of Corporate Affairs",
    duty: "Stamp duty, {state}",
    others: "Paid with the application",
  },
  /** Where nobody knows of which State. */
  dutyAnywhere: "Stamp duty",
  /** The lines of services. */
  services: {
    heading: { one: "Service", many: "Services" },
    times: "{price} each, {times} times",
    term: "{price} for {times} {per}",
    fee: "MCA fee of {what}",
    late: "Late fee of {what}, if filed by {day}",
    actuals: "{what}: charges of others, at actuals",
    ask: "{what}: charges of others, which we tell you before",
    discount: "Discount",
  },
  noFee: "No charge: {what}",
  gst: "GST on our fee, {percent}%",
  /** How sure an amount is, beside it. */
  certainty: {
    withGst: "GST included",
    check: estimate.label,
    ask: "Not known yet",
  },
  certaintyNote: "Our price does not change. Estimate: sources differ, there is only one, or it depends on the day.",
  changed: "Was {amount}. {reason}",
  added: "Added. {reason}",
  discounted: "{reason}",
  struck: "Left out, {amount}. {reason}",
  struckUnknown: "Left out. {reason}",
  ours: "Paid to us, in all",
  charges: "Charges of others",
  total: "Total",
  totalAtLeast: "at least {amount}",
  missing: "Without the amount that is not known yet; we confirm it in writing before we file.",
  included: "Our fee includes",
  needs: "What we need from you",
  notIncluded: "Not included",
  terms: "What you can rely on",
  fixed: `Our fee${ifGst(" and the GST on it")} will not rise for the work listed here. {actual}`,
  accept: "Nothing is filed and you owe us nothing until you accept this quotation. It is a quotation, not an invoice.",
  /** Government money is paid as an agent, at what it really comes to: rule 33 of the CGST Rules. */
  authorise:
    "By accepting, you authorise us to pay the government fees and stamp duty listed here on your behalf, at actuals.",
  howToAccept: "How to accept",
  toAccept:
    "Open your page with the link that we sent you, and accept there by {date}. If you do not have the link, call or write, and we send it again.",
  answers: "Who answers",
  answersText: "{advisor} answers every question about this quotation.",
  answersAt: "{phone} · {email}",
  refund: "Refunds",
  notStarted:
    "If you cancel after accepting, you do not pay for work that has not started; what you paid for it is returned.",
  grievance: "Complaints",
  noOfficer: "Write to {email} or call {phone}.",
  page: "Page {page} of {pages}",
  sample: "Specimen: this firm is a sample.",
  mail: {
    subject: "Quotation {number}: {total}",
    preview: "{total} for {what}, valid until {date}.",
    greeting: "Dear {name},",
    text: "This is the total in writing for {what}. Every line and the terms are in the attached PDF.",
    textWithPage:
      "This is the total in writing for {what}. Every line and the terms are in the attached PDF, and on your page.",
    why: "You get this mail because you asked us for a quotation; {advisor} sent it.",
    open: "Read, accept or ask",
    onPage: "Opening the page accepts nothing. The link is yours alone: whoever has it can read the page.",
    nextOnPage: "Questions? Ask on your page, reply to this mail or call {phone}.",
    next: "To accept it or to ask about a line, reply to this mail or call {phone}.",
    withdrawn: {
      subject: "Quotation {number} was withdrawn",
      preview: "It can no longer be accepted, and its PDF no longer holds.",
      heading: "Quotation {number} was withdrawn",
      text: "We have withdrawn quotation {number} of {date}. It can no longer be accepted, and the PDF that you may have of it no longer holds.",
      nothing: "Nothing was filed on it, and you owe us nothing for it.",
      agreed: "Quotation {number}, which you accepted on {date}, stays as it is.",
      open: "Open your page",
      nextOnPage: "Your page says what happens next. To ask why, ask there, reply to this mail or call {phone}.",
      next: "To ask why, or for a new one, reply to this mail or call {phone}.",
    },
  },
  /** Why it cannot be sent yet. */
  problems: {
    structure: "Choose the structure first: the charges depend on it.",
    state: "Choose the state of the registered office first: fees and duty depend on it.",
    nothing: "Nothing is sold in it yet: add a registration, a service or a line of our own.",
    noService:
      "'{line}' is no longer in the price list. Take it out, or write it there again under Your site, Services.",
    filedOn: "The day on which '{line}' is to be filed has passed. Choose another: the late fee goes by it.",
    discount: "The discount is more than our fee.",
    fee: "Our fee is missing. We have no listed price for this case: enter one.",
    unknownLine: "The line '{line}' is not part of this calculation any more. Remove its change.",
    twice: "The line '{line}' is changed twice. Keep one of the changes.",
    range: "The lower amount of '{line}' is above the higher one.",
    reason: "Say why '{line}' is changed: the founder reads it.",
    included: "List what our fee includes.",
    validUntil: `The last day must be after today, and within ${longestDays} days.`,
    letters: "The PDF cannot show {letters}. Write it in Latin letters.",
  },
} as const;

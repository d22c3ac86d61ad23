import type { ChoiceKey } from "../../content/contact/enquiry.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { StateCode } from "../../content/states.ts";
import type { EnquiryAction } from "../../domain/desk/actions.ts";
import type { ApplicationStatus, ClosingReason, EnquirySource, EnquiryStatus } from "../../domain/desk/enquiry.ts";
import type { EventContent } from "../../domain/desk/events.ts";
import type { FollowUp } from "../../domain/desk/follow-ups.ts";
import type { SaidLast } from "../../domain/desk/history.ts";
import type { Outgoing, Payment } from "../../domain/payments/payment.ts";
import type { IssuedReceipt, Receipt } from "../../domain/payments/receipt.ts";
import type { QuotationDraft, SentQuotation } from "../../domain/quotation/model.ts";
import type { Outcome } from "../store/outcome.ts";
import type { Application, Delivery, Lead, LeadForm, OpenDelivery } from "../store/records.ts";
import type { PasskeyRow, QuotationRow } from "../store/tables.ts";

/** What the desk may ask of the store: enquiries in work, the people who work on them, and what is counted. */

/** Whoever acts: a person of the firm, or a user of this machine at the command line. */
export interface Actor {
  /** Absent at the command line. */
  personId?: string | undefined;
  name: string;
}

/** An enquiry as lists show it, and as every action gives it back. */
export interface Enquiry extends Record<ChoiceKey, string | null> {
  id: string;
  createdAt: string;
  form: LeadForm;
  name: string;
  email: string;
  phone: string;
  companyName: string | null;
  /** The beginning of what they wrote. */
  message: string | null;
  page: string | null;
  offer: string | null;
  structure: StructureId | null;
  /** The structure with its plan, in words, as far as they were said. */
  wants: string | null;
  state: StateCode | null;
  campaign: string | null;
  /** The name of the filing they asked about. */
  filing: string | null;
  suspect: string[];
  spam: boolean;
  status: EnquiryStatus;
  closedReason: ClosingReason | null;
  owner: { id: string; name: string } | null;
  /** When the form promised a call, at the latest; null where it promised none. */
  promisedAt: string | null;
  /** When the next call is due; null while none is. */
  dueAt: string | null;
  /** Nobody calls before, on the visitor's wish; null where the call may be made at any time till then. */
  callFrom: string | null;
  firstCallAt: string | null;
  /** A day such as 2026-11-20. */
  followUpOn: string | null;
  /** Counts the changes: an action names the version it was decided on. */
  version: number;
  /** The number turned out to be somebody else's, and was not corrected since. */
  wrongNumber: boolean;
  /** Their person has other addresses too: somebody has joined them. */
  joined: boolean;
}

export type DeskEvent = EventContent & {
  id: string;
  at: string;
  by: { personId: string | null; name: string };
};

/** A mail to a founder that did not arrive. */
export interface Undelivered extends OpenDelivery {
  /** The quotation it was to bring. */
  quotationId: string | null;
}

export interface EnquiryDetail {
  enquiry: Enquiry;
  lead: Lead;
  events: DeskEvent[];
  deliveries: Delivery[];
  undelivered: Undelivered[];
  /** Other enquiries with the same e-mail address or phone number, newest first. */
  thread: Enquiry[];
  /** Where this one has no message: another one of the person that has, which is still open. */
  told: Lead | null;
}

/** What goes when a person is erased: under which names and addresses, and how much of what. */
export interface ErasurePreview {
  people: { name: string; email: string }[];
  leads: number;
  quotations: number;
  registrations: number;
  applications: number;
  subscribers: number;
  /** Receipts that stay, cut loose from the person. */
  receipts: number;
}

export interface EnquiryFilters {
  /** Words of what was sent, or of notes: each must occur. */
  search?: string | undefined;
  source?: EnquirySource | undefined;
  status?: EnquiryStatus | "open" | undefined;
  /** A person's id, or "nobody". */
  owner?: string | undefined;
  structure?: StructureId | undefined;
  state?: StateCode | undefined;
  page?: string | undefined;
  campaign?: string | undefined;
  /** Received on or after this day, and on or before that one. */
  from?: Date | undefined;
  until?: Date | undefined;
  /** Only what is kept as spam; without it, everything else. */
  spam?: boolean | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** To be given as `before` for the page after this one; null on the last. */
  next: string | null;
}

/** What a row says beside the name: why they wrote, what was tried, what was said last. */
export interface RowWords extends SaidLast<DeskEvent["by"]> {
  /** The beginning of what they wrote. */
  message: string | null;
  /** The filing they ask about. */
  filing: string | null;
}

/** The most urgent enquiry of a person, with the others for which the same call would be. */
export interface PersonToCall extends Enquiry {
  also: Enquiry[];
  words: RowWords;
  /** What nobody has set a day for: a quotation without an answer, money or papers that do not come, a day that must not pass. */
  followUp: FollowUp | null;
}

/** One row for each person, under the most urgent of these that has one of their enquiries. */
export interface Today {
  /** Overdue or due today, the most overdue first. */
  calls: PersonToCall[];
  /** Of today and of days that have passed, the oldest first; where somebody has set the day, with what was written or happened that asks for it. */
  followUps: (PersonToCall & { reason: DeskEvent | null })[];
  /** Calls that are due on a later day, the next one first. */
  later: PersonToCall[];
  /** Mails to founders that did not arrive, the newest first. */
  undelivered: Undelivered[];
  /** People, of whom the lists may have the first only: `due` are those of today that are not overdue. */
  counts: { overdue: number; due: number; followUps: number; later: number; spam: number };
}

export type { EnquiryAction };

export type ActionResult = Outcome<{ enquiry: Enquiry }>;

export interface ApplicationInWork extends Application {
  status: ApplicationStatus;
  version: number;
}

/** A quotation without what is for the store alone. Whoever changes or sends it names the revision they have seen. */
export interface QuotationRecord
  extends Omit<QuotationRow, "year" | "count" | "version" | "rupees" | "pdf" | "deliveryId" | "draft" | "content"> {
  draft: QuotationDraft;
  /** As it was sent; null while it is in work. */
  sent: SentQuotation | null;
}

export type QuotationResult = Outcome<{ quotation: QuotationRecord }>;

/** A payment with its receipt. */
export interface PaymentRecord extends IssuedReceipt {
  payment: Payment;
  /** Null once the person was erased. */
  enquiryId: string | null;
  /** The mail that takes the receipt to the founder. */
  deliveryId?: string | null | undefined;
}

export type PaymentResult = Outcome<{ enquiry: Enquiry }, { enquiry: Enquiry; payment?: PaymentRecord | undefined }>;

/** Money that went out; of a refund with its receipt. */
export interface OutgoingRecord extends Pick<PaymentRecord, "enquiryId" | "deliveryId"> {
  outgoing: Outgoing;
  receipt: Receipt | null;
}

export type Role = "owner" | "member";

export interface Person {
  id: string;
  createdAt: string;
  name: string;
  email: string | null;
  role: Role;
}

export interface PersonListed extends Person {
  passkeys: number;
  /** When somebody last used a session of theirs. */
  lastSeenAt: string | null;
  /** Until when an invitation that was not used is good. */
  invitedUntil: string | null;
}

export interface Passkey extends Omit<PasskeyRow, "counter" | "transports" | "backedUp"> {
  counter: number;
  transports: string[];
  backedUp: boolean;
}

export type NewPasskey = Omit<Passkey, "personId" | "createdAt" | "lastUsedAt">;

/** "open" is made at the command line of this machine and signs in; "join" enrols a passkey. */
export type LinkPurpose = "open" | "join";
export type LinkState = { state: "good"; person: Person } | { state: "used" | "expired" | "unknown" };
export type ChallengePurpose = "sign-in" | "join" | "add";

export interface Session {
  /** The beginning of the hash: enough to name it, useless for anything else. */
  id: string;
  person: Person;
  via: "link" | "passkey";
  browser: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
}

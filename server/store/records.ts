import type { DetailKey } from "../../content/contact/enquiry.ts";
import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { Estimate } from "../../domain/company-plan/estimate.ts";
import { type DeliveryPurpose, deliveryPurposes } from "../../domain/desk/deliveries.ts";
import type { ClosingReason, EnquirySource, EnquiryStatus } from "../../domain/desk/enquiry.ts";
import type { EnquiryDetails } from "../../domain/forms/enquiry-fields.ts";
import type { Filing } from "../../domain/forms/filing.ts";

/** What the store holds and gives back. */

export interface PromiseCounts {
  kept: number;
  broken: number;
}

export type Channel = "mail" | "webhook";

export type LeadForm = EnquirySource;

interface Recorded {
  id: string;
  createdAt: string;
  email: string;
  page: string | null;
  utm: Record<string, string>;
  /** Signs of spam; one or two may be there for a person too. */
  suspect: string[];
  /** So many signs that nobody is alerted: no mail or webhook goes out, unless the owner accepts it at the desk. */
  spam: boolean;
}

/** What people at the desk have done about an enquiry. */
interface LeadWork {
  /** Higher after every change: of two messages about one enquiry, that with the higher is the newer. */
  version: number;
  status: EnquiryStatus;
  closedReason: ClosingReason | null;
  /** Of the person who has it. */
  ownerId: string | null;
  firstCallAt: string | null;
  dueAt: string | null;
  /** A day such as 2026-11-20. */
  followUpOn: string | null;
}

export interface Lead extends Recorded, Record<DetailKey, string | null> {
  kind: "lead";
  /** What people call it by, such as E-0412. */
  number: string;
  work: LeadWork;
  form: LeadForm;
  name: string;
  phone: string;
  companyName: string | null;
  offer: string | null;
  companyPlan: ParsedCompanyPlan | null;
  /** What the founder saw when the form was sent; nobody entered by hand has seen one. */
  estimate: Estimate | null;
  filing: Filing | null;
}

export interface Application extends Recorded {
  kind: "application";
  position: string;
  name: string;
  phone: string;
  experience: string;
  coverLetter: string;
  resume: { fileName: string; type: string; size: number };
}

type SubscriberStatus = "pending" | "confirmed" | "unsubscribed";

export interface Subscriber extends Recorded {
  kind: "subscriber";
  status: SubscriberStatus;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

export type Submission = Lead | Application | Subscriber;
export type SubmissionKind = Submission["kind"];

/** A name and how often it occurred, the most frequent first. */
export type Counts = readonly (readonly [name: string, count: number])[];

/** What came in between two moments, and what is still to be sent. No personal data. */
export interface DailySummary {
  kind: "summary";
  from: string;
  until: string;
  leads: number;
  /** Of them, marked for a check. */
  leadsToCheck: number;
  /** Of them, kept as spam: no mail was sent about them. Absent in summaries of earlier versions. */
  leadsKeptAsSpam?: number;
  leadsPerPage: Counts;
  leadsPerPlan: Counts;
  applications: number;
  newsletter: { requested: number; confirmed: number; left: number };
  deliveries: Record<Channel, StuckDeliveries>;
  /** Calls whose promised time ended in between; absent while nobody works with the desk, and in summaries of earlier versions. */
  promises?: PromiseCounts;
}

/** One channel does not get through; told by the other. */
export interface ChannelAlert extends StuckDeliveries {
  kind: "alert";
  channel: Channel;
}

export type NoticeContent = DailySummary | ChannelAlert;
/** Something the server tells the owner by itself. */
export type Notice = NoticeContent & { id: string; createdAt: string };

export type { DeliveryPurpose };

const purposes = Object.keys(deliveryPurposes) as DeliveryPurpose[];
const causedBy = (who: "visitors" | "desk") =>
  purposes.filter((purpose) => {
    const about = deliveryPurposes[purpose];
    return "causedBy" in about && about.causedBy === who;
  });
/** Mails that anybody can cause by entering an address. */
export const fromVisitors = causedBy("visitors");
/** Mails to people outside, about what was done at the desk. */
export const fromDesk = causedBy("desk");
export const toOutside = [...fromVisitors, ...fromDesk];
export type DeliveryState = "waiting" | "sending" | "done" | "dead";

export interface Delivery {
  id: string;
  channel: Channel;
  purpose: DeliveryPurpose;
  /** Of the submission, or of the notice. */
  submissionId: string;
  state: DeliveryState;
  /** Attempts begun, the one in progress included. */
  attempts: number;
  createdAt: string;
  dueAt: string;
  lastError: string | null;
}

/** One that a worker has to send. */
export interface LeasedDelivery extends Delivery {
  /** What it tells of, where that is one event. */
  eventId: string | null;
}

/** One that has not gone out, with whom it is about. */
export interface OpenDelivery extends Delivery {
  /** Goes to somebody outside; else to us. */
  toVisitor: boolean;
  /** The visitor's address is the trouble, and not our mail server. */
  addressIsWrong: boolean;
  /** Who sent the form. */
  about: { kind: SubmissionKind; id: string; name: string | null; email: string } | null;
}

/** Deliveries of a channel that need the owner's attention; those whose address is the trouble do not. */
export interface StuckDeliveries {
  dead: number;
  /** Queued more than half an hour ago and not sent. */
  late: number;
  /** When the oldest of those was queued. */
  oldest: string | null;
  /** Queued later than that, but more than two minutes ago, and tried. Absent in notices of earlier versions. */
  failing?: number;
}

export interface Erased {
  leads: number;
  applications: number;
  resumes: number;
  subscribers: number;
  deliveries: number;
  /** Deliveries among them that had not gone out. */
  undelivered: number;
  idempotencyKeys: number;
  /** Receipts that stay, cut loose from the person: tax law wants them kept. */
  receipts: number;
  /** Whether the engine could clean up after it at once (Engine.scrub); if not, it does so later by itself. */
  cleaned: boolean;
}

/** The store cannot take or give data now (locked, full, connection down). Nothing of the call was acknowledged. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The key was used before, for another body. Nothing was stored. */
export class IdempotencyConflict extends Error {
  override name = "IdempotencyConflict";
}

/** The resumes stored take up all the room they may. Nothing was stored. */
export class NoRoomForResume extends Error {
  override name = "NoRoomForResume";
}

export const megabyte = 1024 * 1024;

export interface StoreSettings {
  /** Folder of the SQLite file; created when missing. Not used with `databaseUrl`. */
  dataDir: string;
  /** postgres://… ; without it the store is SQLite under `dataDir`. */
  databaseUrl?: string | undefined;
  /**
   * Channels set up now. Mail is queued in any case and waits until mail is set up;
   * a webhook delivery is queued only while a webhook is set up.
   */
  deliveries: readonly Channel[];
  /** Room for all resumes together, in bytes; without it as much as there is. */
  resumeStorageBytes?: number | undefined;
  /** Whether people who send a form get a mail that says so: one a day and address, none for what is to be checked. */
  acknowledge?: boolean | undefined;
  /** Whether founders get links to pages of their own: while somebody works at the desk. */
  founderPages?: boolean | undefined;
  /** How long what people sent is kept; without it, until somebody erases it. */
  retention?: RetentionMonths | undefined;
  /** Hears how many seconds each write took. */
  onWrite?: ((seconds: number) => void) | undefined;
  /** The clock, where a test needs its own. */
  now?: (() => Date) | undefined;
}

/** After so many months it is erased, unless it is still in work. */
export interface RetentionMonths {
  leads: number;
  applications: number;
}

export interface Saved {
  id: string;
  repeated: boolean;
}

interface Origin {
  page?: string | undefined;
  /** utm_* parameters of the visit, by name. */
  utm?: Readonly<Record<string, string>> | undefined;
  /** Signs of spam (domain/forms/spam.ts); empty when there are none. */
  suspect: readonly string[];
  /** A key that comes again with the form's kind stores nothing and returns the first id. */
  idempotencyKey?: string | undefined;
  /** With it, the same key for something else throws IdempotencyConflict. */
  bodyDigest?: string | undefined;
}

export interface LeadInput extends Origin, Partial<EnquiryDetails> {
  form: LeadForm;
  name: string;
  email: string;
  phone: string;
  companyName?: string | undefined;
  /** `llp:pro`: which offer the visitor asks about. */
  offer?: string | undefined;
  /** What the visitor's company plan held, and which of its fields could not be used. */
  companyPlan?: ParsedCompanyPlan | undefined;
  /** What the plan costs, as the visitor has seen it. */
  estimate?: Estimate | undefined;
  /** Which filing the visitor asks about. */
  filing?: Filing | undefined;
}

export interface ApplicationInput extends Origin {
  position: string;
  name: string;
  email: string;
  phone: string;
  experience: string;
  coverLetter: string;
  resume: { fileName: string; type: string; bytes: Uint8Array };
}

export type SubscriberInput = Origin & { email: string };

export type NewsletterPurpose = "confirm" | "unsubscribe";

/** Where the subscription behind a link is now. */
export type NewsletterLinkState = SubscriberStatus | "unknown";

/** "done", or what it was before and still is. */
export type SubscriptionOutcome = "done" | NewsletterLinkState;

/** How the last error of a delivery begins when a visitor's address is the trouble. */
export const addressTrouble = "address: ";

export interface ClaimRequest {
  now: Date;
  limit: number;
  leaseMs: number;
  workerId: string;
  channels: readonly Channel[];
  /** Leaves these waiting. */
  except?: readonly DeliveryPurpose[];
  /** A delivery that was started this many times and never finished is given up: it may be what crashes the process. */
  mostAttempts?: number;
}

/** Where a failed delivery goes: tried again at a time, or given up until somebody retries it. */
export type AfterFailure = { retryAt: Date } | "dead";

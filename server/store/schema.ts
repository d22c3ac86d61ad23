import type { Kysely } from "kysely";
import type { DetailKey } from "../../content/contact/enquiry.ts";
import type { NextActor, WorkStage } from "../../content/schemas/registration-stage.ts";
import type { ApplicationStatus, ClosingReason, EnquiryStatus } from "../../domain/desk/enquiry.ts";
import type { PaymentWay } from "../../domain/payments/payment.ts";
import type { Delivery, LeadForm, NewsletterPurpose, SubscriberStatus } from "./contract.ts";

/** ISO 8601 text in UTC. PostgreSQL keeps it as timestamptz, and gives and takes it as this text, as SQLite does. */
type Time = string;
/** JSON text; jsonb in PostgreSQL. */
type Json = string;

interface OriginColumns {
  page: string | null;
  utm: Json;
  suspect: Json;
  /** Of the signs in `suspect`, when it was stored. */
  spamScore: number;
}
/**
 * `emailKey` is the address in lower case, by which a person is found; of somebody who has unsubscribed, its hash. Both are empty for
 * whoever was entered by hand without an address.
 */
interface PersonColumns {
  id: string;
  createdAt: Time;
  email: string;
  emailKey: string;
}

/** What is kept of the work on an enquiry. */
export interface DeskColumns {
  status: EnquiryStatus;
  closedReason: ClosingReason | null;
  ownerId: string | null;
  promisedAt: Time | null;
  dueAt: Time | null;
  firstCallAt: Time | null;
  contactedAt: Time | null;
  quotedAt: Time | null;
  engagedAt: Time | null;
  remindedAt: Time | null;
  /** A day such as 2026-11-20. */
  followUpOn: string | null;
  version: number;
  /** From the company plan or the offer, for the filters. */
  structure: string | null;
  state: string | null;
  campaign: string | null;
  /** The number as digits with its country, by which a person is found. */
  phoneKey: string;
  /** One value for all enquiries of a person who has several addresses, as somebody at the desk has said. */
  joinedAs: string | null;
  /** The number that turned out to be somebody else's. */
  wrongPhoneKey: string | null;
}

export type LeadRow = PersonColumns &
  OriginColumns &
  DeskColumns & {
    form: LeadForm;
    name: string;
    phone: string;
    companyName: string | null;
    plan: string | null;
    companyPlan: Json | null;
    /** What the founder was told that the plan costs. */
    estimate: Json | null;
    filing: Json | null;
  } & Record<DetailKey, string | null>;

export type ApplicationRow = PersonColumns &
  OriginColumns & {
    position: string;
    name: string;
    phone: string;
    experience: string;
    coverLetter: string;
    resumeName: string;
    resumeType: string;
    resumeSize: number;
    status: ApplicationStatus;
    version: number;
  };

/** Apart from applications, so that listing them does not read the files. */
interface ResumeRow {
  applicationId: string;
  bytes: Uint8Array;
}

export type SubscriberRow = PersonColumns &
  OriginColumns & {
    status: SubscriberStatus;
    /** When the present request began; links from before it confirm nothing. */
    requestedAt: Time;
    /** Mails asking for confirmation since then. */
    confirmMails: number;
    confirmQueuedAt: Time | null;
    confirmedAt: Time | null;
    unsubscribedAt: Time | null;
  };

/** `dueAt` is when it may be claimed; while it is being sent, when the lease ends. */
export interface DeliveryRow extends Delivery {
  leaseOwner: string | null;
  /** When it went out. */
  doneAt: Time | null;
}

interface NewsletterTokenRow {
  hash: string;
  subscriberId: string;
  purpose: NewsletterPurpose;
  createdAt: Time;
  expiresAt: Time;
}

/** An address that never wants mail, as a hash. */
interface SuppressionRow {
  hash: string;
  createdAt: Time;
}

/** Everything about this address from before this moment was erased on request: a back-up must not bring it back. */
interface ErasureRow {
  hash: string;
  erasedAt: Time;
}

export interface NoticeRow {
  id: string;
  kind: "summary" | "alert";
  /** What makes it the only one: a day, or a channel and a day. */
  occasion: string;
  createdAt: Time;
  data: Json;
}

interface AuditRow {
  id: string;
  createdAt: Time;
  who: string;
  command: string;
  outcome: string;
}

interface MarkRow {
  name: string;
  value: string;
  createdAt: Time;
}

export interface IdempotencyKeyRow {
  formKind: string;
  key: string;
  bodyDigest: string | null;
  submissionId: string;
  createdAt: Time;
}

export interface PersonRow {
  id: string;
  createdAt: Time;
  name: string;
  email: string | null;
  emailKey: string | null;
  role: "owner" | "member";
  removedAt: Time | null;
}

export interface PasskeyRow {
  id: string;
  personId: string;
  name: string;
  publicKey: Uint8Array;
  /** Text in PostgreSQL. */
  counter: number | string;
  transports: Json;
  deviceType: string;
  backedUp: number;
  createdAt: Time;
  lastUsedAt: Time | null;
}

interface DeskLinkRow {
  hash: string;
  personId: string;
  purpose: "open" | "join";
  createdAt: Time;
  expiresAt: Time;
  usedAt: Time | null;
}

interface ChallengeRow {
  challenge: string;
  purpose: "sign-in" | "join" | "add";
  expiresAt: Time;
}

export interface SessionRow {
  hash: string;
  personId: string;
  via: "link" | "passkey";
  passkeyId: string | null;
  browser: string;
  createdAt: Time;
  lastSeenAt: Time;
  expiresAt: Time;
}

export interface EventRow {
  id: string;
  /** Of the one or the other. */
  enquiryId: string | null;
  applicationId: string | null;
  at: Time;
  personId: string | null;
  byName: string;
  type: string;
  data: Json;
  /** Given by whoever acts, so that it is done once. */
  key: string | null;
}

interface ViewRow {
  day: string;
  path: string;
  referrer: string;
  count: number;
}

/** Apart from leads, so that a search reads little. */
interface EnquirySearchRow {
  id: string;
  words: string;
  /** What was said about it at the desk. */
  notes: string;
}

/** An offer to a founder. What was sent is in `content`, and is never written again. */
export interface QuotationRow {
  id: string;
  enquiryId: string;
  createdAt: Time;
  state: "draft" | "sent" | "replaced" | "withdrawn";
  /** Counts the changes of a draft. */
  revision: number;
  /** Text in PostgreSQL. */
  rupees: number | string | null;
  draft: Json;
  replacesId: string | null;
  year: string | null;
  count: number | null;
  version: number | null;
  content: Json | null;
  pdf: Uint8Array | null;
  sentAt: Time | null;
  sentBy: string | null;
  /** By the founder. From then on it is neither replaced nor withdrawn. */
  acceptedAt: Time | null;
  /** The mail that takes it to the founder. */
  deliveryId: string | null;
}

/** The last number of a financial year. */
interface LastNumberRow {
  year: string;
  last: number;
}

/** Money that came, or a contrary entry. Written once; what an erasure takes is the enquiry, the reference, the address and the reason. */
export interface PaymentRow {
  id: string;
  enquiryId: string | null;
  createdAt: Time;
  byName: string;
  /** A day such as 2026-11-20. */
  receivedOn: string;
  /** Text in PostgreSQL. */
  rupees: number | string;
  tds: number | string;
  fee: number | string;
  way: PaymentWay;
  reference: string;
  address: string;
  year: string;
  count: number;
  /** What the receipt says beside this. */
  content: Json;
  cancelsId: string | null;
  reason: string | null;
  /** The mail that takes the receipt to the founder. */
  deliveryId: string | null;
}

export interface RegistrationRow {
  enquiryId: string;
  createdAt: Time;
  stage: WorkStage;
  actor: NextActor | null;
  /** Days such as 2026-11-20. */
  waitingSince: string;
  expectedOn: string | null;
  content: Json;
  version: number;
}

/** The secret of a link to a founder's page, as a hash; a new one for each mail. */
interface FounderKeyRow {
  hash: string;
  enquiryId: string;
  createdAt: Time;
}

/** A founder who wants no more mails about stages. */
interface FounderMailRow {
  enquiryId: string;
  stoppedAt: Time;
}

/** How an enquiry was before something was done to it, while that can be taken back. One for each enquiry that it was done to. */
interface UndoRow {
  id: string;
  enquiryId: string;
  until: Time;
  data: Json;
}

/** What was changed in the owner's folder. A file that was not there, or is not there any more, is null. */
export interface SiteChangeRow {
  id: string;
  at: Time;
  /** Nobody's, if it was changed by hand. */
  personId: string | null;
  byName: string;
  file: string;
  before: string | null;
  after: string | null;
}

interface HeartbeatRow {
  id: number;
  at: Time;
}

export interface Tables {
  leads: LeadRow;
  applications: ApplicationRow;
  resumes: ResumeRow;
  subscribers: SubscriberRow;
  newsletterTokens: NewsletterTokenRow;
  suppressions: SuppressionRow;
  erasures: ErasureRow;
  notices: NoticeRow;
  deliveries: DeliveryRow;
  idempotencyKeys: IdempotencyKeyRow;
  audit: AuditRow;
  marks: MarkRow;
  heartbeat: HeartbeatRow;
  people: PersonRow;
  passkeys: PasskeyRow;
  deskLinks: DeskLinkRow;
  challenges: ChallengeRow;
  sessions: SessionRow;
  events: EventRow;
  views: ViewRow;
  enquirySearch: EnquirySearchRow;
  quotations: QuotationRow;
  quotationNumbers: LastNumberRow;
  payments: PaymentRow;
  receiptNumbers: LastNumberRow;
  registrations: RegistrationRow;
  founderKeys: FounderKeyRow;
  founderMails: FounderMailRow;
  undos: UndoRow;
  siteChanges: SiteChangeRow;
}

export type Db = Kysely<Tables>;

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** What an erasure is known by: the address, or the number of somebody without one. */
export const personKey = ({ emailKey: key, phoneKey }: { emailKey: string; phoneKey?: string }): string =>
  key || `tel:${phoneKey}`;

/** Text that both engines can hold: PostgreSQL takes no NUL, and half a surrogate pair is no text. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "string" ? storable(part) : part));

import type { Kysely } from "kysely";
import type {
  Channel,
  DeliveryPurpose,
  DeliveryState,
  LeadForm,
  NewsletterPurpose,
  SubscriberStatus,
} from "./contract.ts";

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
/** `emailKey` is the address in lower case, by which a person is found; of somebody who has unsubscribed, its hash. */
interface PersonColumns {
  id: string;
  createdAt: Time;
  email: string;
  emailKey: string;
}

export type LeadRow = PersonColumns &
  OriginColumns & {
    form: LeadForm;
    name: string;
    phone: string;
    companyName: string | null;
    plan: string | null;
    companyPlan: Json | null;
    message: string | null;
    bestTime: string | null;
    language: string | null;
    city: string | null;
    filing: Json | null;
  };

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

export interface DeliveryRow {
  id: string;
  channel: Channel;
  purpose: DeliveryPurpose;
  submissionId: string;
  state: DeliveryState;
  attempts: number;
  createdAt: Time;
  /** When it may be claimed; while it is being sent, when the lease ends. */
  dueAt: Time;
  leaseOwner: string | null;
  doneAt: Time | null;
  lastError: string | null;
}

interface NewsletterTokenRow {
  hash: string;
  subscriberId: string;
  purpose: NewsletterPurpose;
  createdAt: Time;
  expiresAt: Time | null;
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
}

export type Db = Kysely<Tables>;

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Text that both engines can hold: PostgreSQL takes no NUL, and half a surrogate pair is no text. */
export const storable = (text: string): string => text.replaceAll("\0", "").toWellFormed();

export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === "string" ? storable(part) : part));

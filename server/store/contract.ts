import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { Filing } from "../../domain/forms/filing.ts";
import type { MoreDetails } from "../../domain/forms/more-details.ts";
import type {
  Actor,
  ApplicationQueries,
  EnquiryQueries,
  PeopleQueries,
  QuotationQueries,
  ViewCounts,
} from "./desk/contract.ts";
import type {
  Channel,
  DailySummary,
  Delivery,
  DeliveryPurpose,
  DeliveryState,
  Erased,
  LeadForm,
  Notice,
  NoticeContent,
  OpenDelivery,
  StuckDeliveries,
  Submission,
  SubmissionKind,
  SubscriberStatus,
} from "./records.ts";
import type { FounderQueries, RegistrationQueries } from "./registrations/contract.ts";

export * from "./records.ts";

/**
 * What the rest of the server may ask of the store, whichever engine is behind it.
 * Every promise of a write resolves only after the engine has committed and flushed.
 */

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
  /** The same key of the same form kind stores once and returns the first id. */
  idempotencyKey?: string | undefined;
  /** With it, the same key for something else throws IdempotencyConflict. */
  bodyDigest?: string | undefined;
}

export interface LeadInput extends Origin, Partial<MoreDetails> {
  form: LeadForm;
  name: string;
  email: string;
  phone: string;
  companyName?: string | undefined;
  /** `llp:pro`: which offer the visitor asks about. */
  offer?: string | undefined;
  /** What the visitor's company plan held, and which of its fields could not be used. */
  companyPlan?: ParsedCompanyPlan | undefined;
  /** Which filing the visitor asks about. */
  filing?: Filing | undefined;
}

interface ResumeFile {
  fileName: string;
  type: string;
  bytes: Uint8Array;
}

export interface ApplicationInput extends Origin {
  position: string;
  name: string;
  email: string;
  phone: string;
  experience: string;
  coverLetter: string;
  resume: ResumeFile;
}

export type SubscriberInput = Origin & { email: string };

export type NewsletterPurpose = "confirm" | "unsubscribe";

/** Where the subscription behind a link is now. */
export type NewsletterLinkState = SubscriberStatus | "unknown";

/** "done", or what it was before and still is. */
export type SubscriptionOutcome = "done" | NewsletterLinkState;

export interface SubscriberTokens {
  confirmToken: string;
  unsubscribeToken: string;
}

export interface NoticeQueries {
  /** Stores and queues it, unless there is one of this kind for this occasion; then false. */
  create(content: NoticeContent, occasion: string, channels: readonly Channel[]): Promise<boolean>;
  last(kind: Notice["kind"]): Promise<Notice | undefined>;
  read(id: string): Promise<Notice | undefined>;
}

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
  /** No wait is longer than this; a later one was set by a clock that has been set back since. */
  longestWaitMs?: number;
}

/** Where a failed delivery goes: tried again at a time, or given up until somebody retries it. */
type AfterFailure = { retryAt: Date } | "dead";

export type DeliveryCounts = Record<Channel, Record<DeliveryState, number>>;

export interface Outbox {
  /** Deliveries due now, leased to the worker until `now + leaseMs`. Leases that have ended, or cannot be, are taken over. */
  claim(request: ClaimRequest): Promise<Delivery[]>;
  /** False when the lease was no longer the worker's. */
  succeed(id: string, workerId: string, now: Date): Promise<boolean>;
  fail(id: string, workerId: string, error: string, next: AfterFailure): Promise<boolean>;
  /** Gives back what the worker holds apart from `keep`, due at once, the attempt not counted. */
  release(workerId: string, keep?: readonly string[]): Promise<number>;
  /** Where one server alone can send: what it was sending when it crashed becomes due now. Call it before the first claim. */
  recover(now: Date): Promise<number>;
  /** The earliest moment at which something on these channels can be claimed. */
  nextDue(channels: readonly Channel[], except?: readonly DeliveryPurpose[]): Promise<Date | undefined>;
  /** All, or those in these states. */
  counts(states?: readonly DeliveryState[]): Promise<DeliveryCounts>;
  stuck(now: Date): Promise<Record<Channel, StuckDeliveries>>;
  list(states: readonly DeliveryState[], limit: number): Promise<Delivery[]>;
  /** What was given up, then what waits or is being sent, the newest of each first. */
  open(limit: number): Promise<OpenDelivery[]>;
  /**
   * What was given up, waits after a failed attempt or has an impossible lease becomes due now, all of it or those named; what is
   * to go out later stays. Returns how many.
   */
  retry(which: "all" | readonly string[], now: Date): Promise<number>;
  /** Forgets deliveries that were given up; returns how many. */
  drop(ids: readonly string[]): Promise<number>;
}

export interface Administration {
  /** Oldest first, read in pages so that any number of rows fits in memory. */
  export(kind: SubmissionKind, since?: Date): AsyncIterable<Submission>;
  /** Erases everything about the address, whatever its letter case. */
  forget(email: string): Promise<Erased>;
  /** What came in between two moments, for the daily summary. */
  leadCounts(
    from: Date,
    until: Date,
  ): Promise<Pick<DailySummary, "leads" | "leadsToCheck" | "leadsKeptAsSpam" | "leadsPerPage" | "leadsPerPlan">>;
  count(kind: SubmissionKind, since?: Date, until?: Date): Promise<number>;
  newsletterChanges(from: Date, until: Date): Promise<DailySummary["newsletter"]>;
  resume(applicationId: string): Promise<ResumeFile | undefined>;
  /** How much room the resumes take up. */
  resumeBytes(): Promise<number>;
}

/** Who did what that takes data out, erases it or lets somebody in. */
interface AuditTrail {
  /** Returns its id, for `end`. */
  begin(who: string, command: string): Promise<string>;
  end(id: string, outcome: string): Promise<void>;
  /** Something that is done already. */
  note(who: string, command: string, outcome: string): Promise<void>;
}

export interface Watching {
  /** Whether what this process changes is told too, now. */
  hearsOwn(): boolean;
  stop(): Promise<void>;
}

export interface Store {
  saveLead(input: LeadInput): Promise<Saved>;
  /** Throws NoRoomForResume when the resumes would take up more room than they may. */
  saveApplication(input: ApplicationInput): Promise<Saved>;
  /**
   * Queues a confirmation mail: at most one an hour and three in all for a pending address, none for a confirmed one or for
   * one that wants none. The caller must
   * respond alike in every case and leave the id out, or the response would tell who is subscribed.
   */
  requestSubscription(input: SubscriberInput): Promise<Saved>;
  /** Reads and changes nothing. */
  readNewsletterLink(purpose: NewsletterPurpose, token: string): Promise<NewsletterLinkState>;
  confirmSubscription(token: string): Promise<SubscriptionOutcome>;
  /** With `never`, the address is not written to again whoever asks. */
  unsubscribe(token: string, never?: boolean): Promise<SubscriptionOutcome>;
  submission(id: string): Promise<Submission | undefined>;
  /** Not spam after all: it is sent now. False when nothing kept as spam has this id. */
  acceptSubmission(id: string, actor: Actor): Promise<boolean>;
  /** New secrets for the links of one mail. Only their hashes are kept. */
  issueNewsletterTokens(id: string): Promise<SubscriberTokens | undefined>;
  readonly outbox: Outbox;
  readonly administration: Administration;
  readonly notices: NoticeQueries;
  readonly enquiries: EnquiryQueries;
  readonly quotations: QuotationQueries;
  readonly applications: ApplicationQueries;
  readonly people: PeopleQueries;
  readonly registrations: RegistrationQueries;
  readonly founders: FounderQueries;
  readonly views: ViewCounts;
  readonly audit: AuditTrail;
  /** Tells this store from others, without telling anything else. */
  fingerprint(): Promise<string>;
  /** When the last back-up was made, and where to. */
  lastBackup(): Promise<{ at: string; outcome: string } | undefined>;
  /** Says what other processes have changed, until it is stopped. */
  watch(changed: (...topics: string[]) => void): Watching;
  /** Once a day: looks for damage, removes what has done its work, erases what was kept long enough. */
  housekeep(): Promise<void>;
  /** What the last look found wrong with the database's file, as a sentence. */
  damage(): string | undefined;
  /** Commits a real write; throws StoreUnavailable when that is not possible. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** `openStore` of open.ts. Applies the migrations before it resolves. */
export type OpenStore = (settings: StoreSettings) => Promise<Store>;

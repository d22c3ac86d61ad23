import type { ParsedCompanyPlan } from "../../domain/company-plan/company-plan.ts";
import type { Estimate } from "../../domain/company-plan/estimate.ts";
import type { EnquiryDetails } from "../../domain/forms/enquiry-fields.ts";
import type { Filing } from "../../domain/forms/filing.ts";
import type { Channel, DeliveryPurpose, LeadForm, SubscriberStatus } from "./records.ts";

export * from "./records.ts";

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
  /** After a failure no wait is longer than this; a later one was set by a clock that has been set back since. */
  longestWaitMs?: number;
}

/** Where a failed delivery goes: tried again at a time, or given up until somebody retries it. */
export type AfterFailure = { retryAt: Date } | "dead";

import type { StructureId } from "../../../content/schemas/structure-id.ts";
import type { StateCode } from "../../../content/states.ts";
import type { CallChannel, CallOutcome } from "../../../domain/desk/calls.ts";
import type { EventContent } from "../../../domain/desk/events.ts";
import type { MailDirection } from "../../../domain/desk/notes.ts";
import type { ApplicationStatus, ClosingReason, EnquiryStatus } from "../../../domain/desk/status.ts";
import type { Quotation, QuotationDraft, SentQuotation } from "../../../domain/quotation/model.ts";
import type { Application, Delivery, Erased, Lead, LeadForm, PromiseCounts } from "../records.ts";

/** What the desk may ask of the store: enquiries in work, the people who work on them, and what is counted. */

/** Whoever acts: a person of the firm, or a user of this machine at the command line. */
export interface Actor {
  /** Absent at the command line. */
  personId?: string | undefined;
  name: string;
}

interface PersonName {
  id: string;
  name: string;
}

/** An enquiry as lists show it, and as every action gives it back. */
export interface Enquiry {
  id: string;
  createdAt: string;
  form: LeadForm;
  name: string;
  email: string;
  phone: string;
  companyName: string | null;
  page: string | null;
  offer: string | null;
  structure: StructureId | null;
  state: StateCode | null;
  campaign: string | null;
  /** When and in which language they would like the call, if they said so. */
  bestTime: string | null;
  language: string | null;
  suspect: string[];
  spam: boolean;
  status: EnquiryStatus;
  closedReason: ClosingReason | null;
  owner: PersonName | null;
  /** When the form promised a call, at the latest; null for what came before the desk knew promises. */
  promisedAt: string | null;
  /** When the next call is due; null while none is. */
  dueAt: string | null;
  firstCallAt: string | null;
  /** A day such as 2026-11-20. */
  followUpOn: string | null;
  /** Counts the changes: an action names the version it was decided on. */
  version: number;
}

export type DeskEvent = EventContent & {
  id: string;
  at: string;
  by: { personId: string | null; name: string };
};

export interface EnquiryDetail {
  enquiry: Enquiry;
  lead: Lead;
  events: DeskEvent[];
  deliveries: Delivery[];
  /** Other enquiries with the same e-mail address or phone number, newest first. */
  thread: Enquiry[];
}

export interface EnquiryFilters {
  /** Words of name, phone, e-mail or company: each must occur. */
  search?: string | undefined;
  status?: EnquiryStatus | undefined;
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

/** The most urgent enquiry of a person, with the others for which the same call would be. */
export interface PersonToCall extends Enquiry {
  also: Enquiry[];
}

interface FollowUp extends PersonToCall {
  /** What was written or happened that asks for it. */
  reason: DeskEvent | null;
}

/** One row for each person, under the most urgent of these that has one of their enquiries. */
export interface Today {
  /** Overdue or due today, the most overdue first. */
  calls: PersonToCall[];
  /** Of today and of days that have passed, the oldest first. */
  followUps: FollowUp[];
  /** Calls that are due on a later day, the next one first. */
  later: PersonToCall[];
  /** Received since the start of yesterday, newest first. */
  received: Enquiry[];
  /** People, of whom the lists may have the first only: `due` are those of today that are not overdue. */
  counts: { overdue: number; due: number; followUps: number; later: number; spam: number };
}

/** Another enquiry of the same person, as it was when that was decided. */
interface Other {
  id: string;
  version: number;
}

export type EnquiryAction =
  /** Others of the same person are taken along, unless somebody has them. */
  | { action: "claim"; alsoFor?: readonly string[] | undefined }
  /** Null gives it back to everybody. */
  | { action: "assign"; ownerId: string | null; version: number }
  | {
      action: "call";
      outcome: CallOutcome;
      channel: CallChannel;
      callBackAt?: Date | undefined;
      note?: string | undefined;
      /** The same call was for these too: all of them are written down, or none. */
      alsoFor?: readonly Other[] | undefined;
      version: number;
    }
  | { action: "note"; text: string }
  | { action: "mail"; direction: MailDirection; text: string }
  | {
      action: "status";
      to: EnquiryStatus;
      reason?: ClosingReason | undefined;
      note?: string | undefined;
      version: number;
    }
  | { action: "reopen"; version: number }
  | { action: "follow-up"; on: string | null; note?: string | undefined; version: number };

/** "stale": somebody was faster, `enquiry` is how it is now. "refused": it makes no sense in this state, `error` says why. */
export type ActionResult =
  | { result: "done"; enquiry: Enquiry }
  | { result: "stale"; enquiry: Enquiry; error: string }
  | { result: "refused"; enquiry: Enquiry; error: string }
  | { result: "gone" };

export interface ApplicationInWork extends Application {
  status: ApplicationStatus;
  version: number;
}

interface ApplicationDetail {
  application: ApplicationInWork;
  events: DeskEvent[];
  deliveries: Delivery[];
}

type ApplicationResult = { result: "done" | "stale"; application: ApplicationInWork } | { result: "gone" };

/** What the filters of the list can be set to. */
export interface FilterChoices {
  owners: PersonName[];
  structures: StructureId[];
  states: StateCode[];
  pages: string[];
  campaigns: string[];
}

export const numberDimensions = ["page", "tool", "structure", "state", "campaign"] as const;
type NumberDimension = (typeof numberDimensions)[number];

export interface Funnel {
  /** Null where views are not known by this dimension. */
  views: number | null;
  enquiries: number;
  contacted: number;
  quoted: number;
  engaged: number;
}

export interface Numbers {
  from: string;
  until: string;
  /** The first day on which views were counted; null when they never were. */
  viewsSince: string | null;
  total: Funnel;
  by: Record<NumberDimension, ({ name: string } & Funnel)[]>;
  perDay: { day: string; views: number; enquiries: number }[];
  firstCall: {
    /** Half of those that were called were called within so many minutes. */
    medianMinutes: number | null;
    /** Promises whose time is over: kept by a call in time, or broken. */
    kept: number;
    broken: number;
  };
}

export interface EnquiryQueries {
  list(filters: EnquiryFilters, page: { before?: string | undefined; limit: number }): Promise<Page<Enquiry>>;
  today(): Promise<Today>;
  detail(id: string): Promise<EnquiryDetail | undefined>;
  /** With a key that was used before it does nothing and gives back how the enquiry is now. */
  act(id: string, action: EnquiryAction, actor: Actor, key?: string): Promise<ActionResult>;
  /** Not spam after all. */
  accept(id: string, actor: Actor): Promise<ActionResult>;
  /** Erases everything about its address, whatever it was sent with. */
  erase(id: string): Promise<Erased | undefined>;
  choices(): Promise<FilterChoices>;
  /** Enquiries whose call is due before this moment and whose people were not reminded; marks them, and queues the mail. */
  remind(before: Date): Promise<number>;
  promises(from: Date, until: Date): Promise<PromiseCounts>;
  numbers(from: Date, until: Date): Promise<Numbers>;
}

export interface QuotationRecord {
  id: string;
  enquiryId: string;
  createdAt: string;
  state: "draft" | "sent" | "replaced" | "withdrawn";
  /** Counts the changes of a draft: whoever changes or sends it names the one they have seen. */
  revision: number;
  draft: QuotationDraft;
  replacesId: string | null;
  /** As it was sent; null while it is in work. */
  sent: SentQuotation | null;
  sentAt: string | null;
  sentBy: string | null;
  /** When the founder accepted it. From then on it is neither replaced nor withdrawn: what changes gets a number of its own. */
  acceptedAt: string | null;
}

/** As ActionResult: "stale" has the quotation as it is now. */
export type QuotationResult =
  | { result: "done"; quotation: QuotationRecord }
  | { result: "stale" | "refused"; quotation: QuotationRecord; error: string }
  | { result: "gone" };

export interface QuotationQueries {
  /** Oldest first. */
  list(enquiryId: string): Promise<QuotationRecord[]>;
  find(id: string): Promise<QuotationRecord | undefined>;
  /** A draft; with `replacesId` of the next version of one that was sent. */
  begin(enquiryId: string, draft: QuotationDraft, replacesId?: string): Promise<QuotationResult>;
  change(id: string, revision: number, draft: QuotationDraft): Promise<QuotationResult>;
  discard(id: string, revision: number): Promise<QuotationResult>;
  /** Freezes and numbers it, queues its mail, moves the enquiry on. With a key that was used before it does nothing. */
  send(id: string, revision: number, quotation: Quotation, actor: Actor, key?: string): Promise<QuotationResult>;
  withdraw(id: string, reason: string, actor: Actor): Promise<QuotationResult>;
  /** All that were sent, oldest first, read in pages so that any number fits in memory. */
  sent(since?: Date): AsyncIterable<QuotationRecord>;
  pdf(id: string): Promise<Uint8Array | undefined>;
  /** The first one that is kept stays. */
  keepPdf(id: string, bytes: Uint8Array): Promise<void>;
  /** The one that a mail takes to the founder. */
  ofDelivery(deliveryId: string): Promise<QuotationRecord | undefined>;
}

export interface ApplicationQueries {
  list(
    filters: { status?: ApplicationStatus | undefined },
    page: { before?: string | undefined; limit: number },
  ): Promise<Page<ApplicationInWork>>;
  detail(id: string): Promise<ApplicationDetail | undefined>;
  setStatus(
    id: string,
    change: { to: ApplicationStatus; note?: string | undefined; version: number },
    actor: Actor,
  ): Promise<ApplicationResult>;
}

type Role = "owner" | "member";

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

export interface Passkey {
  id: string;
  personId: string;
  name: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
  deviceType: string;
  backedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

export type NewPasskey = Omit<Passkey, "personId" | "createdAt" | "lastUsedAt">;

/** "open" is made at the command line of this machine and signs in; "join" enrols a passkey. */
export type LinkPurpose = "open" | "join";
export type LinkState = { state: "good"; person: Person } | { state: "used" | "expired" | "unknown" };
export type ChallengePurpose = "sign-in" | "join" | "add";

export interface SessionStart {
  personId: string;
  via: "link" | "passkey";
  /** Which browser it is, in a few words. */
  browser: string;
}

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

export interface PeopleQueries {
  list(): Promise<PersonListed[]>;
  /** Names by id, of those who have left too. */
  names(): Promise<ReadonlyMap<string, string>>;
  byId(id: string): Promise<Person | undefined>;
  byEmail(email: string): Promise<Person | undefined>;
  /** Makes the person, or finds the one with this address; the first one is an owner. */
  invite(person: { email: string; name?: string | undefined; role?: Role | undefined }): Promise<Person>;
  /** Whoever is at this machine, when nobody was ever invited. */
  firstOwner(name: string): Promise<Person>;
  /** Ends sessions, removes passkeys and links, gives their open enquiries back. False when there is no such person. */
  remove(id: string, actor: Actor): Promise<boolean>;
  /** A secret for one use. Only its hash is kept; earlier ones of the same purpose end. */
  issueLink(personId: string, purpose: LinkPurpose): Promise<{ token: string; expiresAt: string }>;
  /** Reads and changes nothing. */
  readLink(token: string, purpose: LinkPurpose): Promise<LinkState>;
  /** Uses it up and signs in; undefined when another was faster. */
  openWithLink(token: string, browser: string): Promise<LinkState & { secret?: string }>;
  joinWithLink(token: string, passkey: NewPasskey, browser: string): Promise<LinkState & { secret?: string }>;
  rememberChallenge(challenge: string, purpose: ChallengePurpose): Promise<void>;
  /** Whether it was given out for this purpose and is not over; it cannot be taken twice. */
  takeChallenge(challenge: string, purpose: ChallengePurpose): Promise<boolean>;
  passkeys(personId: string): Promise<Passkey[]>;
  passkey(id: string): Promise<(Passkey & { person: Person }) | undefined>;
  addPasskey(personId: string, passkey: NewPasskey): Promise<boolean>;
  /** Notes the counter of a passkey that was used, and signs in. */
  signIn(passkeyId: string, counter: number, browser: string): Promise<{ secret: string; person: Person } | undefined>;
  renamePasskey(id: string, personId: string, name: string): Promise<boolean>;
  /** The last one is kept: nobody locks themselves out. */
  removePasskey(id: string, personId: string): Promise<"removed" | "last" | "unknown">;
  /** The session of a secret, and notes that it was used. */
  session(secret: string): Promise<Session | undefined>;
  /** Whether a session that was read before still holds. */
  isOpen(id: string): Promise<boolean>;
  sessions(personId: string): Promise<Session[]>;
  endSession(id: string, personId: string): Promise<boolean>;
}

/** A view of a page. Nobody's address, no cookie. */
export interface View {
  /** A day such as 2026-11-15, where the business is. */
  day: string;
  path: string;
  /** The host of the page that led here; "" for none or one of ours. */
  referrer: string;
}

export interface ViewCounts {
  add(views: readonly (View & { count: number })[]): Promise<void>;
  /** In place of what was counted for these days, unless that was more: a log that is read twice, or in part, counts once. */
  replaceDays(views: readonly (View & { count: number })[]): Promise<void>;
}

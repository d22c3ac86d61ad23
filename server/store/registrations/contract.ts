import type { NextActor, RegistrationForm } from "../../../content/schemas/registration-stage.ts";
import type { StateCode } from "../../../content/states.ts";
import type { CalendarDate } from "../../../domain/india/calendar-date.ts";
import type { RegistrationAction } from "../../../domain/registration/actions.ts";
import type { Due } from "../../../domain/registration/due.ts";
import type { FounderFacts } from "../../../domain/registration/founder-view.ts";
import type { QuotationShown } from "../../../domain/registration/quotation-shown.ts";
import type { AgreedCompany, Registration } from "../../../domain/registration/registration.ts";
import type { WorkStage } from "../../../domain/registration/stages.ts";
import type { Actor, Enquiry } from "../desk/contract.ts";
import type { Lead } from "../records.ts";

/** A registration as the desk works on it. */
export interface RegistrationInWork {
  enquiry: Enquiry;
  registration: Registration;
  startedAt: string;
  /** Counts the changes: an action names the version it was decided on. */
  version: number;
}

/** What the board shows of a registration. */
export interface BoardRow {
  enquiry: Pick<Enquiry, "id" | "name" | "phone" | "status" | "owner" | "version">;
  /** Its name on the certificate, the approved one, or what the founder calls it. */
  companyName: string | null;
  form: RegistrationForm;
  state: StateCode | null;
  stage: WorkStage;
  /** Since when it is at this stage. */
  since: CalendarDate;
  actor: NextActor | null;
  /** Since when it waits for whoever acts next. */
  waitingSince: CalendarDate;
  awaited: string | null;
  papers: { arrived: number; all: number };
  due: Due | null;
  /** Late, or waiting for us for longer than usual. */
  needsUs: boolean;
}

export type RegistrationResult =
  | ({ result: "done" } & RegistrationInWork)
  | ({ result: "stale" | "refused"; error: string } & RegistrationInWork)
  | { result: "gone" };

export interface RegistrationQueries {
  /** Those not complete, and those that were completed lately; the longest waiting first. */
  board(): Promise<BoardRow[]>;
  /** Every one, by the day on which it began, for an export. */
  all(since?: Date): AsyncIterable<RegistrationInWork>;
  find(enquiryId: string): Promise<RegistrationInWork | undefined>;
  /** Begins one, which makes the enquiry engaged. With one there already, that one. */
  start(
    enquiryId: string,
    company: AgreedCompany,
    actor: Actor,
    /** When one that was under way before has begun. */
    startedOn?: CalendarDate,
  ): Promise<RegistrationResult>;
  act(
    enquiryId: string,
    action: RegistrationAction,
    actor: Actor,
    version: number,
    key?: string,
  ): Promise<RegistrationResult>;
}

/** What a key opens. */
export interface FounderRecord {
  lead: Lead;
  /** Who has the enquiry. */
  advisor: string | undefined;
  /** When the next call is due. */
  dueAt: string | null;
  facts: FounderFacts;
  mailsStopped: boolean;
  quotation?: QuotationShown | undefined;
}

export type Acceptance = Told | "already" | "changed";
/** "closed": the enquiry is, and nothing was changed. "unknown": the key opens nothing. */
export type Told = "done" | "closed" | "unknown";

export interface FounderQueries {
  /** A new secret for the link of one mail; those of earlier mails stay good. Only its hash is kept. */
  issueKey(enquiryId: string): Promise<string | undefined>;
  /** Ends every link to the page of an enquiry; returns how many there were. */
  revoke(enquiryId: string, actor: Actor): Promise<number>;
  /** Reads and changes nothing. Undefined for a key that never was, was revoked or has ended. */
  open(key: string): Promise<FounderRecord | undefined>;
  /** The same for a mail about to be sent. */
  record(enquiryId: string): Promise<FounderRecord | undefined>;
  /**
   * Queues a mail with a fresh link if the address has an enquiry whose page is open, one an hour and three a day at most. The
   * caller must respond alike in every case.
   */
  requestLink(email: string): Promise<void>;
  chooseCallTime(key: string, bestTime: string): Promise<Told>;
  ask(key: string, question: string): Promise<Told>;
  /** These are false when the key opens nothing. */
  setFiled(key: string, filing: string, done: boolean): Promise<boolean>;
  setMails(key: string, on: boolean): Promise<boolean>;
  /** Of the newest version: "changed" when what was seen is not that any more, or has ended. */
  accept(key: string, quotation: { number: string; version: number; total: string }): Promise<Acceptance>;
}

import type { NextActor, RegistrationForm, WorkStage } from "../../content/schemas/registration-stage.ts";
import type { StateCode } from "../../content/states.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import type { Account } from "../../domain/payments/account.ts";
import type { ToldClaim } from "../../domain/payments/claim.ts";
import type { Due } from "../../domain/registration/due.ts";
import type { FounderFacts } from "../../domain/registration/founder-view.ts";
import type { Registration } from "../../domain/registration/registration.ts";
import type { QuotationShown } from "../../domain/registration/shown-quotations.ts";
import type { Enquiry } from "../enquiries/store-contract.ts";
import { enquiryById } from "../enquiries/store-list.ts";
import { readDocument, toDocument } from "../store/documents.ts";
import type { Outcome } from "../store/outcome.ts";
import type { Lead } from "../store/records.ts";
import type { Db, RegistrationRow } from "../store/tables.ts";

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
  /** What is registered, or else the services that were sold. */
  form: RegistrationForm | null;
  services: string | null;
  state: StateCode | null;
  stage: WorkStage;
  stageName: string;
  /** Since when it is at this stage. */
  since: CalendarDate;
  actor: NextActor | null;
  /** Since when it waits for whoever acts next. */
  waitingSince: CalendarDate;
  awaited: string | null;
  papers: { arrived: number; all: number };
  tasks: { done: number; all: number };
  due: Due | null;
  /** The last day of an approved name that lapses within days, or has lapsed. */
  nameUntil: CalendarDate | null;
  account: Account;
}

export type RegistrationResult =
  | Outcome<RegistrationInWork>
  /** It cannot begin like this. */
  | { result: "invalid"; error: string };

/** What a key opens. */
export interface FounderRecord {
  lead: Lead;
  /** Who has the enquiry, and where that person is written to. */
  advisor: { name: string; email: string | null } | undefined;
  /** When the next call is due. */
  dueAt: string | null;
  facts: FounderFacts;
  mailsStopped: boolean;
  /** What they say to have paid, and nobody has found yet. */
  claims: ToldClaim[];
  /** Of the work, as every change to it counts. */
  workVersion: number | undefined;
  quotation?: QuotationShown | undefined;
}

export type Acceptance = Told | "already" | "changed";
/** "closed": the enquiry is, and nothing was changed. "unknown": the key opens nothing. */
export type Told = "done" | "closed" | "unknown";

/** What lists need has columns of its own; the rest is one piece, read and written as a whole. */
export const toColumns = ({ stage, actor, waitingSince, expectedOn, ...content }: Registration) => ({
  stage,
  actor,
  waitingSince,
  expectedOn: expectedOn ?? null,
  content: toDocument(content),
});

/** In those from before there were services, nothing is said of tasks. */
export const toRegistration = ({
  stage,
  actor,
  waitingSince,
  expectedOn,
  content,
}: Pick<RegistrationRow, "stage" | "actor" | "waitingSince" | "expectedOn" | "content">): Registration => ({
  ...{ tasks: [], ...readDocument<Omit<Registration, "tasks">>(content) },
  stage,
  actor,
  waitingSince: waitingSince as CalendarDate,
  expectedOn: (expectedOn ?? undefined) as CalendarDate | undefined,
});

export const registrationRow = (db: Db, enquiryId: string): Promise<RegistrationRow | undefined> =>
  db.selectFrom("registrations").selectAll().where("enquiryId", "=", enquiryId).executeTakeFirst();

export async function inWork(db: Db, row: RegistrationRow): Promise<RegistrationInWork | undefined> {
  const enquiry = await enquiryById(db, row.enquiryId);
  return enquiry && { enquiry, registration: toRegistration(row), startedAt: row.createdAt, version: row.version };
}

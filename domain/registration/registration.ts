import type { FilingDoer, NextActor, RegistrationForm } from "../../content/schemas/registration-stage.ts";
import type { StateCode } from "../../content/states.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import type { WorkStage } from "./stages.ts";

/** How many characters may be written. */
export const longestWords = { name: 165, paper: 80, detail: 200, awaited: 240, reason: 400 } as const;

/** What is to be registered, as it was agreed. */
export interface AgreedCompany {
  form: RegistrationForm;
  state?: StateCode | undefined;
  /** Authorised capital, or contribution of an LLP, in whole rupees. */
  capital?: number | undefined;
  /** How many people sign. */
  people: number;
}

/** A paper on the list. Its name only. */
export interface Paper {
  id: string;
  /** Whose it is, such as 'Founder 2'. */
  group: string;
  title: string;
  text: string;
  arrivedOn?: CalendarDate | undefined;
}

export interface ProposedName {
  name: string;
  outcome: "proposed" | "approved" | "refused";
  on: CalendarDate;
  /** Why the Registrar refused it. */
  reason?: string | undefined;
}

export interface Incorporation {
  date: CalendarDate;
  /** CIN, or LLPIN of an LLP. */
  number: string;
  /** As on the certificate. */
  name: string;
}

/** Something that somebody had to say why, on the day they did. The founder reads it. */
export interface Explained {
  on: CalendarDate;
  reason: string;
}

/** Where a registration is now. How it came there is in the events of its enquiry. */
export interface Registration {
  company: AgreedCompany;
  stage: WorkStage;
  /** The day each stage began, of those gone through. */
  reached: Partial<Record<WorkStage, CalendarDate>>;
  actor: NextActor | null;
  /** Since when it waits for whoever acts next. */
  waitingSince: CalendarDate;
  /** What is awaited, in words for the founder. */
  awaited?: string | undefined;
  /** When this stage should be over, if the advisor says so. */
  expectedOn?: CalendarDate | undefined;
  papers: readonly Paper[];
  /** Why it went on while papers were missing. */
  without?: Explained | undefined;
  /** What was wrong, of the last change that was a correction. */
  correction?: Explained | undefined;
  /** One that was under way before: the day on which it was entered here. */
  enteredOn?: CalendarDate | undefined;
  names: readonly ProposedName[];
  incorporation?: Incorporation | undefined;
  /** First filings that are done, by the id of the obligation. */
  filed: Readonly<Record<string, CalendarDate>>;
  /** Who does each of them, as the quotation or the advisor says; where neither does, it is open. */
  doers?: Readonly<Record<string, FilingDoer>> | undefined;
}

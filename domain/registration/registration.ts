import type { NextActor, RegistrationForm } from "../../content/schemas/registration-stage.ts";
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
  names: readonly ProposedName[];
  incorporation?: Incorporation | undefined;
  /** First filings that are done, by the id of the obligation. */
  filed: Readonly<Record<string, CalendarDate>>;
}

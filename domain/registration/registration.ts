import {
  type FilingDoer,
  type NextActor,
  type RegistrationForm,
  type StageId,
  type StepId,
  serviceStages,
  stageIds,
  stageRules,
  type WorkStage,
  workRules,
  workStages,
} from "../../content/schemas/registration-stage.ts";
import type { StateCode } from "../../content/states.ts";
import type { EnquiryStatus } from "../desk/enquiry.ts";
import type { CalendarDate } from "../india/calendar-date.ts";

/** How many characters may be written. */
export const longestWords = { name: 165, paper: 80, detail: 200, awaited: 240, reason: 400, number: 40 } as const;

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

export const missingPapers = (papers: readonly Paper[]): Paper[] => papers.filter(({ arrivedOn }) => !arrivedOn);

/** What is done beside the registration itself: a service that was sold, or what the fee includes. */
export interface Task {
  id: string;
  title: string;
  /** Which one, such as 'for 2025-26'. */
  about?: string | undefined;
  kind: "service" | "included";
  isFiling?: boolean | undefined;
  /** By when it was planned: each later day may cost more. */
  fileBy?: CalendarDate | undefined;
  doneOn?: CalendarDate | undefined;
  /** Of what was filed, such as the SRN. */
  number?: string | undefined;
}

export const openTasks = (tasks: readonly Task[]): Task[] => tasks.filter(({ doneOn }) => !doneOn);

const firstPart = (text: string): string => text.split(",")[0]!;

/** In a few words: 'AOC-4 for 2025-26' of 'AOC-4, financial statements' and 'for 2025-26, was due 30 October 2026'. */
export const taskName = ({ title, about = "" }: Pick<Task, "title" | "about">): string =>
  `${firstPart(title)} ${firstPart(about)}`.trim();

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

/** Where the work on an enquiry is now. How it came there is in the events of its enquiry. */
export interface Registration {
  /** What is registered; nothing where only services were sold. */
  company?: AgreedCompany | undefined;
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
  /** When the founder approved the drafts that are being filed. */
  approvedOn?: CalendarDate | undefined;
  papers: readonly Paper[];
  tasks: readonly Task[];
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

/** Those that one which is under way may have reached: the first is where each begins, and those after the certificate come with it. */
export const laterStages = workStages.slice(1).filter((stage) => !workRules[stage].afterCertificate);
/** What is worked on, as far as its stages and its name go. */
export type Work = Pick<Registration, "company" | "tasks">;
export const stagesOf = ({ company }: Pick<Work, "company">): readonly WorkStage[] =>
  company ? workStages : serviceStages;

/** 'AOC-4 for 2025-26', or 'GST registration and 2 more'; nothing where a company is registered. */
export function servicesText({ company, tasks }: Work): string | undefined {
  const [first, ...others] = tasks.filter(({ kind }) => kind === "service").map(taskName);
  if (company || !first) return undefined;
  return others.length > 0 ? `${first} and ${others.length === 1 ? others[0] : `${others.length} more`}` : first;
}

export const isWorkStage = (stage: StageId | StepId): stage is WorkStage => workStages.some((known) => known === stage);

/** Who acts when a stage begins. */
export const firstActor = (stage: StageId): NextActor | null => stageRules[stage].actor;

const ofStatus: Readonly<Record<EnquiryStatus, StageId>> = {
  new: "received",
  contacted: "called",
  quoted: "quotation",
  engaged: "documents",
  closed: "closed",
};

/** How far a founder is, by the enquiry and by the registration, once there is one. */
export const stageOf = (status: EnquiryStatus, registration?: { stage: WorkStage }): StageId =>
  status !== "closed" && registration ? registration.stage : ofStatus[status];

/** The step that is going on; none after the last, or when it is closed. */
export const stepOf = (stage: StageId): StepId | undefined => stageRules[stage].step ?? undefined;

export const isLater = (stage: StageId, than: StageId): boolean => stageIds.indexOf(stage) > stageIds.indexOf(than);

/** A stage that lies behind and was never begun was skipped: nothing was done there. Of one that is `part` something is missing. */
export type StageState = "done" | "part" | "skipped" | "now" | "ahead";

type Facts = Pick<Registration, "stage" | "reached" | "names" | "incorporation" | "papers">;

/**
 * The day on which a stage began. A name that is approved and a certificate that is written down speak for themselves, also where
 * nobody moved the registration to that stage.
 */
export function beganOn({ reached, names, incorporation }: Facts, stage: WorkStage): CalendarDate | undefined {
  if (reached[stage]) return reached[stage];
  if (stage === "name") return names.find(({ outcome }) => outcome === "approved")?.on;
  return stage === "certificate" ? incorporation?.date : undefined;
}

/** The drafts lie with the founder: since when, by the day on which they were sent. What else is awaited is no approval. */
export const draftsSentOn = ({
  stage,
  actor,
  awaited,
  waitingSince,
}: Pick<Registration, "stage" | "actor" | "awaited" | "waitingSince">): CalendarDate | undefined =>
  stage === "filing" && actor === "you" && (!awaited || /\bdrafts?\b/i.test(awaited)) ? waitingSince : undefined;

/** When a stage of the way to the certificate was over: the day on which a later one began. */
export const overOn = (reached: Registration["reached"], stage: WorkStage): CalendarDate | undefined =>
  laterStages
    .filter((later) => isLater(later, stage))
    .map((later) => reached[later])
    .find((on) => on !== undefined);

/** How a stage stands to the present one. With the last one nothing is left to do, so it is done. */
export function stageState(registration: Facts, stage: WorkStage): StageState {
  if (stage === registration.stage) return stage === "complete" ? "done" : "now";
  if (isLater(stage, registration.stage)) return "ahead";
  if (stage === "documents" && missingPapers(registration.papers).length > 0) return "part";
  return beganOn(registration, stage) ? "done" : "skipped";
}

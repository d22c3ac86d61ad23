import { structureNames } from "./plain-lists.ts";

/** What the work itself goes through until the filings after the certificate. Plain values, for code in the browser. */
const workSteps = ["documents", "name", "signatures", "filing", "certificate", "first-filings"] as const;

export const workStages = [...workSteps, "complete"] as const;
export type WorkStage = (typeof workStages)[number];

/** How far a founder is, from the request to the end. The stages before the work belong to the enquiry, which can also be closed. */
export const stageIds = ["received", "called", "quotation", "expired", ...workStages, "closed"] as const;
export type StageId = (typeof stageIds)[number];

/** What a founder's page says in place of the usual words of a stage, when they would not be true. */
export type SituationId =
  | StageId
  | "renewing"
  | "agreed"
  | "papers-complete"
  | "name-refused"
  | "name-approved"
  | "left-to-you";

/** Who does a first filing: we in our fee, we for a fee of its own, or the founder. */
export const filingDoers = ["fee", "extra", "you"] as const;
export type FilingDoer = (typeof filingDoers)[number];

/** The steps as a founder sees them on one line. */
export const stepIds = ["call", "quotation", ...workSteps] as const;
export type StepId = (typeof stepIds)[number];

/** Who has to do something next. */
export const nextActors = ["you", "we", "registrar"] as const;
export type NextActor = (typeof nextActors)[number];

/** What can be registered here: the three structures, and a Section 8 company on a quotation. */
export const registrationForms = ["private-limited", "opc", "llp", "section-8"] as const;
export type RegistrationForm = (typeof registrationForms)[number];

export const registeredNames = { ...structureNames, "section-8": "Section 8" } as const;

import { structureNames } from "./plain-lists.ts";

/** How far a founder is, from the request to the first filings. Plain values, for code in the browser. */
export const stageIds = [
  "received",
  "called",
  "quotation",
  "expired",
  "documents",
  "name",
  "signatures",
  "filing",
  "certificate",
  "first-filings",
  "complete",
  "closed",
] as const;
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
export const stepIds = [
  "call",
  "quotation",
  "documents",
  "name",
  "signatures",
  "filing",
  "certificate",
  "first-filings",
] as const;
export type StepId = (typeof stepIds)[number];

/** Who has to do something next. */
export const nextActors = ["you", "we", "registrar"] as const;
export type NextActor = (typeof nextActors)[number];

/** What can be registered here: the three structures, and a Section 8 company on a quotation. */
export const registrationForms = ["private-limited", "opc", "llp", "section-8"] as const;
export type RegistrationForm = (typeof registrationForms)[number];

export const registeredNames = { ...structureNames, "section-8": "Section 8" } as const;

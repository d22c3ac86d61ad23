import { structureNames } from "./plain-lists.ts";

/** Who has to do something next. */
export const nextActors = ["you", "we", "registrar"] as const;
export type NextActor = (typeof nextActors)[number];

interface Stage {
  /** The step on the founder's line that goes on meanwhile; none when all is over. */
  step: string | null;
  /** Who acts when it begins; at the desk it can be set otherwise. Nobody once there is nothing left to do. */
  actor: NextActor | null;
}

interface WorkStageRule extends Stage {
  /** Who can act at all: before anything is filed the Registrar cannot. */
  actors: readonly NextActor[];
  /** The certificate is written down by itself: what comes after it is reached by that alone. */
  afterCertificate: boolean;
}

const founderOrUs = ["you", "we"] as const;

/** What the work itself goes through. Plain values, for code in the browser. */
const work = {
  documents: { step: "documents", actor: "you", actors: founderOrUs, afterCertificate: false },
  name: { step: "name", actor: "we", actors: nextActors, afterCertificate: false },
  signatures: { step: "signatures", actor: "you", actors: founderOrUs, afterCertificate: false },
  filing: { step: "filing", actor: "we", actors: nextActors, afterCertificate: false },
  certificate: { step: "certificate", actor: "registrar", actors: nextActors, afterCertificate: false },
  "first-filings": { step: "first-filings", actor: "you", actors: nextActors, afterCertificate: true },
  complete: { step: null, actor: null, actors: [], afterCertificate: true },
} as const satisfies Record<string, WorkStageRule>;

export type WorkStage = keyof typeof work;
export const workStages = Object.keys(work) as WorkStage[];
export const workRules: Readonly<Record<WorkStage, WorkStageRule>> = work;
/** Where no company is registered, and only services were sold. */
export const serviceStages: readonly WorkStage[] = ["documents", "filing", "complete"];

/** The stages before the work belong to the enquiry, which can also be closed. */
const stages = {
  received: { step: "call", actor: "we" },
  called: { step: "quotation", actor: "we" },
  quotation: { step: "quotation", actor: "you" },
  expired: { step: "quotation", actor: "you" },
  ...work,
  closed: { step: null, actor: null },
} as const satisfies Record<string, Stage>;

/** How far a founder is, from the request to the end. */
export type StageId = keyof typeof stages;
export const stageIds = Object.keys(stages) as StageId[];

/** The steps as a founder sees them on one line. */
export type StepId = NonNullable<(typeof stages)[StageId]["step"]>;
export const stepIds = [...new Set(Object.values(stages).flatMap(({ step }) => step ?? []))];

export const stageRules: Readonly<Record<StageId, { step: StepId | null; actor: NextActor | null }>> = stages;

/** What a founder's page says in place of the usual words of a stage, when they would not be true. */
export type SituationId =
  | StageId
  | "renewing"
  | "agreed"
  | "papers-complete"
  | "name-refused"
  | "name-approved"
  | "drafts-approved"
  | "left-to-you"
  | "work-done";

/** Who does a first filing: we in our fee, we for a fee of its own, or the founder. */
export const filingDoers = ["fee", "extra", "you"] as const;
export type FilingDoer = (typeof filingDoers)[number];

/** What can be registered here: the three structures, and a Section 8 company on a quotation. */
export const registrationForms = ["private-limited", "opc", "llp", "section-8"] as const;
export type RegistrationForm = (typeof registrationForms)[number];

export const registeredNames = { ...structureNames, "section-8": "Section 8" } as const;

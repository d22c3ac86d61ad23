import {
  type NextActor,
  type StageId,
  type StepId,
  stageIds,
  stepIds,
} from "../../content/schemas/registration-stage.ts";
import type { EnquiryStatus } from "../desk/status.ts";

/** The stages that a registration itself goes through; those before belong to the enquiry, which can also be closed. */
export const workStages = [
  "documents",
  "name",
  "signatures",
  "filing",
  "certificate",
  "first-filings",
  "complete",
] as const satisfies readonly StageId[];
export type WorkStage = (typeof workStages)[number];
/** Those that one which is under way may have reached. After them comes the certificate, which is written down by itself. */
export const laterStages = ["name", "signatures", "filing", "certificate"] as const satisfies readonly WorkStage[];
export const isWorkStage = (stage: StageId | StepId): stage is WorkStage => workStages.some((known) => known === stage);

/** Who acts when a stage begins; at the desk it can be set otherwise. Nobody once there is nothing left to do. */
const firstActors: Readonly<Record<StageId, NextActor | null>> = {
  received: "we",
  called: "we",
  quotation: "you",
  expired: "you",
  documents: "you",
  name: "we",
  signatures: "you",
  filing: "we",
  certificate: "registrar",
  "first-filings": "you",
  complete: null,
  closed: null,
};
export const firstActor = (stage: StageId): NextActor | null => firstActors[stage];

/** Who can act at all: before anything is filed the Registrar cannot. */
export const possibleActors = (stage: WorkStage): NextActor[] => {
  if (stage === "complete") return [];
  return stage === "documents" || stage === "signatures" ? ["you", "we"] : ["you", "we", "registrar"];
};

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

const isStep = (stage: StageId): stage is StageId & StepId => stepIds.some((id) => id === stage);

/** The step that is going on; none after the last, or when it is closed. */
export function stepOf(stage: StageId): StepId | undefined {
  if (stage === "received") return "call";
  if (stage === "called" || stage === "expired") return "quotation";
  return isStep(stage) ? stage : undefined;
}

export const isLater = (stage: StageId, than: StageId): boolean => stageIds.indexOf(stage) > stageIds.indexOf(than);

/** The founder's page stays open for so long after the end, and what is complete stays on the desk's board. */
export const daysOpenAfterEnd = 30;

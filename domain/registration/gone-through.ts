import type { CalendarDate } from "../india/calendar-date.ts";
import { missingPapers } from "./papers.ts";
import type { Registration } from "./registration.ts";
import { isLater, type WorkStage } from "./stages.ts";

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

/** How a stage stands to the present one. With the last one nothing is left to do, so it is done. */
export function stageState(registration: Facts, stage: WorkStage): StageState {
  if (stage === registration.stage) return stage === "complete" ? "done" : "now";
  if (isLater(stage, registration.stage)) return "ahead";
  if (stage === "documents" && missingPapers(registration.papers).length > 0) return "part";
  return beganOn(registration, stage) ? "done" : "skipped";
}

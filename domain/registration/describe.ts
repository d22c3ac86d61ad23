import { registrationSteps } from "../../content/registration/registration.ts";
import type { NextActor } from "../../content/schemas/registration-stage.ts";
import { findObligation } from "../compliance/due-dates.ts";
import { longDate } from "../india/date-text.ts";
import type { RegistrationAction } from "./actions.ts";
import type { Registration } from "./registration.ts";
import { isLater, type WorkStage } from "./stages.ts";

export const describeStage = (stage: WorkStage): string =>
  stage === "complete" ? "Complete" : registrationSteps[stage];

/** As the end of a sentence. */
const actorNames: Readonly<Record<NextActor, string>> = {
  you: "the founder",
  we: "us",
  registrar: "the Registrar",
};

const paperName = ({ papers }: Registration, id: string): string => {
  const paper = papers.find((known) => known.id === id);
  return paper ? `${paper.title} (${paper.group})` : id;
};

const expected = (on: string | null): string => (on ? `Expected by ${longDate(on)}` : "No expected date");

/** What an action did, for the history. `before` is the registration as it was. */
export function describeAction(action: RegistrationAction, before: Registration): string {
  const on = "on" in action && action.on ? `, ${longDate(action.on)}` : "";
  switch (action.action) {
    case "stage":
      return `${isLater(action.to, before.stage) ? "Stage" : "Stage corrected"}: ${describeStage(action.to)}${on}`;
    case "actor":
      return [
        `Waits for ${actorNames[action.actor]}${action.awaited ? `: ${action.awaited}` : ""}${on}`,
        ...(action.expectedOn === undefined || action.expectedOn === (before.expectedOn ?? null)
          ? []
          : [expected(action.expectedOn)]),
      ].join(" · ");
    case "expect":
      return expected(action.on);
    case "paper":
      return `${action.arrived ? "Arrived" : "Not arrived after all"}: ${paperName(before, action.id)}${on}`;
    case "add-paper":
      return `Paper added: ${action.title} (${action.group})`;
    case "drop-paper":
      return `Paper not needed: ${paperName(before, action.id)}`;
    case "name":
      return `Name ${action.outcome}: ${action.name}${on}`;
    case "incorporated":
      return `Incorporated on ${longDate(action.date)}: ${action.name}, ${action.number.toUpperCase()}`;
    case "not-incorporated":
      return "Incorporation taken back";
    case "filed":
      return `${action.done ? "Done" : "Not done after all"}: ${String(findObligation(action.id).title)}${on}`;
  }
}

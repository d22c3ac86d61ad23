import { registrationSteps } from "../../content/registration/registration.ts";
import type { FilingDoer, NextActor, WorkStage } from "../../content/schemas/registration-stage.ts";
import { findObligation, obligationTitle } from "../compliance/due-dates.ts";
import { longDate } from "../india/date-text.ts";
import type { RegistrationAction } from "./actions.ts";
import { companyProfile } from "./company-calendar.ts";
import { isLater, type Registration } from "./registration.ts";

export const describeStage = (stage: WorkStage): string =>
  stage === "complete" ? "Complete" : registrationSteps[stage];

/** As the end of a sentence. */
const actorNames: Readonly<Record<NextActor, string>> = {
  you: "the founder",
  we: "us",
  registrar: "the Registrar",
};

export const doerNames: Readonly<Record<FilingDoer, string>> = {
  fee: "we do it, in our fee",
  extra: "we do it, not in our fee",
  you: "the founder does it",
};

function filingTitle(registration: Registration, id: string): string {
  const [obligation, profile] = [findObligation(id), companyProfile(registration)];
  return profile ? obligationTitle(obligation, profile) : id;
}

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
      return `${action.done ? "Done" : "Not done after all"}: ${filingTitle(before, action.id)}${on}`;
    case "doer":
      return `${filingTitle(before, action.id)}: ${action.doer ? doerNames[action.doer] : "nobody has said who does it"}`;
  }
}

/** A tick says nothing about the rest: it is made on whatever is newest, and names no version. */
export const isTick = ({ action }: RegistrationAction): boolean => action === "paper" || action === "filed";

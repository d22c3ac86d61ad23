import { registrationSteps } from "../../content/registration/registration.ts";
import type { FilingDoer, NextActor, WorkStage } from "../../content/schemas/registration-stage.ts";
import { findObligation, obligationTitle } from "../compliance/due-dates.ts";
import { longDate } from "../india/date-text.ts";
import type { RegistrationAction } from "./actions.ts";
import { companyProfile } from "./company-calendar.ts";
import { isLater, type Registration, type Task, taskName, type Work } from "./registration.ts";

/** Where no company is registered and nothing is filed, it is work alone. */
export function describeStage(stage: WorkStage, work?: Work): string {
  if (stage === "complete") return "Complete";
  const isFiled = stage !== "filing" || !work || work.company || work.tasks.some(({ isFiling }) => isFiling);
  return isFiled ? registrationSteps[stage] : "Work";
}

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

/** What came of it, for the page and the mail alike. */
export const taskDone = ({
  isFiling,
  doneOn,
  number,
}: Pick<Task, "isFiling" | "doneOn" | "number">): string | undefined =>
  doneOn && `${isFiling || number ? "Filed" : "Done"} on ${longDate(doneOn)}${number ? `, number ${number}` : ""}`;

function describeTask(
  { id, done, number, on }: Extract<RegistrationAction, { action: "task" }>,
  { tasks }: Registration,
) {
  const task = tasks.find((known) => known.id === id);
  const what = task ? taskName(task) : id;
  if (!done) return `Not done after all: ${what}`;
  return `${task?.isFiling || number ? "Filed" : "Done"}: ${what}${number ? `, number ${number}` : ""}${on ? `, ${longDate(on)}` : ""}`;
}

const expected = (on: string | null): string => (on ? `Expected by ${longDate(on)}` : "No expected date");

/** What an action did, for the history. `before` is the registration as it was. */
export function describeAction(action: RegistrationAction, before: Registration): string {
  const on = "on" in action && action.on ? `, ${longDate(action.on)}` : "";
  switch (action.action) {
    case "stage":
      return `${isLater(action.to, before.stage) ? "Stage" : "Stage corrected"}: ${describeStage(action.to, before)}${on}`;
    case "actor":
      return [
        `Waits for ${actorNames[action.actor]}${action.awaited ? `: ${action.awaited}` : ""}${on}`,
        ...(action.expectedOn === undefined || action.expectedOn === (before.expectedOn ?? null)
          ? []
          : [expected(action.expectedOn)]),
      ].join(" · ");
    case "approve":
      return "Drafts approved: waits for us, file it";
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
    case "task":
      return describeTask(action, before);
    case "drop-task": {
      const task = before.tasks.find(({ id }) => id === action.id);
      return `Not needed: ${task ? taskName(task) : action.id}`;
    }
    case "doer":
      return `${filingTitle(before, action.id)}: ${action.doer ? doerNames[action.doer] : "nobody has said who does it"}`;
  }
}

/** A tick says nothing about the rest: it is made on whatever is newest, and names no version. */
export const isTick = ({ action }: RegistrationAction): boolean =>
  action === "paper" || action === "filed" || action === "task";

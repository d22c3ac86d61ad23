import type { NextActor, RegistrationForm } from "../../content/schemas/registration-stage.ts";
import { structureNames } from "../../content/schemas/structure-id.ts";
import { section8Name } from "../../domain/company-plan/summary.ts";
import { dueNowText } from "../../domain/payments/account-facts.ts";
import { isLater } from "../../domain/registration/stages.ts";
import type { BoardRow } from "../api/registrations.ts";
import { dayText } from "../ui/times.ts";

export const formNames: Readonly<Record<RegistrationForm, string>> = { ...structureNames, "section-8": section8Name };

/** Who acts next, in a word. */
export const actorWords: Readonly<Record<NextActor, string>> = { you: "Founder", we: "Us", registrar: "Registrar" };

/** The same as a sentence. */
export const actorSentences: Readonly<Record<NextActor, string>> = {
  you: "The founder acts next",
  we: "We act next",
  registrar: "The Registrar acts next",
};

/** What a row of the board waits for: in the advisor's words, or the papers; until when; and what is to be paid. */
export function awaitedText({
  stage,
  awaited,
  papers,
  due,
  account,
}: Pick<BoardRow, "stage" | "awaited" | "papers" | "due" | "account">): string {
  const owed = dueNowText(account);
  const arePapersOpen = !isLater(stage, "certificate") && (stage === "documents" || papers.arrived < papers.all);
  return [
    awaited?.replace(/\.$/, ""),
    arePapersOpen && `${papers.arrived} of ${papers.all} papers`,
    due && `${due.what} ${dayText(due.on)}`,
    owed && `${owed} to be paid`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** 'today', '1 day', '12 days' */
export const daysText = (days: number): string => (days === 0 ? "today" : `${days} ${days === 1 ? "day" : "days"}`);

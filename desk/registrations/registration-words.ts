import { structureNames } from "../../content/schemas/plain-lists.ts";
import type { NextActor, RegistrationForm } from "../../content/schemas/registration-stage.ts";
import { section8Name } from "../../domain/company-plan/summary.ts";
import type { CalendarDate } from "../../domain/india/calendar-date.ts";
import { dueNowText } from "../../domain/payments/account.ts";
import { isLater } from "../../domain/registration/registration.ts";
import { dayText } from "../ui/times.ts";
import type { BoardRow } from "./api.ts";

export const formNames: Readonly<Record<RegistrationForm, string>> = { ...structureNames, "section-8": section8Name };

/** Who acts next, in a word. */
export const actorWords: Readonly<Record<NextActor, string>> = { you: "Founder", we: "Us", registrar: "Registrar" };

/** Who acts next, as a sentence. */
export const actorSentences: Readonly<Record<NextActor, string>> = {
  you: "The founder acts next",
  we: "We act next",
  registrar: "The Registrar acts next",
};

/** The company, or else the services. */
export const rowTitle = ({
  companyName,
  form,
  services,
}: Pick<BoardRow, "companyName" | "form" | "services">): string =>
  form ? (companyName ?? formNames[form]) : (services ?? "Work");

/** What a row of the board waits for: in the advisor's words, or the papers; until when; and what is to be paid. */
export function awaitedText({
  form,
  stage,
  awaited,
  papers,
  tasks,
  due,
  nameUntil,
  account,
}: Pick<BoardRow, "form" | "stage" | "awaited" | "papers" | "tasks" | "due" | "nameUntil" | "account">): string {
  const owed = dueNowText(account);
  const arePapersOpen = !isLater(stage, "certificate") && (stage === "documents" || papers.arrived < papers.all);
  return [
    awaited?.replace(/\.$/, ""),
    arePapersOpen && papers.all > 0 && `${papers.arrived} of ${papers.all} papers`,
    !arePapersOpen &&
      (!form || stage === "first-filings") &&
      tasks.done < tasks.all &&
      `${tasks.done} of ${tasks.all} done${form ? " beside the filings" : ""}`,
    due && due.on !== nameUntil && `${due.what} ${dayText(due.on)}`,
    owed && `${owed} to be paid`,
  ]
    .filter(Boolean)
    .join("; ");
}

/** Of a name that lapses within days, or has lapsed. */
export const nameText = (until: CalendarDate, today: CalendarDate): string =>
  `Name ${until < today ? "was held" : "held only"} until ${dayText(until)}`;

/** 'today', '1 day', '12 days' */
export const daysText = (days: number): string => (days === 0 ? "today" : `${days} ${days === 1 ? "day" : "days"}`);

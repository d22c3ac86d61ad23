import type { NextActor, RegistrationForm } from "../../content/schemas/registration-stage.ts";
import { structureNames } from "../../content/schemas/structure-id.ts";
import { section8Name } from "../../domain/company-plan/summary.ts";

export const formNames: Readonly<Record<RegistrationForm, string>> = { ...structureNames, "section-8": section8Name };

/** Who acts next, in a word. */
export const actorWords: Readonly<Record<NextActor, string>> = { you: "Founder", we: "Us", registrar: "Registrar" };

/** The same as a sentence. */
export const actorSentences: Readonly<Record<NextActor, string>> = {
  you: "The founder acts next",
  we: "We act next",
  registrar: "The Registrar acts next",
};

/** 'today', '1 day', '12 days' */
export const daysText = (days: number): string => (days === 0 ? "today" : `${days} ${days === 1 ? "day" : "days"}`);

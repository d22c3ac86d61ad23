import { planOfCalendar } from "../../domain/company-plan/calendar-answers.ts";
import { mergePlan } from "../../domain/company-plan/company-plan.ts";
import { stringifyPlan } from "../../domain/company-plan/stored.ts";
import { askedAnswers } from "../../domain/compliance/form-answers.ts";
import { type Answers, parseAnswers, profileFields } from "../../domain/compliance/profile-address.ts";
import { changeVisit, visitPlan } from "./visit.ts";

/** Keeps for this visit what the calendar's form says, as far as it can be used already. */
export function keepCalendar(answers: Answers): void {
  const asked = askedAnswers(answers);
  const parsed = parseAnswers(asked);
  const errors = parsed.ok ? {} : parsed.errors;
  const usable = Object.fromEntries(
    profileFields.map((field) => [field, errors[field] ? "" : asked[field]]),
  ) as Answers;
  const plan = visitPlan();
  const changes = planOfCalendar(usable, plan);
  if (stringifyPlan(mergePlan(plan, changes)) !== stringifyPlan(plan)) changeVisit(changes);
}

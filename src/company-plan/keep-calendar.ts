import { planOfCalendar } from "../../domain/company-plan/calendar-answers.ts";
import { mergePlan } from "../../domain/company-plan/company-plan.ts";
import { stringifyPlan } from "../../domain/company-plan/written.ts";
import {
  askedAnswers,
  type CalendarAnswers,
  type CalendarField,
  calendarFields,
  parseAnswers,
} from "../../domain/compliance/answers.ts";
import { changeVisit, isOpenedAgain, visitPlan } from "./visit.ts";

/** Keeps for this visit what was answered in the calendar's form, as far as it can be used already. */
export function keepCalendar(answers: CalendarAnswers, touched: readonly CalendarField[], isOpening: boolean): void {
  // An address that is opened again is not newer than the plan.
  if (isOpening && isOpenedAgain()) return;
  const asked = askedAnswers(answers);
  const parsed = parseAnswers(asked);
  const errors = parsed.ok ? {} : parsed.errors;
  const usable = Object.fromEntries(
    calendarFields.map((field) => [field, errors[field] ? "" : asked[field]]),
  ) as CalendarAnswers;
  const plan = visitPlan();
  const changes = planOfCalendar(usable, plan, touched);
  if (stringifyPlan(mergePlan(plan, changes)) !== stringifyPlan(plan)) changeVisit(changes);
}

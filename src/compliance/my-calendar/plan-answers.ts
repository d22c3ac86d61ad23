import { calendarAnswers } from "../../../domain/company-plan/calendar-answers.ts";
import { readKnownPlan } from "../../company-plan/known-plan.ts";

/** The answers that the visitor's plan already gives. Loaded only for visitors who may have a plan. */
export const readPlanAnswers = () => calendarAnswers(readKnownPlan());

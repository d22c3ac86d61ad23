import { serialiseAnswers } from "../structure-choice/answers.ts";
import { type CompanyPlan, mergePlan, planFields, readCompanyPlan, writtenName } from "./company-plan.ts";
import { nothingSaid, type ToldFacts, toldFacts } from "./size.ts";

/** The plan in an address; whatever is malformed is left out, field by field. */
export const parsePlan = (params: URLSearchParams): CompanyPlan =>
  readCompanyPlan((field) => params.get(field) ?? undefined).plan;

/** The plan as address parameters, in full words and a fixed order. */
export function serialisePlan(plan: CompanyPlan): URLSearchParams {
  const params = new URLSearchParams();
  for (const field of planFields) {
    const value = plan[field];
    if (value !== undefined) params.set(writtenName(field), String(value));
  }
  for (const [question, answer] of serialiseAnswers(plan.answers ?? {})) params.set(question, answer);
  return params;
}

/**
 * The plan in the address of the calendar. There `name` is what the calendar is called, and a box that other answers tick already
 * says nothing of its own: when those answers change, so does the box.
 */
export function parseCalendarPlan(params: URLSearchParams): CompanyPlan {
  const plan = parsePlan(params);
  const told = Object.keys(toldFacts({ ...plan, ...nothingSaid })) as (keyof ToldFacts)[];
  const ticked = told.filter((field) => plan[field] === "yes").map((field) => [field, undefined]);
  return mergePlan(plan, { name: undefined, ...Object.fromEntries(ticked) });
}

/** The plan in a link to the calendar, which does not read the structure questions: it is given what they tell. */
export const serialiseForCalendar = (plan: CompanyPlan): URLSearchParams =>
  serialisePlan({ ...plan, ...toldFacts(plan) });

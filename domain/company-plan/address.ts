import { serialiseAnswers } from "../structure-choice/answers.ts";
import { type CompanyPlan, planFields, readCompanyPlan, writtenName } from "./company-plan.ts";

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

import type { QuestionId } from "../structure-choice/answers.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** The answer to a structure question that the plan suggests. It is shown as chosen, and asked all the same. */
export function presetAnswer({ people = 0 }: CompanyPlan, question: QuestionId): string | undefined {
  return question === "owners" && people > 1 ? "several" : undefined;
}

import { followAnswers } from "../structure-choice/next-question.ts";
import { type Recommendation, recommend } from "../structure-choice/recommend.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** What the structure questions came to; nothing while one is open. */
export function resultOf({ answers }: CompanyPlan): Recommendation | undefined {
  if (!answers) return undefined;
  const { asked, question } = followAnswers(answers);
  return question ? undefined : recommend(asked);
}

/**
 * 'Partnership firm', 'Convert your OPC to Private Limited': the result, where it registers none of the three and nothing else was chosen
 * since. Who chooses what the business becomes or is still converts or keeps it.
 */
export function otherResult(plan: CompanyPlan): string | undefined {
  const result = plan.section8 ? undefined : resultOf(plan);
  if (!result || result.registers) return undefined;
  return !plan.structure || plan.structure === result.structure ? result.title : undefined;
}

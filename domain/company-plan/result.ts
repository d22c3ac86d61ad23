import { followAnswers } from "../structure-choice/next-question.ts";
import { type Recommendation, recommend } from "../structure-choice/recommend.ts";
import type { CompanyPlan } from "./company-plan.ts";

/** What the structure questions came to; nothing while one is open. */
export function resultOf({ answers }: CompanyPlan): Recommendation | undefined {
  if (!answers) return undefined;
  const { asked, question } = followAnswers(answers);
  return question ? undefined : recommend(asked);
}

/** 'Partnership firm', 'Convert your OPC to Private Limited': the result, where it registers none of the three and nothing was chosen since. */
export function otherResult(plan: CompanyPlan): string | undefined {
  if (plan.structure || plan.section8) return undefined;
  const result = resultOf(plan);
  return result?.registers ? undefined : result?.title;
}

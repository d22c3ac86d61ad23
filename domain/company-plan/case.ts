import type { PackForm } from "../../content/schemas/structure-choice.ts";
import { type Pack, packsFor } from "../packs/packs.ts";
import { applicableAnswers } from "../structure-choice/answers.ts";
import { leadsToSection8 } from "../structure-choice/candidates.ts";
import { followAnswers } from "../structure-choice/next-question.ts";
import { recommend } from "../structure-choice/recommend.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { otherResult } from "./result.ts";

/** What the plan is for: the structure chosen, or the form to which all answers lead. */
function planForm({ structure, section8, answers = {} }: CompanyPlan): PackForm | null {
  if (section8) return "section-8";
  if (structure) return structure;
  const { asked } = followAnswers(answers);
  if (leadsToSection8(asked)) return "section-8";
  const { form, complete } = recommend(asked);
  return complete ? form : null;
}

export const isSection8 = (plan: CompanyPlan): boolean => planForm(plan) === "section-8";

/** What the questions led to is nothing that we register: no name, cost or date is asked for. */
export const registersNothing = (plan: CompanyPlan): boolean =>
  !plan.structure && !isSection8(plan) && otherResult(plan) !== undefined;

/** The packs that apply to the plan. */
export const planPacks = (plan: CompanyPlan): Pack[] => packsFor(applicableAnswers(plan.answers ?? {}), planForm(plan));

import { type CompanyPlan, mergePlan } from "./company-plan.ts";
import { planLines } from "./describe.ts";

/** One answer, as a founder reads it. */
export interface PlanPart {
  key: string;
  label: string;
  value: string;
}

/** Every answer in a plan, each by itself, so that each can be left out. */
export const planParts = (plan: CompanyPlan): PlanPart[] =>
  planLines(plan).flatMap(([label, value, key]) => (key && value !== undefined ? [{ key, label, value }] : []));

/** The plan without what the visitor took out. */
export function planWithout(plan: CompanyPlan, leftOut: readonly string[]): CompanyPlan {
  const answers = Object.entries(plan.answers ?? {}).filter(([question]) => !leftOut.includes(question));
  return mergePlan(plan, {
    ...Object.fromEntries(leftOut.map((key) => [key, undefined])),
    answers: answers.length > 0 ? Object.fromEntries(answers) : undefined,
  });
}

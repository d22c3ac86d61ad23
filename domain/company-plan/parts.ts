import { type CompanyPlan, mergePlan } from "./company-plan.ts";
import { calendarKey, planLines } from "./describe.ts";

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
  const keep = <Part extends object>(part: Part | undefined, keyOf: (field: string) => string): Part | undefined => {
    const kept = Object.entries(part ?? {}).filter(([field]) => !leftOut.includes(keyOf(field)));
    return kept.length > 0 ? (Object.fromEntries(kept) as Part) : undefined;
  };
  const without = Object.fromEntries(leftOut.filter((key) => !key.includes(".")).map((key) => [key, undefined]));
  return mergePlan(plan, {
    ...without,
    answers: keep(plan.answers, (field) => field),
    calendar: keep(plan.calendar, calendarKey),
  });
}

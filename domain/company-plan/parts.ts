import { type CompanyPlan, mergePlan } from "./company-plan.ts";
import { describePlan } from "./describe.ts";

/** One thing a plan says, as a founder reads it. */
export interface PlanPart {
  key: string;
  label: string;
  value: string;
}

/** Everything a plan says, each by itself, so that each can be left out. */
export function planParts(plan: CompanyPlan): PlanPart[] {
  const { answers = {}, ...fields } = plan;
  const decided = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [
    ...decided.map(([key, value]) => describePart(key, { [key]: value }, plan)),
    ...Object.entries(answers).map(([key, value]) => describePart(key, { answers: { [key]: value } }, plan)),
  ];
}

/** Some words depend on the structure, which has a line of its own. */
function describePart(key: string, part: CompanyPlan, { structure }: CompanyPlan): PlanPart {
  const lines = describePlan({ structure, ...part });
  const [label, value] = (key === "structure" ? lines[0] : lines.at(structure ? 1 : 0)) ?? [key, ""];
  return { key, label, value };
}

/** The plan without what the visitor took out. */
export function planWithout(plan: CompanyPlan, leftOut: readonly string[]): CompanyPlan {
  const kept = Object.entries(plan.answers ?? {}).filter(([key]) => !leftOut.includes(key));
  const answers = kept.length > 0 ? Object.fromEntries(kept) : undefined;
  const without = Object.fromEntries(leftOut.map((key) => [key, undefined]));
  return mergePlan(plan, { ...without, answers });
}

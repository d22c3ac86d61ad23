import { type CompanyPlan, mergePlan } from "./company-plan.ts";
import { describePlan } from "./describe.ts";

/** One thing a plan says, as a founder reads it. */
export interface PlanPart {
  key: string;
  label: string;
  value: string;
}

/** The calendar has words of its own for some things that a plan says too. */
const calendarKey = (field: string): string => `calendar.${field}`;

/** Everything a plan says, each by itself, so that each can be left out. */
export function planParts(plan: CompanyPlan): PlanPart[] {
  const { answers = {}, calendar = {}, ...fields } = plan;
  const decided = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [
    ...decided.map(([key, value]) => describePart(key, { [key]: value }, plan)),
    ...Object.entries(calendar).map(([field, value]) =>
      describePart(calendarKey(field), { calendar: { [field]: value } }, plan),
    ),
    ...Object.entries(answers).map(([key, value]) => describePart(key, { answers: { [key]: value } }, plan)),
  ].filter((part) => part !== undefined);
}

/** Some words depend on the structure, which has a line of its own. What only confirms the usual case has none. */
function describePart(key: string, part: CompanyPlan, { structure }: CompanyPlan): PlanPart | undefined {
  const lines = describePlan({ structure, ...part });
  const [label, value] = (key === "structure" ? lines[0] : lines.at(structure ? 1 : 0)) ?? [];
  return label && value ? { key, label, value } : undefined;
}

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

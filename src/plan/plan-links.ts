import { serialisePlan } from "../../domain/plan/address.ts";
import type { Plan } from "../../domain/plan/plan.ts";

/** A link to another page that takes the plan along. */
export function withPlan(path: string, plan: Plan): string {
  const [page, anchor] = path.split("#");
  const query = serialisePlan(plan).toString();
  return `${page}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

import { type ToolId, toolIds, toolNames } from "../../../content/tools/tools.ts";
import type { NameCheck } from "../../../domain/company-names/check.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { planOverview, section8Of } from "../../../domain/company-plan/overview.ts";
import type { PlanOverview } from "../../../domain/company-plan/overview-words.ts";
import { dateInIndia } from "../../../domain/india/calendar-date.ts";
import { withPlan } from "../../company-plan/plan-address.ts";

/** Loaded once there may be a plan: see ToolRail.tsx. */
export { visitPlan } from "../../company-plan/visit.ts";

export interface Known {
  overview: PlanOverview;
  /** The tools, each with what has been decided. */
  links: Readonly<Record<ToolId, string>>;
}

export const knownOf = (plan: CompanyPlan, check?: NameCheck): Known => ({
  overview: planOverview(plan, dateInIndia(Date.now()), check),
  links: Object.fromEntries(
    toolIds.map((id) => [id, withPlan(toolNames[id].href, { ...plan, section8: section8Of(plan) })]),
  ) as Known["links"],
});

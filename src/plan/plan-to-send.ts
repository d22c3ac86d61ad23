import { parsePlan } from "../../domain/plan/address.ts";
import { planSummary } from "../../domain/plan/describe.ts";
import { isEmpty, type Plan } from "../../domain/plan/plan.ts";
import { stringifyPlan } from "../../domain/plan/stored.ts";
import { readKeptPlan } from "./kept-plan.ts";

export interface PlanToSend {
  json: string;
  summary: string;
}

/** Structure and tier alone are what every plan button carries; the form names those anyway. */
const saysMore = ({ structure: _, plan: _tier, ...more }: Plan): boolean => !isEmpty(more);

/** The plan that an enquiry from this page takes along, and how the form describes it. */
export function readPlanToSend(): PlanToSend | undefined {
  const fromAddress = parsePlan(new URLSearchParams(location.search));
  const plan = saysMore(fromAddress) ? fromAddress : { ...readKeptPlan(), ...fromAddress };
  const summary = saysMore(plan) ? planSummary(plan) : undefined;
  return summary ? { json: stringifyPlan(plan), summary } : undefined;
}

import { type CompanyPlan, isEmpty } from "../../domain/company-plan/company-plan.ts";
import { planSummary } from "../../domain/company-plan/describe.ts";
import { stringifyPlan } from "../../domain/company-plan/stored.ts";
import { planInAddress, readKnownPlan } from "../company-plan/company-plan.ts";

export interface PlanToSend {
  json: string;
  summary: string;
}

/** Structure and tier alone are what every button of an offer carries; the form names those anyway. */
const saysMore = ({ structure: _, tier: _tier, ...more }: CompanyPlan): boolean => !isEmpty(more);

/** The plan that an enquiry from this page takes along, and how the form describes it. */
export function readPlanToSend(): PlanToSend | undefined {
  const fromAddress = planInAddress();
  const plan = saysMore(fromAddress) ? fromAddress : readKnownPlan();
  const summary = saysMore(plan) ? planSummary(plan) : undefined;
  return summary ? { json: stringifyPlan(plan), summary } : undefined;
}

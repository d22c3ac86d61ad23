import { planSummary } from "../../domain/company-plan/describe.ts";
import { saysMore } from "../../domain/company-plan/known.ts";
import { stringifyPlan } from "../../domain/company-plan/stored.ts";
import { visitPlan } from "../company-plan/visit.ts";

export interface PlanToSend {
  json: string;
  summary: string;
}

/** The plan that an enquiry from this page takes along, and how the form describes it. The form names an offer anyway. */
export function readPlanToSend(): PlanToSend | undefined {
  const plan = visitPlan();
  const summary = saysMore(plan) ? planSummary(plan) : undefined;
  return summary ? { json: stringifyPlan(plan), summary } : undefined;
}

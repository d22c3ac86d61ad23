import type { Total } from "../costs/amount.ts";
import type { CostInput, CostStructure, Ledger } from "../costs/ledger.ts";
import { calculateSection8 } from "../costs/section-8.ts";
import type { CalendarDate } from "../india/calendar-date.ts";
import type { CompanyPlan } from "./company-plan.ts";
import { companyLedger, completePlan } from "./cost.ts";

/** What the cost of a Section 8 company is calculated from; undefined for every other. We quote for it on request. */
function section8Input(plan: CompanyPlan): CostInput<"section-8"> | undefined {
  if (!plan.section8) return undefined;
  const { state, capital, people } = completePlan(plan);
  return { structure: "section-8", state, capital, people, shareCapital: plan.section8 === "yes" };
}

/** Every charge of the plan, with the usual case for whatever is not decided. */
export function planLedger(plan: CompanyPlan): Ledger<CostStructure> {
  const section8 = section8Input(plan);
  return section8 ? calculateSection8(section8) : companyLedger(plan);
}

/** The business was there before this day: nothing of it is left to register. */
export const isFormed = ({ incorporation = "" }: CompanyPlan, today = ""): boolean =>
  incorporation !== "" && incorporation < today;

/** What the plan comes to with our fee, GST and charges; nothing while structure or state is open, or where the business is formed. */
export const planTotal = (plan: CompanyPlan, today?: CalendarDate): Total | undefined =>
  (plan.structure || plan.section8) && plan.state && !isFormed(plan, today) ? planLedger(plan).total : undefined;

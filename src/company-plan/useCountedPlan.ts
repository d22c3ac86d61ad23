import { useEffect, useMemo, useState } from "react";
import type { CompanyPlan } from "../../domain/company-plan/company-plan.ts";
import { companyLedger } from "../../domain/company-plan/cost.ts";
import type { CostStructure, Ledger } from "../../domain/costs/ledger.ts";
import { type CompanyPlanState, useCompanyPlan } from "./useCompanyPlan.ts";

interface CountedPlan {
  planState: CompanyPlanState;
  /** Counts this plan or one like it. */
  count: (plan: CompanyPlan) => Ledger<CostStructure>;
  ledger: Ledger<CostStructure>;
  /** The plan is not shown yet. */
  isWaiting: boolean;
  /** What counts it could not be loaded: `ledger` is none of this plan. */
  failed: boolean;
}

/**
 * The plan of the visit with all its charges. What a Section 8 company pays is loaded where one is asked for; until then the plan
 * before it is shown. Where that fails, choosing it anew tries again.
 */
export function useCountedPlan(): CountedPlan {
  const planState = useCompanyPlan();
  const { plan } = planState;
  const [rules, setRules] = useState<typeof import("../../domain/company-plan/total.ts")>();
  const [last, setLast] = useState<CompanyPlan>({});
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = plan.section8 !== undefined && !rules;
  const failed = isMissing && hasFailed;
  const isWaiting = isMissing && !failed;
  if (!isWaiting && last !== plan) setLast(plan);

  useEffect(() => {
    if (isMissing) import("../../domain/company-plan/total.ts").then(setRules, () => setHasFailed(true));
  }, [isMissing]);

  const shown = isWaiting ? last : plan;
  const count = shown.section8 && rules ? rules.planLedger : companyLedger;
  const ledger = useMemo(() => count(shown), [count, shown]);
  return { planState: { ...planState, plan: shown }, count, ledger, isWaiting, failed };
}

import { useCallback, useEffect, useSyncExternalStore } from "react";
import { type CompanyPlan, mergePlan } from "../../domain/company-plan/company-plan.ts";
import { useAddressState } from "../ui/useAddressState.ts";
import { planChanged } from "./may-have-plan.ts";
import { planFormat, planInAddress } from "./plan-address.ts";
import { broughtPlan, changeVisit, forgetPlan, keepPlan, readKeptPlan, showPlanInAddress, visitPlan } from "./visit.ts";

export interface CompanyPlanState {
  plan: CompanyPlan;
  /** What of the plan was decided before this page was opened, and has not been changed on it. */
  brought: CompanyPlan;
  /** False in the built page and until React has hydrated it. */
  hydrated: boolean;
  /** True once the visitor has asked this device to keep the plan beyond the visit. */
  kept: boolean;
  change: (changes: CompanyPlan, history?: "push" | "replace") => void;
  /** Keeps the plan on this device beyond the visit. False where the browser does not allow it. */
  keep: () => boolean;
  /** Clears the plan in the address, in this visit and on the device. */
  startOver: () => void;
}

function subscribe(listener: () => void): () => void {
  addEventListener(planChanged, listener);
  return () => removeEventListener(planChanged, listener);
}

/** The company plan of this visit. The address shows it; the device keeps it beyond the visit only if it was asked to. */
export function useCompanyPlan(): CompanyPlanState {
  // Before the address is read below, so that the page shows the plan at once.
  useEffect(showPlanInAddress, []);
  const { state: plan, hydrated, setState } = useAddressState(planFormat);
  const kept = useSyncExternalStore(
    subscribe,
    () => readKeptPlan() !== undefined,
    () => false,
  );

  const change = useCallback(
    (changes: CompanyPlan, history: "push" | "replace" = "replace") => {
      changeVisit(changes);
      setState(mergePlan(planInAddress(), changes), history);
    },
    [setState],
  );
  const startOver = useCallback(() => {
    forgetPlan();
    setState({}, "push");
  }, [setState]);
  const keep = useCallback(() => keepPlan(visitPlan()), []);

  return { plan, brought: hydrated ? broughtPlan() : {}, hydrated, kept, change, keep, startOver };
}

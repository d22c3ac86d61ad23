import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type CompanyPlan, isEmpty, mergePlan } from "../../domain/company-plan/company-plan.ts";
import { useAddressState } from "../ui/useAddressState.ts";
import { keepPlan, planFormat, planInAddress, readKeptPlan, subscribeToKeptPlan } from "./company-plan.ts";

export interface CompanyPlanState {
  plan: CompanyPlan;
  /** False in the built page and until React has hydrated it. */
  hydrated: boolean;
  /** True once the visitor has asked this device to keep the plan. */
  kept: boolean;
  change: (changes: CompanyPlan, history?: "push" | "replace") => void;
  /** Keeps the plan on this device, with what `more` says on top. False where the browser does not allow it. */
  keep: (more?: CompanyPlan) => boolean;
  /** Clears the plan in the address and on the device. */
  startOver: () => void;
}

/** The company plan of this visit: in the address, and on the device only if the visitor asked for that. */
export function useCompanyPlan(): CompanyPlanState {
  const { state: plan, hydrated, setState } = useAddressState(planFormat);
  const kept = useSyncExternalStore(
    subscribeToKeptPlan,
    () => readKeptPlan() !== undefined,
    () => false,
  );

  // Only on arrival: someone who steps back to the empty start of a tool wants to be there.
  const adoptKeptPlan = useEffectEvent(() => {
    const stored = isEmpty(plan) ? readKeptPlan() : undefined;
    if (stored) setState(stored, "replace");
  });
  useEffect(() => {
    if (hydrated) adoptKeptPlan();
  }, [hydrated]);

  const change = useCallback(
    (changes: CompanyPlan, history: "push" | "replace" = "replace") => {
      const next = mergePlan(planInAddress(), changes);
      setState(next, history);
      if (readKeptPlan()) keepPlan(next);
    },
    [setState],
  );
  const startOver = useCallback(() => {
    keepPlan(undefined);
    setState({}, "push");
  }, [setState]);

  const keep = useCallback((more: CompanyPlan = {}) => keepPlan(mergePlan(planInAddress(), more)), []);

  return { plan, hydrated, kept, change, keep, startOver };
}

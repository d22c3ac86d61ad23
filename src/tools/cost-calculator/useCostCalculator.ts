import { useCallback, useMemo } from "react";
import type { StateCode } from "../../../content/states.ts";
import { type CompletePlan, completePlan } from "../../../domain/company-plan/cost.ts";
import { isSmallCompany } from "../../../domain/company-plan/size.ts";
import type { CostStructure } from "../../../domain/costs/ledger.ts";
import { useCountedPlan } from "../../company-plan/useCountedPlan.ts";
import { useCapitalText } from "./useCapitalText.ts";

/** The plan of the visit, the usual case for what is not decided, and the ledger that follows from both. */
export function useCostCalculator() {
  const { planState, count, ledger, isWaiting, failed } = useCountedPlan();
  const { plan, change } = planState;
  const choice: CompletePlan = useMemo(() => completePlan(plan), [plan]);
  const capitalText = useCapitalText(choice.capital, change);

  function chooseStructure(structure: CostStructure) {
    change(structure === "section-8" ? { section8: "yes" } : { structure }, "push");
  }

  const { section8 } = plan;
  const { structure: shown } = choice;
  const chooseState = useCallback(
    // With a state the total counts, and it is that of the structure which the form shows.
    (state: StateCode) => change(section8 ? { state } : { state, structure: shown }, "push"),
    [change, section8, shown],
  );

  function setSmallCompany(isSmall: boolean) {
    const isTold = isSmall === isSmallCompany({ ...plan, inGroup: undefined });
    change({ inGroup: isTold ? undefined : isSmall ? "no" : "yes" }, "push");
  }

  return {
    planState,
    choice,
    capitalText,
    count,
    ledger,
    isWaiting,
    failed,
    smallCompany: isSmallCompany(plan),
    setSmallCompany,
    chooseStructure,
    chooseState,
  };
}

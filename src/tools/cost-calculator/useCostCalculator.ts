import { useMemo } from "react";
import { calculateCost } from "../../../domain/costs/calculate.ts";
import { type CompletePlan, completePlan } from "../../../domain/plan/complete.ts";
import { costInput } from "../../../domain/plans/plan-cost.ts";
import { usePlan } from "../../plan/usePlan.ts";

/** The plan of the visit, the usual case for what is not decided, and the ledger that follows from both. */
export function useCostCalculator() {
  const planState = usePlan();
  const choice: CompletePlan = useMemo(() => completePlan(planState.plan), [planState.plan]);
  const input = useMemo(() => costInput(choice), [choice]);
  const ledger = useMemo(() => calculateCost(input), [input]);
  return { planState, choice, input, ledger };
}

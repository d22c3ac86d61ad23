import { useMemo } from "react";
import { type CompletePlan, completePlan } from "../../../domain/company-plan/complete.ts";
import { costInput } from "../../../domain/company-plan/cost.ts";
import { calculateCost } from "../../../domain/costs/calculate.ts";
import { useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";

/** `?small-company=no` for a holding or subsidiary company: a detail of this page alone, and not of the plan. */
const smallCompanyAddress: AddressFormat<boolean> = {
  parse: (params) => params.get("small-company") !== "no",
  write(small, params) {
    if (small) params.delete("small-company");
    else params.set("small-company", "no");
  },
};

/** The plan of the visit, the usual case for what is not decided, and the ledger that follows from both. */
export function useCostCalculator() {
  const planState = useCompanyPlan();
  const choice: CompletePlan = useMemo(() => completePlan(planState.plan), [planState.plan]);
  const { state: smallCompany, setState: setSmallCompany } = useAddressState(smallCompanyAddress);
  const input = useMemo(() => ({ ...costInput(choice), smallCompany }), [choice, smallCompany]);
  const ledger = useMemo(() => calculateCost(input), [input]);
  return { planState, choice, input, ledger, smallCompany, setSmallCompany };
}

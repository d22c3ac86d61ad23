import { useMemo } from "react";
import { type CompletePlan, completePlan } from "../../../domain/company-plan/complete.ts";
import { costInput } from "../../../domain/company-plan/cost.ts";
import type { CostInput, CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { calculateAny } from "../../../domain/costs/section-8.ts";
import { useCompanyPlan } from "../../company-plan/useCompanyPlan.ts";
import { type AddressFormat, useAddressState } from "../../ui/useAddressState.ts";
import { section8Address } from "../section-8-address.ts";
import { useCapitalText } from "./useCapitalText.ts";

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
  const { state: section8, setState: setSection8 } = useAddressState(section8Address);
  const input = useMemo(() => ({ ...costInput(choice), smallCompany }), [choice, smallCompany]);
  const section8Input = useMemo((): CostInput<"section-8"> | undefined => {
    const { state, capital, people } = choice;
    return section8 && { structure: "section-8", state, capital, people, shareCapital: section8 === "with-shares" };
  }, [choice, section8]);
  const ledger = useMemo((): Ledger<CostStructure> => calculateAny(section8Input ?? input), [section8Input, input]);
  const capitalText = useCapitalText(choice.capital, planState.change);
  return {
    planState,
    choice,
    capitalText,
    input,
    ledger,
    smallCompany,
    setSmallCompany,
    section8,
    setSection8,
    section8Input,
  };
}

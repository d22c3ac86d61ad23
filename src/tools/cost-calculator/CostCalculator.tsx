import { useDeferredValue, useMemo } from "react";
import { costCalculator as page } from "../../../content/cost-calculator.ts";
import { companyFees } from "../../../content/incorporation-costs/mca-fees.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Section } from "../../ui/Section.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { PrivacyNote } from "../PrivacyNote.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { Comparisons } from "./Comparisons.tsx";
import { CostForm } from "./CostForm.tsx";
import { KeepingCosts } from "./KeepingCosts.tsx";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { useCostCalculator } from "./useCostCalculator.ts";

/** The choices, the ledger, and what the same choice costs elsewhere, otherwise and later. Needs nothing from a server. */
export function CostCalculator() {
  const { planState, choice, capitalText, input, ledger, smallCompany, setSmallCompany } = useCostCalculator();
  const { hydrated, change } = planState;
  useShownAddress(hydrated);
  // The form and the ledger follow a choice at once; 36 states may follow a moment later.
  const comparisons = useMemo(() => ({ choice, input, hydrated, change }), [choice, input, hydrated, change]);
  return (
    <div className="address-pending overflow-x-clip">
      <div className="bg-paper-deep pt-8 pb-14 md:pt-12 md:pb-20 print:bg-transparent print:p-0">
        <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24">
            <CostForm planState={planState} choice={choice} ledger={ledger} capitalText={capitalText}>
              {choice.structure === "private-limited" && choice.capital > companyFees.registration.nilUpTo && (
                <Checkbox
                  name="small-company"
                  checked={!smallCompany}
                  onChange={(checked) => setSmallCompany(!checked, "push")}
                >
                  {page.form.notSmall}
                </Checkbox>
              )}
            </CostForm>
          </div>
          <div>
            <LedgerSheet choice={choice} ledger={ledger} isStale={capitalText.problem !== undefined} />
            <PlanActions state={planState} share={choice} className="mt-4" />
            <PrivacyNote className="mt-6 lg:hidden" />
          </div>
        </div>
      </div>
      <Comparisons {...useDeferredValue(comparisons)} />
      <Section
        id="keeping"
        tone="sheet"
        className="max-md:py-12 print:border-0 print:py-6"
        title={page.keeping.heading}
        intro={page.keeping.text}
      >
        <KeepingCosts choice={choice} />
        <div className="mt-12 md:mt-16">
          <NextSteps plan={hydrated ? choice : {}} ids={["structure", "name", "plan", "call"]} />
        </div>
      </Section>
    </div>
  );
}

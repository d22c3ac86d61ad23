import { costCalculator as page } from "../../../content/cost-calculator.ts";
import { companyFees } from "../../../content/incorporation-costs/mca-fees.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { rupees } from "../../../domain/india/money.ts";
import { stateName } from "../../../domain/india/state-names.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Section } from "../../ui/Section.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { CapitalSteps } from "./CapitalSteps.tsx";
import { CostForm } from "./CostForm.tsx";
import { KeepingCosts } from "./KeepingCosts.tsx";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";
import { useCostCalculator } from "./useCostCalculator.ts";

/** The choices, the ledger, and what the same choice costs elsewhere, otherwise and later. Needs nothing from a server. */
export function CostCalculator() {
  const { planState, choice, input, ledger, smallCompany, setSmallCompany } = useCostCalculator();
  const { hydrated, change } = planState;
  useShownAddress(hydrated);
  const here = `${stateName(choice.state)}, ${rupees(choice.capital)}`;
  return (
    <div className="address-pending overflow-x-clip">
      <div className="bg-paper-deep pt-8 pb-14 md:pt-12 md:pb-20 print:bg-transparent print:p-0">
        <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24">
            <CostForm planState={planState} choice={choice} ledger={ledger}>
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
            <LedgerSheet choice={choice} ledger={ledger} />
            <PlanActions state={planState} share={choice} className="mt-4" />
          </div>
        </div>
      </div>
      <Section
        id="compare"
        className="max-md:py-12 print:py-6"
        title={page.compare.heading}
        intro={`${here}. ${page.compare.text}`}
      >
        <StructureComparison
          choice={choice}
          input={input}
          onChoose={hydrated ? (structure) => change({ structure, capital: choice.capital }, "push") : undefined}
        />
      </Section>
      <Section
        id="states"
        tone="deep"
        layout="split"
        className="no-print max-md:py-12"
        title={page.states.heading}
        intro={`${costWords.registeredOffice} ${page.states.text}`}
      >
        <p className="needs-script mb-3 text-sm text-muted">{page.states.sortHint}</p>
        <StateTable input={input} hydrated={hydrated} onChoose={(state) => change({ state }, "push")} />
      </Section>
      <Section id="steps" className="no-print max-md:py-12" title={page.steps.heading} intro={page.steps.text}>
        <CapitalSteps input={input} />
      </Section>
      <Section
        id="keeping"
        tone="sheet"
        className="max-md:py-12 print:border-0 print:py-6"
        title={page.keeping.heading}
        intro={page.keeping.text}
      >
        <KeepingCosts structure={choice.structure} capital={choice.capital} />
        <div className="mt-12 md:mt-16">
          <NextSteps plan={hydrated ? choice : {}} ids={["structure", "name", "plan", "call"]} />
        </div>
      </Section>
    </div>
  );
}

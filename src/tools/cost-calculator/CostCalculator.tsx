import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo } from "react";
import { costLabels } from "../../../content/home/bill.ts";
import { companyFees } from "../../../content/incorporation-costs/charges.ts";
import { costWords } from "../../../content/incorporation-costs/ledger-words.ts";
import type { StateCode } from "../../../content/states.ts";
import { costCalculator as page } from "../../../content/tools/cost-calculator.ts";
import { type CompanyPlan, chosenState } from "../../../domain/company-plan/company-plan.ts";
import { type CompletePlan, completePlan, placeOf } from "../../../domain/company-plan/cost.ts";
import { isSmallCompany } from "../../../domain/company-plan/size.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { usualCapital } from "../../../domain/structures.ts";
import { fill } from "../../../domain/text.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { useCountedPlan } from "../../company-plan/useCountedPlan.ts";
import { Checkbox } from "../../ui/Field.tsx";
import { StatusLine } from "../../ui/notices.tsx";
import { Section } from "../../ui/Section.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { useShownAddress } from "../shown-address.ts";
import { CostForm } from "./CostForm.tsx";
import { KeepingCosts } from "./KeepingCosts.tsx";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";
import { useCapitalText } from "./useCapitalText.ts";

interface Props extends Pick<CompanyPlanState, "hydrated" | "change"> {
  plan: CompanyPlan;
  choice: CompletePlan;
  count: (plan: CompanyPlan) => Ledger<CostStructure>;
  onState: (state: StateCode) => void;
}

const usualCapitals = fill(page.compare.usual, {
  company: rupees(usualCapital["private-limited"]),
  llp: rupees(usualCapital.llp),
});

/** What the same choice costs with another structure and in another state. */
const Comparisons = memo(function Comparisons(props: Props) {
  const { plan, choice, count, hydrated, change, onState } = props;
  /** A Section 8 company is compared between states only. */
  const { section8 } = plan;
  const ledgerIn = useCallback((state: StateCode) => count({ ...plan, state }), [count, plan]);
  const place = placeOf(plan);
  const here = `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${plan.capital ? rupees(plan.capital) : usualCapitals}`;
  return (
    <>
      {!section8 && (
        <Section
          id="compare"
          small
          className="max-md:py-10 print:py-6"
          title={page.compare.heading}
          intro={`${here}. ${plan.capital ? page.compare.text : page.compare.textOfUsual}`}
        >
          <StructureComparison
            plan={plan}
            here={here}
            onChoose={hydrated ? (structure) => change({ structure }, "push") : undefined}
          />
        </Section>
      )}
      <Section
        id="states"
        small
        tone="deep"
        layout="split"
        className="no-print max-md:py-10"
        title={page.states.heading}
        intro={`${costWords.registeredOffice} ${page.states.text}`}
      >
        <StateTable
          ledgerIn={ledgerIn}
          chosen={choice.state}
          capital={choice.capital}
          isExample={!plan.state}
          hydrated={hydrated}
          onChoose={onState}
        />
      </Section>
    </>
  );
});

/** Where they cannot be loaded, the calculator goes on without them. */
const Section8Notes = lazy(async () => ({
  default: (await import("./Section8Notes.tsx").catch(() => ({ Section8Notes: () => null }))).Section8Notes,
}));

/** The choices, the ledger, and what the same choice costs elsewhere, otherwise and later. Needs nothing from a server. */
export function CostCalculator() {
  const {
    planState,
    choice,
    capitalText,
    ledger,
    smallCompany,
    setSmallCompany,
    count,
    isWaiting,
    failed,
    chooseStructure,
    chooseState,
  } = useCostCalculator();
  const { plan, hydrated, change } = planState;
  const { section8 } = plan;
  useShownAddress(hydrated && !isWaiting);
  // The form and the ledger follow a choice at once; 36 states may follow a moment later.
  const comparisons = useMemo(
    () => ({ plan, choice, count, hydrated, change, onState: chooseState }),
    [plan, choice, count, hydrated, change, chooseState],
  );
  const deferred = useDeferredValue(comparisons);

  if (failed)
    return (
      <div className="page-width py-12">
        <StatusLine kind="problem">{costLabels.failed}</StatusLine>
      </div>
    );
  return (
    <div className="address-pending overflow-x-clip">
      <div className="bg-paper-deep pt-5 pb-14 md:pt-6 md:pb-20 print:bg-transparent print:p-0">
        <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="stays-where-it-fits">
            <CostForm
              planState={planState}
              choice={choice}
              ledger={ledger}
              onStructure={chooseStructure}
              onState={chooseState}
              capitalText={capitalText}
            >
              {section8 && (
                <Checkbox
                  name="without-shares"
                  checked={section8 === "without-shares"}
                  onChange={(checked) => change({ section8: checked ? "without-shares" : "yes" }, "push")}
                >
                  {page.section8.withoutShares}
                </Checkbox>
              )}
              {!section8 &&
                choice.structure === "private-limited" &&
                choice.capital > companyFees.registration.nilUpTo && (
                  <Checkbox
                    name="small-company"
                    checked={!smallCompany}
                    onChange={(checked) => setSmallCompany(!checked)}
                  >
                    {page.form.notSmall}
                  </Checkbox>
                )}
            </CostForm>
          </div>
          <div>
            <LedgerSheet
              plan={plan}
              ledger={ledger}
              isStale={capitalText.problem !== undefined && section8 !== "without-shares"}
            />
            <PlanActions state={planState} className="mt-4" />
          </div>
        </div>
      </div>
      <Comparisons {...deferred} />
      <Section
        id="keeping"
        small
        tone="sheet"
        className="max-md:py-10 print:border-0 print:py-6"
        title={section8 ? page.section8.heading : page.keeping.heading}
        intro={section8 ? page.section8.text : page.keeping.text}
      >
        {section8 ? (
          <Suspense>
            <Section8Notes />
          </Suspense>
        ) : (
          <KeepingCosts plan={plan} structure={choice.structure} />
        )}
      </Section>
    </div>
  );
}

/** The plan of the visit, the usual case for what is not decided, and the ledger that follows from both. */
function useCostCalculator() {
  const { planState, count, ledger, isWaiting, failed } = useCountedPlan();
  const { plan, change } = planState;
  const choice: CompletePlan = useMemo(() => completePlan(plan), [plan]);
  const capitalText = useCapitalText(choice.capital, change);

  function chooseStructure(structure: CostStructure) {
    change(structure === "section-8" ? { section8: "yes" } : { structure }, "push");
  }

  const { structure: shown } = choice;
  const chooseState = useCallback(
    (state: StateCode) => change(chosenState(plan, state, shown), "push"),
    [change, plan, shown],
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

import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import { costLabels } from "../../../content/home/bill.ts";
import { companyFees } from "../../../content/incorporation-costs/mca-fees.ts";
import { costCalculator as page } from "../../../content/tools/cost-calculator.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Section } from "../../ui/Section.tsx";
import { StatusLine } from "../../ui/StatusLine.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { PrivacyNote } from "../PrivacyNote.tsx";
import { useShownAddress } from "../useShownAddress.ts";
import { Comparisons } from "./Comparisons.tsx";
import { CostForm } from "./CostForm.tsx";
import { KeepingCosts } from "./KeepingCosts.tsx";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { useCostCalculator } from "./useCostCalculator.ts";

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
            <PrivacyNote className="mt-6" />
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
        <div className="mt-10 md:mt-16">
          <NextSteps
            plan={plan}
            ids={[...(section8 ? [] : (["structure"] as const)), "name", "calendar", "plan", "call"]}
          />
        </div>
      </Section>
    </div>
  );
}

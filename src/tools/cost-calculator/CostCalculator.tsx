import type { ReactNode } from "react";
import { costCalculator as page } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import { rupees } from "../../../domain/india/money.ts";
import { stateName } from "../../../domain/india/state-names.ts";
import { Section } from "../../ui/Section.tsx";
import { NextSteps } from "../NextSteps.tsx";
import { PlanActions } from "../PlanActions.tsx";
import { CapitalSteps } from "./CapitalSteps.tsx";
import { CostForm } from "./CostForm.tsx";
import { KeepingCosts } from "./KeepingCosts.tsx";
import { LedgerSheet } from "./LedgerSheet.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";
import { useCostCalculator } from "./useCostCalculator.ts";

/** The choices, the ledger, and what the same choice costs elsewhere, otherwise and later. Needs nothing from a server. */
export function CostCalculator() {
  const { planState, choice, input, ledger } = useCostCalculator();
  const { hydrated, change } = planState;
  const here = `${stateName(choice.state)}, ${rupees(choice.capital)}`;
  return (
    <>
      <div className="bg-paper-deep pt-8 pb-14 md:pt-12 md:pb-20 print:bg-transparent print:p-0">
        <div className="page-width grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24">
            <Reading>{page.noScript}</Reading>
            <CostForm planState={planState} choice={choice} ledger={ledger} />
          </div>
          <div>
            <LedgerSheet choice={choice} ledger={ledger} />
            <PlanActions state={planState} share={choice} className="mt-4" />
          </div>
        </div>
      </div>
      <Section id="compare" title={page.compare.heading} intro={`${here}. ${page.compare.text}`}>
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
        className="no-print"
        title={page.states.heading}
        intro={`${costWords.registeredOffice} ${page.states.text}`}
      >
        <p className="needs-script mb-3 text-sm text-muted">{page.states.sortHint}</p>
        <StateTable input={input} hydrated={hydrated} onChoose={(state) => change({ state }, "push")} />
      </Section>
      <Section id="steps" className="no-print" title={page.steps.heading} intro={page.steps.text}>
        <CapitalSteps input={input} />
      </Section>
      <Section id="keeping" tone="sheet" title={page.keeping.heading} intro={page.keeping.text}>
        <KeepingCosts structure={choice.structure} capital={choice.capital} />
        <div className="mt-16">
          <NextSteps plan={hydrated ? choice : {}} ids={["structure", "name", "pricing", "call"]} />
        </div>
      </Section>
    </>
  );
}

/** How to read the page without script. */
const Reading = ({ children }: { children: ReactNode }) => (
  <p className="without-script border-l-3 border-action bg-action-wash px-5 py-4 text-sm">{children}</p>
);

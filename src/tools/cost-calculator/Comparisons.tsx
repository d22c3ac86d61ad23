import { memo, useCallback } from "react";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import type { StateCode } from "../../../content/states.ts";
import { costCalculator as page } from "../../../content/tools/cost-calculator.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import { type CompletePlan, placeOf } from "../../../domain/company-plan/cost.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { usualCapital } from "../../../domain/structures/usual-capital.ts";
import { fill } from "../../../domain/text.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Section } from "../../ui/Section.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";

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
export const Comparisons = memo(function Comparisons(props: Props) {
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

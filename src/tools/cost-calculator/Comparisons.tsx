import { memo } from "react";
import { costCalculator as page } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import type { CompletePlan } from "../../../domain/company-plan/complete.ts";
import type { CostInput } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { stateName } from "../../../domain/india/state-names.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Section } from "../../ui/Section.tsx";
import { CapitalSteps } from "./CapitalSteps.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";

interface Props extends Pick<CompanyPlanState, "hydrated" | "change"> {
  choice: CompletePlan;
  input: CostInput;
  /** A Section 8 company is compared between states only. */
  section8Input: CostInput<"section-8"> | undefined;
}

/** What the same choice costs with another structure, in another state and with another capital. */
export const Comparisons = memo(function Comparisons({ choice, input, section8Input, hydrated, change }: Props) {
  const steps = page.steps[choice.structure === "llp" ? "llp" : "company"];
  const here = `${stateName(choice.state)}, ${rupees(choice.capital)}`;
  return (
    <>
      {!section8Input && (
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
      )}
      <Section
        id="states"
        tone="deep"
        layout="split"
        className="no-print max-md:py-12"
        title={page.states.heading}
        intro={`${costWords.registeredOffice} ${page.states.text}`}
      >
        <StateTable
          input={section8Input ?? input}
          hydrated={hydrated}
          onChoose={(state) => change({ state }, "push")}
        />
      </Section>
      {!section8Input && (
        <Section id="steps" className="no-print max-md:py-12" title={steps.heading} intro={steps.text}>
          <CapitalSteps input={input} />
        </Section>
      )}
    </>
  );
});

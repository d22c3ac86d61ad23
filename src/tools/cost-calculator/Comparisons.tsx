import { memo } from "react";
import { costCalculator as page } from "../../../content/cost-calculator.ts";
import { costWords } from "../../../content/incorporation-costs/words.ts";
import type { StateCode } from "../../../content/states.ts";
import type { CompanyPlan } from "../../../domain/company-plan/company-plan.ts";
import type { CompletePlan } from "../../../domain/company-plan/complete.ts";
import { placeOf } from "../../../domain/company-plan/example.ts";
import type { CostInput } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Section } from "../../ui/Section.tsx";
import { CapitalSteps } from "./CapitalSteps.tsx";
import { StateTable } from "./StateTable.tsx";
import { StructureComparison } from "./StructureComparison.tsx";

interface Props extends Pick<CompanyPlanState, "hydrated" | "change"> {
  plan: CompanyPlan;
  choice: CompletePlan;
  input: CostInput;
  /** A Section 8 company is compared between states only. */
  section8Input: CostInput<"section-8"> | undefined;
  onState: (state: StateCode) => void;
}

/** What the same choice costs with another structure, in another state and with another capital. */
export const Comparisons = memo(function Comparisons(props: Props) {
  const { plan, choice, input, section8Input, hydrated, change, onState } = props;
  const steps = page.steps[choice.structure === "llp" ? "llp" : "company"];
  const place = placeOf(plan);
  const here = `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${rupees(choice.capital)}`;
  return (
    <>
      {!section8Input && (
        <Section
          id="compare"
          small
          className="max-md:py-10 print:py-6"
          title={page.compare.heading}
          intro={`${here}. ${page.compare.text}`}
        >
          <StructureComparison
            choice={choice}
            input={input}
            isExample={!plan.structure}
            here={here}
            onChoose={hydrated ? (structure) => change({ structure, capital: choice.capital }, "push") : undefined}
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
        <StateTable input={section8Input ?? input} isExample={!plan.state} hydrated={hydrated} onChoose={onState} />
      </Section>
      {!section8Input && (
        <Section id="steps" small className="no-print max-md:py-10" title={steps.heading} intro={steps.text}>
          <CapitalSteps input={input} />
        </Section>
      )}
    </>
  );
});

import type { ReactNode } from "react";
import { structureIds, structureNames, type Tier } from "../../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../../content/states.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { exampleState } from "../../../content/tools/filled-from-plan.ts";
import { type CompletePlan, exampleHint } from "../../../domain/company-plan/cost.ts";
import type { Total } from "../../../domain/costs/amount.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { offerSet } from "../../../domain/offers/offers.ts";
import { fill } from "../../../domain/text.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Select } from "../../ui/Field.tsx";
import { MovingFigure } from "../../ui/MovingFigure.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { CapitalField } from "./CapitalField.tsx";
import { dimmed } from "./dimmed.ts";
import { PeopleField } from "./PeopleField.tsx";
import type { CapitalText } from "./useCapitalText.ts";

const words = costCalculator.form;
const formName = "cost";
const structureOptions = [
  ...structureIds.map((value) => ({ value, label: structureNames[value] })),
  { value: "section-8", label: costCalculator.section8.tile },
];
const stateChoices = states.map(({ code, name }) => ({ value: code as string, label: name }));
const noState = { value: "", label: exampleState.choose };

/** On one line; the ledger has the whole range, and says what is not in it. */
function inShort({ from, to, missing }: Total): string {
  return from === to && missing.length === 0
    ? rupees(from)
    : fill(words.inShort.from, { amount: rupees(Math.min(from, to)) });
}

interface Props {
  planState: CompanyPlanState;
  choice: CompletePlan;
  ledger: Ledger<CostStructure>;
  onStructure: (structure: CostStructure) => void;
  onState: (state: StateCode) => void;
  capitalText: CapitalText;
  /** A question that only some amounts of capital raise. */
  children: ReactNode;
}

/** The five choices, and the total they come to. Every control has its value in the address. */
export function CostForm({ planState, choice, ledger, onStructure, onState, capitalText, children }: Props) {
  const { plan, change } = planState;
  const { section8 } = plan;
  const { capital, tier } = choice;
  const structure = section8 ? "private-limited" : choice.structure;

  return (
    <form
      id="your-company"
      aria-labelledby="your-company-heading"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print needs-script space-y-5 border border-line bg-sheet p-5 md:p-6 lg:space-y-4 lg:pb-2"
    >
      <h2 id="your-company-heading" className="sr-only">
        {words.heading}
      </h2>
      <RadioTiles
        form={formName}
        name="structure"
        legend={words.structure}
        options={structureOptions}
        inOneRow
        value={section8 ? "section-8" : (plan.structure ?? "")}
        onChange={(value) => onStructure(value as CostStructure)}
      />
      {!section8 && !plan.structure && <p className="-mt-3.5 text-sm text-muted lg:-mt-2.5">{words.structureOpen}</p>}
      <Select
        form={formName}
        name="state"
        label={words.state}
        hint={exampleHint(plan) ?? words.stateHint}
        choices={plan.state ? stateChoices : [noState, ...stateChoices]}
        value={plan.state ?? ""}
        onChange={(event) => event.target.value && onState(event.target.value as StateCode)}
      />
      {section8 !== "without-shares" && (
        <CapitalField form={formName} structure={structure} capital={capital} text={capitalText} />
      )}
      {children}
      <PeopleField
        form={formName}
        structure={structure}
        people={ledger.people}
        onChange={(next) => change({ people: next })}
      />
      {section8 ? (
        <p className="text-sm">{costCalculator.section8.fee}</p>
      ) : (
        <RadioTiles
          form={formName}
          name="plan"
          legend={words.tier}
          options={offerSet(structure).offers.map(({ tier: value, name, discountedPrice }) => ({
            value,
            label: (
              <>
                {name} <span className="block">{rupees(discountedPrice)}</span>
              </>
            ),
          }))}
          value={tier}
          onChange={(value) => change({ tier: value as Tier }, "push")}
        />
      )}
      {/* Below what it fills, so that the fields stay where they were. */}
      <FromPlan planState={planState} fields={["structure", "section8", "state", "capital", "people"]} />
      {/* Stays in sight on a phone while the choices above it change it. */}
      <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-x-3 border-t border-ink bg-sheet px-5 py-1 md:-mx-6 md:-mb-6 md:px-6 lg:hidden">
        <p className="text-sm whitespace-nowrap">
          {plan.state ? words.inShort.total : words.inShort.example}{" "}
          <span
            className={`figures text-xl font-heading tracking-tight text-action ${capitalText.problem ? dimmed : ""}`}
          >
            <MovingFigure value={ledger.total.from}>{inShort(ledger.total)}</MovingFigure>
          </span>
        </p>
        <a href="#ledger" className="link inline-flex min-h-11 shrink-0 items-center text-sm font-strong">
          {words.toLedger}
        </a>
      </div>
    </form>
  );
}

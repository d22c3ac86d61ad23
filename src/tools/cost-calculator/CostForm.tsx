import type { ReactNode } from "react";
import { costCalculator } from "../../../content/cost-calculator.ts";
import { structureIds, type Tier } from "../../../content/schemas/structure-id.ts";
import { type StateCode, states } from "../../../content/states.ts";
import type { CompletePlan } from "../../../domain/company-plan/complete.ts";
import { structureNames } from "../../../domain/compliance/profile.ts";
import { formatAmount } from "../../../domain/costs/amount.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { offerSet } from "../../../domain/offers/offers.ts";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Select } from "../../ui/Field.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import type { Section8Choice } from "../section-8-address.ts";
import { CapitalField } from "./CapitalField.tsx";
import { dimmed } from "./dimmed.ts";
import { MissingDuty } from "./MissingDuty.tsx";
import { PeopleField } from "./PeopleField.tsx";
import type { CapitalText } from "./useCapitalText.ts";

const words = costCalculator.form;
const formName = "cost";
const structureOptions = [
  ...structureIds.map((value) => ({ value, label: structureNames[value] })),
  { value: "section-8", label: costCalculator.section8.tile },
];
const stateChoices = states.map(({ code, name }) => ({ value: code, label: name }));

interface Props {
  planState: CompanyPlanState;
  choice: CompletePlan;
  ledger: Ledger<CostStructure>;
  section8: Section8Choice;
  onStructure: (structure: CostStructure) => void;
  capitalText: CapitalText;
  /** A question that only some amounts of capital raise. */
  children: ReactNode;
}

/** The five choices, and the total they come to. Every control has its value in the address. */
export function CostForm({
  planState: { change },
  choice,
  ledger,
  section8,
  onStructure,
  capitalText,
  children,
}: Props) {
  const { state, capital, tier } = choice;
  const structure = section8 ? "private-limited" : choice.structure;

  return (
    <form
      id="your-company"
      aria-labelledby="your-company-heading"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="no-print needs-script space-y-5 border border-line bg-sheet p-5 md:p-6"
    >
      <h2 id="your-company-heading" className="text-2xl">
        {words.heading}
      </h2>
      <RadioTiles
        form={formName}
        name="structure"
        legend={words.structure}
        options={structureOptions}
        value={section8 ? "section-8" : structure}
        onChange={(value) => onStructure(value as CostStructure)}
      />
      <Select
        form={formName}
        name="state"
        label={words.state}
        hint={words.stateHint}
        choices={stateChoices}
        value={state}
        onChange={(event) => change({ state: event.target.value as StateCode }, "push")}
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
      <div className="flex flex-wrap items-end justify-between gap-x-4 border-t border-ink pt-4 lg:hidden">
        <p className="text-sm">
          {section8 ? costCalculator.ledger.totalWithoutFee : words.total}
          <span className={`figures block text-2xl font-heading tracking-tight ${capitalText.problem ? dimmed : ""}`}>
            {formatAmount(ledger.total)}
            <MissingDuty total={ledger.total} />
          </span>
        </p>
        <a href="#ledger" className="link inline-flex min-h-11 items-center text-sm font-strong">
          {words.toLedger}
        </a>
      </div>
    </form>
  );
}

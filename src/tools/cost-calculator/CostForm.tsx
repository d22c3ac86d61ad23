import { Minus, Plus } from "lucide-react";
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Tier } from "../../../content/offers/tiers.ts";
import { type StructureId, structureIds, structureNames } from "../../../content/schemas/plain-lists.ts";
import { type StateCode, states } from "../../../content/states.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { exampleState, otherResult } from "../../../content/tools/plan-words.ts";
import { type CompletePlan, exampleHint, hasResident } from "../../../domain/company-plan/cost.ts";
import { planLimits } from "../../../domain/company-plan/fields.ts";
import { formatLeast } from "../../../domain/costs/amount.ts";
import type { CostStructure, Ledger } from "../../../domain/costs/ledger.ts";
import { rupees } from "../../../domain/india/money.ts";
import { offerSet } from "../../../domain/offers/offers.ts";
import { peopleFor } from "../../../domain/structures.ts";
import { FromPlan } from "../../company-plan/PlanLines.tsx";
import { ResultNote } from "../../company-plan/ResultNote.tsx";
import type { CompanyPlanState } from "../../company-plan/useCompanyPlan.ts";
import { Field, Select } from "../../ui/Field.tsx";
import { MovingFigure } from "../../ui/MovingFigure.tsx";
import { RadioTiles } from "../../ui/RadioTiles.tsx";
import { dimmed } from "./Sums.tsx";
import type { CapitalText } from "./useCapitalText.ts";

const lakh = 100_000;

const crore = 100 * lakh;

const words = costCalculator.form;

interface CapitalFieldProps {
  form: string;
  structure: StructureId;
  capital: number;
  text: CapitalText;
}

/** Digits to the right of the caret, which grouping does not change. */
const digitsAfter = (text: string, caret: number): number => text.slice(caret).replace(/\D/g, "").length;

interface PeopleFieldProps {
  form: string;
  structure: StructureId;
  people: number;
  /** One of them is there because no owner lives in India. */
  withResident: boolean;
  onChange: (people: number) => void;
}

const stepButton =
  "grid size-12 place-items-center rounded-sm border border-line-strong bg-sheet text-action hover:bg-action-wash disabled:border-line disabled:text-muted/60 disabled:hover:bg-sheet";

const formName = "cost";

const structureOptions = [
  ...structureIds.map((value) => ({ value, label: structureNames[value] })),
  { value: "section-8", label: costCalculator.section8.tile },
];

const stateChoices = states.map(({ code, name }) => ({ value: code as string, label: name }));

const noState = { value: "", label: exampleState.choose };

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
      className="no-print needs-script space-y-5 border border-line bg-sheet p-5 md:p-6 lg:space-y-4 lg:pt-3 lg:pb-2"
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
      {!section8 && (
        <ResultNote instead={plan.structure ? otherResult.counted : otherResult.cost}>
          {!plan.structure && <p className="-mt-3.5 text-sm text-muted lg:-mt-2.5">{words.structureOpen}</p>}
        </ResultNote>
      )}
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
        withResident={hasResident(plan)}
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
            <MovingFigure value={ledger.total.from}>{formatLeast(ledger.total)}</MovingFigure>
          </span>
        </p>
        <a href="#ledger" className="link inline-flex min-h-11 shrink-0 items-center text-sm font-strong">
          {words.toLedger}
        </a>
      </div>
    </form>
  );
}

/** How many people sign, which is settled for an OPC. */
function PeopleField({ form, structure, people, withResident, onChange }: PeopleFieldProps) {
  const fewest = peopleFor(structure, 1, withResident);
  const most = structure === "opc" ? fewest : planLimits.people.max;
  const usualHint = structure === "opc" ? words.onePerson : words.peopleHint;
  const hint = `${form}-people-hint`;
  return (
    <fieldset aria-describedby={hint}>
      <legend className="mb-1.5 text-sm font-strong">{words.people}</legend>
      <div className="gap-x-3 lg:flex lg:items-center">
        <div className="flex shrink-0 items-center gap-2 lg:gap-1">
          <button
            type="button"
            aria-label={words.fewer}
            disabled={people <= fewest}
            onClick={() => onChange(people - 1)}
            className={stepButton}
          >
            <Minus aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
          <output className="figures w-12 text-center text-xl font-strong lg:max-xl:w-9">{people}</output>
          <button
            type="button"
            aria-label={words.more}
            disabled={people >= most}
            onClick={() => onChange(people + 1)}
            className={stepButton}
          >
            <Plus aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </div>
        <p id={hint} className="text-sm text-balance text-muted max-lg:mt-1.5">
          {withResident ? words.withResident[structure] : usualHint}
        </p>
      </div>
    </fieldset>
  );
}

/** '₹1 lakh', '₹15.1 lakh', '₹1 crore'; other amounts in full. */
export function inLakh(amount: number): string {
  if (amount >= crore && amount % (crore / 10) === 0) return `₹${amount / crore} crore`;
  return amount >= lakh && amount % (lakh / 10) === 0 ? `₹${amount / lakh} lakh` : rupees(amount);
}

function caretBefore(text: string, digits: number): number {
  let caret = text.length;
  for (let left = digits; left > 0; caret--) if (/\d/.test(text[caret - 1] ?? "")) left--;
  return caret;
}

/** Common amounts as chips, and any other amount: figures are grouped the Indian way as they are typed. */
function CapitalField({ form, structure, capital, text: { text, problem, type, finish, choose } }: CapitalFieldProps) {
  const input = useRef<HTMLDivElement>(null);
  const caret = useRef<number | undefined>(undefined);
  const kind = structure === "llp" ? "llp" : "company";
  const isWritten = !problem && /[^\d,]/.test(text);

  useLayoutEffect(() => {
    const field = input.current?.querySelector("input");
    if (!field || caret.current === undefined) return;
    const at = caretBefore(field.value, caret.current);
    caret.current = undefined;
    field.setSelectionRange(at, at);
  });

  function typeInto({ target }: ChangeEvent<HTMLInputElement>) {
    // Only figures are grouped anew; in '5 lakh' the caret stays by itself.
    if (/^[\d,]*$/.test(target.value))
      caret.current = digitsAfter(target.value, target.selectionStart ?? target.value.length);
    type(target.value);
  }

  return (
    <div ref={input}>
      <Field
        form={form}
        name="capital"
        label={`${words.capital[kind]} (₹)`}
        // As high with either, or what is below would move away under a click.
        hint={
          <span className="grid *:[grid-area:1/1]">
            <span className={isWritten ? "invisible" : ""}>{words.capitalHint[kind]}</span>
            <span className={isWritten ? "" : "invisible"}>{`${words.capitalRead} ${rupees(capital)}`}</span>
          </span>
        }
        error={problem}
        value={text}
        onChange={typeInto}
        onBlur={finish}
        className="figures"
      />
      <ul aria-label="Common amounts" className="mt-2 flex flex-wrap gap-2">
        {costCalculator.commonCapital[structure].map((amount) => (
          <li key={amount}>
            <button
              type="button"
              aria-pressed={amount === capital && !problem}
              onClick={() => choose(amount)}
              className="figures min-h-11 rounded-full border border-line-strong bg-sheet px-3.5 text-sm whitespace-nowrap hover:border-action hover:text-action aria-pressed:border-action aria-pressed:bg-action-wash aria-pressed:font-strong aria-pressed:text-action"
            >
              {inLakh(amount)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Minus, Plus } from "lucide-react";
import type { StructureId } from "../../../content/schemas/structure-id.ts";
import { costCalculator } from "../../../content/tools/cost-calculator.ts";
import { planLimits } from "../../../domain/company-plan/company-plan.ts";
import { peopleFor } from "../../../domain/structures/people.ts";

const words = costCalculator.form;

interface Props {
  form: string;
  structure: StructureId;
  people: number;
  onChange: (people: number) => void;
}

const stepButton =
  "grid size-12 place-items-center rounded-sm border border-line-strong bg-sheet text-action hover:bg-action-wash disabled:border-line disabled:text-muted/60 disabled:hover:bg-sheet";

/** How many people sign; for an OPC that is settled: the owner, and the director whom an owner abroad appoints. */
export function PeopleField({ form, structure, people, onChange }: Props) {
  const fewest = structure === "opc" ? people : peopleFor(structure, 1);
  const most = structure === "opc" ? people : planLimits.people.max;
  const opcHint = people > 1 ? words.ownerAndDirector : words.onePerson;
  const label = `${form}-people-label`;
  const hint = `${form}-people-hint`;
  return (
    <fieldset aria-labelledby={label} aria-describedby={hint}>
      <p id={label} className="mb-1.5 text-sm font-strong">
        {words.people}
      </p>
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
          {structure === "opc" ? opcHint : words.peopleHint}
        </p>
      </div>
    </fieldset>
  );
}

import { listedPrices } from "../../content/plans.ts";
import type { PlanSet } from "../../content/schemas/plan.ts";
import { type StateCode, states } from "../../content/states.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { rupees } from "../../domain/india/money.ts";
import { stateName } from "../../domain/india/state-names.ts";
import { completePlan } from "../../domain/plan/complete.ts";
import { planCharges } from "../../domain/plans/plan-cost.ts";
import { withPlan } from "../plan/plan-links.ts";
import type { PlanState } from "../plan/usePlan.ts";
import { PlanCard } from "./PlanCard.tsx";
import { PlanSwitch } from "./PlanSwitch.tsx";

const aboutListedPrices = listedPrices.since
  ? `Listed prices since ${longDate(listedPrices.since)}.`
  : "Listed prices are samples.";

interface Props {
  set: PlanSet;
  planState: PlanState;
}

/** Starter, Standard and Pro of one structure, with totals for the state that the visitor chooses. */
export function PlanCards({ set, planState: { plan, change } }: Props) {
  const { structure, governmentCharge } = set;
  const choice = completePlan({ ...plan, structure });
  const { ledger, usual } = planCharges(structure, plan);
  const basis = usual ? governmentCharge.basis : describeBasis(ledger);
  const select = `${structure}-state`;
  return (
    <div className="group/plans">
      <p className="needs-script mb-3 flex items-center gap-3 md:mb-6 lg:mb-10">
        <label htmlFor={select} className="shrink-0 text-sm font-strong">
          Office in
        </label>
        <select
          id={select}
          value={choice.state}
          onChange={(event) => change({ state: event.target.value as StateCode }, "push")}
          className="select-arrow min-h-12 w-full min-w-0 rounded-sm border border-line-strong pl-3 text-base text-ink md:max-w-96"
        >
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <PlanSwitch set={set} chosen={plan.plan ?? "standard"} onChoose={(tier) => change({ plan: tier })} />
      <ul className="grid lg:grid-cols-3 lg:py-6">
        {set.plans.map((offer) => (
          <PlanCard key={offer.id} offer={offer} charges={ledger} basis={basis} plan={plan} />
        ))}
      </ul>
      <p className="mt-3 text-sm md:mt-6">
        <a className="link" href={withPlan("/cost-calculator", { ...plan, structure })}>
          Change capital or people in the calculator
        </a>
      </p>
      {governmentCharge.difference && <p className="mt-1.5 text-sm text-muted">{governmentCharge.difference}</p>}
      <p className="mt-1.5 text-sm text-muted">{aboutListedPrices}</p>
    </div>
  );
}

const describeBasis = ({ structure, state, capital, people }: ReturnType<typeof planCharges>["ledger"]): string => {
  const who = structure === "llp" ? "partner" : "person";
  const signing = people === 1 ? `one ${who}` : `${people} ${who === "person" ? "people" : "partners"}`;
  const amount = structure === "llp" ? "contribution" : "capital";
  return `Estimated for ${stateName(state)} at ${rupees(capital)} ${amount} with ${signing}`;
};

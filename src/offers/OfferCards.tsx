import { memo, useState } from "react";
import { listedPrices } from "../../content/offers/offers.ts";
import type { OfferSet } from "../../content/schemas/offer.ts";
import { type StateCode, states } from "../../content/states.ts";
import { exampleState, filledFromPlan } from "../../content/tools/filled-from-plan.ts";
import { exampleHint } from "../../domain/company-plan/cost.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { fromPlanText } from "../company-plan/PlanLines.tsx";
import { withPlan } from "../company-plan/plan-address.ts";
import type { CompanyPlanState } from "../company-plan/useCompanyPlan.ts";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { chargesFor } from "./charges.ts";
import { OfferCard } from "./OfferCard.tsx";
import { TierSwitch } from "./TierSwitch.tsx";

const aboutListedPrices = listedPrices.since && `Listed prices since ${longDate(listedPrices.since)}.`;

interface Props extends Pick<CompanyPlanState, "plan" | "brought" | "change"> {
  set: OfferSet;
  /** With the set's own heading; a page about one structure has another, and the state beside it. */
  headed?: boolean;
}

/** Starter, Standard and Pro of one structure, with totals for the state that the visitor chooses. */
export const OfferCards = memo(function OfferCards({ set, plan, brought, change, headed = false }: Props) {
  const { structure, heading, subtitle } = set;
  const { ledger, basis, difference } = chargesFor(set, plan);
  // One for all three: they are compared side by side.
  const [chargesOpen, setChargesOpen] = useState(false);
  const select = `${structure}-state`;

  function chooseState(state: StateCode) {
    // Whoever has chosen no structure yet looks at the totals of this one.
    change(plan.structure || plan.section8 ? { state } : { state, structure }, "push");
  }

  return (
    <div data-offers className="plans-on-paper">
      <div
        className={
          headed
            ? "mb-3 lg:mb-12 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-end lg:gap-x-12"
            : "mb-3 md:mb-6 lg:absolute lg:top-0 lg:right-10 lg:w-80 xl:w-96"
        }
      >
        {headed && (
          <div className="max-lg:mb-2">
            <h2 className="text-2xl lg:text-3xl">{heading}</h2>
            <p className="mt-1 max-w-prose text-muted max-md:text-sm lg:mt-2">{subtitle}</p>
          </div>
        )}
        <div className="needs-script">
          <p className="flex items-center gap-3">
            <label htmlFor={select} className="shrink-0 text-sm font-strong">
              Office in
            </label>
            <span className="select-frame w-full min-w-0 md:max-w-96">
              <select
                id={select}
                aria-describedby={`${select}-note`}
                value={plan.state ?? ""}
                onChange={(event) => chooseState(event.target.value as StateCode)}
                className="min-h-12 rounded-sm border border-line-strong pl-3 text-base text-ink"
              >
                {!plan.state && <option value="">{exampleState.choose}</option>}
                {states.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </select>
            </span>
          </p>
          <p id={`${select}-note`} className="figures mt-1 text-sm text-muted">
            {exampleHint(plan) ?? fromPlanText({ brought }, ["state", "capital", "people"]) ?? filledFromPlan.kept}
          </p>
        </div>
      </div>
      <TierSwitch set={set} chosen={plan.tier ?? "standard"} onChoose={(tier) => change({ tier })} />
      <ul className="grid lg:grid-cols-3 lg:py-6">
        {set.offers.map((offer) => (
          <OfferCard
            key={offer.tier}
            offer={offer}
            charges={ledger}
            basis={basis}
            difference={difference}
            plan={plan}
            chargesOpen={chargesOpen}
            onToggleCharges={setChargesOpen}
          />
        ))}
      </ul>
      <div className="mt-3 gap-x-8 md:mt-4 lg:flex lg:items-baseline lg:justify-between">
        <SampleCaption of="prices" />
        <p className="text-sm max-lg:mt-2">
          <a className="link" href={withPlan("/cost-calculator", { ...plan, structure })}>
            Change capital or people in the calculator
          </a>
        </p>
      </div>
      {aboutListedPrices && <p className="mt-1.5 text-sm text-muted">{aboutListedPrices}</p>}
    </div>
  );
});

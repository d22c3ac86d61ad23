import { memo, useDeferredValue, useEffect, useState } from "react";
import { listedPrices, offerSets } from "../../content/offers/offers.ts";
import type { Tier } from "../../content/offers/tiers.ts";
import type { StructureId } from "../../content/schemas/plain-lists.ts";
import type { OfferSet } from "../../content/schemas/structure.ts";
import { type StateCode, states } from "../../content/states.ts";
import { exampleState, filledFromPlan, otherResult } from "../../content/tools/plan-words.ts";
import { chosenState } from "../../domain/company-plan/company-plan.ts";
import { exampleHint } from "../../domain/company-plan/cost.ts";
import { longDate } from "../../domain/india/date-text.ts";
import { offerSet } from "../../domain/offers/offers.ts";
import { fromPlanText } from "../company-plan/PlanLines.tsx";
import { withPlan } from "../company-plan/plan-address.ts";
import { ResultNote } from "../company-plan/ResultNote.tsx";
import { type CompanyPlanState, useCompanyPlan } from "../company-plan/useCompanyPlan.ts";
import { SampleCaption } from "../ui/SampleMark.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { chargesFor } from "./charges.ts";
import { OfferCard } from "./OfferCard.tsx";

interface TierSwitchProps {
  set: OfferSet;
  chosen: Tier | undefined;
  onChoose: (tier: Tier) => void;
}

/** Below 1024 px: which of the cards below is shown. The style sheet follows the radio buttons, with or without script. */
const TierSwitch = ({ set: { structure, heading, offers }, chosen, onChoose }: TierSwitchProps) => (
  <fieldset className="relative z-10 mt-3 -mb-px md:mt-6 grid auto-cols-fr grid-flow-col lg:hidden">
    <legend className="sr-only">{heading}</legend>
    {offers.map(({ tier, name, popular }) => (
      <label
        key={tier}
        className="relative grid min-h-13 cursor-pointer place-content-center justify-items-center border border-line-strong/50 border-b-action bg-paper text-sm leading-tight font-strong text-muted not-first-of-type:-ml-px has-checked:z-10 has-checked:border-action has-checked:border-b-sheet has-checked:bg-sheet has-checked:text-action has-checked:before:absolute has-checked:before:inset-x-0 has-checked:before:top-0 has-checked:before:h-0.75 has-checked:before:bg-action has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-action forced-colors:has-checked:outline-2"
      >
        <input
          type="radio"
          name={`${structure}-plan`}
          value={tier}
          checked={tier === chosen}
          onChange={() => onChoose(tier)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {name}
        {popular && <span className="font-normal">Popular</span>}
      </label>
    ))}
  </fieldset>
);

const aboutListedPrices = listedPrices.since && `Listed prices since ${longDate(listedPrices.since)}.`;

interface Props extends Pick<CompanyPlanState, "plan" | "brought" | "change"> {
  set: OfferSet;
  /** With the set's own heading; a page about one structure has another, and the state beside it. */
  headed?: boolean;
}

/** The offers for one structure, with totals for the state that the visitor chooses. */
const OfferCards = memo(function OfferCards({ set, plan, brought, change, headed = false }: Props) {
  const { structure, heading, subtitle } = set;
  const { ledger, basis, difference } = chargesFor(set, plan);
  // One for all cards: they are compared side by side.
  const [chargesOpen, setChargesOpen] = useState(false);
  const select = `${structure}-state`;
  const chosen = set.offers.find(({ tier }) => tier === plan.tier) ?? set.offers.find(({ popular }) => popular);

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
            <h2 className="text-2xl">{heading}</h2>
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
                onChange={(event) => change(chosenState(plan, event.target.value as StateCode, structure), "push")}
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
      <TierSwitch set={set} chosen={chosen?.tier} onChoose={(tier) => change({ tier })} />
      <ul className="grid lg:auto-cols-fr lg:grid-flow-col lg:py-6">
        {set.offers.map((offer, place) => (
          <OfferCard
            key={offer.tier}
            offer={offer}
            place={place}
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

const structures = offerSets.map(({ structure }) => structure);

const [firstStructure = "private-limited"] = structures;

/** An address that names its offers by an anchor, such as `/pricing#llp`, becomes one that names them by the query. */
function useAnchorAddress() {
  useEffect(() => {
    const structure = structures.find((id) => location.hash === `#${id}`);
    if (!structure) return;
    const params = new URLSearchParams(location.search);
    if (!params.has("structure")) params.set("structure", structure);
    history.replaceState(history.state, "", `${location.pathname}?${params}`);
  }, []);
}

/** Three sets of offers, one open at a time: `/pricing?structure=llp` opens that tab. */
export function OfferTabs() {
  // Before the plan reads the address.
  useAnchorAddress();
  const { plan, brought, hydrated, change } = useCompanyPlan();
  // A tab opens at once; the cards and their links follow the plan a moment later.
  const planOfCards = useDeferredValue(plan);
  return (
    <>
      <div className="not-empty:mb-5">
        <ResultNote instead={otherResult.pricing} />
      </div>
      <Tabs
        label="Business structure"
        selected={plan.structure ?? firstStructure}
        hydrated={hydrated}
        // Moving along with the keys changes the address but leaves no trail of steps to go back through.
        onSelect={(structure, by) => change({ structure }, by === "click" ? "push" : "replace")}
        tabs={offerSets.map((set) => ({
          id: set.structure,
          label: set.tab,
          href: `${withPlan("/pricing", { ...plan, structure: set.structure })}${hydrated ? "" : `#${set.structure}`}`,
          panel: <OfferCards set={set} plan={planOfCards} brought={brought} change={change} headed />,
        }))}
      />
    </>
  );
}

/**
 * The offers for one structure, on its own page. In this file, so that both islands are one script: what only they use need
 * not be a file of its own.
 */
export function StructureOffers({ structure }: { structure: StructureId }) {
  const { plan, brought, change } = useCompanyPlan();
  return <OfferCards set={offerSet(structure)} plan={plan} brought={brought} change={change} />;
}

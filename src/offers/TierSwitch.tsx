import type { OfferSet } from "../../content/schemas/offer.ts";
import type { Tier } from "../../content/schemas/structure-id.ts";

interface Props {
  set: OfferSet;
  chosen: Tier;
  onChoose: (tier: Tier) => void;
}

/** Below 1024 px: which of the three cards below is shown. The style sheet follows the radio buttons, with or without script. */
export const TierSwitch = ({ set: { structure, heading, offers }, chosen, onChoose }: Props) => (
  <fieldset className="relative z-10 mt-3 -mb-px md:mt-6 grid grid-cols-3 lg:hidden">
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

import type { OfferSet } from "../../content/schemas/offer.ts";
import type { Tier } from "../../content/schemas/structure-id.ts";

interface Props {
  set: OfferSet;
  chosen: Tier;
  onChoose: (tier: Tier) => void;
}

/** Below 1024 px: which of the three cards below is shown. The style sheet follows the radio buttons, with or without script. */
export const TierSwitch = ({ set: { structure, heading, offers }, chosen, onChoose }: Props) => (
  <fieldset className="mt-4.5 mb-2 grid grid-cols-3 rounded-full border border-line-strong/60 bg-line/35 p-0.5 lg:hidden">
    <legend className="sr-only">{heading}</legend>
    {offers.map(({ tier, name, popular }) => (
      <label
        key={tier}
        className="relative grid min-h-11 cursor-pointer place-items-center rounded-full text-sm font-strong text-muted has-checked:bg-sheet has-checked:text-action has-checked:ring-1 has-checked:ring-action has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:outline-2"
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
        {popular && (
          <span className="absolute -top-3.5 rounded-full border border-action bg-sheet px-2 text-xs leading-4.5 font-strong text-action">
            Popular
          </span>
        )}
      </label>
    ))}
  </fieldset>
);

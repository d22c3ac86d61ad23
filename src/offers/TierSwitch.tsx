import type { OfferSet } from "../../content/schemas/offer.ts";
import type { Tier } from "../../content/schemas/structure-id.ts";

interface Props {
  set: OfferSet;
  chosen: Tier;
  onChoose: (tier: Tier) => void;
}

/** Below 1024 px: which of the three cards below is shown. The style sheet follows the radio buttons, with or without script. */
export const TierSwitch = ({ set: { structure, heading, offers }, chosen, onChoose }: Props) => (
  <fieldset className="mt-7 grid grid-cols-3 lg:hidden">
    <legend className="sr-only">{heading}</legend>
    {offers.map(({ tier, name, popular }) => (
      <label
        key={tier}
        className="relative grid min-h-12 cursor-pointer place-items-center border border-b-0 border-line-strong bg-paper text-base font-strong text-muted not-first-of-type:border-l-0 has-checked:bg-sheet has-checked:text-action has-checked:shadow-[inset_0_3px_0_var(--color-action)] has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:outline-2"
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
          <span className="absolute -top-2.5 rounded-full bg-action px-2 text-xs leading-5 font-strong text-sheet">
            Popular
          </span>
        )}
      </label>
    ))}
  </fieldset>
);

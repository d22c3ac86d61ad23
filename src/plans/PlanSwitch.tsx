import type { PlanSet } from "../../content/schemas/plan.ts";
import type { PlanTier } from "../../content/schemas/structure-id.ts";

interface Props {
  set: PlanSet;
  chosen: PlanTier;
  onChoose: (tier: PlanTier) => void;
}

/** Below 1024 px: which of the three cards below is shown. The style sheet follows the radio buttons, with or without script. */
export const PlanSwitch = ({ set: { structure, heading, plans }, chosen, onChoose }: Props) => (
  <fieldset className="grid grid-cols-3 lg:hidden">
    <legend className="sr-only">{heading}</legend>
    {plans.map(({ id, name, popular }) => (
      <label
        key={id}
        className="relative grid min-h-12 cursor-pointer place-items-center border border-b-0 border-line-strong bg-paper text-base font-strong text-muted not-first-of-type:border-l-0 has-checked:bg-sheet has-checked:text-action has-checked:shadow-[inset_0_3px_0_var(--color-action)] has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:outline-2"
      >
        <input
          type="radio"
          name={`${structure}-plan`}
          value={id}
          checked={id === chosen}
          onChange={() => onChoose(id)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        {name}
        {popular && (
          <span className="absolute -top-2.5 rounded-full bg-highlight px-2 text-xs leading-5 font-strong text-ink">
            Popular
          </span>
        )}
      </label>
    ))}
  </fieldset>
);

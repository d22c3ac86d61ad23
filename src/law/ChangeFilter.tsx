import type { LawChange } from "../../content/law/law-changes.ts";
import { whatsChanged } from "../../content/law/whats-changed.ts";
import { structureNames } from "../../content/schemas/plain-lists.ts";
import { isSelected, selections, selectionsShowing, structureChoices } from "../../domain/law-changes.ts";
import { groupBy } from "../../domain/lists.ts";

const { legend, everything, actionOnly } = whatsChanged.filter;
const labels = { all: everything, ...structureNames };

/** Put on what is left out where none of these changes is asked for; change-filter.css reads it. */
export const shownFor = (...changes: LawChange[]) => ({
  "data-shown-for": selectionsShowing(changes)
    .map(({ name }) => name)
    .join(" "),
});

/** How many of the changes are shown, for every selection; the page shows the one that holds. */
export function CountShown({
  changes,
  text = String,
}: {
  changes: readonly LawChange[];
  text?: (count: number) => string;
}) {
  const count = (selection: (typeof selections)[number]) =>
    changes.filter((change) => isSelected(change, selection)).length;
  return [...groupBy(selections, count)].map(([shown, same]) => (
    <span key={shown} data-shown-for={same.map(({ name }) => name).join(" ")}>
      {text(shown)}
    </span>
  ));
}

/** How many entries the list has, as it stands. */
export const EntryCount = ({ changes }: { changes: readonly LawChange[] }) => (
  <p role="status" className="figures font-strong">
    <CountShown
      changes={changes}
      text={(count) => (count === changes.length ? `${count} entries` : `${count} of ${changes.length} entries`)}
    />
  </p>
);

/** Two native controls; the styles of the page do the rest, so that it works without script. */
export const ChangeFilter = () => (
  <form className="no-print mt-3 flex flex-wrap items-center gap-x-6 md:mt-8 md:gap-y-3">
    <fieldset>
      <legend className="mb-2 text-sm font-strong max-md:sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {structureChoices.map((choice) => (
          <label
            key={choice}
            className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong/60 bg-sheet px-4 text-sm max-sm:px-3 font-strong hover:border-action has-checked:border-action has-checked:bg-action has-checked:text-sheet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-action forced-colors:has-checked:border-4"
          >
            <input
              type="radio"
              name="structure"
              value={choice}
              defaultChecked={choice === "all"}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {labels[choice]}
          </label>
        ))}
      </div>
    </fieldset>
    <label className="flex min-h-11 cursor-pointer items-center gap-3 self-end text-sm font-strong">
      <input type="checkbox" name="action" className="size-5 shrink-0 accent-action" />
      {actionOnly}
    </label>
  </form>
);

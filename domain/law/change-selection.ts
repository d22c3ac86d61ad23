import type { LawChange } from "../../content/law/law-changes.ts";
import { structureIds } from "../../content/schemas/plain-lists.ts";

/** The answers to 'Your structure' on the page of changes. */
export const structureChoices = ["all", ...structureIds] as const;
type StructureChoice = (typeof structureChoices)[number];

interface Selection {
  /** As the page's styles know it: 'llp', 'llp-to-do' */
  name: string;
  structure: StructureChoice;
  actionOnly: boolean;
}

/** Every pair of answers that a visitor can give. */
export const selections: readonly Selection[] = structureChoices.flatMap((structure) => [
  { name: structure, structure, actionOnly: false },
  { name: `${structure}-to-do`, structure, actionOnly: true },
]);

export const isSelected = (change: LawChange, { structure, actionOnly }: Selection): boolean =>
  (structure === "all" || !change.structures || change.structures.includes(structure)) &&
  (!actionOnly || change.actionNeeded === true);

/** The selections that show at least one of the changes. */
export const selectionsShowing = (changes: readonly LawChange[]): Selection[] =>
  selections.filter((selection) => changes.some((change) => isSelected(change, selection)));

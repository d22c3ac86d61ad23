import { type LawChange, type LawChangeId, lawChanges as records } from "../content/law/law-changes.ts";
import { structureIds } from "../content/schemas/plain-lists.ts";

/** Newest first; clarifications, which have no date of their own, come last in the order they were written. */
export const sortByDate = (changes: readonly LawChange[]): LawChange[] =>
  changes.toSorted((a, b) => (b.effective ?? "").localeCompare(a.effective ?? ""));

export const lawChanges: readonly LawChange[] = sortByDate(records);

const lawChangesById = new Map(lawChanges.map((change) => [change.id, change]));

/** An unknown id, as an article may name one, stops the build. */
export function lawChange(id: LawChangeId): LawChange {
  const found = lawChangesById.get(id);
  if (!found) throw new Error(`content/law/law-changes.ts has no record '${id}'`);
  return found;
}

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

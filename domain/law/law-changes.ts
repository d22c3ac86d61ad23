import type { LawChange } from "../../content/law/law-changes.ts";
import { type LawChangeId, lawChanges as records } from "../../content/law/law-changes.ts";

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

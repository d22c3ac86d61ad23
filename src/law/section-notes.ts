import type { LawChange, LawChangeId } from "../../content/law/law-changes.ts";
import { lawChange } from "../../domain/law-changes.ts";
import type { SectionNotes } from "./LawNotes.tsx";

export const lawsNamed = (items: readonly { laws?: readonly LawChangeId[] | undefined }[]): LawChangeId[] =>
  items.flatMap(({ laws = [] }) => laws);

/** The notes on the law of one section, each once, numbered in this order. */
export const sectionNotes = (section: string, ids: readonly LawChangeId[]): SectionNotes => ({
  section,
  changes: [...new Set(ids)].map((id): LawChange => lawChange(id)),
});

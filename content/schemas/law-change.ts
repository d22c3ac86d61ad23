import type { StructureId } from "./structure-id.ts";

export interface LawChange {
  id: string;
  /** 'change': the law changed. 'clarification': the figure still holds, but needs a caution beside it. */
  kind: "change" | "clarification";
  title: string;
  text: string;
  /** The old figure and the new one, where the text gives both: shown as a pair. */
  was?: string;
  now?: string;
  /** The structures it concerns; all three where none is named. */
  structures?: readonly StructureId[];
  /** A date known to the day, the month or only the year. */
  effective?: string;
  source: { name: string; url: `https://${string}` };
  /** The date up to which the sources could be read. */
  checkedUpTo: string;
  /** The reader has something to do: a form to use, a date to keep, a payment to change. The note is then highlighted. */
  actionNeeded?: true;
}

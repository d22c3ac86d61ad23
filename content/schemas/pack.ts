import type { Sourced } from "../sources/certainty.ts";
import type { PackId } from "./pack-id.ts";
import type { FormId } from "./structure-id.ts";

/** What a pack can be shown for: a form of business, or the Section 8 company, which is none of them. */
export type PackForm = FormId | "section-8";

/** One thing of a pack. It is said to everybody with the pack, or only with these answers, or only for these forms. */
interface Part extends Sourced {
  /** Any of these conditions; each names answers by question. */
  when?: readonly Readonly<Record<string, readonly string[]>>[];
  forms?: readonly PackForm[];
}

/** When something is due. Only what counts from the incorporation or comes every year has a date; the rest is said in words. */
export type PackDue =
  | { daysAfterIncorporation: number }
  /** Every year by this day, such as 06-30, first after the incorporation. */
  | { yearlyBy: string }
  | { inWords: string };

export interface PackContent {
  id: PackId;
  title: string;
  text: string;
  papers: readonly (Part & { title: string; text: string })[];
  /** The first one is what to do before anything else. */
  steps: readonly (Part & { text: string })[];
  /** A cost in words: where it depends on the case or has no checked figure, it says so. */
  costs: readonly (Part & { label: string; amount: string })[];
  dates: readonly (Part & { id: string; title: string; due: PackDue; text: string })[];
}

import { findingTexts } from "../../content/company-names/name-check-words.ts";
import type { FindingText, Level } from "../../content/schemas/company-names.ts";
import type { Status } from "../../content/sources/certainty.ts";
import { fill } from "../text.ts";
import type { Word } from "./name-parts.ts";

export interface Finding {
  id: string;
  level: Level;
  title: string;
  text: string;
  /** The clause, as it is cited. */
  rule: string;
  /** Whose approval is needed. */
  authority?: string | undefined;
  /** The words it is about, as typed. */
  words: readonly string[];
  /** Already put right in the full name. */
  fixed: boolean;
  note?: string | undefined;
  status: Status;
  sources: readonly string[];
  checkedUpTo: string;
}

/** How serious each level is. */
export const severity: Readonly<Record<Level, number>> = { block: 2, warn: 1, info: 0 };

const weight = ({ level, fixed }: Finding): number => (fixed ? -1 : severity[level]);

/** What stops the name first, what is already put right last. */
export const bySeverity = (a: Finding, b: Finding): number => weight(b) - weight(a);

/** A finding from its words in content/. */
export function finding(
  id: keyof typeof findingTexts,
  words: readonly string[] = [],
  values: Record<string, string> = {},
  fixed = false,
): Finding {
  const entry: FindingText = findingTexts[id];
  const all = { words: words.join(", "), ...values };
  return { ...entry, id, title: fill(entry.title, all), text: fill(entry.text, all), words, fixed };
}

/** The finding about these words, as typed; none without words. */
export function findingAbout(id: keyof typeof findingTexts, words: readonly (Word | string)[]): Finding[] {
  const typed = words.map((word) => (typeof word === "string" ? word : word.typed));
  return typed.length > 0 ? [finding(id, typed)] : [];
}

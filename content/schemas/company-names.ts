import type { Sourced } from "../sources/certainty.ts";
import { structureIds } from "./plain-lists.ts";

/** What a name can be checked for: the structures of the tools, and a Section 8 company, which the other tools do not have. */
export const nameKinds = [...structureIds, "section-8"] as const;
export type NameKind = (typeof nameKinds)[number];

/** block: the name will be refused as it is. warn: expect a question. info: allowed, good to know. */
export type Level = "block" | "warn" | "info";

/** Phrases are lower case words, as they are compared: hyphens and dots separate words. */
export interface WordRule extends Sourced {
  id: string;
  phrases: readonly string[];
  /** Words of Indian languages in Latin letters, found in other spellings as well: aayog and ayog. */
  hindi?: readonly string[];
  /** Letters; those that are words too only when typed in capitals: WHO, not 'who'. */
  letters?: readonly string[];
  level: Level;
  /** What is needed to use the word. */
  need: string;
  authority?: string;
  /** The clause, as it is cited. */
  rule: string;
  /** A question by its sound as well, as every word that is refused: Phinance. */
  bySound?: boolean;
  /** Only for these; for all if missing. */
  structures?: readonly NameKind[];
  /** LLP rule 18 has the same bar, and is cited first for an LLP. */
  llpRule18?: boolean;
  /** Only together with one of these words. */
  together?: readonly string[];
  /** Beside one of these words the phrase means something else, and less happens. */
  otherSense?: { level: Level; need: string; beside: Readonly<Record<string, readonly string[]>> };
  /** Only as the last word. */
  last?: boolean;
}

export interface FindingText extends Sourced {
  level: Level;
  title: string;
  text: string;
  rule: string;
}

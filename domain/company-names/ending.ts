import { nameEndings, section8Endings } from "../../content/company-names/name-check-words.ts";
import type { NameKind } from "../../content/schemas/company-names.ts";
import { tidy } from "./tokens.ts";

/** Endings people type, longest first. They count only at the end: 'Limited Edition Foods' has none. */
const endings = [
  /[\s,(]+limited liability partnership\)?$/i,
  /[\s,(]+l\.?l\.?p\.?\)?$/i,
  /[\s,]+\(?o\.?p\.?c\.?\)?[\s,]+(private|pvt\.?|\(p\)|p\.?)[\s,]+(limited|ltd\.?)$/i,
  /[\s,]+(private|pvt\.?|\(p\)|\(pvt\.?\)|p\.)[\s,]*(limited|ltd\.?)$/i,
  /[\s,]+(limited|ltd\.?|private|pvt\.?|\(p\)|\(?opc\)?)$/i,
];

const abbreviated = /\b(pvt|ltd)\b|\(p\)|\bp\.\s|l\.l\.p/i;

export interface SplitName {
  /** What the founder chose, without a legal ending. */
  base: string;
  /** The ending as typed, if there was one. */
  ending: string | null;
  abbreviated: boolean;
}

export function splitEnding(name: string): SplitName {
  const text = ` ${tidy(name)}`;
  for (const pattern of endings) {
    const match = text.match(pattern);
    if (!match) continue;
    const base = text.slice(0, match.index).trim();
    const ending = match[0].trim();
    return { base, ending, abbreviated: abbreviated.test(` ${ending} `) };
  }
  return { base: text.trim(), ending: null, abbreviated: false };
}

/** Whether a typed ending is the one of this structure, written in full. */
export const isOwnEnding = (structure: NameKind, ending: string): boolean => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim();
  const accepted = structure === "llp" ? ["llp", "limited liability partnership"] : [plain(nameEndings[structure])];
  return accepted.includes(plain(ending));
};

export const withEnding = (base: string, structure: NameKind): string => `${base} ${nameEndings[structure]}`.trim();

/** Whether the last words are those of a Section 8 company, in the singular or plural. */
export const hasSection8Ending = (base: string): boolean =>
  section8Endings.some((ending) => new RegExp(`(^|[^a-z])${ending.replace(/s$/, "")}s?$`, "i").test(base));

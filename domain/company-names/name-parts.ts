import { nameEndings, section8Endings } from "../../content/company-names/name-check-words.ts";
import { continents, foreignCities, foreignCountries, indianPlaces } from "../../content/company-names/places.ts";
import type { NameKind } from "../../content/schemas/company-names.ts";
import { states } from "../../content/states.ts";

/** Longer input is cut: no name is near this long, and every check stays quick. */
const longestInput = 400;

/** One line of text: compatibility forms resolved, control characters and repeated spaces removed. */
export const tidy = (name: string): string =>
  name
    .slice(0, longestInput)
    .normalize("NFKC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const withoutAccents = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");

/** Lower case letters and figures only; other scripts keep their letters and vowel signs. */
export const bare = (text: string): string =>
  /^[a-z0-9]*$/.test(text) ? text : withoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{M}\p{N}]/gu, "");

export interface Word {
  /** As typed. */
  typed: string;
  /** As compared. */
  text: string;
}

/** The words of a name. Hyphens, dots and other marks separate words; an apostrophe does not. */
export function wordsIn(name: string): Word[] {
  const matches = tidy(name)
    .replace(/['’]/g, "")
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return (matches ?? []).map((typed) => ({ typed, text: bare(typed) })).filter(({ text }) => text !== "");
}

/** A phrase written as one word counts from this length on: 'redcross'. */
export const shortestJoined = 7;

/** Whether a name of several words is typed all in capitals, so that capitals say nothing. */
export const isShouted = (words: readonly Word[]): boolean =>
  words.length > 1 && words.every(({ typed }) => typed === typed.toUpperCase());

/** Where a phrase of one or more words begins in a list of words; -1 if nowhere. */
export function findPhrase(words: readonly string[], phrase: readonly string[], from = 0): number {
  for (let start = from; start + phrase.length <= words.length; start += 1) {
    if (phrase.every((word, offset) => words[start + offset] === word)) return start;
  }
  return -1;
}

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

type PlaceKind = "india" | "continent" | "country" | "city";

const phrases = (names: readonly string[], kind: PlaceKind) => names.map((name) => ({ words: name.split(" "), kind }));

/** Longer names first, so that New Delhi is found before Delhi. */
const places = [
  ...phrases(indianPlaces, "india"),
  ...phrases(
    states.map(({ name }) => name.toLowerCase()),
    "india",
  ),
  ...phrases(continents, "continent"),
  ...phrases(foreignCountries, "country"),
  ...phrases(foreignCities, "city"),
].sort((a, b) => b.words.length - a.words.length);

const placesByFirstWord = new Map<string | undefined, typeof places>();
for (const place of places) {
  const first = place.words[0];
  placesByFirstWord.set(first, [...(placesByFirstWord.get(first) ?? []), place]);
}

export interface FoundPlace {
  kind: PlaceKind;
  start: number;
  length: number;
}

/** The places in a list of words, without overlaps. */
export function findPlaces(words: readonly string[]): FoundPlace[] {
  const found: FoundPlace[] = [];
  for (let start = 0; start < words.length; ) {
    const here = placesByFirstWord.get(words[start]) ?? [];
    const place = here.find((candidate) => candidate.words.every((word, offset) => words[start + offset] === word));
    if (place) found.push({ kind: place.kind, start, length: place.words.length });
    start += place?.words.length ?? 1;
  }
  return found;
}

/** Without 'India', and without the 'of' of 'of India'. */
export function withoutPlaces(words: readonly string[]): string[] {
  const found = findPlaces(words);
  const isPlace = (index: number) => found.some(({ start, length }) => index >= start && index < start + length);
  return words.filter((word, index) => !isPlace(index) && !(word === "of" && isPlace(index + 1)));
}

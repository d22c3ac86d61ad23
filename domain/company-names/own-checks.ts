import { hindiToEnglish } from "../../content/company-names/comparison-words.ts";
import {
  descriptiveWords,
  hangingWords,
  indianTradeWords,
  ordinaryWords,
  originWords,
  overusedWords,
  praiseWords,
  shopEndings,
} from "../../content/company-names/descriptive-words.ts";
import { acceptedSymbols, nameLengths, section8Endings } from "../../content/company-names/name-check-words.ts";
import { insteadWords } from "../../content/company-names/name-roots.ts";
import type { NameKind } from "../../content/schemas/company-names.ts";
import { type Finding, finding, findingAbout } from "./findings.ts";
import { findPlaces, type Word, wordsIn } from "./name-parts.ts";
import { hindiKey, plainSpelling, singular, soundKey } from "./word-forms.ts";

const descriptive = new Set([...descriptiveWords, ...praiseWords, ...originWords]);
const indianTrades = new Set(indianTradeWords.map(hindiKey));
const overused = new Set(overusedWords);
const plain = new Set([
  ...ordinaryWords,
  ...hangingWords,
  ...section8Endings,
  ...Object.values(insteadWords),
  ...Object.keys(hindiToEnglish),
  ...Object.values(hindiToEnglish),
]);
export const connecting: ReadonlySet<string> = new Set(["and", "of", "the", "a", "an", "for", "in", "ka", "ke", "ki"]);
/** Letters that need no explanation. */
const titles = new Set(["dr", "mr", "mrs", "ms", "st", "sri"]);

/** What a word may be made from: 'plan' for Planners, 'bake' for Bakery, 'decoration' for Decorators. */
function stems(word: string): string[] {
  const stem = word.match(/^(.{3,}?)(er|or|ing|ery|ory|ment|ation|ant|ancy|(?<=.{5})al)$/)?.[1];
  return stem && !connecting.has(stem) ? [stem, `${stem}e`, `${stem}ion`, stem.replace(/(.)\1$/, "$1")] : [];
}

export const isDescriptive = ({ text }: Word): boolean =>
  indianTrades.has(hindiKey(text)) ||
  [text, singular(text), ...stems(singular(text))].some((form) => descriptive.has(form));

const isPlain = ({ text }: Word): boolean => plain.has(text) || plain.has(singular(text));

/** A trade, a place or an everyday word: never the misspelling of a mark. */
export const isListedWord = (word: Word): boolean =>
  isDescriptive(word) || isPlain(word) || overused.has(word.text) || findPlaces([word.text]).length > 0;

const addsNothing = (word: Word): boolean =>
  isDescriptive(word) || connecting.has(word.text) || overused.has(word.text) || /^\p{N}+$/u.test(word.text);

function outsidePlaces(words: readonly Word[]): Word[] {
  const places = findPlaces(words.map(({ text }) => text));
  return words.filter((_, index) => !places.some(({ start, length }) => index >= start && index < start + length));
}

/** The words that make the name the founder's own: no trade, no place, no praise. */
const distinctiveWords = (words: readonly Word[]): Word[] =>
  outsidePlaces(words).filter((word) => !addsNothing(word) && (word === words[0] || !shopEndings.includes(word.text)));

/** Endings of ordinary English words: Helpers, Lending. */
const englishEnding = /(ers?|ings?|tions?|ments?|ness|ity|ances?|ences?|able|ful|ships?)$/;

/** Whether a word is left that could only be this founder's: not Reserve, Lakshmi or Small. */
export const hasOwnWord = (words: readonly Word[]): boolean =>
  distinctiveWords(words).some((word) => !isPlain(word) && !englishEnding.test(word.text));

/** Whether two names stand on the same word: Patelkraft Hardware and Patelkraft Tools. */
export function sharesRoot(first: readonly Word[], second: readonly Word[]): boolean {
  const roots = (words: readonly Word[]) =>
    distinctiveWords(words)
      .filter(({ text }) => text.length >= 4)
      .map(({ text }) => soundKey(plainSpelling(singular(text))));
  const others = new Set(roots(second));
  return roots(first).some((root) => others.has(root));
}

const typedAt = (words: readonly Word[], start: number, length: number): string =>
  words
    .slice(start, start + length)
    .map(({ typed }) => typed)
    .join(" ");

export function placeFindings(words: readonly Word[]): Finding[] {
  const places = findPlaces(words.map(({ text }) => text));
  const covered = places.reduce((total, { length }) => total + length, 0);
  const connectors = words.filter(({ text }) => connecting.has(text)).length;
  const findings: Finding[] = [];
  if (places.length > 0 && covered + connectors >= words.length) findings.push(finding("place-only"));

  const foreign = places.filter(({ kind }) => kind === "country" || kind === "city");
  if (foreign.length === 0) return findings;
  const typed = foreign.map(({ start, length }) => typedAt(words, start, length));
  const withIndia = words.some(({ text }) => text === "india" || text === "indian" || text === "indo");
  const country = foreign.some(({ kind }) => kind === "country");
  return [...findings, finding(withIndia && country ? "india-and-country" : "foreign-place", typed)];
}

/** Every word describes the trade, praises it, names a place, is on very many names or only connects. */
export function descriptiveFindings(words: readonly Word[]): Finding[] {
  const first = words[0];
  const begins = first && words.length > 1 && overused.has(first.text) ? [finding("overused", [first.typed])] : [];
  if (distinctiveWords(words).length > 0) return begins;
  const outside = outsidePlaces(words).filter(({ text }) => !connecting.has(text));
  const common = outside.filter((word) => overused.has(word.text) && !isDescriptive(word));
  if (common.length > 0) return findingAbout("overused-only", common);
  if (outside.every(({ text }) => /^\p{N}+$/u.test(text))) return findingAbout("numbers-only", outside);
  if (!outside.some((word) => isDescriptive(word) || shopEndings.includes(word.text))) return begins;
  return findingAbout(
    "descriptive",
    words.filter(({ text }) => !connecting.has(text)),
  );
}

/** One or two initials before a surname need no meaning: K R Iyer Metals. */
function isBeforeSurname(letters: string, rest: string): boolean {
  const next = wordsIn(rest)[0];
  return (
    wordsIn(letters).length <= 2 && next !== undefined && next.text.length > 2 && distinctiveWords([next]).length > 0
  );
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** 'Xyz', 'AAA': letters in the order of the alphabet, or one again and again. */
const isSpelledOut = (text: string): boolean =>
  (text.length >= 3 && alphabet.includes(text)) || /^([a-z])\1+$/.test(text);

/** Letters that spell no word: dotted or spaced single letters, capitals among small letters, or no vowel at all. */
function initialsIn(base: string, words: readonly Word[]): string[] {
  const shouting = base === base.toUpperCase() && words.length > 1;
  const dotted = [...base.matchAll(/(?<![\p{L}\p{N}])(?:\p{L}[.\s]+){2,}\p{L}?\.?(?![\p{L}\p{N}])/gu)]
    .filter((match) => !isBeforeSurname(match[0], base.slice(match.index + match[0].length)))
    .map(([letters]) => letters);
  // A letter alone says nothing: 'X', 'Q Foods'. Beside a word of one's own it is an initial.
  const isBare = distinctiveWords(wordsIn(base)).every(({ text }) => text.length === 1);
  const dottedWords = new Set(dotted.flatMap((letters) => wordsIn(letters).map(({ typed }) => typed)));
  const plain = words
    .filter(({ typed, text }) => {
      if (dottedWords.has(typed)) return false;
      if (isSpelledOut(text)) return true;
      if (/^[a-z]$/.test(text)) return isBare;
      if (!/^[a-z]{2,5}$/.test(text) || isDescriptive({ typed, text }) || titles.has(text)) return false;
      const capitals = typed === typed.toUpperCase() && !shouting && text.length <= 4;
      return capitals || !/[aeiouy]/.test(text);
    })
    .map(({ typed }) => typed);
  return [...dotted.map((letters) => letters.trim()), ...plain];
}

export function initialsFindings(base: string, words: readonly Word[]): Finding[] {
  return findingAbout("initials", initialsIn(base, words));
}

export function bracketFindings(base: string, structure: NameKind): Finding[] {
  const inside = base
    .match(/\(([^()]+)\)$/)?.[1]
    ?.trim()
    .toLowerCase();
  if (structure !== "llp" || !inside) return [];
  const words = inside.split(/\s+/);
  const place = findPlaces(words)[0];
  return place && place.length === words.length ? [finding("llp-place-in-brackets", [inside])] : [];
}

export function lengthFindings(fullName: string): Finding[] {
  const length = [...fullName].length;
  if (length > nameLengths.stopAbove) return [finding("too-long", [], { length: String(length) })];
  return length > nameLengths.warnAbove ? [finding("long", [], { length: String(length) })] : [];
}

/** Runs of characters that the form may refuse, such as other scripts and emoji. */
const refusedCharacters = new RegExp(`[^A-Za-z0-9 ${acceptedSymbols.replace(/[-\\\]]/g, "\\$&")}]+`, "gu");

export const acceptedOnly = (text: string): string => text.replace(refusedCharacters, " ");

export function characterFindings(base: string): Finding[] {
  const symbols = [...acceptedSymbols].filter((symbol) => base.includes(symbol));
  const refused = [...new Set(base.match(refusedCharacters))];
  return [...findingAbout("symbols", symbols), ...findingAbout("characters", refused.slice(0, 12))];
}

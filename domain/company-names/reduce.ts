import {
  articles,
  domainWords,
  hindiToEnglish,
  legalEndings,
  letterNames,
  numberWords,
  oldIgnoredWords,
  tradeFamilies,
} from "../../content/company-names/comparison-words.ts";
import type { practiceWords, rule8Clauses } from "../../content/company-names/name-check-words.ts";
import { bare, findPlaces, tidy, withoutPlaces, wordsIn } from "./name-parts.ts";
import { lookUp, plainSpelling, presentTense, singular, soundKey } from "./word-forms.ts";

/**
 * A clause of rule 8(2); `old`: the small words that were disregarded before 2019; `trade`: trade words of one family;
 * `length`: long and short vowels; `parts`: the order of the parts of one word.
 */
export type Clause = (typeof rule8Clauses)[number]["clause"] | keyof typeof practiceWords;

/** A step never leaves a name without words. */
const unlessEmpty = (before: string[], after: string[]): string[] => (after.length > 0 ? after : before);

const removeAll = (words: string[], list: readonly string[]): string[] =>
  unlessEmpty(
    words,
    words.filter((word) => !list.includes(bare(word))),
  );

function withoutEndings(words: string[]): string[] {
  const left = [...words];
  const endings: readonly string[] = legalEndings;
  for (;;) {
    const last = bare(left.at(-1) ?? "");
    const stripped = left.length < words.length;
    // '(P) Ltd' leaves a single p, '& Co' or 'and Company' an 'and'.
    const remainder = stripped && (last === "p" || last === "and" || last === "");
    if (!endings.includes(last) && !remainder) break;
    left.pop();
    if (left.length === 0) return words;
  }
  return left;
}

/** 'A' beside another single letter is an initial, not an article. */
function withoutArticles(words: string[]): string[] {
  const isLetter = (word: string | undefined) => word !== undefined && bare(word).length === 1;
  const kept = words.filter((word, index) => {
    const list: readonly string[] = articles;
    if (!list.includes(bare(word))) return true;
    return bare(word) === "a" && (isLetter(words[index - 1]) || isLetter(words[index + 1]));
  });
  return unlessEmpty(words, kept);
}

function withoutNumbers(words: string[]): string[] {
  const list: readonly string[] = numberWords;
  const kept = words
    .filter((word) => !list.includes(bare(word)))
    .map((word) => word.replace(/\p{N}+/gu, ""))
    .filter((word) => bare(word) !== "");
  return unlessEmpty(words, kept);
}

/** Runs of two or more spoken or single letters become one word: 'Bee Kay' and 'B.K.' are both 'bk'. */
function spokenLetters(words: string[]): string[] {
  const result: string[] = [];
  let run: { word: string; letter: string }[] = [];
  const flush = () => {
    if (run.length >= 2) result.push(run.map(({ letter }) => letter).join(""));
    else result.push(...run.map(({ word }) => word));
    run = [];
  };
  for (const word of words) {
    const plain = bare(word);
    const letter = /^[a-z]$/.test(plain) ? plain : lookUp(letterNames, plain);
    if (letter) run.push({ word, letter });
    else {
      flush();
      result.push(word);
    }
  }
  flush();
  return result;
}

const isHindi = (word: string): boolean => lookUp(hindiToEnglish, bare(word)) !== undefined;

const families = new Map(tradeFamilies.flatMap((line) => line.split(" ").map((word, _, all) => [word, all[0]!])));
const tradeFamily = (word: string): string => families.get(word) ?? families.get(singular(word)) ?? word;
const shortVowels = (word: string): string => word.replace(/([aeiou])\1+/g, "$1");

/** Both names, with everything disregarded that the clauses name. Places count only if one name has none. */
export function reducePair(names: readonly [string, string], clauses: ReadonlySet<Clause>): [string[], string[]] {
  const reduceStart = (typed: string): string[] => {
    const name = (clauses.has("f") && typed.replace(/(?<=\w)\.(co\.)?in(?![\p{L}\p{N}])/giu, "")) || typed;
    let words = clauses.has("c") ? wordsIn(name).map(({ text }) => text) : tidy(name).toLowerCase().split(" ");
    if (clauses.has("f")) words = removeAll(words, domainWords);
    return words;
  };
  const started = names.map(reduceStart);
  // A translation counts only if it is complete: two words or more, and none left that the other name does not have.
  const translate = (words: string[], other: readonly string[]) => {
    const chosen = withoutEndings(words);
    const isComplete =
      chosen.filter(isHindi).length > 1 && chosen.every((word) => isHindi(word) || other.includes(word));
    return isComplete ? chosen.map((word) => lookUp(hindiToEnglish, bare(word)) ?? word) : words;
  };
  const translated = clauses.has("j")
    ? started.map((words, index) => translate(words, started[1 - index] ?? []))
    : started;
  const dropPlaces = clauses.has("k") && translated.some((words) => findPlaces(words.map(bare)).length === 0);

  const reduceEnd = (start: string[]): string[] => {
    let words = start;
    if (dropPlaces) words = unlessEmpty(words, withoutPlaces(words.map(bare)));
    if (clauses.has("a")) words = withoutEndings(words);
    if (clauses.has("old")) words = removeAll(words, oldIgnoredWords);
    if (clauses.has("h")) words = withoutArticles(words);
    if (clauses.has("l")) words = withoutNumbers(words);
    if (clauses.has("i")) words = removeAll(words, ["of"]);
    if (clauses.has("e")) words = spokenLetters(words);
    const forms = [
      clauses.has("trade") && tradeFamily,
      clauses.has("length") && shortVowels,
      clauses.has("b") && singular,
      clauses.has("d") && presentTense,
      clauses.has("i") && plainSpelling,
      clauses.has("e") && soundKey,
    ].filter((form) => form !== false);
    return words.map((word) => forms.reduce((text, form) => form(text), word));
  };
  const [first = [], second = []] = translated.map(reduceEnd);
  return [first, second];
}

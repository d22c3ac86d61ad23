import { irregularPlurals, irregularTenses, spellings } from "../../content/company-names/comparison-words.ts";

/** Own properties only: a name may contain the word 'constructor'. */
export const lookUp = (table: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** Clause (b). Words of three letters or fewer keep their s: SMS is not the plural of SM. */
export function singular(word: string): string {
  const listed = lookUp(irregularPlurals, word);
  if (listed) return listed;
  if (word.length < 4 || !word.endsWith("s") || /[sui]s$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(ss|x|zz|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Clause (d). */
export function presentTense(word: string): string {
  const stem = word.match(/^(.+?)(ing|ed)$/)?.[1];
  const isRegular = stem && stem.length >= 3 && /[aeiouy]/.test(stem) && !word.endsWith("eed");
  const regular = lookUp(irregularTenses, word) ?? (isRegular ? stem : word);
  // 'trading' and 'trade', 'planning' and 'plan' meet in one form.
  return regular.length >= 4 ? regular.replace(/([^aeiouls])\1$/, "$1").replace(/e$/, "") : regular;
}

/** Clause (i). */
export function plainSpelling(word: string): string {
  const listed = lookUp(spellings, word);
  if (listed) return listed;
  if (word.length < 6) return word.replace(/tre$/, "ter");
  return word
    .replace(/our(s|ed|ing|ful|able)?$/, "or$1")
    .replace(/isation(s)?$/, "ization$1")
    .replace(/ise(s|d|r|rs)?$/, "ize$1")
    .replace(/tre(s)?$/, "ter$1")
    .replace(/ogue(s)?$/, "og$1")
    .replace(/ae/g, "e");
}

/** Clause (e): a key of how a word sounds. Vowels stay, so that Disc and Disco differ. */
export const soundKey = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/ight/g, "ite")
    .replace(/tion/g, "sion")
    .replace(/ai/g, "e")
    .replace(/qu(?=[aeio])(?!e$)/g, "kv")
    .replace(/que$|ck|ch|kh|c|q/g, "k")
    .replace(/^x(?=[aeiouy])/, "s")
    .replace(/^x/, "eks")
    .replace(/x/g, "ks")
    .replace(/sh|z/g, "s")
    .replace(/w/g, "v")
    .replace(/([bdgjkpt])h/g, "$1")
    .replace(/ee|ea|ie|y/g, "i")
    .replace(/oo|ou/g, "u")
    .replace(/(.)\1+/g, "$1");

/**
 * How a word of an Indian language is found in other spellings: aayog and ayog, bima and beema, yojana and yojan. An h is
 * never dropped, so that Bhima is not bima.
 */
export function hindiKey(word: string): string {
  const key = word
    .replace(/aa/g, "a")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/(.)\1+/g, "$1")
    .replace(/(.{5,})a$/, "$1");
  return key.length >= 4 ? key : word;
}

/** What two words have between their common beginning and their common end. */
function between(first: string, second: string) {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first[first.length - 1 - end] === second[second.length - 1 - end]) end += 1;
  return { parts: [first.slice(start, first.length - end), second.slice(start, second.length - end)] as const, end };
}

const atMostOne = (parts: readonly [string, string]): boolean => parts.every((part) => part.length <= 1);

/** At most one letter changed, added or removed. */
export const oneLetterOff = (first: string, second: string): boolean => atMostOne(between(first, second).parts);

const isSwap = ([a, b]: readonly [string, string]): boolean =>
  a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];

/** At most one letter changed, added, removed or swapped with its neighbour. */
export function oneEditApart(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  const { parts } = between(first, second);
  return atMostOne(parts) || isSwap(parts);
}

/** One edit apart inside the word rather than at its end, for words of five letters or more. */
export function oneLetterApart(first: string, second: string): boolean {
  if (first === second || Math.min(first.length, second.length) < 5) return false;
  return between(first, second).end > 0 && oneEditApart(first, second);
}

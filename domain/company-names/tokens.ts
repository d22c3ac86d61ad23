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

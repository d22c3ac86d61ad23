import { processTerm, tokenize } from "./terms.ts";

const termsOf = (text: string) => tokenize(text).map(processTerm);

/** The first sentence of some texts that has every word of a search. */
export const sentenceWith = (search: string, texts: readonly string[]): string | undefined => {
  const wanted = termsOf(search);
  return texts
    .flatMap((text) => text.split(/(?<=[.?]) (?=[A-Z])/))
    .find((sentence) => {
      const terms = new Set(termsOf(sentence));
      return wanted.every((term) => terms.has(term));
    });
};

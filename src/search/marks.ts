import { processTerm, tokenize } from "./terms.ts";

/** How the part of a text that was looked for looks. */
export const markClass = "bg-action/12 text-inherit";

/** A piece of a text, and whether it is what was looked for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where the terms that were found begin and end. Found words that follow each other are one part. */
export function markerFor(terms: readonly string[]): (text: string) => TextPart[] {
  const found = new Set(terms);
  const fits = (word: string) => tokenize(word).some((token) => found.has(processTerm(token)));
  return (text) => {
    const parts: TextPart[] = [];
    for (const piece of text.split(/([\p{L}\p{N}\-'’]+)/u).filter(Boolean)) {
      const isMatch = fits(piece);
      const [before, last] = parts.slice(-2);
      if (isMatch && before?.isMatch && last?.text === " ")
        parts.splice(-2, 2, { text: `${before.text} ${piece}`, isMatch });
      else if (last && !last.isMatch && !isMatch) last.text += piece;
      else parts.push({ text: piece, isMatch });
    }
    return parts;
  };
}

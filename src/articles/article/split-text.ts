/** About as many words as fit, with their tables and drawings, in 10,000 px of a phone. */
const wordsShown = 1350;

const countWords = (html: string): number =>
  html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export interface SplitText {
  shown: string;
  /** What is read on request on narrow screens; empty where everything is short enough. */
  rest: string;
  sectionsInRest: number;
}

/** Splits an article's HTML before the first section that would make it too long for a phone. At least two sections are shown. */
export function splitText(html: string, limit = wordsShown): SplitText {
  const starts = [...html.matchAll(/<h2\b/g)].map(({ index }) => index);
  const at = starts.findIndex((_, section) => section > 1 && countWords(html.slice(0, starts[section + 1])) > limit);
  const from = starts[at];
  if (from === undefined) return { shown: html, rest: "", sectionsInRest: 0 };
  return { shown: html.slice(0, from), rest: html.slice(from), sectionsInRest: starts.length - at };
}

import { searchSubjects } from "../../content/search.ts";
import { termsOf } from "./engine.ts";

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Short names, such as PAN or RUN, are words of their own in other cases. */
const flags = (wordings: readonly string[]) => (wordings.some((wording) => /^[A-Z]{2,4}$/.test(wording)) ? "" : "i");

const subjects = searchSubjects.map((wordings) => ({
  wordings,
  pattern: new RegExp(`(?<![\\w-])(${wordings.map(quote).join("|")})(?![\\w])`, flags(wordings)),
}));

/** Every wording of the subjects that a text mentions. */
export const wordsFor = (text: string): string =>
  subjects.flatMap(({ wordings, pattern }) => (pattern.test(text) ? wordings : [])).join(" ");

interface TextSection {
  id: string;
  text: string;
}

/** The parts of an article's Markdown under its second-level headings, by the id that each heading names. */
export const readSections = (markdown: string): TextSection[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const id = /^.*\{ ?#([\w-]+) ?\}/.exec(part)?.[1];
      return id ? [{ id, text: part }] : [];
    });

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

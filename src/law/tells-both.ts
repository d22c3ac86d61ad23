import type { LawChange } from "../../content/schemas/law-change.ts";

/** Figures whole, '1,50,000', and words, without what stands between them. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\d[\d,.]*\d|\d|\p{L}+/gu) ?? [];

/** Whether the title itself says what was and what is now, so that nothing is left to add to it. */
export function tellsBoth({ title, was, now }: Pick<LawChange, "title" | "was" | "now">): boolean {
  if (!was || !now) return false;
  const told = new Set(wordsOf(title));
  return wordsOf(`${was} ${now}`).every((word) => told.has(word));
}

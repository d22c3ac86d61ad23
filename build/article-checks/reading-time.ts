/** How fast a careful reader goes through text with figures in it. */
const wordsPerMinute = 200;

const frontMatter = /^---\n[\s\S]*?\n---\n/;

/** Words a reader meets in MDX source: prose, headings, lists and table cells; not syntax, components or addresses. */
export function countWords(mdx: string): number {
  const text = mdx
    .replace(frontMatter, "")
    .replace(/^(import|export) .*$/gm, " ")
    .replace(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g, " ")
    .replace(/\{\s*#[\w-]+\s*\}/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/\]\([^)]*\)/g, "] ");
  return text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
}

/** Whether the minutes are true: texts with an owner's figures in them are a few words longer or shorter for each owner. */
export const isTrueReadTime = (minutes: number, words: number): boolean =>
  Math.abs(words / wordsPerMinute - minutes) <= 0.75;

export const minutesToRead = (words: number): number => Math.round(words / wordsPerMinute);

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

export const minutesToRead = (words: number): number => Math.round(words / wordsPerMinute);

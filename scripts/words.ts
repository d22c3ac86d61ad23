/** Lists every article's words beside its read time, and says which time would be true. */

import { readArticleFiles } from "../build/article-checks/figures.ts";
import { countWords, minutesToRead } from "../build/article-checks/reading-time.ts";

for (const { slug, frontMatter, body } of readArticleFiles()) {
  const faq = frontMatter.match(/^faq:\n([\s\S]*?)(?=^\w|$(?![\s\S]))/m)?.[1] ?? "";
  const words = countWords(body) + countWords(faq.replace(/^ +(- )?[qa]: /gm, ""));
  const stated = Number(frontMatter.match(/^readTime: (\d+)/m)?.[1]);
  const actual = minutesToRead(words);
  const verdict = stated === actual ? "" : `  is ${actual}`;
  console.log(`${String(words).padStart(5)} words  ${String(stated).padStart(2)} min  ${slug}${verdict}`);
}

import { parseDocument } from "yaml";
import type { OwnArticleHead } from "../../content/schemas/own-article.ts";

/** The file of an article with another head and body. What else stands in its head, comments too, stays where it is. */
export function writeArticle(written: string | null, head: Partial<OwnArticleHead>, body: string): string {
  const [, before = ""] = written?.replaceAll("\r\n", "\n").match(/^\uFEFF?---\n([\s\S]*?)\n---\n/) ?? [];
  const lines = parseDocument(before);
  for (const [key, value] of Object.entries(head))
    if (value === undefined) lines.delete(key);
    else if (JSON.stringify(lines.getIn([key])) !== JSON.stringify(value)) lines.set(key, value);
  return `---\n${lines.toString({ lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

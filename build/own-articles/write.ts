import { isMap, parseDocument } from "yaml";

/** The file of an article with another head and body. Comments and the order of what stays in its head are kept. */
export function writeArticle(written: string | null, head: Readonly<Record<string, unknown>>, body: string): string {
  const [, before = ""] = written?.replaceAll("\r\n", "\n").match(/^\uFEFF?---\n([\s\S]*?)\n---\n/) ?? [];
  const lines = parseDocument(before);
  const found: Record<string, unknown> = isMap(lines.contents) ? lines.toJS() : {};
  for (const key of Object.keys(found)) if (head[key] === undefined) lines.delete(key);
  for (const [key, value] of Object.entries(head))
    if (value !== undefined && JSON.stringify(found[key]) !== JSON.stringify(value)) lines.set(key, value);
  return `---\n${lines.toString({ lineWidth: 0 })}---\n\n${body.trim()}\n`;
}

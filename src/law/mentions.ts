/** A page and the source of its text, in which notes of law are named by their ids. */
export interface PageSource {
  path: string;
  title: string;
  source: string;
}

export type PageLink = Omit<PageSource, "source">;

/** Where a note of law is shown: the pages whose source names its id, each once, in the order given. */
export function findMentions(id: string, pages: readonly PageSource[]): PageLink[] {
  const named = new RegExp(`["']${id}["']`);
  const found = new Map<string, string>();
  for (const { path, title, source } of pages) if (named.test(source)) found.set(path, title);
  return [...found].map(([path, title]) => ({ path, title }));
}

/** A page and the source of its words, in which notes of law are named by their ids. */
export interface Mentioner {
  path: string;
  title: string;
  source: string;
}

/** Where a note of law is shown: the pages whose words name its id, each once, in the order given. */
export function mentionsOf(id: string, mentioners: readonly Mentioner[]): Omit<Mentioner, "source">[] {
  const named = new RegExp(`["']${id}["']`);
  const found = new Map<string, string>();
  for (const { path, title, source } of mentioners) if (named.test(source)) found.set(path, title);
  return [...found].map(([path, title]) => ({ path, title }));
}

import { identity } from "./facts.ts";

interface Link {
  label: string;
  href: `/${string}`;
}

const isShown = (href: string): boolean => !identity.hiddenArticles.some((slug) => href === `/articles/${slug}`);

/** Without links to articles that the owner hides; undefined where none is left. */
export function shownLinks(links: readonly Link[]): readonly Link[] | undefined {
  const shown = links.filter(({ href }) => isShown(href));
  return shown.length > 0 ? shown : undefined;
}

/** The article, or the page that tells the same in short. */
export const articleOr = (article: `/articles/${string}`, page: `/${string}`): `/${string}` =>
  isShown(article) ? article : page;

/** A text in Markdown, with the words of a link alone where it leads to a hidden article. */
export const withoutHiddenLinks = (text: string): string =>
  text.replace(
    /(?<!!)\[([^\]]{1,500})\]\((\/articles\/[a-z0-9-]+)(?:#[^)\s]*)?\)/g,
    (link, words: string, href: string) => (isShown(href) ? link : words),
  );

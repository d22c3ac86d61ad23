interface DatedArticle {
  slug: string;
  publishDate: string;
}

/** Newest first; articles of one day in the order of their slugs, so that the order never changes by chance. */
export const newestFirst = <Article extends DatedArticle>(articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => b.publishDate.localeCompare(a.publishDate) || a.slug.localeCompare(b.slug));

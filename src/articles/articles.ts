import { type CollectionEntry, getCollection } from "astro:content";
import { authorName } from "../../content/schemas/article-categories.ts";
import { type ArticleSummary, sortArticles } from "./listing/listing.ts";

export const articleSummary = ({ id, data }: CollectionEntry<"articles">): ArticleSummary => ({
  slug: id,
  title: data.title,
  excerpt: data.excerpt,
  category: data.category,
  author: authorName(data.author),
  publishDate: data.publishDate,
  reviewedOn: data.reviewedOn,
  readTime: data.readTime,
  tags: data.tags,
  featured: data.featured,
});

/** The listing's articles, newest first. */
export const listedArticles = async (): Promise<ArticleSummary[]> =>
  sortArticles((await getCollection("articles", ({ data }) => data.listed)).map(articleSummary));

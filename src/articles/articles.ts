import { type CollectionEntry, getCollection } from "astro:content";
import type { Article } from "../../content/schemas/article.ts";
import { authorName, isDesk } from "../../content/schemas/plain-lists.ts";
import { absolute, faqPage, type JsonLdNode, organisationId } from "../head/json-ld.ts";
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

/** The article and its questions, as search engines read them. */
export function articleJsonLd(slug: string, article: Article, origin: string): JsonLdNode[] {
  const address = absolute(`/articles/${slug}`, origin);
  const organisation = organisationId(origin);
  return [
    {
      "@type": "Article",
      "@id": `${address}#article`,
      headline: article.title,
      description: article.description,
      image: absolute(`/og/articles/${slug}.png`, origin),
      datePublished: article.publishDate,
      dateModified: article.reviewedOn,
      author: isDesk(article.author)
        ? { "@type": "Organization", name: authorName(article.author), parentOrganization: organisation }
        : { "@type": "Person", name: article.author, worksFor: organisation },
      publisher: organisation,
      mainEntityOfPage: { "@id": address },
      articleSection: article.category,
      keywords: article.tags.join(", "),
      timeRequired: `PT${article.readTime}M`,
      inLanguage: "en-IN",
      citation: article.sources.map(({ url }) => url),
    },
    ...(article.faq.length > 0 ? [faqPage(article.faq)] : []),
  ];
}

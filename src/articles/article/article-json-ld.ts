import type { Article } from "../../../content/schemas/article.ts";
import { authorName, isDesk } from "../../../content/schemas/article-categories.ts";
import { absolute, faqPage, type JsonLdNode, organisationId } from "../../head/json-ld.ts";

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

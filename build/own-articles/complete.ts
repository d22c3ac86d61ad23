import { knowledgeHub } from "../../content/articles/knowledge-hub.ts";
import type { Article } from "../../content/schemas/article.ts";
import { countWords, minutesToRead } from "../article-checks/reading-time.ts";
import type { OwnArticle } from "./own-articles.ts";

/** The tool that helps most with what a category is about. */
const tools: Record<Article["category"], Article["tool"]> = {
  "Company Registration": "cost",
  "Legal Compliance": "calendar",
  "Startup Guides": "structure",
  "Tax & Accounting": "calendar",
  "Business Strategy": "name",
  "Funding & Investment": "term-sheet",
};

/**
 * An article of the owner with what comes by itself; the loader finds the related ones among all articles. Apart from
 * own-articles.ts, which judges the owner's folder: this loads what the folder says already.
 */
export function completeArticle({ head, body }: OwnArticle): Article {
  const { title, summary, author, date, category, updated, tags } = head;
  return {
    title,
    description: summary.length <= 165 ? summary : `${summary.slice(0, 164).replace(/\s+\S*$/, "")}…`,
    excerpt: summary,
    category,
    label: category,
    author,
    publishDate: date,
    reviewedOn: updated ?? date,
    readTime: Math.max(1, minutesToRead(countWords(body))),
    tags: tags ?? [category],
    aliases: [],
    featured: false,
    listed: true,
    related: [],
    tool: tools[category],
    cta: { ...knowledgeHub.article.ownCall, pricing: [...knowledgeHub.article.ownCall.pricing] },
    faq: [],
    sources: [],
  };
}

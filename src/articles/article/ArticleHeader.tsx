import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { authorName } from "../../../content/schemas/plain-lists.ts";
import { usLongDate } from "../../../domain/india/date-text.ts";
import { articleArt, artMiddle } from "../../../drawings/article-art.ts";
import { Badge } from "../../ui/Badge.tsx";

/** An article's opening: its own picture, what it is, who wrote it and when. */
export function ArticleHeader({ slug, article }: { slug: string; article: Article }) {
  return (
    <header className="relative overflow-clip border-b border-line">
      <svg aria-hidden="true" focusable="false" data-article-art className="article-art no-print">
        <svg
          viewBox={artMiddle}
          overflow="visible"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing from a seed; nothing in it comes from a visitor
          dangerouslySetInnerHTML={{ __html: articleArt(slug, article.category) }}
        />
      </svg>
      <div className="page-width relative pt-30 pb-5 md:pt-32 md:pb-12 print:pt-0">
        <div className="md:max-w-[58%] lg:max-w-[42rem]">
          <p className="no-print">
            <a
              href="/articles"
              className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 text-sm font-strong text-action hover:underline"
            >
              <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {knowledgeHub.article.back}
            </a>
          </p>
          <p className="mt-1 lg:mt-4">
            <Badge tone="action">{article.label}</Badge>
          </p>
          <dl className="figures mt-3 flex flex-wrap gap-x-2 text-sm text-muted lg:mt-4 [&>div:not(:last-child)]:after:pl-2 [&>div:not(:last-child)]:after:content-['·']">
            <Fact term="First published">
              <time dateTime={article.publishDate}>{usLongDate(article.publishDate)}</time>
            </Fact>
            <Fact term="Length">{`${article.readTime} min read`}</Fact>
            <Fact term="Written by">{authorName(article.author)}</Fact>
            <Fact term="Updated" shown>
              <time dateTime={article.reviewedOn}>{usLongDate(article.reviewedOn)}</time>
            </Fact>
          </dl>
          <h1 className="mt-3 text-3xl lg:mt-4">{article.title}</h1>
          <p className="mt-3 max-w-text text-muted md:text-balance lg:mt-5 lg:text-lg">{article.excerpt}</p>
          <ArticleTags article={article} />
        </div>
      </div>
    </header>
  );
}

function ArticleTags({ article: { tags, tagsShown } }: { article: Article }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2 lg:mt-6">
      {tags.slice(0, tagsShown ?? tags.length).map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** What it is need not be said of most. */
const Fact = ({ term, shown = false, children }: { term: string; shown?: boolean; children: ReactNode }) => (
  <div>
    <dt className={shown ? "mr-1 inline" : "sr-only"}>{term}</dt>
    <dd className="inline">{children}</dd>
  </div>
);

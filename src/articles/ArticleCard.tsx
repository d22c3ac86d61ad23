import type { ListingCategory } from "../../content/schemas/plain-lists.ts";
import { usLongDate } from "../../domain/india/date-text.ts";
import type { ArticleSummary } from "./listing/listing.ts";

/** The ink of a category's pictures, for its name. As classes: a card in an island does not load the drawings. */
export const categoryText: Record<ListingCategory, string> = {
  "Company Registration": "text-action",
  "Legal Compliance": "text-alert",
  "Startup Guides": "text-good",
  "Tax & Accounting": "text-[#7a4a0c]",
  "Business Strategy": "text-[#6b2a7a]",
  "Funding & Investment": "text-[#155e75]",
};

interface Props {
  article: ArticleSummary;
  /** `lead` lies down on wide screens: picture at the side, larger words. */
  look?: "card" | "lead";
  heading?: "h3" | "h4";
}

/** An article on a card; on phones a ruled row with the middle of its picture, unless it leads. The whole card is the link; its title is the link's name. */
export function ArticleCard({ article, look = "card", heading: Heading = "h3" }: Props) {
  const lead = look === "lead";
  return (
    <article
      className={`group relative flex h-full border-line transition-colors ${lead ? "flex-col border bg-sheet hover:border-line-strong lg:grid lg:grid-cols-2" : "max-sm:gap-4 max-sm:border-b max-sm:py-4 sm:flex-col sm:border sm:bg-sheet sm:hover:border-line-strong"}`}
    >
      <div
        className={`overflow-hidden border-line bg-paper ${lead ? "border-b lg:border-r lg:border-b-0" : "max-sm:size-18 max-sm:shrink-0 max-sm:border sm:border-b"}`}
      >
        <img
          src={`/art/${article.slug}.svg`}
          alt=""
          width="960"
          height="480"
          loading="lazy"
          decoding="async"
          className={`w-full object-cover transition-transform duration-300 group-hover:scale-[1.03] ${lead ? "aspect-2/1 lg:aspect-auto lg:h-full lg:min-h-80" : "max-sm:aspect-square sm:aspect-2/1"}`}
        />
      </div>
      <div
        className={
          lead ? "flex grow flex-col p-5 md:p-6 lg:justify-center lg:p-10" : "grow sm:flex sm:flex-col sm:p-5 md:p-6"
        }
      >
        <p className={`text-sm font-strong ${categoryText[article.category]}`}>{article.category}</p>
        <Heading
          className={
            lead
              ? "mt-2 text-xl max-lg:leading-snug lg:text-3xl"
              : "text-lg leading-snug max-sm:mt-0.5 sm:mt-2 sm:text-xl"
          }
        >
          <a
            href={`/articles/${article.slug}`}
            className="after:absolute after:inset-0 group-hover:text-action focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
          >
            {article.title}
          </a>
        </Heading>
        <p className={`mt-3 text-muted ${lead ? "text-sm lg:mt-4 lg:text-lg" : "text-sm max-sm:hidden"}`}>
          {article.excerpt}
        </p>
        <p className={`figures text-sm text-muted ${lead ? "mt-auto pt-4 lg:mt-0" : "max-sm:mt-1 sm:mt-auto sm:pt-4"}`}>
          <time dateTime={article.publishDate}>{usLongDate(article.publishDate)}</time>
          {` · ${article.readTime} min read`}
        </p>
      </div>
    </article>
  );
}

import { usLongDate } from "../../domain/india/date-text.ts";
import type { ArticleSummary } from "./listing/listing.ts";

interface Props {
  article: ArticleSummary;
  /** `lead` lies down on wide screens: picture at the side, larger words. */
  look?: "card" | "lead";
  heading?: "h3" | "h4";
}

/** An article on a card; on phones a row with the middle of its picture in the corner, unless it leads. The whole card is the link; its title is the link's name. */
export function ArticleCard({ article, look = "card", heading: Heading = "h3" }: Props) {
  const lead = look === "lead";
  return (
    <article
      className={`group relative flex h-full border border-line bg-sheet transition-colors hover:border-line-strong ${lead ? "flex-col lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" : "sm:flex-col"}`}
    >
      <div
        className={`overflow-hidden border-line bg-paper ${lead ? "border-b lg:border-r lg:border-b-0" : "max-sm:mt-5 max-sm:ml-4 max-sm:size-20 max-sm:shrink-0 max-sm:border sm:border-b"}`}
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
        className={`flex grow flex-col ${lead ? "p-5" : "p-4 sm:p-5"} md:p-6 ${lead ? "lg:justify-center lg:p-10" : ""}`}
      >
        <p className="text-sm font-strong text-action">{article.category}</p>
        <Heading
          className={`mt-2 ${lead ? "text-xl max-lg:leading-snug lg:text-2xl" : "text-lg leading-snug sm:text-xl"}`}
        >
          <a
            href={`/articles/${article.slug}`}
            className="after:absolute after:inset-0 group-hover:text-action focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-action"
          >
            {article.title}
          </a>
        </Heading>
        <p className={`mt-3 text-muted ${lead ? "text-sm lg:text-base" : "text-sm max-sm:line-clamp-2"}`}>
          {article.excerpt}
        </p>
        <p className={`figures pt-4 text-sm text-muted ${lead ? "mt-auto lg:mt-0" : "mt-auto"}`}>
          {article.readTime} min read
          <span className={lead ? "" : "max-sm:hidden"}>
            {" · Updated "}
            <time dateTime={article.reviewedOn}>{usLongDate(article.reviewedOn)}</time>
          </span>
        </p>
      </div>
    </article>
  );
}

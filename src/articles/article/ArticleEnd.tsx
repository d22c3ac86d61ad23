import { Link2, Mail, MessageCircle } from "lucide-react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import type { Article } from "../../../content/schemas/article.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { ClosingCall } from "../../ui/ClosingCall.tsx";
import { Faq } from "../../ui/Disclosure.tsx";
import { ArticleCard } from "../ArticleCard.tsx";
import type { ArticleSummary } from "../listing/listing.ts";

const copy = knowledgeHub.article;

export const questionsId = "founder-questions";
export const sourcesId = "sources";

export const ArticleQuestions = ({ faq }: Pick<Article, "faq">) =>
  faq.length > 0 && (
    <section aria-labelledby={questionsId} className="article-questions mt-16">
      <h2 id={questionsId} className="text-2xl">
        {copy.questions}
      </h2>
      <div className="mt-6">
        <Faq questions={faq} />
      </div>
    </section>
  );

export const ArticleSources = ({ sources }: Pick<Article, "sources">) =>
  sources.length > 0 && (
    <section aria-labelledby={sourcesId} className="mt-16 text-sm">
      <h2 id={sourcesId} className="text-xl">
        {copy.sources}
      </h2>
      <p className="mt-2 text-muted">{copy.sourcesIntro}</p>
      <ul className="mt-3 border-t border-line">
        {sources.map(({ name, url }) => (
          <li key={url + name} className="border-b border-line py-2.5">
            <a href={url} target="_blank" rel="noopener" className="link link-external">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose text-sm text-muted">{copy.tail}</p>
    </section>
  );

export const ArticleCallToAction = ({ cta }: Pick<Article, "cta">) => (
  <ClosingCall scene="street-homes" heading={cta.heading} text={cta.text}>
    <ButtonLink look="highlight" href="/contact">
      {cta.contact}
    </ButtonLink>
    {cta.pricing.map((label) => (
      <ButtonLink key={label} look="onDark" href="/pricing">
        {label}
      </ButtonLink>
    ))}
  </ClosingCall>
);

export const RelatedArticles = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <section
    id="related"
    aria-labelledby="related-heading"
    className="no-print section-space border-t border-line bg-paper-deep"
  >
    <div className="page-width">
      <h2 id="related-heading" className="text-2xl">
        {copy.related}
      </h2>
      <ul className="mt-8 grid max-sm:border-t max-sm:border-ink sm:gap-6 md:grid-cols-2 lg:gap-8">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const icon = { "aria-hidden": true, className: "size-4.5 shrink-0", strokeWidth: 1.5 } as const;
const action = "inline-flex min-h-11 items-center gap-1.5 font-strong text-action underline-offset-4 hover:underline";

/** Ways to pass an article on. Copying needs script; share.client.ts shows its button. */
export const ShareLinks = ({ title, address }: { title: string; address: string }) => (
  <p className="no-print mt-10 flex flex-wrap items-center gap-x-6 border-y border-line text-sm" data-share>
    <span className="text-muted max-sm:w-full max-sm:pt-3">{copy.share.label}</span>
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
      target="_blank"
      rel="noopener"
      className={action}
    >
      <MessageCircle {...icon} />
      WhatsApp<span className="sr-only"> (opens in a new tab)</span>
    </a>
    <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`} className={action}>
      <Mail {...icon} />
      {copy.share.mail}
    </a>
    <button
      type="button"
      hidden
      data-copy={address}
      data-copied={copy.share.copied}
      data-refused={copy.share.refused}
      className={action}
    >
      <Link2 {...icon} />
      <span role="status">{copy.share.copy}</span>
    </button>
  </p>
);

import { useEffect, useMemo, useRef, useState } from "react";
import { knowledgeHub } from "../../../content/articles/knowledge-hub.ts";
import { fill } from "../../../domain/text.ts";
import { Elsewhere } from "../../search/Elsewhere.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { useAddressState } from "../../ui/useAddressState.ts";
import { ArticleCard } from "../ArticleCard.tsx";
import {
  type ArticleSummary,
  type CategoryChoice,
  categoryChoices,
  everyCategory,
  firstView,
  type ListingState,
  type ListingView,
  listingAddress,
  listingFile,
  listingView,
  pageAddress,
  pageSize,
  withFilter,
} from "./listing.ts";

/** With no more articles than this, what the whole site has is shown too. */
const littleFound = 3;

interface Props {
  /** All of them, or those of the built page where there are many. */
  articles: readonly ArticleSummary[];
  total: number;
  /** Which page of the listing was built. */
  page?: number;
  /** The latest day on which one of them was. */
  updated: string;
}

/** All articles, as soon as they are read; undefined until then. */
function useAllArticles({ articles, total }: Props) {
  const [all, setAll] = useState(articles.length === total ? articles : undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (all || failed) return;
    const leaving = new AbortController();
    fetch(listingFile, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject()))
      .then(setAll, () => leaving.signal.aborted || setFailed(true));
    return () => leaving.abort();
  }, [all, failed]);
  return { all, failed, tryAgain: () => setFailed(false) };
}

/** What the built page shows, while only its own articles are known. */
const builtView = (articles: readonly ArticleSummary[], total: number, page: number): ListingView => ({
  ...listingView(articles, firstView),
  ...(page > 1 && { featured: [], others: [...articles] }),
  total,
  page,
  pages: Math.ceil(total / pageSize),
  from: (page - 1) * pageSize + 1,
  to: (page - 1) * pageSize + articles.length,
});

/** The knowledge hub's list. The built page holds ten articles and links to the other pages. */
export function ArticleListing(props: Props) {
  const { articles, total, page: builtPage = 1, updated } = props;
  const format = useMemo(() => listingAddress(builtPage), [builtPage]);
  const { state, setState } = useAddressState(format);
  const { all, failed, tryAgain } = useAllArticles(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useRef<HTMLInputElement>(null);
  /** What the address asks for is not what the page was built with. */
  const isUnread = !all && JSON.stringify(state) !== JSON.stringify({ ...firstView, page: builtPage });
  const view = all || isUnread ? listingView(all ?? [], state) : builtView(articles, total, builtPage);
  const empty = !isUnread ? knowledgeHub.empty : failed ? knowledgeHub.failed : knowledgeHub.loading;
  const count = isUnread ? "" : countText(view);

  function changeQuery(query: string) {
    // The first letter makes a step to come back from; the ones after it belong to the same search.
    setState(withFilter(state, { query }), state.query ? "replace" : "push");
  }

  function turnTo(page: number) {
    setState({ ...state, page }, "push");
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
    heading.current?.focus({ preventScroll: true });
  }

  function clear() {
    setState(firstView, "push");
    search.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <search className="needs-script block border-y border-line bg-sheet">
        <div className="page-width py-5 lg:py-6">
          <Filters
            state={state}
            count={count}
            search={search}
            onQuery={changeQuery}
            onCategory={(category) => setState(withFilter(state, { category }), "push")}
          />
        </div>
      </search>
      <section id="articles" aria-labelledby="articles-heading" className="page-width pt-6 pb-16 md:pb-24">
        <h2 id="articles-heading" ref={heading} tabIndex={-1} className="sr-only">
          {knowledgeHub.results}
        </h2>
        {/* With the count beside the search, the date stands across from the first heading. */}
        <div className="figures flex flex-wrap justify-between gap-x-6 text-sm text-muted lg:float-right lg:pt-8 lg:pb-4">
          <Count className="lg:hidden">{count}</Count>
          <p>{fill(knowledgeHub.updated, { date: updated })}</p>
        </div>
        {view.featured.length > 0 && (
          <>
            <h3 className="mt-6 mb-5 text-2xl">{knowledgeHub.featured}</h3>
            <ul className="grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8">
              {view.featured.map((article, index) => (
                <li key={article.slug} className={index === 0 ? "lg:col-span-3" : ""}>
                  <ArticleCard article={article} heading="h4" look={index === 0 ? "lead" : "card"} />
                </li>
              ))}
            </ul>
            <h3 className="mt-10 mb-5 text-2xl sm:mt-16">{knowledgeHub.more}</h3>
          </>
        )}
        {view.total > 0 ? (
          <ul
            className={`grid max-sm:border-t max-sm:border-ink sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 lg:gap-8 ${view.featured.length ? "" : "mt-6"}`}
          >
            {view.others.map((article) => (
              <li key={article.slug}>
                <ArticleCard article={article} heading={view.featured.length ? "h4" : "h3"} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-6 border border-line bg-sheet px-6 py-16 text-center">
            <h3 className="text-2xl">{empty.heading}</h3>
            <p className="mt-2 text-muted">{empty.text}</p>
            <Button look="outline" className="mt-6" onClick={failed ? tryAgain : clear}>
              {failed ? knowledgeHub.failed.again : knowledgeHub.search.clear}
            </Button>
          </div>
        )}
        {view.pages > 1 && <Pagination state={state} view={view} onTurn={all && turnTo} />}
      </section>
      {state.query.trim() && view.total <= littleFound && (
        <Elsewhere
          query={state.query}
          leftOut={[...view.featured, ...view.others].map(({ slug }) => `/articles/${slug}`)}
        />
      )}
    </>
  );
}

const countText = ({ total, from, to }: ListingView) =>
  total === 0 ? "0 articles" : `Showing ${from} to ${to} of ${total} ${total === 1 ? "article" : "articles"}`;

const Count = ({ className, children }: { className: string; children: string }) => (
  <p role="status" className={`needs-script ${className}`}>
    {children}
  </p>
);

function Filters({
  state,
  count,
  search,
  onQuery,
  onCategory,
}: {
  state: ListingState;
  count: string;
  search: React.RefObject<HTMLInputElement | null>;
  onQuery: (query: string) => void;
  onCategory: (category: CategoryChoice) => void;
}) {
  return (
    <form
      action="/articles"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-6 gap-y-4 lg:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <div>
        <label htmlFor="articles-q" className="mb-1.5 block text-sm font-strong">
          {knowledgeHub.search.label}
        </label>
        <SearchField
          ref={search}
          id="articles-q"
          placeholder={knowledgeHub.search.placeholder}
          value={state.query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <Count className="figures self-end text-sm leading-12 text-muted max-lg:hidden">{count}</Count>
      <fieldset className="min-w-0 lg:col-span-2">
        <legend className="mb-1.5 text-sm font-strong lg:sr-only">{knowledgeHub.categoriesLabel}</legend>
        <div className="flex [scrollbar-width:none] gap-2 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:flex-wrap">
          {categoryChoices.map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={state.category === category}
              onClick={({ currentTarget }) => {
                currentTarget.scrollIntoView({ inline: "center", block: "nearest" });
                onCategory(category);
              }}
              className="min-h-11 shrink-0 rounded-full border border-line-strong/60 px-4 text-sm font-strong whitespace-nowrap text-ink transition-colors hover:border-action hover:text-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-sheet"
            >
              {category === everyCategory ? knowledgeHub.all : category}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** Links to the built pages, which work without JavaScript; with it, and all articles read, they turn in place. */
function Pagination({
  state,
  view: { page, pages },
  onTurn,
}: {
  state: ListingState;
  view: ListingView;
  onTurn: ((page: number) => void) | undefined;
}) {
  const turn = (to: number, rel: "prev" | "next", label: string) => (
    <a
      className={buttonClass("outline", "aria-disabled:opacity-60")}
      {...(to < 1 || to > pages
        ? { role: "link", "aria-disabled": true }
        : {
            rel,
            href: pageAddress(to, state),
            onClick: (event) => {
              if (!onTurn || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onTurn(to);
            },
          })}
    >
      {label}
    </a>
  );
  return (
    <nav
      aria-label={knowledgeHub.pagination.label}
      className="mt-12 flex items-center justify-between gap-4 border-t border-line pt-6"
    >
      {turn(page - 1, "prev", knowledgeHub.pagination.previous)}
      <p className="figures text-sm text-muted">
        Page {page} of {pages}
      </p>
      {turn(page + 1, "next", knowledgeHub.pagination.next)}
    </nav>
  );
}

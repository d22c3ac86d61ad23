import { type ListingCategory, listingCategories } from "../../../content/schemas/plain-lists.ts";
import { newestFirst } from "../../../domain/lists.ts";

/** What the listing knows of an article. */
export interface ArticleSummary {
  slug: string;
  title: string;
  excerpt: string;
  category: ListingCategory;
  author: string;
  publishDate: string;
  /** When it was last brought up to date. */
  reviewedOn: string;
  readTime: number;
  tags: readonly string[];
  featured: boolean;
}

export const pageSize = 10;

export const everyCategory = "All";
export type CategoryChoice = typeof everyCategory | ListingCategory;
export const categoryChoices: readonly CategoryChoice[] = [everyCategory, ...listingCategories];

export interface ListingState {
  query: string;
  category: CategoryChoice;
  page: number;
}

export const firstView: ListingState = { query: "", category: everyCategory, page: 1 };

/** Newest first; articles of one day in the order of their slugs, so that the order never changes by chance. */
export const sortArticles = (articles: readonly ArticleSummary[]): ArticleSummary[] =>
  newestFirst(
    articles,
    ({ publishDate }) => publishDate,
    ({ slug }) => slug,
  );

export function matches(article: ArticleSummary, { query, category }: Omit<ListingState, "page">): boolean {
  const wanted = query.trim().toLowerCase();
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  return (
    (category === everyCategory || article.category === category) &&
    (holds(article.title) || holds(article.excerpt) || article.tags.some(holds))
  );
}

export interface ListingView {
  /** Articles set apart at the top; only in the first view of everything. */
  featured: ArticleSummary[];
  /** The page's other articles. */
  others: ArticleSummary[];
  total: number;
  page: number;
  pages: number;
  /** Which of the matches this page shows, counted from 1; 0 when there is none. */
  from: number;
  to: number;
}

/** One page of what matches. Every article of a page is shown once: featured ones move up, none is repeated. */
export function listingView(articles: readonly ArticleSummary[], state: ListingState): ListingView {
  const found = sortArticles(articles.filter((article) => matches(article, state)));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(Math.max(1, state.page), pages);
  const start = (page - 1) * pageSize;
  const shown = found.slice(start, start + pageSize);
  const apart = page === 1 && !state.query.trim() && state.category === everyCategory;
  return {
    featured: apart ? shown.filter((article) => article.featured) : [],
    others: apart ? shown.filter((article) => !article.featured) : shown,
    total: found.length,
    page,
    pages,
    from: shown.length ? start + 1 : 0,
    to: start + shown.length,
  };
}

/** A change of search or category starts again on page 1. */
export const withFilter = (state: ListingState, change: Partial<Pick<ListingState, "query" | "category">>) => ({
  ...state,
  ...change,
  page: 1,
});

/** The listing's state as the address holds it; the view that the built page has, page 1 or a later one, adds nothing to it. */
export const listingAddress = (builtPage = 1) => {
  const usualPage = (query: string, category: string) => (query || category !== everyCategory ? 1 : builtPage);
  return {
    parse(params: URLSearchParams): ListingState {
      const query = params.get("q") ?? "";
      const category = categoryChoices.find((choice) => choice === params.get("category")) ?? everyCategory;
      const page = Number(params.get("page"));
      return { query, category, page: Number.isSafeInteger(page) && page > 0 ? page : usualPage(query, category) };
    },
    write({ query, category, page }: ListingState, params: URLSearchParams): void {
      for (const key of ["q", "category", "page"]) params.delete(key);
      if (query) params.set("q", query);
      if (category !== everyCategory) params.set("category", category);
      if (page !== usualPage(query, category)) params.set("page", String(page));
    },
  };
};

/** Where a page of the listing is found: pages of all articles are built, for visitors without JavaScript and for search engines. */
export function pageAddress(page: number, { query, category }: Omit<ListingState, "page"> = firstView): string {
  if (!query && category === everyCategory) return page === 1 ? "/articles" : `/articles/page/${page}`;
  const params = new URLSearchParams();
  listingAddress().write({ query, category, page }, params);
  return `/articles?${params}`;
}

/** Up to so many summaries are in the page itself; the rest of a longer list is read from a file of its own. */
export const mostInPage = 30;
export const listingFile = "/articles/all.json";
